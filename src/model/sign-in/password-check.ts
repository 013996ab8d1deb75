/** Password verification that does not help guessers. */

import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { Customer } from '../customer.ts';
import { isFamiliar } from './familiar-networks.ts';
import { hashSemaphore, verifyPassword } from './passwords.ts';
import { type Attempt, LoginThrottle } from './throttle.ts';

interface Guess extends Attempt {
  /** The account with the e-mail address; undefined without one. */
  customer: Customer | undefined;
  password: string;
}

export class PasswordCheck {
  readonly #db: Database;
  readonly #throttle: LoginThrottle;
  readonly #verify: typeof verifyPassword;

  constructor(db: Database, verify = verifyPassword) {
    this.#db = db;
    this.#throttle = new LoginThrottle(db);
    this.#verify = verify;
  }

  /**
   * The customer with this password. Throws `wrong_credentials`, `too_many_failures` while guesses are blocked, and
   * `passwords_busy`; alike whether the account exists or not.
   */
  async customerBehind(guess: Guess): Promise<Customer> {
    const { customer, password, network } = guess;
    const fromFamiliar = await isFamiliar(this.#db, customer, network);

    await this.#refuseWhileBlocked(guess, fromFamiliar);
    return hashSemaphore.run(network, async () => {
      // Hundreds of concurrent guesses pass the first check: only guesses within the limit get a hash.
      await this.#refuseWhileBlocked(guess, fromFamiliar);
      const isRight = await this.#verify(password, customer?.password_hash);
      if (!customer || !isRight) throw await this.#failed(guess);
      // Other processes have counted failures meanwhile, and this guess may be right by chance.
      await this.#refuseWhileBlocked(guess, fromFamiliar);
      return customer;
    });
  }

  async #refuseWhileBlocked(guess: Guess, fromFamiliar: boolean): Promise<void> {
    const retryAfter = await this.#throttle.blockedFor(guess, fromFamiliar);
    if (retryAfter !== undefined) throw new Failure('too_many_failures', { retryAfter, customer: guess.customer?.id });
  }

  async #failed(guess: Guess): Promise<Failure> {
    const retryAfter = await this.#throttle.count(guess);
    const customer = guess.customer?.id;
    return retryAfter === undefined
      ? new Failure('wrong_credentials', { customer })
      : new Failure('too_many_failures', { retryAfter, customer });
  }
}
