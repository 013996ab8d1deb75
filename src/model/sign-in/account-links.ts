/** What customers are sent to get in by: when that ends, and how often it may be asked for. */
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import { counter, digestOf, limitReached, pruneCounters } from './counters.ts';

/** In an hour, which begins with the first: posts of the forms from one network, letters to one e-mail address. */
export const linksAllowed = { posts: 20, letters: 3 };
const hour = 60 * 60;

/** Ends the invitations that a customer has made: who is no admin any more invites nobody. */
export const endInvitations = (trx: Transaction, customer_id: number): Promise<number> =>
  trx('invitations').where({ customer_id }).delete();

/** Counted in PostgreSQL, by all processes together. */
export class LinkCounts {
  readonly #posts: RateLimiterPostgres;
  readonly #letters: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { table: 'link_form_counts', duration: hour } as const;
    this.#posts = counter(db, { ...limits, keyPrefix: 'network', points: linksAllowed.posts });
    this.#letters = counter(db, { ...limits, keyPrefix: 'email', points: linksAllowed.letters });
  }

  /** Counts a post from a network (see `networkOf`), whatever it says. Throws `too_many_tries` for one too many. */
  async post(network: string): Promise<void> {
    const limit = await limitReached(this.#posts.consume(network));
    if (limit) throw new Failure('too_many_tries', { retryAfter: limit.msBeforeNext / 1000 });
  }

  /** Counts a letter to an e-mail address, which is kept as a digest only. Answers whether it may be sent. */
  async letter(email: string): Promise<boolean> {
    return (await limitReached(this.#letters.consume(digestOf(email)))) === undefined;
  }

  /** Removes the counters whose hour is over. Answers how many. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'link_form_counts');
  }
}
