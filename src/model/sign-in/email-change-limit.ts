/** Rate limit of changes of one's own e-mail address: the answers reveal which addresses are taken. */
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { createCounter, exceededCounter, pruneCounters } from './counters.ts';

/** Tries of a customer in a window of a day. */
const triesAllowed = 5;
const day = 24 * 60 * 60;

export class EmailChangeTries {
  readonly #counter: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { points: triesAllowed, duration: day };
    this.#counter = createCounter(db, { table: 'email_change_tries', keyPrefix: 'customer', ...limits });
  }

  /** Counts a try, for all processes together. Throws `too_many_changes` beyond the limit. */
  async count(customerId: number): Promise<void> {
    const limit = await exceededCounter(this.#counter.consume(customerId));
    if (limit) throw new Failure('too_many_changes', { retryAfter: limit.msBeforeNext / 1000 });
  }

  /** Removes expired windows. Returns their number. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'email_change_tries');
  }
}
