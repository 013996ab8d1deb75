/**
 * `npm run mutants`: puts small faults into copies of the sources, one at a time, runs the tests that should notice, and reports
 * which mutants survive. It exits with 1 if fewer than 97 % are caught, or if a quote no longer occurs in its file.
 *
 *   npm run mutants -- --only hardwares --jobs 2
 *
 * `--only` selects by parts of files, rooms or descriptions. Results are cached in `.data/mutants.json` until the source or the tests
 * change, so an interrupted run continues where it ended; `--fresh` clears the cache.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp, tearDown } from '../setup/test-run.ts';
import { Copy, GeneratorFailed, root } from './copy.ts';
import { lineOf, type Mutant, mutated, type Room, type TestFileRun, testRunsOf, testsOf } from './mutant.ts';
import { ResultCache } from './result-cache.ts';
import { rooms } from './rooms/index.ts';
import { runTests, type TestResult } from './run-tests.ts';

/** The goal: the percentage of mutants that are caught. */
const goal = 97;
/** Milliseconds after which a test run counts as hanging: a mutant may be slower than the original. */
const timeLimit = (usual: number) => Math.max(120_000, 4 * usual);

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});

/** `isWhole`: only the longer tests of `npm run test:all` notice the fault. */
type Outcome = { state: 'caught' | 'survived' | 'not tried' | 'unclear'; why: string; isWhole?: boolean };
type Task = { room: Room; mutant: Mutant };

const isChosen = ({ room, mutant }: Task) =>
  values.only.length === 0 ||
  values.only.some((part) => room.name === part || mutant.file.includes(part) || mutant.breaks.includes(part));
const chosen = rooms.flatMap((room) => room.mutants.map((mutant) => ({ room, mutant }))).filter(isChosen);
const equivalent = chosen.filter(({ mutant }) => mutant.changesNothing);
const tasks = chosen.filter(({ mutant }) => !mutant.changesNothing);
// Before any test, so that a quote that no longer occurs is reported at once.
for (const { room, mutant } of chosen) {
  mutated(root, mutant);
  const absent = testsOf(room, mutant).filter((file) => !existsSync(file));
  if (absent.length > 0) throw new Error(`${mutant.file}: ${mutant.breaks}: ${absent} does not exist`);
}

const results = new ResultCache({ isFresh: values.fresh });
const usual = new Map<string, Promise<TestResult>>();

/** A test that also fails without the fault, so it cannot decide about a mutant. */
class UnclearResult extends Error {}

/** The result of a test file without a fault. */
function withoutFault(copy: Copy, testRun: TestFileRun): Promise<TestResult> {
  const key = `${testRun.file} ${testRun.isWhole}`;
  const running = usual.get(key) ?? results.usual(testRun, () => run(copy, testRun, 900_000, false));
  usual.set(key, running);
  return running;
}

function run(copy: Copy, { file, isWhole }: TestFileRun, within: number, ownServer: boolean): Promise<TestResult> {
  return runTests({ directory: copy.directory, files: [file], within, ownServer, isWhole });
}

/** Runs the test files, the likeliest first, until one notices the fault. */
async function tryMutant(copy: Copy, { room, mutant }: Task): Promise<Outcome> {
  const leftOut: string[] = [];
  for (const testRun of testRunsOf(room, mutant)) {
    const usualRun = await withoutFault(copy, testRun);
    if (usualRun.failure) throw new UnclearResult(`${testRun.file} fails without a fault: ${usualRun.failure}`);
    leftOut.push(...usualRun.leftOut);
    const isGenerated = mutant.file.startsWith('src/generate/');
    const ownServer = /^src\/(database|migrate)/.test(mutant.file);
    const result = await copy
      .with(mutant.file, mutated(root, mutant), isGenerated, () =>
        run(copy, testRun, timeLimit(usualRun.ms), ownServer),
      )
      .catch((error) => {
        if (error instanceof GeneratorFailed) return { failure: `npm run generate: ${error.message}` };
        throw error;
      });
    if (result.failure) return { state: 'caught', why: result.failure, isWhole: testRun.isWhole };
  }
  return leftOut.length > 0 ? { state: 'not tried', why: leftOut.join('; ') } : { state: 'survived', why: '' };
}

const outcomes: (Task & Outcome)[] = [];
const line = ({ mutant }: Task) => `${mutant.file}:${lineOf(root, mutant)}  ${mutant.breaks}`;

async function work(queue: Task[]): Promise<void> {
  const copy = new Copy();
  try {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { room, mutant } = task;
      const outcome = await results
        .outcome(mutant, testsOf(room, mutant), () => tryMutant(copy, { room, mutant }))
        .catch((error): Outcome => {
          if (!(error instanceof UnclearResult)) throw error;
          return { state: 'unclear', why: error.message };
        });
      outcomes.push({ ...task, ...outcome });
      const count = `${outcomes.length}/${tasks.length}`.padStart(8);
      const tier = outcome.isWhole ? '  [test:all]' : '';
      console.log(`${count}  ${outcome.state.padEnd(9)}  ${line(task)}${tier}${outcome.why && `  (${outcome.why})`}`);
    }
  } finally {
    copy.remove();
  }
}

process.env.CONTRACT_COVERAGE ??= mkdtempSync(join(tmpdir(), 'mutants-coverage-'));
await setUp();
try {
  const queue = [...tasks];
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(queue)));
} finally {
  await tearDown();
}

const of = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state);
for (const { mutant } of equivalent)
  console.log(`changes nothing: ${mutant.file}: ${mutant.breaks}: ${mutant.changesNothing}`);
for (const task of of('not tried')) console.log(`not tried: ${line(task)}: ${task.why}`);
for (const task of of('unclear')) console.log(`UNCLEAR: ${line(task)}: ${task.why}`);
for (const task of of('survived'))
  console.log(`SURVIVED: ${line(task)}\n  - ${task.mutant.from}\n  + ${task.mutant.to}`);
for (const task of of('caught').filter(({ isWhole }) => isWhole)) console.log(`only by test:all: ${line(task)}`);
const tried = of('caught').length + of('survived').length;
const percent = tried === 0 ? 100 : (100 * of('caught').length) / tried;
console.log(
  `${of('caught').length} of ${tried} faults were caught: ${percent.toFixed(1)} %. ${equivalent.length} change nothing, ${of('not tried').length} could not be tried on this machine.`,
);
process.exitCode = percent < goal || of('unclear').length > 0 ? 1 : 0;
