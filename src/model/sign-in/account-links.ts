/** Links in letters to customers: their end, and their rate limits. */
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import { createCounter, exceededCounter, keyOfEmail, pruneCounters } from './counters.ts';

/** In a window of an hour: posts of the forms from one network, letters to one e-mail address. */
export const linkLimits = { posts: 20, letters: 3 };
const hour = 60 * 60;

/** Ends a customer's invitations: only an admin's are valid. */
export const endInvitations = (trx: Transaction, customer_id: number): Promise<number> =>
  trx('invitations').where({ customer_id }).delete();

/** Counted in PostgreSQL for all processes. */
export class LinkCounts {
  readonly #posts: RateLimiterPostgres;
  readonly #letters: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { table: 'link_form_counts', duration: hour } as const;
    this.#posts = createCounter(db, { ...limits, keyPrefix: 'network', points: linkLimits.posts });
    this.#letters = createCounter(db, { ...limits, keyPrefix: 'email', points: linkLimits.letters });
  }

  /** Counts a post of a network (see `networkOf`), valid or not. Throws `too_many_tries` beyond the limit. */
  async post(network: string): Promise<void> {
    const limit = await exceededCounter(this.#posts.consume(network));
    if (limit) throw new Failure('too_many_tries', { retryAfter: limit.msBeforeNext / 1000 });
  }

  /** Counts a letter to an e-mail address, stored as a digest only. Returns whether it may be sent. */
  async letter(email: string): Promise<boolean> {
    return (await exceededCounter(this.#letters.consume(keyOfEmail(email)))) === undefined;
  }

  /** Removes expired windows. Returns their number. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'link_form_counts');
  }
}
