/** The parts of a runner. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { connect } from '../database/connect.ts';
import { settingsOfWay } from '../database/transaction-writer.ts';
import { ItemWorkers } from './orders/item-workers.ts';
import { fingerprint as fingerprintOf } from './providers/index.ts';
import type { Provider } from './providers/provider.ts';
import { type ClaimedJob, claimNext } from './queue/attempts.ts';
import { Leases } from './queue/leases.ts';
import { Progress } from './queue/progress.ts';
import { TranslationRequests } from './queue/translation-requests.ts';
import { claimByPriority, priorities } from './queue/urgency.ts';
import { Waiters, WakeUp } from './queue/waiters.ts';
import { SingleRequests, Workers } from './queue/workers.ts';
import type { MailOptions } from './report-letters.ts';
import { Sweep } from './sweep.ts';
import { isRemembered } from './work/memory.ts';
import type { MemoryScope } from './work/memory-recall.ts';
import { emptyPieceCache } from './work/send-text.ts';
import type { Caps } from './work/spending.ts';
import { type TranslateOptions, translate } from './work/translate.ts';

export interface RunnerOptions {
  databaseUrl: string;
  /** The same database without a pooler, for its own session; the same URL by default. */
  databaseDirectUrl?: string | undefined;
  /** Most connections to PostgreSQL; at least four are used. */
  databasePool?: number;
  host: string;
  /** 0: a free one. */
  port: number;
  secret: string;
  /** Concurrent jobs. */
  concurrency: number;
  providers: readonly Provider[];
  caps: Caps;
  /** The scope of the memory; all customers by default. */
  memory?: MemoryScope;
  tokenIdleDays: number;
  /** Undefined without a mail server. */
  mail?: MailOptions | undefined;
  log: Logger;
  /** In milliseconds; the defaults are for production. */
  timing?: Partial<typeof defaultTiming>;
}

const defaultTiming = {
  /** Length of a lease, after which others claim a dead runner's rows; renewed four times as often. */
  lease: 10_000,
  /** Poll interval for due jobs; items are polled twice as often. */
  poll: 1000,
  /** Back-off before the second attempt at a job or an item; doubled for each further one. */
  pause: 2000,
  /** Interval of sweeps; and the debounce of changes. */
  sweep: 10_000,
  gather: 100,
  /** Poll interval for due letters. */
  letters: 10_000,
  /** Interval of pruning records with a retention of an hour, and of all others. */
  forget: 60_000,
  prune: 3_600_000,
  /** Grace period of attempts when the runner stops. */
  grace: 5000,
};

/** With fewer connections, items share the pool of jobs. */
const fewestToShare = 8;

/** Statement timeout in milliseconds for all items of an order. */
const statementTimeout = 60_000;

/**
 * Session settings. All writes are the runner's in the history. A runner that hangs in a transaction loses its
 * connection, and so its locks, about when its leases expire.
 */
export const settings = { ...settingsOfWay('runner'), idle_in_transaction_session_timeout: 8000 };

export type Parts = ReturnType<typeof createParts>;

/** Creates the parts, without starting any. */
export function createParts(options: RunnerOptions) {
  const { log } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const name = `runner ${randomBytes(4).toString('hex')}`;
  const pools = poolsOf(options, name);
  const leases = new Leases({ runner: name, length: timing.lease });
  const attemptOptions = { ...attemptOptionsOf(options, timing), db: pools.db, leases };
  const waiters = new Waiters();
  const workers = workersOf({ ...attemptOptions, waiters });
  const requests = new TranslationRequests({
    db: pools.db,
    providers: attemptOptions.fingerprint,
    waiters,
    wake: () => workers.wake(),
    isRemembered: (current, to) => isRemembered(attemptOptions, current, to),
  });
  const { workers: itemWorkers } = new ItemWorkers({ ...attemptOptions, ...loadOf(workers, waiters), db: pools.items });
  return {
    options,
    timing,
    ...pools,
    log,
    attemptOptions,
    leases,
    waiters,
    requests,
    workers,
    itemWorkers,
    singles: new SingleRequests(),
    stopping: new AbortController(),
    progress: new Progress(pools.db),
    sweep: new Sweep({ db: pools.db, requests, batch: 500, log }),
    changed: new WakeUp(),
  };
}

/** The options of all attempts, besides those of a running process. */
const attemptOptionsOf = (
  { providers, caps, concurrency, log, memory: scope = 'all' }: RunnerOptions,
  { grace, pause }: typeof defaultTiming,
) => ({
  providers,
  fingerprint: fingerprintOf(providers),
  caps,
  log,
  pieces: emptyPieceCache(),
  remembering: { scope, providers: providers.map((each) => each.name) },
  concurrency,
  grace,
  firstPause: pause / 1000,
});

/** The load of jobs, which limits orders: running jobs, above all those with a reader. */
const loadOf = ({ running }: Workers<ClaimedJob>, waiters: Waiters) => ({
  // A job with a reader that is not running yet is about to.
  busy: () => Math.max(running.size, waiters.size),
  isReaderWaiting: () => waiters.size > 0 || [...running].some(({ priority }) => priority < priorities.background),
});

/** The pools: for items, for statements on all items of an order, and for everything else. */
function poolsOf(
  { databaseUrl: url, databaseDirectUrl: direct = url, databasePool = 10, log }: RunnerOptions,
  name: string,
) {
  const ofOrders = databasePool < fewestToShare ? 0 : Math.floor(databasePool / 4);
  const db = connect(url, { pool: Math.max(2, databasePool - ofOrders - 2), name, log, settings });
  // A job never waits for an item to release a connection.
  const items = ofOrders > 0 ? connect(url, { pool: ofOrders, name: `${name}: items`, log, settings }) : db;
  const large = connect(url, { pool: 1, name: `${name}: orders`, log, settings, statementTimeout });
  return { direct, db, items, large };
}

/** The workers of jobs. */
function workersOf(options: TranslateOptions & { concurrency: number; grace: number }) {
  const { db, leases, concurrency, grace, log } = options;
  const claim = claimByPriority((priority) => claimNext(db, leases, priority));
  return new Workers<ClaimedJob>({
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
