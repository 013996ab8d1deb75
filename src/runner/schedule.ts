/** The schedule of a runner: the duties that it does again and again, how often, and whether only one runner does them for all. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../database/loggable.ts';
import type { Session } from '../database/session.ts';
import type { Bell } from './queue/bell.ts';
import type { Leases } from './queue/leases.ts';

export interface Duty {
  /** As the log calls it. */
  name: string;
  /** Milliseconds between two rounds; where one could not be done, it comes again after `retry` at the latest. */
  every: number;
  work(signal: AbortSignal): Promise<unknown>;
  /** Begins a round before its time. */
  early?: Bell;
  /** One runner does it for all. */
  isOfOne?: true;
  /** Done once is enough. */
  isOnce?: true;
}

export interface ScheduleOptions {
  /** The schedule begins with it. */
  ready: Promise<void>;
  /** Rests while it has no connection: leases could not be renewed. */
  session: Session;
  leases: Leases;
  signal: AbortSignal;
  log: Logger;
}

const retry = 10_000;
/** The name of the lease by which one runner does such duties for all. */
const ofOne = 'sweep';

/** Keeps the schedule until the signal; each duty by itself, and one round of it at a time. */
export const keepSchedule = (duties: readonly Duty[], options: ScheduleOptions): Promise<void>[] =>
  duties.map((duty) => keep(duty, options));

async function keep(duty: Duty, options: ScheduleOptions): Promise<void> {
  const { ready, signal, log } = options;
  await ready;
  let said: string | undefined;
  let isOver = false;
  while (!signal.aborted && !isOver) {
    // Before the work: a bell that rings meanwhile begins another round.
    const sooner = duty.early?.arm() ?? signal;
    const { isDone, failure } = await round(duty, options);
    // The same for hours, as where the disk is full, is one line.
    if (failure && failure.error !== said) log.warn(failure, `${duty.name} failed; it comes again`);
    said = failure?.error;
    isOver = isDone && duty.isOnce === true;
    const wait = isDone ? duty.every : Math.min(duty.every, retry);
    if (!isOver) await pause(wait, undefined, { signal: AbortSignal.any([signal, sooner]) }).catch(() => {});
  }
}

interface Round {
  isDone: boolean;
  failure?: ReturnType<typeof errorForLog>;
}

async function round({ work, isOfOne }: Duty, { session, leases, signal }: ScheduleOptions): Promise<Round> {
  if (!session.isConnected) return { isDone: false };
  try {
    if (isOfOne && !(await leases.has(session.query, ofOne))) return { isDone: false };
    await work(signal);
    return { isDone: true };
  } catch (error) {
    return { isDone: false, failure: errorForLog(error) };
  }
}
