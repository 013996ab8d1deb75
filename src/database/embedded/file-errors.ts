/** What the system's errors about files mean for the operator. */

/**
 * Does work on files; what the system refuses is thrown as a sentence that says which file, why, and what to do: mend it, or
 * go the `other` way.
 */
export async function inWords<T>(work: () => T | Promise<T>, other = 'set DATA_DIR to another directory'): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sentence = explain(cause, other);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

/** A program of PostgreSQL's found no room. */
export class FullError extends Error {
  override name = 'FullError';
  readonly code = 'ENOSPC';

  constructor(path: string) {
    super(noRoom(path));
  }
}

/** Whether a write failed because the disk, or what its owner may take of it, is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** The same in PostgreSQL's words, also where it only tells another program's story. */
export const saysFull = (output: string): boolean =>
  /no space left on device|disk quota exceeded|check free disk space/i.test(output);

const noRoom = (path: string, other = 'set DATA_DIR to another directory') =>
  `There is no room left at ${path}. Make room there, or ${other}.`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

function explain(error: unknown, other: string): string | undefined {
  if (error instanceof FullError) return undefined;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || (path === undefined && !isFull(error))) return undefined;
  return sentences[code]?.(path ?? `the directory (${syscall})`, other);
}

const sentences: Record<string, (path: string, other: string) => string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (path, other) => `${path} can't be written: its file system is read-only. Make it writable, or ${other}.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOTDIR: (path, other) =>
    `${path} can't be used: it is a file, or below one, where a directory is needed. Move that away, or ${other}.`,
  EISDIR: (path) => `${path} is a directory, where a file is needed. Move it away.`,
  ENAMETOOLONG: (path, other) => `The path ${path.slice(0, 80)}… is too long: ${other}.`,
  ELOOP: (path, other) => `${path} is a circle of symbolic links. Mend it, or ${other}.`,
  ENOENT: (path, other) => `${path} is not there, or a symbolic link that leads nowhere. Mend it, or ${other}.`,
  EIO: (path) => `${path} can't be read or written: the system reports a fault of the disk.`,
};

function forbidden(path: string, other: string): string {
  return `This user (${process.getuid?.() ?? 'unknown'}) may not use ${path}. Start this as its owner, give it to this user, or ${other}.`;
}
