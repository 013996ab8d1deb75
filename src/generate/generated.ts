/** Files that are made from others: what each of them should hold, and which of them do not. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The directory in which everything is generated; elsewhere only parts of files are. */
const onlyGenerated = 'generated';

export interface Generated {
  /** Where it is, from the project's root. */
  path: string;
  /** All that it should hold. `present` is what it holds now, for files that are generated in part; '' where it is absent. */
  text(present: string): string | Promise<string>;
}

export interface Difference {
  path: string;
  /** What the file should hold; undefined for a file that nothing generates any more. */
  text: string | undefined;
}

/** The files of one directory, given by their paths in it. */
export const under = (directory: string, files: ReadonlyMap<string, string>): Generated[] =>
  [...files].map(([path, text]) => ({ path: `${directory}/${path}`, text: () => text }));

/** The files under `root` that are not as they should be. `report` is told of each of them in a line. */
export async function differences(
  root: string,
  files: readonly Generated[],
  report: (line: string) => void,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { path, text: make } of files) {
    const start = performance.now();
    const present = read(join(root, path));
    const text = await made(path, () => make(present));
    if (text === present) continue;
    found.push({ path, text });
    report(`${path}: differs (${Math.round(performance.now() - start)} ms)`);
  }
  const known = new Set(files.map(({ path }) => path));
  for (const path of filesUnder(root, onlyGenerated)) {
    if (known.has(path)) continue;
    found.push({ path, text: undefined });
    report(`${path}: nothing generates it`);
  }
  return found;
}

async function made(path: string, make: () => string | Promise<string>): Promise<string> {
  try {
    return await make();
  } catch (cause) {
    throw new Error(`${path} can't be generated: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Makes the files what they should be. */
export function settle(root: string, found: readonly Difference[]): void {
  for (const { path, text } of found) {
    const file = join(root, path);
    if (text === undefined) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function filesUnder(root: string, directory: string): string[] {
  if (!existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
