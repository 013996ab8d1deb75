/** Rate limit against guessing tokens: unknown tokens are counted by network, as failed sign-ins are. Valid tokens are not counted. */
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { createCounter, exceededCounter } from './counters.ts';
import { networkOf } from './network.ts';

/** Length of a counter's window in seconds. */
const window = 15 * 60;

/** As many as failed sign-ins: a museum's apps share one address, and all their tokens may end at once. */
export const unknownTokenLimit = 1000;

export class UnknownTokens {
  readonly #counter: RateLimiterPostgres;

  constructor(db: Database) {
    this.#counter = createCounter(db, {
      table: 'login_failures',
      keyPrefix: 'token',
      points: unknownTokenLimit,
      duration: window,
      // A write for each of thousands would cost more than the tokens themselves.
      inMemoryBlockOnConsumed: unknownTokenLimit + 1,
    });
  }

  /** Counts one, for all processes. Throws `too_many_unknown_tokens` beyond the limit. */
  async count(ip: string | undefined): Promise<void> {
    const limit = await exceededCounter(this.#counter.consume(networkOf(ip)));
    if (limit) throw new Failure('too_many_unknown_tokens', { retryAfter: limit.msBeforeNext / 1000 });
  }
}
