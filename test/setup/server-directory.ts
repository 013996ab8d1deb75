/** The directory of the test run's PostgreSQL. A run holds the lock in it, so that the next one recognises leftovers. */
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, takeLock } from '../../src/database/embedded/lock.ts';
import { stopPostmaster } from '../../src/database/embedded/postmaster.ts';

const prefix = 'tag-information-service-test-';
/** Linux' file system in memory: on a disk, databases are copied and written many times slower. */
const memory = '/dev/shm';
/** In bytes. A run takes a tenth of it; a container often has 64 MB. */
const enough = 4 * 1024 ** 3;

/** The parent directory: in memory, unless TMPDIR names another or too little is free there. */
function parent(): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const lockOf = (directory: string) => join(directory, 'run.lock');

/** Creates a directory that is locked until `release` or the end of this process. */
export async function newDirectory(): Promise<{ directory: string; release: () => void }> {
  for (;;) {
    const directory = mkdtempSync(join(parent(), prefix));
    const release = await takeLock(lockOf(directory), 10_000);
    if (existsSync(lockOf(directory))) return { directory, release };
    release(); // a concurrent run has removed it
  }
}

/** Stops the servers of interrupted runs, and removes their directories. */
export async function removeLeftovers(): Promise<void> {
  for (const place of [tmpdir(), memory].filter((each) => existsSync(each)))
    for (const name of readdirSync(place)) if (name.startsWith(prefix)) await removeUnlessInUse(join(place, name));
}

async function removeUnlessInUse(directory: string): Promise<void> {
  let release: () => void;
  try {
    release = await takeLock(lockOf(directory), 0);
  } catch (error) {
    if (error instanceof LockedError || !existsSync(directory)) return;
    const { code } = error as { code?: string };
    if (code === 'ERR_SQLITE_ERROR') return; // another user's
    throw error;
  }
  await stopPostmaster(join(directory, 'postgres/data'));
  removeDirectory(directory);
  release();
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
