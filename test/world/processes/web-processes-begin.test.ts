/** How several web processes are started and replaced if one of them cannot start. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { defaultWebProcesses, maxWebConnections } from '../../../src/config/web-processes.ts';
import { maxConcurrentExports } from '../../../src/database/pools.ts';
import { eventually } from '../../setup/eventually.ts';
import { below } from '../../setup/processes.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Two processes to which these things happen, one at each start; after them they live. */
function unlucky(...fates: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'webs-'));
  undo.push(() => rmSync(directory, { recursive: true, force: true }));
  const starts = join(directory, 'starts');
  const child: ChildProcess = fork('test/setup/unlucky-webs.ts', {
    env: { ...process.env, STARTS: starts, FATES: fates.join() },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => code);
  undo.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return {
    child,
    ended,
    said: () => said,
    starts: () => readFileSync(starts, 'utf8').length,
    pids: () => below(child.pid as number).sort(),
  };
}

test('an error that prevents any start is reported once, and ends the parent process', async () => {
  const { ended, said, starts } = unlucky('refused', 'refused');
  expect(await ended).toBe(1);
  expect(said()).toBe('unlucky: this will not do\nunlucky webs: web 1 could not be started.\n');
  expect(starts()).toBe(1);
});

test('the running processes stay if no new one can start', async () => {
  const { child, said, pids } = unlucky('live', 'live', 'refused');
  await once(child, 'message');
  const former = pids();
  expect(former).toHaveLength(2);
  child.send('replace');
  await eventually('it is said', () => said().includes('no new web 1 could be started: the running ones stay'));
  expect(pids()).toEqual(former);
  child.send('replace');
  await eventually('they are replaced', () => said().includes('the web processes are replaced'));
  expect(pids()).toHaveLength(2);
  expect(pids().filter((pid) => former.includes(pid))).toEqual([]);
});

test('a process that dies during its start is restarted with increasing back-off', async () => {
  const { child, said } = unlucky('live', 'live', 'killed', 'killed');
  await once(child, 'message');
  process.kill(below(child.pid as number)[1] as number, 'SIGKILL');
  await eventually('it is back', () => said().includes('is back'));
  const pauses = [...said().matchAll(/^web (\d) has ended \(SIGKILL\); it is restarted in (\d+) ms$/gm)];
  expect(pauses.map(([, , ms]) => ms)).toEqual(['200', '400', '800']);
  expect(new Set(pauses.map(([, number]) => number)).size).toBe(1);
});

test('by default there is one process for each two cores, at least one, limited by connections', () => {
  expect([1, 2, 3, 4, 8, 64].map((cores) => defaultWebProcesses(cores, 10))).toEqual([1, 1, 1, 2, 4, 5]);
  expect(defaultWebProcesses(64, 3)).toBe(12);
  expect(defaultWebProcesses(64, 100)).toBe(1);
  // The third one hears of changes.
  expect(maxWebConnections(10)).toBe(10 + maxConcurrentExports + 1);
});
