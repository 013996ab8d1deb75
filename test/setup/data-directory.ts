/** A `DATA_DIR` for a test that starts a PostgreSQL of its own. */
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopPostmaster } from '../../src/database/embedded/postmaster.ts';

/** Makes the directory, below that of the test run, so that it goes with the run even if the test is interrupted. */
export function newDataDirectory(parent = runDirectory()): string {
  return mkdtempSync(join(parent, 'data-'));
}

/** Ends the server of the directory, if one runs, and removes all its files. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const home = join(directory, 'postgres');
  await stopPostmaster(join(home, 'data'));
  // Root may have put the files elsewhere and a link in their place.
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}

export function runDirectory(): string {
  const directory = process.env.TEST_DIRECTORY;
  if (!directory) throw new Error('The tests run under jest, whose global setup makes their directory');
  return directory;
}
