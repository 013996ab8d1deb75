/** What a runner is made of. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { alwaysBy } from '../database/by.ts';
import { connect, type Database } from '../database/connect.ts';
import type { Standing } from '../model/translations/translation-row.ts';
import { Orders } from './orders/orders.ts';
import { Shift } from './orders/shift.ts';
import { fingerprint as fingerprintOf, type Provider, type ProviderName } from './providers/index.ts';
import { prune } from './prune.ts';
import { Liveness } from './queue/liveness.ts';
import { Progress } from './queue/progress.ts';
import { Waiters } from './queue/waiters.ts';
import { Wishes } from './queue/wishes.ts';
import { Bell } from './rounds.ts';
import { Sweep } from './sweep.ts';
import { Memory } from './work/memory.ts';
import type { MemoryScope } from './work/remembered.ts';
import type { Caps } from './work/spending.ts';
import type { Attempts } from './work/translate.ts';

export interface RunnerOptions {
  databaseUrl: string;
  /** The same database, for sessions of the runner's own; the same address if nothing else is said. */
  databaseDirectUrl?: string | undefined;
  /** Most connections to PostgreSQL; at least six are used. */
  databasePool?: number;
  host: string;
  /** 0 takes a free one. */
  port: number;
  secret: string;
  /** Jobs that are worked on at once. */
  concurrency: number;
  providers: readonly Provider[];
  caps: Caps;
  /** For whom translations are remembered; for all where nothing is said. */
  memory?: MemoryScope;
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

/** With fewer connections than these items have none of their own. */
const fewestToShare = 8;

/** Milliseconds that a statement on all items of an order may take. */
const longestStatement = 60_000;

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
  const ofOrders = databasePool < fewestToShare ? 0 : Math.floor(databasePool / 4);
  const db = connect(url, { pool: Math.max(2, databasePool - queuePool - ofOrders - 2), name, log, settings });
  // A job never waits for an item to release a connection.
  const items = ofOrders > 0 ? connect(url, { pool: ofOrders, name: `${name}: items`, log, settings }) : db;
  const attempts: Attempts = new Map();
  const waiters = new Waiters();
  const names = providers.map((provider) => provider.name);
  const remembering = { scope: options.memory ?? 'all', runner: name, providers: names, held: new Set<string>() };
  const memory = new Memory({ db, ...remembering });
  const isRemembered = (standing: Standing, to: string) => memory.has(standing, to);
  const wishes = new Wishes({ db, providers: fingerprint, waiters, isRemembered });
  return {
    ...{ options, timing, name, direct, fingerprint, queuePool, db, items },
    ...{ attempts, waiters, wishes, memory, log },
    ...orderingOf(options, {
      ...{ db: items, name, names, attempts, waiters, grace: timing.grace },
      memory: new Memory({ db: items, ...remembering }),
    }),
    stopping: new AbortController(),
    progress: new Progress(db),
    liveness: new Liveness({ name, interval: timing.liveness, silence: timing.silence, log }),
    sweep: new Sweep({ db, wishes, batch: 500, prune: () => prune(db, options.tokenIdleDays), log }),
    changed: new Bell(),
  };
}

interface Shared {
  /** For items alone. */
  db: Database;
  name: string;
  memory: Memory;
  /** The providers' names. */
  names: readonly ProviderName[];
  attempts: Attempts;
  waiters: Waiters;
  grace: number;
}

/** What makes orders, and what works on them. */
function orderingOf(options: RunnerOptions, { db, name, memory, names, attempts, waiters, grace }: Shared) {
  const { databaseUrl, providers, caps, concurrency, log } = options;
  const remembering = { scope: options.memory ?? 'all', providers: names };
  const large = connect(databaseUrl, { pool: 1, name: `${name}: orders`, log, settings, longestStatement });
  const shift = new Shift({
    ...{ db, memory, remembering, providers, caps, log, runner: name, concurrency, grace },
    // What is waited for is begun in a moment, where it is not yet.
    busy: () => Math.max(attempts.size, waiters.pressing),
    isPressed: () => waiters.pressing > 0 || [...attempts.values()].some(({ isAwaited }) => isAwaited),
  });
  const orders = new Orders({ db: large, providers, remembering, caps, stir: () => shift.stir() });
  return {
    ...{ large, shift, orders },
  };
}
