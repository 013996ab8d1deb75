/** Runs test files in a copy of the sources, and says how that ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ended {
  /** The first test that failed, or what went wrong instead; undefined where all passed. */
  failure: string | undefined;
  /** What this machine could not test, and why. */
  leftOut: string[];
  ms: number;
}

interface TestRun {
  directory: string;
  files: readonly string[];
  /** A run that takes longer counts as failed, in milliseconds: the fault may have made it wait for ever. */
  within: number;
  /** With a server made by the sources of the copy, for faults in what makes it. */
  ownServer: boolean;
  /** As `npm run test:all` runs them: what is tried at random at its full length. */
  isWhole: boolean;
}

export async function runTests({ directory, files, within, ownServer, isWhole }: TestRun): Promise<Ended> {
  const notes = mkdtempSync(join(tmpdir(), 'mutant-run-'));
  const began = Date.now();
  // The reporters would clear the notes away.
  const config = `test/mutants/jest${ownServer ? '-own-server' : ''}.config.mjs`;
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--config',
      config,
      '--json',
      `--outputFile=${join(notes, 'results.json')}`,
      '--runTestsByPath',
      ...files,
    ],
    {
      cwd: directory,
      // A group of its own: what a hanging test has started goes with it.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        TEST_PATIENCE: '20000',
        TEST_RUN: isWhole ? 'all' : '',
        LEFT_OUT: notes,
        CONTRACT_COVERAGE: mkdtempSync(join(notes, 'coverage-')),
      },
    },
  );
  let isLate = false;
  const impatience = setTimeout(() => {
    isLate = true;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, within);
  const [code] = await once(child, 'exit');
  clearTimeout(impatience);
  const ended = {
    failure: isLate ? `took longer than ${Math.round(within / 1000)} s` : failureIn(notes, code),
    leftOut: linesOf(join(notes, 'tests')),
    ms: Date.now() - began,
  };
  rmSync(notes, { recursive: true, force: true });
  return ended;
}

interface Results {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

function failureIn(notes: string, code: number): string | undefined {
  if (code === 0) return undefined;
  const path = join(notes, 'results.json');
  if (!existsSync(path)) return `jest ended with ${code}`;
  const { testResults }: Results = JSON.parse(readFileSync(path, 'utf8'));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  const [words = `jest ended with ${code}`] = testResults
    .flatMap(({ message }) => message.trim().split('\n', 1))
    .filter(Boolean);
  return failed?.fullName ?? words;
}

const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);
