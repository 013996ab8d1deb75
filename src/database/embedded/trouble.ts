/** What the system's errors about files mean for the operator. */

/** Does work on files; what the system refuses is thrown as a sentence that says which file, why, and what to do. */
export async function inWords<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sentence = explain(cause);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

/** Whether a write failed because the disk, or what its owner may take of it, is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** The same in PostgreSQL's words, also where it only tells another program's story. */
export const saysFull = (output: string): boolean =>
  /no space left on device|disk quota exceeded|check free disk space/i.test(output);

export const noRoom = (path: string) =>
  `There is no room left at ${path}. Make room there, or set DATA_DIR to a directory that has some.`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

function explain(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || (path === undefined && !isFull(error))) return undefined;
  return sentences[code]?.(path ?? `the data directory (${syscall})`);
}

const sentences: Record<string, (path: string) => string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (path) =>
    `${path} can't be written: its file system is read-only. Make it writable, or set DATA_DIR to another directory.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOTDIR: (path) =>
    `${path} can't be used: it is a file, or below one, where a directory is needed. Move that away, or set DATA_DIR to another directory.`,
  EISDIR: (path) => `${path} is a directory, where a file is needed. Move it away.`,
  ENAMETOOLONG: (path) => `The path ${path.slice(0, 80)}… is too long. Set DATA_DIR to a shorter one.`,
  ELOOP: (path) => `${path} is a circle of symbolic links. Set DATA_DIR to a directory.`,
  ENOENT: (path) => `${path} is not there any more, or a symbolic link that leads nowhere. Mend it, or set DATA_DIR.`,
  EIO: (path) => `${path} can't be read or written: the system reports a fault of the disk.`,
};

function forbidden(path: string): string {
  return `This user (${process.getuid?.() ?? 'unknown'}) may not use ${path}. Start the service as its owner, give it to this user, or set DATA_DIR to another directory.`;
}
