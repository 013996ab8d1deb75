/** The schedule of a runner: its periodic tasks, and which of them are singletons, run by one runner at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../database/error-for-log.ts';
import type { Session } from '../database/session.ts';
import { outdateRemaining } from '../model/keep-word-staleness.ts';
import { Reporter } from '../model/reports/report-rate-limit.ts';
import { finishCancelling } from './orders/bulk-changes.ts';
import type { Parts } from './parts.ts';
import { prune } from './prune.ts';
import type { Leases } from './queue/leases.ts';
import { WakeUp } from './queue/waiters.ts';
import { sendReportLetters } from './report-letters.ts';

export interface Task {
  /** Its name in the log. */
  name: string;
  /** The interval of rounds in milliseconds; a failed round is retried sooner. */
  every: number;
  work(signal: AbortSignal): Promise<unknown>;
  /** Starts the next round early. */
  early?: WakeUp;
  /** Runs on one runner at a time. */
  isSingleton?: true;
}

/** The tasks of a runner, until it stops. */
export const tasksOf = (parts: Parts): Task[] => [...dueWork(parts), ...sharedTasks(parts), ...ownTasks(parts)];

/** Polls in addition to notifications: those may be lost, and the end of a back-off has none. */
const dueWork = ({ timing, workers, itemWorkers, leases, items }: Parts): Task[] => [
  { name: 'the look for due jobs', every: timing.poll, early: workers.wakeUp, work: () => workers.claimDue() },
  {
    name: 'the look for due items',
    every: timing.poll / 2,
    early: itemWorkers.wakeUp,
    work: () => itemWorkers.claimDue(),
  },
  {
    name: 'the look at what is left of cancelled orders',
    every: timing.lease / 4,
    work: () => finishCancelling(items, leases.takesOver),
  },
];

/** The singleton tasks. */
function sharedTasks({ timing, sweep, changed, options, db }: Parts): Task[] {
  const { mail, tokenIdleDays } = options;
  const tasks: Task[] = [
    {
      name: 'the sweep',
      every: timing.sweep,
      early: changed,
      async work(signal) {
        // Debounced.
        await pause(timing.gather, undefined, { signal }).catch(() => {});
        if (!signal.aborted) await sweep.run();
      },
    },
    {
      name: 'the look at texts with new keep words',
      every: timing.sweep,
      work: (signal) => outdateRemaining(db, signal),
    },
    { name: 'pruning', every: timing.prune, work: () => prune(db, tokenIdleDays) },
  ];
  if (mail)
    tasks.push({
      name: 'sending letters about reports',
      every: timing.letters,
      work: (signal) => sendReportLetters(db, mail, signal),
    });
  return tasks.map((task) => ({ ...task, isSingleton: true }));
}

const ownTasks = ({ timing, db }: Parts): Task[] => [
  { name: 'the look at what is to be forgotten', every: timing.forget, work: () => Reporter.prune(db) },
];

interface ScheduleOptions {
  /** The schedule starts when this resolves. */
  ready: Promise<void>;
  /** The schedule pauses while this has no connection, as leases could not be renewed. */
  session: Session;
  leases: Leases;
  signal: AbortSignal;
  log: Logger;
}

/** Milliseconds until the retry of a failed round, and of one without a connection. */
const retry = 10_000;
const reconnection = 200;

/** Runs the tasks independently until the signal aborts, each with one round at a time. */
export const runSchedule = (tasks: readonly Task[], options: ScheduleOptions): Promise<void>[] =>
  tasks.map((task) => keep(task, options));

async function keep(task: Task, options: ScheduleOptions): Promise<void> {
  const { ready, signal, log } = options;
  await ready;
  let lastError: string | undefined;
  let failures = 0;
  const { early = new WakeUp() } = task;
  while (!signal.aborted) {
    const { isDone, isAway, failure } = await round(task, options);
    // One line for a repeated failure, which may last for hours, as on a full disk.
    if (failure && failure.error !== lastError) log.warn(failure, `${task.name} failed; it comes again`);
    lastError = failure?.error;
    failures = failure ? failures + 1 : 0;
    // Backs off: a task that always fails may be the most expensive one.
    const again = isAway ? reconnection : retry * 2 ** Math.max(0, failures - 1);
    const wait = isDone ? task.every : Math.min(task.every, again);
    // A wake-up during the round starts another one.
    await early.wait(wait, signal);
  }
}

interface Round {
  isDone: boolean;
  /** There was no connection. */
  isAway?: true;
  failure?: ReturnType<typeof errorForLog>;
}

async function round({ work, isSingleton }: Task, { session, leases, signal }: ScheduleOptions): Promise<Round> {
  if (!session.isConnected) return { isDone: false, isAway: true };
  try {
    if (isSingleton && !(await leases.acquireSingleton(session.query))) return { isDone: false };
    await work(signal);
    return { isDone: true };
  } catch (error) {
    return { isDone: false, failure: errorForLog(error) };
  }
}
