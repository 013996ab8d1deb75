/** A runner: the private channel, the queue's workers, the watch over the other runners, and the sweep. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobState } from '../../contracts/runner.ts';
import { openChannel } from '../channel/server.ts';
import { connect } from '../database/connect.ts';
import { trouble } from '../database/loggable.ts';
import { Session } from '../database/session.ts';
import { answersOf } from './answers.ts';
import { pullForward } from './entries.ts';
import { jobs as jobsOf } from './jobs.ts';
import { Liveness } from './liveness.ts';
import { progress as progressOf } from './progress.ts';
import { providerStates } from './provider-states.ts';
import { fingerprint as fingerprintOf, type Provider } from './providers/index.ts';
import { prune } from './prune.ts';
import { Queue } from './queue.ts';
import type { Caps } from './spending.ts';
import { sweep as sweepOf } from './sweep.ts';
import { type Attempts, abortLostAttempts, translate } from './translate.ts';
import { turns } from './urgency.ts';
import { waiters as waitersOf } from './waiters.ts';

export interface RunnerOptions {
  databaseUrl: string;
  /** Most connections to PostgreSQL; at least five are used. */
  databasePool?: number;
  host: string;
  /** 0 takes a free one. */
  port: number;
  secret: string;
  /** Jobs that are worked on at once. */
  concurrency: number;
  providers: readonly Provider[];
  caps: Caps;
  tokenIdleDays: number;
  log: Logger;
  /** In milliseconds; the defaults are for production. */
  timing?: Partial<typeof usualTiming>;
}

const usualTiming = {
  /** Between two looks at the other runners; one that is dead is found out after two or three. */
  liveness: 2000,
  /** Between two signs of life, and without one until a runner looks dead. */
  beat: 1000,
  silence: 6000,
  /** Between two sweeps. */
  sweep: 10_000,
  /** What running jobs get to end when the runner stops. */
  grace: 5000,
};

export interface Runner {
  url: string;
  /** Settles when the runner takes jobs: PostgreSQL may be away at first. */
  ready: Promise<void>;
  /** Finishes or hands back what runs. */
  stop(): Promise<void>;
}

/** Starts to listen; throws for a secret that won't do. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { databaseUrl: url, databasePool = 10, providers, caps, log } = options;
  const timing = { ...usualTiming, ...options.timing };
  const name = `runner ${randomBytes(4).toString('hex')}`;
  const fingerprint = fingerprintOf(providers);
  const queuePool = Math.max(2, Math.floor(databasePool / 3));
  const db = connect(url, { pool: Math.max(2, databasePool - queuePool - 1), name, log });
  const stopping = new AbortController();
  const attempts: Attempts = new Map();
  const waiters = waitersOf();
  const progress = progressOf(db);
  const jobs = jobsOf({ db, providers: fingerprint, waiters });
  const liveness = new Liveness({ name, interval: timing.liveness, silence: timing.silence, log });
  const sweep = () => sweepOf({ db, jobs, batch: 500, prune: () => prune(db, options.tokenIdleDays), log });
  let sweepNow = sweep();
  let isReady = false;

  const channel = await openChannel({
    ...options,
    answers: answersOf({ jobs, progress, providers: providerStates(db, providers, caps) }),
    stopping: stopping.signal,
    isReady: () => isReady,
    onFailure: (path, cause) => log.error({ path, ...trouble(cause) }, 'a request failed'),
  });

  const abortLost = (id?: number) =>
    abortLostAttempts(db, attempts, id).catch((error) => log.warn(trouble(error), 'lost attempts could not be found'));

  const session = new Session({
    url,
    name: `${name}: session`,
    log,
    async onConnect(query) {
      await query('listen translation_jobs');
      await liveness.enter(query);
      // What was said while nobody listened.
      waiters.wakeAll();
      progress.stir();
      abortLost();
    },
    onLost() {
      sweepNow = sweep();
    },
    onNotification(_channel, payload) {
      const { id, state, key }: { id: number; state: JobState; key: string } = JSON.parse(payload);
      progress.stir();
      if (hasStopped.has(state)) waiters.wake(key);
      if (attempts.has(id) && state !== 'running') abortLost(id);
    },
  });

  const takeTurn = turns((priority) => pullForward(db, priority));
  const queue = new Queue({
    url,
    name: `${name}: queue`,
    pool: queuePool,
    concurrency: options.concurrency,
    grace: timing.grace,
    work: (id, signal) => {
      takeTurn().catch((error) => log.warn(trouble(error), 'the oldest jobs could not be pulled forward'));
      return translate({ db, providers, caps, log, fingerprint, attempts }, id, signal);
    },
    onWorkers(ids) {
      liveness.workers = ids;
      // Without a session the next one, or the next look at the others, makes them known.
      liveness.publish(session.query).catch(() => {});
    },
    log,
  });

  session.start();
  const ready = begin();

  /** Waits for PostgreSQL and its migrations, as long as it takes, and takes jobs. */
  async function begin(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        await db('translation_jobs').first('id');
        await queue.migrate();
        await queue.start();
        isReady = !stopping.signal.aborted;
        if (isReady)
          log.info({ url: channel.url, providers: providers.map(({ name }) => name) }, 'the runner takes jobs');
        return;
      } catch (error) {
        if (failures % 20 === 0) log.warn(trouble(error), 'the runner cannot begin; trying again');
        await pause(500, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  async function every(ms: number, what: string, work: () => Promise<unknown>): Promise<void> {
    const { signal } = stopping;
    await ready;
    let said: string | undefined;
    while (!signal.aborted) {
      if (session.isConnected) {
        const failed = await work().then(
          () => undefined,
          (error) => trouble(error),
        );
        // The same for hours, as where the disk is full, is one line.
        if (failed && failed.error !== said) log.warn(failed, `${what} failed; it comes again`);
        said = failed?.error;
      }
      await pause(ms, undefined, { signal }).catch(() => {});
    }
  }

  const rounds = [
    every(timing.beat, 'the sign of life', async () => {
      if (await liveness.beat(session.query)) return;
      log.warn('the other runners have taken this one for dead; it enters anew');
      session.renew();
    }),
    every(timing.liveness, 'the look at the other runners', () => liveness.look(session.query)),
    every(timing.sweep, 'the sweep', async () => {
      if (await liveness.isSweeper(session.query)) await sweepNow();
    }),
  ];

  async function stop(): Promise<void> {
    stopping.abort();
    const closed = channel.close();
    await ready;
    await queue.stop();
    waiters.close();
    await Promise.all([closed, ...rounds]);
    await liveness.leave(session.query).catch(() => {});
    await session.stop();
    await Promise.race([db.destroy(), pause(2000, undefined, { ref: false })]);
    log.info('the runner has stopped');
  }

  let stopped: Promise<void> | undefined;
  return {
    url: channel.url,
    ready,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** In these states nothing comes of a job by itself, for now. */
const hasStopped = new Set<JobState>(['waiting', 'succeeded', 'failed', 'cancelled']);
