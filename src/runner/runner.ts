/** A runner: the private channel, the session, and the schedule. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobState } from '../../contracts/runner.ts';
import { openChannel } from '../channel/server.ts';
import type { Database } from '../database/connect.ts';
import { errorForLog } from '../database/loggable.ts';
import { Session } from '../database/session.ts';
import { outdateRest } from '../model/outdating.ts';
import { Reporting } from '../model/reports/reporting.ts';
import { answersOf } from './answers.ts';
import { takeBackLeft } from './orders/in-steps.ts';
import { type Parts, partsOf, type RunnerOptions, settings } from './parts.ts';
import { prune } from './prune.ts';
import { Jobs } from './queue/jobs.ts';
import { sendReportLetters } from './report-letters.ts';
import { keepSchedule, type Task } from './schedule.ts';
import { ProviderStates } from './work/provider-states.ts';
import { Replacements } from './work/replace.ts';
import { ReportTranslations } from './work/report-words.ts';
import { publishCaps } from './work/spending.ts';

export interface Runner {
  url: string;
  /** Settles when the runner takes jobs: PostgreSQL may be away at first. */
  ready: Promise<void>;
  /** Ends the attempts that run, or gives their rows back. */
  stop(): Promise<void>;
}

/** Starts to listen; throws for a secret that won't do. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const parts = partsOf(options);
  const { db, wishes, progress, orders, stopping } = parts;
  const { providers, caps, log } = options;
  const state = { isReady: false };
  const channel = await openChannel({
    ...options,
    answers: answersOf({
      wishes,
      progress,
      orders,
      jobs: new Jobs(db),
      replacements: new Replacements({ ...options, db, memory: parts.memory, stopping: stopping.signal }),
      reports: new ReportTranslations({ ...options, db, stopping: stopping.signal }),
      providers: new ProviderStates(db, providers, caps),
    }),
    stopping: stopping.signal,
    isReady: () => state.isReady,
    onFailure: (path, cause) => log.error({ path, ...errorForLog(cause) }, 'a request failed'),
  });
  const session = sessionOf(parts);
  session.start();
  const ready = begin(parts).then((hasBegun) => {
    state.isReady = hasBegun;
    if (hasBegun) log.info({ url: channel.url, providers: providers.map(({ name }) => name) }, 'the runner takes jobs');
  });
  const { leases } = parts;
  const rounds = keepSchedule(tasksOf(parts), { ready, session, leases, log, signal: stopping.signal });
  const renewing = renewingOf(parts, session, ready);

  let stopped: Promise<void> | undefined;
  return {
    url: channel.url,
    ready,
    stop: () => {
      stopped ??= end(parts, { channel, session, ready, rounds, renewing });
      return stopped;
    },
  };
}

/** The session on which PostgreSQL notifies of other processes' changes, and on which leases are renewed. */
function sessionOf(parts: Parts): Session {
  const { name, direct, attempts, leases, waiters, workers, progress, sweep, changed, itemWorkers, log } = parts;
  const renew = () =>
    leases.renew(session.query).catch((error) => log.warn(errorForLog(error), 'the leases could not be renewed'));

  const session: Session = new Session({
    url: direct,
    name: `${name}: session`,
    log,
    settings,
    channels: {
      work(payload) {
        const { id, state, key }: { id: number; state: JobState; key: string } = JSON.parse(payload);
        progress.stir();
        if (state === 'queued') workers.wake();
        if (hasStopped.has(state)) waiters.wake(key);
        if (attempts.has(id) && state !== 'running') renew();
      },
      tag_changes: () => changed.send(),
      translation_orders: () => itemWorkers.workers.wake(),
    },
    async onConnect() {
      waiters.wakeAll();
      workers.wake();
      itemWorkers.workers.wake();
      progress.stir();
      // Another runner may have swept meanwhile, and have ended before it was done.
      sweep.beginAnew();
      changed.send();
    },
  });
  return session;
}

/** Waits for PostgreSQL and its migrations, as long as it takes; false where the runner stops before. */
async function begin({ db, stopping: { signal }, log }: Parts): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await db('work').first('id');
      return !signal.aborted;
    } catch (error) {
      if (failures % 20 === 0) log.warn(errorForLog(error), 'the runner cannot begin; trying again');
      await pause(500, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}

/** The schedule, until the runner stops. */
const tasksOf = (parts: Parts): Task[] => [...dueWork(parts), ...sharedTasks(parts), ...ownTasks(parts)];

/** Polls behind the notifications: one may be lost, and back-offs end by themselves. */
const dueWork = ({ timing, workers, itemWorkers, leases, items }: Parts): Task[] => [
  { name: 'the look for due jobs', every: timing.poll, early: workers.wakeUp, work: () => workers.look() },
  {
    name: 'the look for due items',
    every: timing.poll / 2,
    early: itemWorkers.workers.wakeUp,
    work: () => itemWorkers.workers.look(),
  },
  {
    name: 'the look at what is left of cancelled orders',
    every: timing.lease / 4,
    work: () => takeBackLeft(items, leases.takesOver),
  },
];

/** What one runner does for all. */
const sharedTasks = ({ timing, sweep, changed, options, db, stopping }: Parts): Task[] => [
  { name: 'the sweep', every: timing.sweep, isOfOne: true, work: () => sweep.all() },
  {
    name: 'the look at texts with new keep words',
    every: timing.sweep,
    isOfOne: true,
    work: (signal) => outdateRest(db, signal),
  },
  {
    name: 'the look at what has changed',
    every: timing.sweep,
    early: changed,
    isOfOne: true,
    async work() {
      // Those that come together are looked at together.
      await pause(timing.gather, undefined, { signal: stopping.signal }).catch(() => {});
      await sweep.changed();
    },
  },
  { name: 'pruning', every: timing.prune, isOfOne: true, work: () => prune(db, options.tokenIdleDays) },
  ...lettersOf(db, options, timing.letters),
];

const ownTasks = ({ timing, options, db }: Parts): Task[] => [
  { name: 'the look at what is to be forgotten', every: timing.forget, work: () => Reporting.prune(db) },
  // Not part of the start: on a full disk the write fails, and translations from memory must still be served. The caps of the runner
  // that began last hold.
  { name: 'publishing the caps', every: timing.forget, isOnce: true, work: () => publishCaps(db, options.caps) },
];

/** None without a mail server. */
const lettersOf = (db: Database, { mail }: RunnerOptions, every: number): Task[] =>
  mail
    ? [
        {
          name: 'sending letters about reports',
          every,
          isOfOne: true,
          work: (signal) => sendReportLetters(db, mail, signal),
        },
      ]
    : [];

/** The renewal of the leases goes on until their rows have ended or were given back, which is after the runner's stop. */
function renewingOf({ timing, leases, log }: Parts, session: Session, ready: Promise<void>) {
  const ended = new AbortController();
  const every = timing.lease / 4;
  const renewal = { name: 'the renewal of the leases', every, work: () => leases.renew(session.query) };
  const over = keepSchedule([renewal], { ready, session, leases, log, signal: ended.signal });
  return {
    async end() {
      ended.abort();
      await Promise.all(over);
    },
  };
}

/** The parts that have begun, in the order in which they end well. */
interface Begun {
  channel: Awaited<ReturnType<typeof openChannel>>;
  ready: Promise<void>;
  rounds: readonly Promise<void>[];
  renewing: { end(): Promise<void> };
  session: Session;
}

async function end(parts: Parts, { channel, ready, rounds, renewing, session }: Begun): Promise<void> {
  parts.stopping.abort();
  const closed = channel.close();
  await ready;
  const items = parts.itemWorkers.workers.stop();
  await parts.workers.stop();
  parts.waiters.close();
  await Promise.all([closed, items, ...rounds]);
  await renewing.end();
  await parts.leases.end(session.query).catch(() => {});
  await session.stop();
  const pools = Promise.all([...new Set([parts.db, parts.items, parts.large])].map((pool) => pool.destroy()));
  await Promise.race([pools, pause(2000, undefined, { ref: false })]);
  parts.log.info('the runner has stopped');
}

/** In these states a job does not go on for now. */
const hasStopped = new Set<JobState>(['waiting', 'succeeded', 'failed', 'cancelled']);
