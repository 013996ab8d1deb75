/** The directory of the test run's PostgreSQL. A run holds the lock in it, so that the next one recognises leftovers. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, takeLock } from '../../src/database/embedded/lock.ts';
import { stopPostmaster } from '../../src/database/embedded/postmaster.ts';

const prefix = 'tag-information-service-test-';
const lockOf = (directory: string) => join(directory, 'run.lock');

/** Creates a directory that is locked until `release` or the end of this process. */
export async function newDirectory(): Promise<{ directory: string; release: () => void }> {
  for (;;) {
    const directory = mkdtempSync(join(tmpdir(), prefix));
    const release = await takeLock(lockOf(directory), 10_000);
    if (existsSync(lockOf(directory))) return { directory, release };
    release(); // a concurrent run has removed it
  }
}

/** Stops the servers of interrupted runs, and removes their directories. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(prefix)) await removeUnlessInUse(join(tmpdir(), name));
  }
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
