/** How the processes of the service end, and what they print then. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { eventually } from '../../setup/eventually.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Runs a file or a source, and gathers what it says. */
function run(what: string, env: NodeJS.ProcessEnv) {
  const given = what.endsWith('.ts') ? [resolve(what)] : ['--input-type=module-typescript', '--eval', what];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...given], {
    env: { ...process.env, ...env },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return { child, said: () => said, end: once(child, 'close').then(([code]) => code) };
}

const life = resolve('src/start/process-lifecycle.ts');
const failing = (error: string) =>
  run(
    `import { runUntilStopped } from ${JSON.stringify(life)}; await runUntilStopped(async () => { ${error} }, 'it');`,
    {},
  );

describe('a runner without its database', () => {
  test('exits with 0 on SIGTERM', async () => {
    const { child, said, end } = run('src/runner/main.ts', {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`,
      RUNNER_PORT: `${await findFreePort()}`,
      RUNNER_SECRET: 's'.repeat(32),
    });
    await eventually('it has tried', () => said().includes('the runner cannot begin'));
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    expect(said()).toContain('the runner has stopped');
  });
});

describe('the output of a process that fails', () => {
  test("is its name and the error's message", async () => {
    const { said, end } = failing(`throw new Error('The disk is full.')`);
    expect([await end, said()]).toEqual([1, 'it: The disk is full.\n']);
  });

  test('includes a stack only for programming errors', async () => {
    const { said, end } = failing('(undefined).length');
    expect(await end).toBe(1);
    expect(said()).toMatch(/^it: TypeError: .*\n\s+at /);
  });
});

test('a signal that also kills a child program is no failure', async () => {
  const { said, end } = run(
    `import { spawnSync } from 'node:child_process';
    import { stat } from 'node:fs/promises';
    import { runUntilStopped } from ${JSON.stringify(life)};
    const both = 'for (const pid of [process.ppid, process.pid]) process.kill(pid, "SIGINT")';
    await runUntilStopped(async () => {
      await stat('.');
      throw new Error('It was ended by ' + spawnSync(process.execPath, ['--eval', both]).signal);
    });`,
    {},
  );
  expect([await end, said()]).toEqual([0, '']);
});

test('resources are closed in reverse order, even if closing one of them fails', async () => {
  const { said, end } = run(
    `import { runUntilStopped } from ${JSON.stringify(life)};
    await runUntilStopped(async (opened) => {
      opened.add(() => console.log('first'));
      opened.add(() => { throw new Error('second'); });
      opened.add(() => console.log('third'));
    }, 'it');`,
    {},
  );
  expect(await end).toBe(1);
  expect(said().split('\n').sort()).toEqual(['', 'first', 'it: did not stop cleanly: second', 'third']);
  expect(said().indexOf('third')).toBeLessThan(said().indexOf('first'));
});
