/** How often customers try to change their own e-mail addresses: the answers tell which addresses are taken. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { statementsOn } from '../../database/statements.ts';
import { Failure } from '../../errors.ts';

/** The tries that a customer has in one day, which begins with the first of them. */
const triesAllowed = 5;
const day = 24 * 60 * 60;

export class EmailChangeTries {
  readonly #counter: RateLimiterPostgres;

  constructor(db: Database) {
    this.#counter = new RateLimiterPostgres({
      storeClient: statementsOn(db),
      storeType: 'client',
      tableName: 'email_change_tries',
      tableCreated: true,
      clearExpiredByTimeout: false, // see `prune`
      keyPrefix: 'customer',
      points: triesAllowed,
      duration: day,
    });
  }

  /** Counts a try, by all processes together. Throws `too_many_changes` for one too many. */
  async count(customerId: number): Promise<void> {
    try {
      await this.#counter.consume(customerId);
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      throw new Failure('too_many_changes', { retryAfter: limit.msBeforeNext / 1000 });
    }
  }

  /** Removes the counters whose day is over, by a process' clock, as the library has it. Answers how many. */
  static prune(db: Database): Promise<number> {
    return db('email_change_tries').where('expire', '<', Date.now()).delete();
  }
}
