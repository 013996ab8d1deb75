/** What customers are sent to get in by: invitations. When they end, and how often their forms may be posted. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { statementsOn } from '../../database/statements.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** Posts of these forms that one network has in an hour, which begins with the first of them. */
export const postsAllowed = 20;
const hour = 60 * 60;

/** Ends the invitations that a customer has made: who is no admin any more invites nobody. */
export const endInvitations = (trx: Transaction, customer_id: number): Promise<number> =>
  trx('invitations').where({ customer_id }).delete();

/** Counted in PostgreSQL, by all processes together. */
export class LinkFormCounts {
  readonly #ofNetwork: RateLimiterPostgres;

  constructor(db: Database) {
    this.#ofNetwork = new RateLimiterPostgres({
      storeClient: statementsOn(db),
      storeType: 'client',
      tableName: 'link_form_counts',
      tableCreated: true,
      clearExpiredByTimeout: false, // see `prune`
      keyPrefix: 'network',
      points: postsAllowed,
      duration: hour,
    });
  }

  /** Counts a post from a network (see `networkOf`), whatever it says. Throws `too_many_tries` for one too many. */
  async post(network: string): Promise<void> {
    try {
      await this.#ofNetwork.consume(network);
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      throw new Failure('too_many_tries', { retryAfter: limit.msBeforeNext / 1000 });
    }
  }

  /** Removes the counters whose hour is over, by a process' clock, as the library has it. Answers how many. */
  static prune(db: Database): Promise<number> {
    return db('link_form_counts').where('expire', '<', Date.now()).delete();
  }
}
