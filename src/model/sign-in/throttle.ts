/** Rate limit against guessing passwords: failed sign-ins are counted in PostgreSQL for all processes. */
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { createCounter, exceededCounter, keyOfEmail, pruneCounters } from './counters.ts';

/** Length of a counter's window in seconds. */
const window = 15 * 60;

/** Failures allowed in a window. */
const failuresAllowed = { addressAndEmail: 10, email: 50, address: 1000 };

/** A sign-in attempt: the canonical e-mail address, and the network (see `networkOf`). */
export interface Attempt {
  email: string;
  network: string;
}

/**
 * Three counters of failures: of one network for one e-mail ("own"), of one e-mail from anywhere, and of one network
 * for any e-mail. Only failures count, and only verified ones: attempts beyond the own counter count no further, so
 * that one network alone cannot lock an account for everybody.
 *
 * A successful sign-in resets nothing. It would free only clients that are free already, and behind a shared address
 * each sign-in of the owner would give a guesser ten more guesses.
 *
 * E-mail addresses are stored as digests only, and unknown accounts are counted like existing ones.
 */
export class LoginThrottle {
  readonly #own: RateLimiterPostgres;
  readonly #email: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;

  constructor(db: Database) {
    const limits = { table: 'login_failures', duration: window } as const;
    this.#own = createCounter(db, { ...limits, keyPrefix: 'own', points: failuresAllowed.addressAndEmail });
    this.#email = createCounter(db, { ...limits, keyPrefix: 'email', points: failuresAllowed.email });
    this.#address = createCounter(db, { ...limits, keyPrefix: 'address', points: failuresAllowed.address });
  }

  /**
   * Seconds for which the attempt is refused, whatever its password; undefined where it may be verified. From a
   * familiar network (see `isFamiliar`) failures elsewhere do not count.
   */
  async blockedFor(attempt: Attempt, fromFamiliar: boolean): Promise<number | undefined> {
    const { own, email, address } = keysOf(attempt);
    const others = fromFamiliar ? [] : [this.#email.get(email), this.#address.get(address)];
    const counters = await Promise.all([this.#own.get(own), ...others]);
    return longest(counters.map((counter) => (counter?.remainingPoints === 0 ? counter : undefined)));
  }

  /** Counts a failure. Returns the seconds until the next try, if it was beyond the limit. */
  async count(attempt: Attempt): Promise<number | undefined> {
    const { own, email, address } = keysOf(attempt);
    // One statement increments and returns the count, so each of concurrent failures gets its own number.
    const ownLimit = await exceededCounter(this.#own.consume(own));
    if (ownLimit) return longest([ownLimit]);
    const limits = [exceededCounter(this.#email.consume(email)), exceededCounter(this.#address.consume(address))];
    return longest(await Promise.all(limits));
  }

  /** Removes expired counters. Returns their number. */
  static prune(db: Database): Promise<number> {
    return pruneCounters(db, 'login_failures');
  }
}

function keysOf({ email, network }: Attempt) {
  const digest = keyOfEmail(email);
  return { own: `${network} ${digest}`, email: digest, address: network };
}

/** Whole seconds until the last of the windows ends; undefined without any. */
function longest(counters: (RateLimiterRes | undefined)[]): number | undefined {
  const waits = counters
    .filter((counter) => counter !== undefined)
    .map((counter) => Math.ceil(counter.msBeforeNext / 1000));
  return waits.length === 0 ? undefined : Math.max(1, ...waits);
}
