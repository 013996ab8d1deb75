/** Generated files: their expected contents, and the differing ones. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The directory that is generated entirely; elsewhere only parts of files are. */
const onlyGenerated = 'generated';

export interface GeneratedFile {
  /** From the project's root. */
  path: string;
  /** The expected contents. `present`: the current ones, for partly generated files; '' if absent. */
  text(present: string): string | Promise<string>;
}

interface Difference {
  path: string;
  /** The expected contents; undefined for a file that is no longer generated. */
  text: string | undefined;
}

/** The files of one directory, given by their paths in it. */
export const inDirectory = (directory: string, files: ReadonlyMap<string, string>): GeneratedFile[] =>
  [...files].map(([path, text]) => ({ path: `${directory}/${path}`, text: () => text }));

/** The files under `root` that differ. `report` gets a line for each. */
export async function differences(
  root: string,
  files: readonly GeneratedFile[],
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

/** Writes the expected contents. */
export function writeDifferences(root: string, found: readonly Difference[]): void {
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
