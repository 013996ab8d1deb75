import { chownSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody else holds the lock, and went on holding it for as long as we were ready to wait. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Takes the lock that the file `path` stands for, waiting up to `wait` milliseconds for another holder.
 * Answers the function that gives it back. Throws a `LockedError` when the wait was in vain.
 *
 * SQLite's exclusive transaction is a lock of the operating system, which ends with its process however that
 * process ends. A file that merely exists would outlive a `kill -9`, and no two waiters can tell safely whether it is stale.
 */
export async function takeLock(path: string, wait: number): Promise<() => void> {
  const deadline = Date.now() + wait;
  // SQLite would only say that it is "unable to open" what the system refuses for a reason.
  closeSync(openSync(path, 'a'));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    shareWithOwnerOf(dirname(path), path);
    while (!tryLock(file, path)) {
      if (Date.now() >= deadline) throw new LockedError(`Another process holds ${path}`);
      await pause(20);
    }
  } catch (error) {
    file.close();
    throw error;
  }
  return () => file.close();
}

const sqliteBusy = 5;
const sqliteNotADatabase = 26;

function tryLock(file: DatabaseSync, path: string): boolean {
  try {
    // SQLite begins a journal with the transaction; in memory it needs no room on a disk that may be full.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteBusy) return false;
    if (errcode !== sqliteNotADatabase) throw error;
    throw new Error(`${path} is a lock, but something was written into it. Remove it while no service runs.`, {
      cause: error,
    });
  }
}

/** A lock made by root in an ordinary user's directory must open for that user as well. */
function shareWithOwnerOf(directory: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(directory);
  chownSync(path, uid, gid);
}
