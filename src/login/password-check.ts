/** Whether somebody knows a customer's password, asked in a way that does not help who guesses. */
import type { Customer } from '../customers/customer.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { isFamiliar } from './familiar-networks.ts';
import { verifyPassword } from './passwords.ts';
import { type Attempt, LoginThrottle } from './throttle.ts';

export interface Guess extends Attempt {
  /** Who has the e-mail address; undefined where nobody has. */
  customer: Customer | undefined;
  password: string;
}

export class PasswordCheck {
  readonly #db: Database;
  readonly #throttle: LoginThrottle;

  constructor(db: Database) {
    this.#db = db;
    this.#throttle = new LoginThrottle(db);
  }

  /**
   * The customer, whose password it is. Throws `wrong_credentials`, or `too_many_failures` while guessing is held up; both
   * alike whether there is such a customer or not.
   */
  async customerBehind(guess: Guess): Promise<Customer> {
    const { customer, password, network } = guess;
    const fromFamiliar = await isFamiliar(this.#db, customer, network);

    await this.#refuseWhileHeld(guess, fromFamiliar);
    const isRight = await verifyPassword(password, customer?.password_hash);
    if (!customer || !isRight) throw await this.#failed(guess);
    // Once more: thousands of guesses sent at once have all passed the first look, and one of them may be right.
    await this.#refuseWhileHeld(guess, fromFamiliar);
    return customer;
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
