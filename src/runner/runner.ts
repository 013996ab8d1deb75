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
import { rounded } from './rounds.ts';
import { ProviderStates } from './work/provider-states.ts';
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
  const { db, wishes, progress, stopping } = parts;
  const { providers, caps, log } = options;
  const state = { isReady: false };
  const channel = await openChannel({
    ...options,
    answers: answersOf({ wishes, jobs: new Jobs(db), progress, providers: new ProviderStates(db, providers, caps) }),
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
function sessionOf({ name, direct, db, attempts, waiters, progress, liveness, sweep, changed, log }: Parts): Session {
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
  const { options, direct, name, queuePool, timing, db, fingerprint, attempts, liveness, log } = parts;
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
      return translate({ db, providers, caps, log, fingerprint, attempts }, id, signal);
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
async function begin({ db, stopping: { signal }, log }: Parts, queue: Queue): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await db('translation_jobs').first('id');
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
  const { timing, liveness, sweep, changed, db, log } = parts;
  const { signal } = parts.stopping;
  const every = rounded({ ready, session, signal, log });
  return [
    every(timing.beat, 'the sign of life', async () => {
      if (await liveness.beat(session.query)) return;
      log.warn('the other runners have taken this one for dead; it enters anew');
      session.renew();
    }),
    every(timing.liveness, 'the look at the other runners', () => liveness.look(session.query)),
    every(timing.sweep, 'the sweep', async () => {
      if (await liveness.isSweeper(session.query)) await sweep.all();
    }),
    every(timing.forget, 'the look at what is to be forgotten', () => Reporting.prune(db)),
    every(
      timing.sweep,
      'the look at what has changed',
      async () => {
        // Those that come together are looked at together.
        await pause(timing.gather, undefined, { signal }).catch(() => {});
        if (await liveness.isSweeper(session.query)) await sweep.changed();
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
  await Promise.race([parts.db.destroy(), pause(2000, undefined, { ref: false })]);
  parts.log.info('the runner has stopped');
}

/** In these states nothing comes of a job by itself, for now. */
const hasStopped = new Set<JobState>(['waiting', 'succeeded', 'failed', 'cancelled']);
