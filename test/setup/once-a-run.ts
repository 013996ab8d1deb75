/** What takes long to make and serves several test files: the first that needs it in a run makes it, the others read it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../src/database/embedded/lock.ts';

/** Milliseconds that another file may take to make it. */
const patience = 300_000;

/** `make` gives what JSON can hold. */
export async function onceARun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const { TEST_DIRECTORY: directory } = process.env;
  if (!directory) throw new Error('The tests run under jest, whose global setup makes their directory');
  const file = join(directory, `${name}.json`);
  const release = await takeLock(`${file}.lock`, patience);
  try {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await make()));
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    release();
  }
}
