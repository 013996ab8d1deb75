/** What customers are sent to get in by: when that ends, and how often it may be asked for. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { statementsOn } from '../../database/statements.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

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
    const counter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: statementsOn(db),
        storeType: 'client',
        tableName: 'link_form_counts',
        tableCreated: true,
        clearExpiredByTimeout: false, // see `prune`
        keyPrefix,
        points,
        duration: hour,
      });
    this.#posts = counter('network', linksAllowed.posts);
    this.#letters = counter('email', linksAllowed.letters);
  }

  /** Counts a post from a network (see `networkOf`), whatever it says. Throws `too_many_tries` for one too many. */
  async post(network: string): Promise<void> {
    const limit = await reached(this.#posts.consume(network));
    if (limit) throw new Failure('too_many_tries', { retryAfter: limit.msBeforeNext / 1000 });
  }

  /** Counts a letter to an e-mail address, which is kept as a digest only. Answers whether it may be sent. */
  async letter(email: string): Promise<boolean> {
    const digest = createHash('sha256').update(email).digest('base64url');
    return (await reached(this.#letters.consume(digest))) === undefined;
  }

  /** Removes the counters whose hour is over, by a process' clock, as the library has it. Answers how many. */
  static prune(db: Database): Promise<number> {
    return db('link_form_counts').where('expire', '<', Date.now()).delete();
  }
}

/** The library rejects with the counter where it is over its limit, and with an Error where something is wrong. */
async function reached(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
    return undefined;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return limit;
    throw limit;
  }
}
