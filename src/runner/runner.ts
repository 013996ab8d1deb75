/** A runner: the private channel, the queue's workers, the watch over the other runners, and the sweep. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobState } from '../../contracts/runner.ts';
import { openChannel } from '../channel/server.ts';
import { errorForLog } from '../database/loggable.ts';
import { Session } from '../database/session.ts';
import { Reporting } from '../model/reports/reporting.ts';
import { answersOf } from './answers.ts';
import { type Parts, partsOf, type RunnerOptions, settings } from './parts.ts';
import { pullForward } from './queue/entries.ts';
import { Jobs } from './queue/jobs.ts';
import { Queue } from './queue/queue.ts';
import { turns } from './queue/urgency.ts';
import { once, rounded } from './rounds.ts';
import { ProviderStates } from './work/provider-states.ts';
import { Replacements } from './work/replace.ts';
import { publishCaps } from './work/spending.ts';
import { abortLostAttempts, translate } from './work/translate.ts';

export interface Runner {
  url: string;
  /** Settles when the runner takes jobs: PostgreSQL may be away at first. */
  ready: Promise<void>;
  /** Finishes or hands back what runs. */
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
      ...{ wishes, progress, orders, jobs: new Jobs(db) },
      replacements: new Replacements({ ...options, db, memory: parts.memory, stopping: stopping.signal }),
      providers: new ProviderStates(db, providers, caps),
    }),
    stopping: stopping.signal,
    isReady: () => state.isReady,
    onFailure: (path, cause) => log.error({ path, ...errorForLog(cause) }, 'a request failed'),
  });
  const session = sessionOf(parts);
  const queue = queueOf(parts, session);
  session.start();
  const ready = begin(parts, queue).then((hasBegun) => {
    state.isReady = hasBegun;
    if (hasBegun) log.info({ url: channel.url, providers: providers.map(({ name }) => name) }, 'the runner takes jobs');
  });
  const rounds = roundsOf(parts, session, ready);

  let stopped: Promise<void> | undefined;
  return {
    url: channel.url,
    ready,
    stop: () => {
      stopped ??= end(parts, { channel, session, queue, ready, rounds });
      return stopped;
    },
  };
}

/** The session in which PostgreSQL tells what happens, and by which the other runners know this one. */
function sessionOf(parts: Parts): Session {
  const { name, direct, db, attempts, waiters, progress, liveness, sweep, changed, shift, log } = parts;
  const abortLost = (id?: number) =>
    abortLostAttempts(db, attempts, id).catch((error) =>
      log.warn(errorForLog(error), 'lost attempts could not be found'),
    );

  return new Session({
    url: direct,
    name: `${name}: session`,
    ...{ log, settings },
    channels: {
      translation_jobs(payload) {
        const { id, state, key }: { id: number; state: JobState; key: string } = JSON.parse(payload);
        progress.stir();
        if (hasStopped.has(state)) waiters.wake(key);
        if (attempts.has(id) && state !== 'running') abortLost(id);
      },
      tag_changes: () => changed.ring(),
      translation_orders: () => shift.stir(),
    },
    async onConnect(query) {
      await liveness.enter(query);
      waiters.wakeAll();
      progress.stir();
      abortLost();
      // Another runner may have swept meanwhile, and have ended before it was done.
      sweep.beginAnew();
      changed.ring();
    },
  });
}

/** The queue, whose workers translate. */
function queueOf(parts: Parts, session: Session): Queue {
  const { options, direct, name, queuePool, timing, db, fingerprint, attempts, memory, liveness, log } = parts;
  const { providers, caps, concurrency } = options;
  const takeTurn = turns((priority) => pullForward(db, priority));
  return new Queue({
    url: direct,
    name: `${name}: queue`,
    pool: queuePool,
    concurrency,
    grace: timing.grace,
    work: (id, signal) => {
      takeTurn().catch((error) => log.warn(errorForLog(error), 'the oldest jobs could not be pulled forward'));
      return translate({ db, providers, caps, log, fingerprint, attempts, memory }, id, signal);
    },
    onWorkers(ids) {
      liveness.workers = ids;
      // Without a session the next one, or the next look at the others, makes them known.
      liveness.publish(session.query).catch(() => {});
    },
    log,
  });
}

/** Waits for PostgreSQL and its migrations, as long as it takes, and takes jobs; not where the runner stops before. */
async function begin({ stopping: { signal }, log }: Parts, queue: Queue): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await queue.migrate();
      await queue.start();
      return !signal.aborted;
    } catch (error) {
      if (failures % 20 === 0) log.warn(errorForLog(error), 'the runner cannot begin; trying again');
      await pause(500, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}

/** What is done again and again, until the runner stops. */
function roundsOf(parts: Parts, session: Session, ready: Promise<void>): Promise<void>[] {
  const { timing, liveness, sweep, changed, shift, options, db, log } = parts;
  const { signal } = parts.stopping;
  const every = rounded({ ready, session, signal, log });
  // What a runner that began later has told stands.
  const tellCaps = once(() => publishCaps(db, options.caps));
  const alone = async (work: () => Promise<unknown>) => {
    if (await liveness.isSweeper(session.query)) await work();
  };
  return [
    every(timing.beat, 'the sign of life', async () => {
      if (await liveness.beat(session.query)) return;
      log.warn('the other runners have taken this one for dead; it enters anew');
      session.renew();
    }),
    every(timing.liveness, 'the look at the other runners', () => liveness.look(session.query)),
    every(timing.liveness, 'the look at items that dead runners were at', () => shift.rescue()),
    shift.work(ready, signal),
    every(timing.sweep, 'the sweep', () => alone(() => sweep.all())),
    every(timing.forget, 'the look at what is to be forgotten', () => Reporting.prune(db)),
    // Not before it begins: where the disk is full, nothing can be written, and what is remembered is served all the same.
    every(timing.forget, 'telling the caps', tellCaps),
    every(
      timing.sweep,
      'the look at what has changed',
      async () => {
        // Those that come together are looked at together.
        await pause(timing.gather, undefined, { signal }).catch(() => {});
        await alone(() => sweep.changed());
      },
      changed,
    ),
  ];
}

/** What has begun, in the order in which it ends well. */
interface Begun {
  channel: Awaited<ReturnType<typeof openChannel>>;
  ready: Promise<void>;
  queue: Queue;
  rounds: readonly Promise<void>[];
  session: Session;
}

async function end(parts: Parts, { channel, ready, queue, rounds, session }: Begun): Promise<void> {
  parts.stopping.abort();
  const closed = channel.close();
  await ready;
  await queue.stop();
  parts.waiters.close();
  await Promise.all([closed, ...rounds]);
  await parts.liveness.leave(session.query).catch(() => {});
  await session.stop();
  const pools = Promise.all([...new Set([parts.db, parts.items, parts.large])].map((pool) => pool.destroy()));
  await Promise.race([pools, pause(2000, undefined, { ref: false })]);
  parts.log.info('the runner has stopped');
}

/** In these states nothing comes of a job by itself, for now. */
const hasStopped = new Set<JobState>(['waiting', 'succeeded', 'failed', 'cancelled']);
