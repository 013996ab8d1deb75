import { chownSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Another process has held the lock for the whole wait. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Takes the lock of the file `path`, waiting up to `wait` milliseconds. Returns its release function. Throws a
 * `LockedError` on timeout.
 *
 * SQLite's exclusive transaction is a lock of the operating system, which ends with its process however that ends. A
 * mere lock file would survive a `kill -9`, and concurrent waiters cannot tell safely whether it is stale.
 */
export async function takeLock(path: string, wait: number): Promise<() => void> {
  const deadline = Date.now() + wait;
  // For the system's own error: SQLite would only report "unable to open".
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
    // SQLite's journal stays in memory: the disk may be full.
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

/** A lock that root creates in an ordinary user's directory must open for that user as well. */
function shareWithOwnerOf(directory: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(directory);
  chownSync(path, uid, gid);
}
