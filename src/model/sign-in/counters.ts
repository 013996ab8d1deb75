/** Counters of tries that begin anew after a while, in PostgreSQL, so that all processes count together. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { statementsOn } from '../../database/statements.ts';

export interface CounterOptions {
  table: 'login_failures' | 'link_form_counts' | 'email_change_tries';
  /** Tells the counters of one table apart. */
  keyPrefix: string;
  /** How many it lets pass in one window. */
  points: number;
  /** Seconds from the first until it begins anew. */
  duration: number;
  /** From how many on a process refuses by itself, without asking the database, until the counter begins anew. */
  inMemoryBlockOnConsumed?: number;
}

export const counter = (db: Database, { table, ...limits }: CounterOptions): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: statementsOn(db),
    storeType: 'client',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false, // see `pruneCounters`
    ...limits,
  });

/**
 * The counter that a try has gone beyond; undefined where it has not. The library rejects with the counter where it is over its limit,
 * and with an Error where something is wrong.
 */
export async function limitReached(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
    return undefined;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return limit;
    throw limit;
  }
}

/** What stands in a key for an e-mail address. */
export const digestOf = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** Removes the counters whose time is over, by a process' clock, as the library has it. Answers how many. */
export const pruneCounters = (db: Database, table: CounterOptions['table']): Promise<number> =>
  db(table).where('expire', '<', Date.now()).delete();
