/**
 * `npm run mutants`: puts small faults into copies of the sources, one by one, runs the tests that should notice, and says
 * which faults survive. It ends with 1 where fewer than 97 % are caught, or a fault fits its file no more.
 *
 *   npm run mutants -- --only hardwares --jobs 2
 *
 * `--only` takes parts of files, rooms or descriptions. What is known of a mutant is kept in `.data/mutants.json` until
 * its source or its tests change, so a run that was interrupted goes on where it was; `--fresh` forgets all of it.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp, tearDown } from '../setup/test-run.ts';
import { Copy, root } from './copy.ts';
import { Known } from './known.ts';
import { type Look, lineOf, looksOf, type Mutant, mutated, type Room, testsOf } from './mutant.ts';
import { rooms } from './rooms/index.ts';
import { type Ended, runTests } from './run-tests.ts';

/** Of all that are tried, in percent. */
const aim = 97;
/** A mutant may be slower than the original; one that takes so long waits for something that never comes. */
const patience = (usual: number) => Math.max(120_000, 4 * usual);

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});

/** `isWhole`: only `npm run test:all` notices it. */
type Outcome = { state: 'caught' | 'survived' | 'not tried' | 'unclear'; why: string; isWhole?: boolean };
type Task = { room: Room; mutant: Mutant };

const isChosen = ({ room, mutant }: Task) =>
  values.only.length === 0 ||
  values.only.some((part) => room.name === part || mutant.file.includes(part) || mutant.breaks.includes(part));
const chosen = rooms.flatMap((room) => room.mutants.map((mutant) => ({ room, mutant }))).filter(isChosen);
const equivalent = chosen.filter(({ mutant }) => mutant.changesNothing);
const tasks = chosen.filter(({ mutant }) => !mutant.changesNothing);
// Before anything is run: a fault that has lost its place would otherwise be found out at the end.
for (const { room, mutant } of chosen) {
  mutated(root, mutant);
  const absent = testsOf(room, mutant).filter((file) => !existsSync(file));
  if (absent.length > 0) throw new Error(`${mutant.file}: ${mutant.breaks}: there is no ${absent}`);
}

const known = new Known({ isFresh: values.fresh });
const usual = new Map<string, Promise<Ended>>();

/** A test that fails without any fault says nothing of a mutant. */
class Unclear extends Error {}

/** How a test file ends without any fault. */
function withoutFault(copy: Copy, look: Look): Promise<Ended> {
  const key = `${look.file} ${look.isWhole}`;
  const running = usual.get(key) ?? known.usual(look, () => run(copy, look, 900_000, false));
  usual.set(key, running);
  return running;
}

function run(copy: Copy, { file, isWhole }: Look, within: number, ownServer: boolean): Promise<Ended> {
  return runTests({ directory: copy.directory, files: [file], within, ownServer, isWhole });
}

/** One test file after the other, the likeliest first, until one notices. */
async function tryOut(copy: Copy, { room, mutant }: Task): Promise<Outcome> {
  const leftOut: string[] = [];
  for (const look of looksOf(room, mutant)) {
    const plain = await withoutFault(copy, look);
    if (plain.failure) throw new Unclear(`${look.file} fails without any fault: ${plain.failure}`);
    leftOut.push(...plain.leftOut);
    const isGenerated = mutant.file.startsWith('src/generate/');
    const ownServer = /^src\/(database|migrate)/.test(mutant.file);
    const ended = await copy.with(mutant.file, mutated(root, mutant), isGenerated, () =>
      run(copy, look, patience(plain.ms), ownServer),
    );
    if (ended.failure) return { state: 'caught', why: ended.failure, isWhole: look.isWhole };
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
      const outcome = await known
        .outcome(mutant, testsOf(room, mutant), () => tryOut(copy, { room, mutant }))
        .catch((error): Outcome => {
          if (!(error instanceof Unclear)) throw error;
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
for (const task of of('caught').filter(({ isWhole }) => isWhole)) console.log(`by test:all alone: ${line(task)}`);
const tried = of('caught').length + of('survived').length;
const percent = tried === 0 ? 100 : (100 * of('caught').length) / tried;
console.log(
  `${of('caught').length} of ${tried} faults were caught: ${percent.toFixed(1)} %. ${equivalent.length} change nothing, ${of('not tried').length} could not be tried here.`,
);
process.exitCode = percent < aim || of('unclear').length > 0 ? 1 : 0;
