/**
 * Small faults that the tests have to notice. A **mutant** is the source with one of them; it is **caught** if a test fails, and
 * **survives** if all pass.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

export interface Mutant {
  /** Relative to the root of the project. */
  file: string;
  /** The effect on users or operators, in a few plain words. */
  breaks: string;
  /** Must occur exactly once in the file. */
  from: string;
  to: string;
  /** Test files that should notice, the likeliest first; those of the room run after them. */
  tests?: readonly string[];
  /** The reason why the mutant behaves like the original: it is listed, but not tried. */
  changesNothing?: string;
}

/** Faults in sources that belong together. */
export interface Room {
  name: string;
  /** Test files that run after those of the mutant. */
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** The source with the fault. Throws if the quote does not occur exactly once. */
export function mutated(root: string, { file, from, to, breaks }: Mutant): string {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.split(from).length - 1;
  if (found !== 1) throw new Error(`${file}: ${JSON.stringify(from)} (${breaks}) occurs ${found} times, not once`);
  const faulty = source.replace(from, () => to);
  if (faulty === source) throw new Error(`${file}: the fault “${breaks}” changes nothing`);
  // A syntax error would be noticed by every test.
  if (/\.m?[tj]s$/.test(file)) stripTypeScriptTypes(faulty);
  return faulty;
}

/** The line at which the fault begins. */
export function lineOf(root: string, { file, from }: Mutant): number {
  const [before = ''] = readFileSync(join(root, file), 'utf8').split(from, 1);
  return before.split('\n').length;
}

/** The test files to run, in this order. */
export const testsOf = (room: Room, { tests = [] }: Mutant): string[] => [...new Set([...tests, ...room.tests])];

/** A test file in one of the two tiers. */
export interface TestFileRun {
  file: string;
  isWhole: boolean;
}

/** The runs of the test files: first as in `npm test`, then those that `npm run test:all` adds or runs for longer. */
export function testRunsOf(room: Room, mutant: Mutant): TestFileRun[] {
  const files = testsOf(room, mutant);
  const isOfWorld = (file: string) => file.startsWith('test/world/');
  const isLonger = (file: string) => readFileSync(file, 'utf8').includes('setup/tier.ts');
  return [
    ...files.filter((file) => !isOfWorld(file)).map((file) => ({ file, isWhole: false })),
    ...files.filter((file) => isOfWorld(file) || isLonger(file)).map((file) => ({ file, isWhole: true })),
  ];
}
