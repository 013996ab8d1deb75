/** Whether somebody knows a customer's password, asked in a way that does not help who guesses. */

import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { Customer } from '../customer.ts';
import { isFamiliar } from './familiar-networks.ts';
import { hashing, verifyPassword } from './passwords.ts';
import { type Attempt, LoginThrottle } from './throttle.ts';

export interface Guess extends Attempt {
  /** Who has the e-mail address; undefined where nobody has. */
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
   * The customer, whose password it is. Throws `wrong_credentials`, `too_many_failures` while guessing is held up, and
   * `passwords_busy`; all alike whether there is such a customer or not.
   */
  async customerBehind(guess: Guess): Promise<Customer> {
    const { customer, password, network } = guess;
    const fromFamiliar = await isFamiliar(this.#db, customer, network);

    await this.#refuseWhileHeld(guess, fromFamiliar);
    return hashing.run(network, async () => {
      // Of hundreds of guesses sent at once all have passed the first look: only those that count are worth a hash.
      await this.#refuseWhileHeld(guess, fromFamiliar);
      const isRight = await this.#verify(password, customer?.password_hash);
      if (!customer || !isRight) throw await this.#failed(guess);
      // Other processes have looked at guesses meanwhile, and this one may be right by chance.
      await this.#refuseWhileHeld(guess, fromFamiliar);
      return customer;
    });
  }

  async #refuseWhileHeld(guess: Guess, fromFamiliar: boolean): Promise<void> {
    const retryAfter = await this.#throttle.held(guess, fromFamiliar);
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
