/** A PATH for tests of missing programs. */
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A PATH with only what npm and the embedded PostgreSQL need: neither Apertium nor apt-get nor sudo. */
export function barePath(directory: string): string {
  const bin = join(directory, 'bin');
  mkdirSync(bin);
  for (const name of ['node', 'npm', 'sh', 'env', 'true', 'id']) {
    const found = (process.env.PATH ?? '')
      .split(delimiter)
      .map((place) => join(place, name))
      .find(existsSync);
    if (!found) throw new Error(`There is no ${name} on PATH`);
    symlinkSync(realpathSync(found), join(bin, name));
  }
  return bin;
}
