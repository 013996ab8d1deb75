/** How `npm start` supervises web and runner. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { isAlive } from '../../../src/database/embedded/postmaster.ts';
import { Child } from '../../../src/start/child.ts';
import { Heartbeats } from '../../../src/start/heartbeats.ts';
import { eventually } from '../../setup/eventually.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A child to which these things happen, one at each start; after them it lives. */
function unlucky(...fates: ('killed' | 'told to end' | 'refused' | 'hung' | 'deaf' | 'live')[]) {
  const directory = mkdtempSync(join(tmpdir(), 'child-'));
  undo.push(() => rmSync(directory, { recursive: true, force: true }));
  const lines: string[] = [];
  const starts = join(directory, 'starts');
  const child = new Child<{ start: number }>({
    name: 'unlucky',
    file: resolve('test/setup/unlucky-child.ts'),
    env: { ...process.env, STARTS: starts, FATES: fates.join() },
    log: (line) => lines.push(line),
  });
  undo.push(() => child.stop());
  return { child, lines, starts: () => readFileSync(starts, 'utf8').length };
}

describe('a child that ends while it starts', () => {
  test('is restarted if a signal ended it, with increasing back-off, and each restart is logged', async () => {
    const { child, lines } = unlucky('killed', 'told to end', 'killed');
    expect(await child.start()).toEqual({ start: 4 });
    expect(lines).toEqual([
      'unlucky has ended while it started (SIGKILL); it is restarted in 200 ms',
      expect.stringMatching(/^unlucky has ended while it started \((SIGTERM|code 0)\); it is restarted in 400 ms$/),
      'unlucky has ended while it started (SIGKILL); it is restarted in 800 ms',
    ]);
  });

  test('is not restarted if it ended by itself', async () => {
    const { child, lines, starts } = unlucky('killed', 'refused');
    await expect(child.start()).rejects.toThrow('unlucky could not be started.');
    expect(starts()).toBe(2);
    expect(lines).toHaveLength(1);
  });

  test('is not restarted after stop()', async () => {
    const { child, lines, starts } = unlucky('killed');
    const outcome = expect(child.start()).rejects.toThrow(/abort/);
    await eventually('it has ended', () => lines.length === 1);
    await child.stop();
    await outcome;
    expect(starts()).toBe(1);
  });
});

describe('a child that dies while it runs', () => {
  /** Two bad starts make the next pause 800 ms; then it runs for as long as this clock says. */
  async function diesAfter(ms: number): Promise<string | undefined> {
    const { child, lines } = unlucky('killed', 'killed');
    await child.start();
    // The processes' own time goes on.
    jest.useFakeTimers({
      now: Date.now() + ms,
      doNotFake: ['performance', 'setInterval', 'setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    undo.push(() => jest.useRealTimers());
    process.kill(child.pid as number, 'SIGKILL');
    await eventually('it has ended', () => lines.length > 2);
    return lines[2];
  }

  test('is restarted after a short pause if it ran for more than 10 s', async () => {
    expect(await diesAfter(10_001)).toBe('unlucky has ended (SIGKILL); it is restarted in 200 ms');
  });

  test('is restarted after the next longer pause if it ran for less', async () => {
    expect(await diesAfter(-60_000)).toBe('unlucky has ended (SIGKILL); it is restarted in 800 ms');
  });
});

test('a child with a blocked event loop is killed and restarted', async () => {
  const { child, lines, starts } = unlucky('hung');
  await child.start();
  const hung = child.pid as number;
  await eventually('it is back', () => lines.includes('unlucky is back'), 50_000);
  expect(isAlive(hung)).toBe(false);
  expect(starts()).toBe(2);
  expect(lines[0]).toMatch(/^unlucky has sent no heartbeat for 1\d s; it is killed$/);
  expect(lines[1]).toBe('unlucky has ended (SIGKILL); it is restarted in 200 ms');
});

test('a child that does not stop is killed after 30 s, and not before', async () => {
  const { child, lines } = unlucky('deaf');
  await child.start();
  const pid = child.pid as number;
  // The processes' own time goes on; only what waits here is hurried.
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  undo.push(() => jest.useRealTimers());
  const stopped = child.stop();
  jest.advanceTimersByTime(29_999);
  expect([isAlive(pid), lines]).toEqual([true, []]);
  jest.advanceTimersByTime(1);
  await stopped;
  expect([isAlive(pid), lines]).toEqual([false, ['unlucky does not stop; it is killed']]);
});

describe('the heartbeat of a child', () => {
  /** Asks every second from `from` on, as the starter does; answers when the silence was too long. */
  function ask(heartbeats: Heartbeats, from: number, until: number): number | undefined {
    for (let now = from; now <= until; now += 1_000) if (heartbeats.silence(now) !== undefined) return now;
    return undefined;
  }

  test('is overdue after 10 s once it is ready, and after a minute while it starts', () => {
    const ready = new Heartbeats(0);
    ready.isReady(2_000);
    expect(ask(ready, 1_000, 100_000)).toBe(12_000);
    expect(ask(new Heartbeats(0), 1_000, 100_000)).toBe(60_000);
  });

  test('is not overdue until 10 s after the last beat', () => {
    const heartbeats = new Heartbeats(0);
    heartbeats.isReady(0);
    expect(ask(heartbeats, 1_000, 9_000)).toBeUndefined();
    heartbeats.beat(9_500);
    expect(ask(heartbeats, 10_000, 100_000)).toBe(20_000);
  });

  test('is not overdue because the machine slept, or npm start was suspended', () => {
    const heartbeats = new Heartbeats(0);
    heartbeats.isReady(0);
    expect(ask(heartbeats, 1_000, 9_000)).toBeUndefined();
    expect(ask(heartbeats, 600_000, 700_000)).toBe(610_000);
  });
});
