/** System errors about files, in words for the operator. */

/**
 * Runs work on files; system errors are thrown as a sentence with the file, the cause and a remedy, or the `other`
 * remedy.
 */
export async function withReadableErrors<T>(
  work: () => T | Promise<T>,
  other = 'set DATA_DIR to another directory',
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sentence = explain(cause, other);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

/** A program of PostgreSQL ran out of space. */
export class FullError extends Error {
  override name = 'FullError';
  readonly code = 'ENOSPC';

  constructor(path: string) {
    super(noRoom(path));
  }
}

/** True for a full disk or an exceeded quota. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** The same in PostgreSQL's output, also where it quotes another program. */
export const mentionsFull = (output: string): boolean =>
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
