/** How often customers try to change their own e-mail addresses: the answers tell which addresses are taken. */
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { counter, limitReached, pruneCounters } from './counters.ts';

/** The tries that a customer has in one day, which begins with the first of them. */
const triesAllowed = 5;
const day = 24 * 60 * 60;

export class EmailChangeTries {
  readonly #counter: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { points: triesAllowed, duration: day };
    this.#counter = counter(db, { table: 'email_change_tries', keyPrefix: 'customer', ...limits });
  }

  /** Counts a try, by all processes together. Throws `too_many_changes` for one too many. */
  async count(customerId: number): Promise<void> {
    const limit = await limitReached(this.#counter.consume(customerId));
    if (limit) throw new Failure('too_many_changes', { retryAfter: limit.msBeforeNext / 1000 });
  }

  /** Removes the counters whose day is over. Answers how many. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'email_change_tries');
  }
}
