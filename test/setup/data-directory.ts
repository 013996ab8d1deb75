/** A `DATA_DIR` for tests with a PostgreSQL of their own. */
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopPostmaster } from '../../src/database/embedded/postmaster.ts';

/**
 * Creates the directory below that of the test run, so that it is removed with the run even if the test is interrupted.
 */
export function newDataDirectory(parent = runDirectory()): string {
  return mkdtempSync(join(parent, 'data-'));
}

/** Stops the directory's server, if any, and removes all its files. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const home = join(directory, 'postgres');
  await stopPostmaster(join(home, 'data'));
  // Root may have put the files elsewhere, behind a symbolic link.
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}

export function runDirectory(): string {
  const directory = process.env.TEST_DIRECTORY;
  if (!directory) throw new Error('The tests run under jest, whose global setup makes their directory');
  return directory;
}
