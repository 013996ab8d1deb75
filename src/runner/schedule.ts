/** The schedule of a runner: the tasks that it does again and again, how often, and whether only one runner does them for all. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../database/loggable.ts';
import type { Session } from '../database/session.ts';
import { outdateRest } from '../model/outdating.ts';
import { Reporting } from '../model/reports/reporting.ts';
import { takeBackLeft } from './orders/in-steps.ts';
import type { Parts } from './parts.ts';
import { prune } from './prune.ts';
import type { Leases } from './queue/leases.ts';
import type { WakeUp } from './queue/waiting.ts';
import { sendReportLetters } from './report-letters.ts';
import { publishCaps } from './work/spending.ts';

export interface Task {
  /** As the log calls it. */
  name: string;
  /** Milliseconds between two rounds; where one could not be done, it comes again sooner. */
  every: number;
  work(signal: AbortSignal): Promise<unknown>;
  /** Begins a round before its time. */
  early?: WakeUp;
  /** One runner does it for all. */
  isOfOne?: true;
  /** Done once is enough. */
  isOnce?: true;
}

/** The tasks of a runner, until it stops. */
export const tasksOf = (parts: Parts): Task[] => [...dueWork(parts), ...sharedTasks(parts), ...ownTasks(parts)];

/** Polls behind the notifications: one may be lost, and back-offs end by themselves. */
const dueWork = ({ timing, workers, itemWorkers, leases, items }: Parts): Task[] => [
  { name: 'the look for due jobs', every: timing.poll, early: workers.wakeUp, work: () => workers.look() },
  { name: 'the look for due items', every: timing.poll / 2, early: itemWorkers.wakeUp, work: () => itemWorkers.look() },
  {
    name: 'the look at what is left of cancelled orders',
    every: timing.lease / 4,
    work: () => takeBackLeft(items, leases.takesOver),
  },
];

/** What one runner does for all. */
function sharedTasks({ timing, sweep, changed, options, db }: Parts): Task[] {
  const { mail, tokenIdleDays } = options;
  const tasks: Task[] = [
    {
      name: 'the sweep',
      every: timing.sweep,
      early: changed,
      async work(signal) {
        // Changes that come together are looked at together.
        await pause(timing.gather, undefined, { signal }).catch(() => {});
        if (!signal.aborted) await sweep.look();
      },
    },
    { name: 'the look at texts with new keep words', every: timing.sweep, work: (signal) => outdateRest(db, signal) },
    { name: 'pruning', every: timing.prune, work: () => prune(db, tokenIdleDays) },
  ];
  if (mail)
    tasks.push({
      name: 'sending letters about reports',
      every: timing.letters,
      work: (signal) => sendReportLetters(db, mail, signal),
    });
  return tasks.map((task) => ({ ...task, isOfOne: true }));
}

const ownTasks = ({ timing, options, db }: Parts): Task[] => [
  { name: 'the look at what is to be forgotten', every: timing.forget, work: () => Reporting.prune(db) },
  // Not part of the start: on a full disk the write fails, and translations from memory must still be served. The caps of the runner
  // that began last hold.
  { name: 'publishing the caps', every: timing.forget, isOnce: true, work: () => publishCaps(db, options.caps) },
];

interface ScheduleOptions {
  /** The schedule begins with it. */
  ready: Promise<void>;
  /** Rests while it has no connection: leases could not be renewed. */
  session: Session;
  leases: Leases;
  signal: AbortSignal;
  log: Logger;
}

/** Milliseconds until a round that failed comes again; and one for which there was no connection. */
const retry = 10_000;
const reconnection = 200;

/** Keeps the schedule until the signal; each task by itself, and one round of it at a time. */
export const keepSchedule = (tasks: readonly Task[], options: ScheduleOptions): Promise<void>[] =>
  tasks.map((task) => keep(task, options));

async function keep(task: Task, options: ScheduleOptions): Promise<void> {
  const { ready, signal, log } = options;
  await ready;
  let said: string | undefined;
  let isOver = false;
  let failures = 0;
  while (!signal.aborted && !isOver) {
    // Before the work: a wake-up meanwhile begins another round.
    const sooner = task.early?.next() ?? signal;
    const { isDone, isAway, failure } = await round(task, options);
    // The same for hours, as where the disk is full, is one line.
    if (failure && failure.error !== said) log.warn(failure, `${task.name} failed; it comes again`);
    said = failure?.error;
    isOver = isDone && task.isOnce === true;
    failures = failure ? failures + 1 : 0;
    // What fails each time is tried ever more rarely: it may be the largest of all.
    const again = isAway ? reconnection : retry * 2 ** Math.max(0, failures - 1);
    const wait = isDone ? task.every : Math.min(task.every, again);
    if (!isOver) await pause(wait, undefined, { signal: AbortSignal.any([signal, sooner]) }).catch(() => {});
  }
}

interface Round {
  isDone: boolean;
  /** There was no connection. */
  isAway?: true;
  failure?: ReturnType<typeof errorForLog>;
}

async function round({ work, isOfOne }: Task, { session, leases, signal }: ScheduleOptions): Promise<Round> {
  if (!session.isConnected) return { isDone: false, isAway: true };
  try {
    if (isOfOne && !(await leases.hasShared(session.query))) return { isDone: false };
    await work(signal);
    return { isDone: true };
  } catch (error) {
    return { isDone: false, failure: errorForLog(error) };
  }
}
