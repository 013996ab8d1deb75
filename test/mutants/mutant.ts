/**
 * Small faults, each one that the tests have to notice. A **mutant** is the source with one of them in it; it is **caught**
 * when a test fails, and **survives** when all pass.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

export interface Mutant {
  /** Below the root. */
  file: string;
  /** What users or operators would suffer, in a few words. */
  breaks: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** Test files that should notice, the likeliest first; where none does, those of the room are asked. */
  tests?: readonly string[];
  /** Why nobody can tell the mutant from the original, where that is so: it is listed, and not tried. */
  changesNothing?: string;
}

/** Faults in sources that belong together. */
export interface Room {
  name: string;
  /** Test files that are asked where a mutant names none, or none of its own has noticed. */
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** The file with the fault in it. Throws where the fault does not fit the file any more. */
export function mutated(root: string, { file, from, to, breaks }: Mutant): string {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.split(from).length - 1;
  if (found !== 1) throw new Error(`${file}: ${JSON.stringify(from)} (${breaks}) is there ${found} times, not once`);
  const faulty = source.replace(from, () => to);
  if (faulty === source) throw new Error(`${file}: the fault “${breaks}” changes nothing`);
  // A file that cannot even be read would be noticed by every test.
  if (/\.m?[tj]s$/.test(file)) stripTypeScriptTypes(faulty);
  return faulty;
}

/** The line at which the fault begins. */
export function lineOf(root: string, { file, from }: Mutant): number {
  const [before = ''] = readFileSync(join(root, file), 'utf8').split(from, 1);
  return before.split('\n').length;
}

/** The test files that are asked, in this order. */
export const testsOf = (room: Room, { tests = [] }: Mutant): string[] => [...new Set([...tests, ...room.tests])];

/** A test file as one of the two tiers runs it. */
export interface Look {
  file: string;
  isWhole: boolean;
}

/** How the test files are asked: as `npm test` runs them, and then what only `npm run test:all` runs, or runs for longer. */
export function looksOf(room: Room, mutant: Mutant): Look[] {
  const files = testsOf(room, mutant);
  const isOfWorld = (file: string) => file.startsWith('test/world/');
  const isLonger = (file: string) => readFileSync(file, 'utf8').includes('setup/tier.ts');
  return [
    ...files.filter((file) => !isOfWorld(file)).map((file) => ({ file, isWhole: false })),
    ...files.filter((file) => isOfWorld(file) || isLonger(file)).map((file) => ({ file, isWhole: true })),
  ];
}
