/** The recurring tasks of a runner: when they run, on which runner, and what is logged. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Logger } from 'pino';
import type { Session } from '../../src/database/session.ts';
import type { Leases } from '../../src/runner/queue/leases.ts';
import { WakeUp } from '../../src/runner/queue/waiters.ts';
import { runSchedule, type Task } from '../../src/runner/schedule.ts';
import { eventually } from '../setup/eventually.ts';

let stopping: AbortController;
let logged: string[];
let hasLease: boolean;
let rounds: number;
const session = { isConnected: true };
let kept: Promise<void>[] = [];

beforeEach(() => {
  stopping = new AbortController();
  logged = [];
  hasLease = true;
  rounds = 0;
  session.isConnected = true;
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(kept);
});

const count = async () => {
  rounds += 1;
};

function keep(task: Omit<Task, 'name'>, ready: Promise<void> = Promise.resolve()): void {
  kept = runSchedule([{ name: 'the task', ...task }], {
    ready,
    session: session as Session,
    leases: { acquireSingleton: async () => hasLease } as unknown as Leases,
    signal: stopping.signal,
    log: { warn: (_: unknown, line: string) => logged.push(line) } as unknown as Logger,
  });
}

test('a task runs when the runner is ready, and then again and again', async () => {
  const ready = Promise.withResolvers<void>();
  keep({ every: 1, work: count }, ready.promise);
  await new Promise(setImmediate);
  expect(rounds).toBe(0);
  ready.resolve();
  await eventually('it is done again', () => rounds > 2);
});

test('a failed task runs again, and the same failure is logged once', async () => {
  keep({
    every: 1,
    async work() {
      rounds += 1;
      if (rounds !== 4) throw new Error('the disk is full');
    },
  });
  await eventually('it has failed again', () => rounds > 6);
  expect(logged).toEqual(['the task failed; it comes again', 'the task failed; it comes again']);
});

test('a singleton task runs on one runner for all, and never without a connection', async () => {
  hasLease = false;
  session.isConnected = false;
  keep({ every: 1, isSingleton: true, work: count });
  const waits = () => new Promise((resolve) => setTimeout(resolve, 20));
  await waits();
  session.isConnected = true;
  await waits();
  expect(rounds).toBe(0);
  hasLease = true;
  await eventually('it is done', () => rounds > 0);
});

test('a task that waits for the connection begins soon after that is made', async () => {
  session.isConnected = false;
  keep({ every: 1_000_000, work: count });
  await new Promise(setImmediate);
  session.isConnected = true;
  await eventually('it is done', () => rounds === 1, 5_000);
});

test('a wake-up begins a round early', async () => {
  const early = new WakeUp();
  keep({ every: 1_000_000, early, work: count });
  await eventually('it is done', () => rounds === 1);
  await new Promise(setImmediate);
  early.send();
  await eventually('it is done again', () => rounds === 2);
});
