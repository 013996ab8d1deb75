/** Folders as maps of files. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** In the order of their paths; none for a missing folder. */
export function filesIn(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path))]));
}

export function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** The first of these files that differs from the folder's. */
export const firstDifference = (folder: string, files: ReadonlyMap<string, Buffer>): string | undefined =>
  [...files].find(
    ([path, bytes]) => existsSync(join(folder, path)) && !readFileSync(join(folder, path)).equals(bytes),
  )?.[0];

/** The same files below a path. */
export const belowPath = (path: string, files: ReadonlyMap<string, Buffer>): Map<string, Buffer> =>
  new Map([...files].map(([name, bytes]) => [`${path}/${name}`, bytes]));
