/** Room on the disk that is kept for a bad day: a file that is there to be removed. */
import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync, statSync } from 'node:fs';
import { chown, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFull } from './file-errors.ts';

const megabyte = 1024 * 1024;
const size = 64 * megabyte;
/** With less, a full disk is near: PostgreSQL's journal grows by as much at a time. */
const shortage = 16 * megabyte;
/** A reserve is only made where as much is free beside it, else its room would be missing at once. */
const needed = 2 * size;

const pathOf = (home: string) => join(home, 'reserve');

export const isShort = (home: string) => roomAt(home) < shortage;
export const isAmple = (home: string) => roomAt(home) >= needed;
export const hasReserve = (home: string) => existsSync(pathOf(home));

/** Answers whether that made room. */
export function removeReserve(home: string): boolean {
  const was = hasReserve(home);
  rmSync(pathOf(home), { force: true });
  return was;
}

/** Makes the reserve unless it is there, whole or not at all. Answers whether it is there then. */
export async function makeReserve(home: string, signal: AbortSignal): Promise<boolean> {
  if (hasReserve(home)) return true;
  if (!isAmple(home)) return false;
  const draft = `${pathOf(home)}.draft`;
  try {
    await rm(draft, { force: true });
    await fill(draft, home, signal);
    await rename(draft, pathOf(home));
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    if (isFull(error) || signal.aborted) return false;
    throw error;
  }
}

/** Not with zeros, of which some file systems store nothing. */
async function fill(path: string, home: string, signal: AbortSignal): Promise<void> {
  const { uid, gid } = statSync(home);
  // 'wx' follows no link that the server's user may have put there for root to write through.
  const file = await open(path, 'wx', 0o600);
  try {
    const block = randomFillSync(Buffer.alloc(megabyte));
    for (let written = 0; written < size; ) {
      signal.throwIfAborted();
      const { bytesWritten } = await file.write(block, 0, Math.min(block.length, size - written));
      written += bytesWritten;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}

/** Bytes that the disk has left for ordinary users. */
function roomAt(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
