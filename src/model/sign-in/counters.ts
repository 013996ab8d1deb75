/** Rate-limit counters with a fixed window, in PostgreSQL, shared by all processes. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { statementsOn } from '../../database/statements.ts';

interface CounterOptions {
  table: 'login_failures' | 'link_form_counts' | 'email_change_tries';
  /** Distinguishes the counters of one table. */
  keyPrefix: string;
  /** Tries allowed in a window. */
  points: number;
  /** Length of the window in seconds. */
  duration: number;
  /** Count from which a process refuses by itself, without a query, until the window ends. */
  inMemoryBlockOnConsumed?: number;
}

export const createCounter = (db: Database, { table, ...limits }: CounterOptions): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: statementsOn(db),
    storeType: 'client',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false, // see `pruneCounters`
    ...limits,
  });

/**
 * The exceeded counter; undefined within the limit. The library rejects with the counter beyond its limit, and with an
 * Error for a fault.
 */
export async function exceededCounter(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
    return undefined;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return limit;
    throw limit;
  }
}

/** The form of an e-mail address in keys. */
export const keyOfEmail = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** Removes expired counters, by the process' clock, as the library does. Returns their number. */
export const pruneCounters = (db: Database, table: CounterOptions['table']): Promise<number> =>
  db(table).where('expire', '<', Date.now()).delete();
