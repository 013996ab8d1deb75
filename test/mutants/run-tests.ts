/** Runs test files in a copy of the sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestResult {
  /** The first failed test, or another error; undefined if all passed. */
  failure: string | undefined;
  /** Tests that this machine cannot run, with reasons. */
  leftOut: string[];
  ms: number;
}

interface TestRun {
  directory: string;
  files: readonly string[];
  /** The time limit in milliseconds; a longer run counts as failed, since the fault may make it hang. */
  within: number;
  /** Whether the sources of the copy start PostgreSQL, for faults in that code. */
  ownServer: boolean;
  /** Whether random tests run at full length, as in `npm run test:all`. */
  isWhole: boolean;
}

export async function runTests({ directory, files, within, ownServer, isWhole }: TestRun): Promise<TestResult> {
  const notes = mkdtempSync(join(tmpdir(), 'mutant-run-'));
  const began = Date.now();
  // A configuration without reporters, which would delete the notes.
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
      // A separate process group, so that processes of a hanging test are killed too.
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
  const timeLimit = setTimeout(() => {
    isLate = true;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, within);
  const [code] = await once(child, 'exit');
  clearTimeout(timeLimit);
  const result = {
    failure: isLate ? `took longer than ${Math.round(within / 1000)} s` : failureIn(notes, code),
    leftOut: linesOf(join(notes, 'tests')),
    ms: Date.now() - began,
  };
  rmSync(notes, { recursive: true, force: true });
  return result;
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
