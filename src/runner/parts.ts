/** The parts of a runner. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { alwaysBy } from '../database/by.ts';
import { connect } from '../database/connect.ts';
import { ItemWorkers } from './orders/item-workers.ts';
import { fingerprint as fingerprintOf, type Provider } from './providers/index.ts';
import { type Claimed, claimNext } from './queue/attempts.ts';
import { Leases } from './queue/leases.ts';
import { Progress } from './queue/progress.ts';
import { Singles } from './queue/under-way.ts';
import { byTurns, priorities } from './queue/urgency.ts';
import { Waiters, WakeUp } from './queue/waiting.ts';
import { Wishes } from './queue/wishes.ts';
import { Workers } from './queue/workers.ts';
import type { MailOptions } from './report-letters.ts';
import { Sweep } from './sweep.ts';
import { isRemembered } from './work/memory.ts';
import type { MemoryScope } from './work/remembered.ts';
import { noPieces } from './work/sent.ts';
import type { Caps } from './work/spending.ts';
import { type TranslateOptions, translate } from './work/translate.ts';

export interface RunnerOptions {
  databaseUrl: string;
  /** The same database, for sessions of the runner's own; the same address by default. */
  databaseDirectUrl?: string | undefined;
  /** Most connections to PostgreSQL; at least four are used. */
  databasePool?: number;
  host: string;
  /** 0 takes a free one. */
  port: number;
  secret: string;
  /** Jobs that are worked on at once. */
  concurrency: number;
  providers: readonly Provider[];
  caps: Caps;
  /** For whom translations are remembered; for all by default. */
  memory?: MemoryScope;
  tokenIdleDays: number;
  /** Undefined without a mail server. */
  mail?: MailOptions | undefined;
  log: Logger;
  /** In milliseconds; the defaults are for production. */
  timing?: Partial<typeof usualTiming>;
}

const usualTiming = {
  /** Length of a lease, which is renewed four times as often: after it the rows of a dead runner are claimed by others. */
  lease: 10_000,
  /** Between two looks for due jobs; items are looked for twice as often. */
  poll: 1000,
  /** Before the second attempt at a job or an item; doubled with each further one. */
  pause: 2000,
  /** Between two sweeps; and from a change to the look at it. */
  sweep: 10_000,
  gather: 100,
  /** Between two looks for letters that are due. */
  letters: 10_000,
  /** Between two rounds of deletes of records that may not be kept for more than an hour, and of all others. */
  forget: 60_000,
  prune: 3_600_000,
  /** For attempts to end when the runner stops. */
  grace: 5000,
};

/** With fewer connections than these items have none of their own. */
const fewestToShare = 8;

/** Milliseconds that a statement on all items of an order may take. */
const longestStatement = 60_000;

/**
 * All its connections say who writes. A runner that hangs in a transaction loses the connection, and with it its locks, about when its
 * leases end.
 */
export const settings = { ...alwaysBy('runner'), idle_in_transaction_session_timeout: 8000 };

export type Parts = ReturnType<typeof partsOf>;

/** Nothing of it has begun yet. */
export function partsOf(options: RunnerOptions) {
  const { providers, caps, concurrency, log, memory: scope = 'all' } = options;
  const timing = { ...usualTiming, ...options.timing };
  const name = `runner ${randomBytes(4).toString('hex')}`;
  const pools = poolsOf(options, name);
  const leases = new Leases({ runner: name, length: timing.lease });
  const remembering = { scope, providers: providers.map((each) => each.name) };
  const asking = { db: pools.db, providers, fingerprint: fingerprintOf(providers), caps, log, pieces: noPieces() };
  // What attempts and their workers take.
  const means = { ...asking, leases, remembering, concurrency, grace: timing.grace, firstPause: timing.pause / 1000 };
  const waiters = new Waiters();
  const workers = workersOf({ ...means, waiters });
  const wishes = new Wishes({
    db: pools.db,
    providers: means.fingerprint,
    waiters,
    wake: () => workers.wake(),
    isRemembered: (standing, to) => isRemembered(means, standing, to),
  });
  const { workers: itemWorkers } = new ItemWorkers({ ...means, ...pressureOf(workers, waiters), db: pools.items });
  return {
    options,
    timing,
    ...pools,
    log,
    means,
    leases,
    waiters,
    wishes,
    workers,
    itemWorkers,
    singles: new Singles(),
    stopping: new AbortController(),
    progress: new Progress(pools.db),
    sweep: new Sweep({ db: pools.db, wishes, batch: 500, log }),
    changed: new WakeUp(),
  };
}

/** What keeps orders from new items: jobs under way, above all those with a reader. */
const pressureOf = ({ running }: Workers<Claimed>, waiters: Waiters) => ({
  // A job with a reader begins in a moment, where it has not yet.
  busy: () => Math.max(running.size, waiters.size),
  isPressed: () => waiters.size > 0 || [...running].some(({ priority }) => priority < priorities.background),
});

/** The connections: of jobs and all else, of items, and one for statements on all items of an order. */
function poolsOf(
  { databaseUrl: url, databaseDirectUrl: direct = url, databasePool = 10, log }: RunnerOptions,
  name: string,
) {
  const ofOrders = databasePool < fewestToShare ? 0 : Math.floor(databasePool / 4);
  const db = connect(url, { pool: Math.max(2, databasePool - ofOrders - 2), name, log, settings });
  // A job never waits for an item to release a connection.
  const items = ofOrders > 0 ? connect(url, { pool: ofOrders, name: `${name}: items`, log, settings }) : db;
  const large = connect(url, { pool: 1, name: `${name}: orders`, log, settings, longestStatement });
  return { direct, db, items, large };
}

/** The workers of jobs. */
function workersOf(options: TranslateOptions & { concurrency: number; grace: number }) {
  const { db, leases, concurrency, grace, log } = options;
  const claim = byTurns((priority) => claimNext(db, leases, priority));
  return new Workers<Claimed>({
    grace,
    log,
    allowed: () => concurrency,
    async claim() {
      const job = await claim();
      return job ? [job] : [];
    },
    work: (job, stopping) => translate(options, job, stopping),
  });
}
