/** What a runner is made of. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { alwaysBy } from '../database/by.ts';
import { connect } from '../database/connect.ts';
import { fingerprint as fingerprintOf, type Provider } from './providers/index.ts';
import { prune } from './prune.ts';
import { Liveness } from './queue/liveness.ts';
import { Progress } from './queue/progress.ts';
import { Waiters } from './queue/waiters.ts';
import { Wishes } from './queue/wishes.ts';
import { Bell } from './rounds.ts';
import { Sweep } from './sweep.ts';
import type { Caps } from './work/spending.ts';
import type { Attempts } from './work/translate.ts';

export interface RunnerOptions {
  databaseUrl: string;
  /** The same database, for sessions of the runner's own; the same address if nothing else is said. */
  databaseDirectUrl?: string | undefined;
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
  /** Between two sweeps; and from a change to the look at it. */
  sweep: 10_000,
  gather: 100,
  /** Between two looks at what may not be kept for more than an hour. */
  forget: 60_000,
  /** What running jobs get to end when the runner stops. */
  grace: 5000,
};

/** What all its connections say of what is written. */
export const settings = alwaysBy('runner');

export type Parts = ReturnType<typeof partsOf>;

/** Nothing of it has begun yet. */
export function partsOf(options: RunnerOptions) {
  const { databaseUrl: url, databaseDirectUrl: direct = url, databasePool = 10, providers, log } = options;
  const timing = { ...usualTiming, ...options.timing };
  const name = `runner ${randomBytes(4).toString('hex')}`;
  const fingerprint = fingerprintOf(providers);
  const queuePool = Math.max(2, Math.floor(databasePool / 3));
  const db = connect(url, { pool: Math.max(2, databasePool - queuePool - 1), name, log, settings });
  const attempts: Attempts = new Map();
  const waiters = new Waiters();
  const wishes = new Wishes({ db, providers: fingerprint, waiters });
  return {
    ...{ options, timing, name, direct, fingerprint, queuePool, db, attempts, waiters, wishes, log },
    stopping: new AbortController(),
    progress: new Progress(db),
    liveness: new Liveness({ name, interval: timing.liveness, silence: timing.silence, log }),
    sweep: new Sweep({ db, wishes, batch: 500, prune: () => prune(db, options.tokenIdleDays), log }),
    changed: new Bell(),
  };
}
