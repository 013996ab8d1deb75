/** Holds up who guesses passwords: failed sign-ins are counted in PostgreSQL, by all processes together. */
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { counter, digestOf, limitReached, pruneCounters } from './counters.ts';

/** Seconds from a counter's first failure until it begins anew. */
const window = 15 * 60;

/** The failures that one counter lets pass in one window. */
export const failuresAllowed = { addressAndEmail: 10, email: 50, address: 1000 };

/** A try to sign in: the canonical e-mail address, and the network that it comes from (see `networkOf`). */
export interface Attempt {
  email: string;
  network: string;
}

/**
 * Three counters of failures: of one address for one e-mail ("own"), of one e-mail from anywhere, and of one address for
 * any e-mail. Only failures count, and only those that were judged: what the own counter refuses goes no further, so that
 * one address alone can't lock an account for everybody.
 *
 * A successful sign-in clears nothing. It would free nobody who isn't free already, and behind a shared address each
 * sign-in of the owner would give a guesser ten more guesses.
 *
 * E-mail addresses stand in the keys as digests only, and what does not exist is counted like what does.
 */
export class LoginThrottle {
  readonly #own: RateLimiterPostgres;
  readonly #email: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { table: 'login_failures', duration: window } as const;
    this.#own = counter(db, { ...limits, keyPrefix: 'own', points: failuresAllowed.addressAndEmail });
    this.#email = counter(db, { ...limits, keyPrefix: 'email', points: failuresAllowed.email });
    this.#address = counter(db, { ...limits, keyPrefix: 'address', points: failuresAllowed.address });
  }

  /**
   * For how many seconds the attempt is refused, whatever its password; undefined where it may be judged. From a familiar
   * network (see `isFamiliar`) the failures of others hold nobody up.
   */
  async held(attempt: Attempt, fromFamiliar: boolean): Promise<number | undefined> {
    const { own, email, address } = keysOf(attempt);
    const others = fromFamiliar ? [] : [this.#email.get(email), this.#address.get(address)];
    const counters = await Promise.all([this.#own.get(own), ...others]);
    return longest(counters.map((counter) => (counter?.remainingPoints === 0 ? counter : undefined)));
  }

  /** Counts a failure. Answers for how many seconds there is no other try, if it was one too many. */
  async count(attempt: Attempt): Promise<number | undefined> {
    const { own, email, address } = keysOf(attempt);
    // One statement counts and answers the sum, so of any number of failures at once each gets a number of its own.
    const ownLimit = await limitReached(this.#own.consume(own));
    if (ownLimit) return longest([ownLimit]);
    const limits = [limitReached(this.#email.consume(email)), limitReached(this.#address.consume(address))];
    return longest(await Promise.all(limits));
  }

  /** Removes the counters whose time is over. Answers how many. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'login_failures');
  }
}

function keysOf({ email, network }: Attempt) {
  const digest = digestOf(email);
  return { own: `${network} ${digest}`, email: digest, address: network };
}

/** Whole seconds until the last of the counters begins anew; undefined where there is none. */
function longest(counters: (RateLimiterRes | undefined)[]): number | undefined {
  const waits = counters
    .filter((counter) => counter !== undefined)
    .map((counter) => Math.ceil(counter.msBeforeNext / 1000));
  return waits.length === 0 ? undefined : Math.max(1, ...waits);
}
