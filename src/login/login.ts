/** The ways in and the way out. */
import type { Config } from '../config.ts';
import { Customer, canonicalEmail } from '../customers/customer.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { isFamiliar, remember } from './familiar-networks.ts';
import { networkOf } from './network.ts';
import { verifyPassword } from './passwords.ts';
import { SocialIdentity } from './social-identity.ts';
import { issuerNamedBy, SocialNetwork } from './social-network.ts';
import { type Attempt, LoginThrottle } from './throttle.ts';
import { Token } from './token.ts';

export interface LoginOptions {
  db: Database;
  config: Pick<Config, 'socialProviders' | 'tokenIdleDays'>;
}

export class Login {
  readonly #db: Database;
  readonly #idleDays: number;
  readonly #throttle: LoginThrottle;
  readonly #networks: SocialNetwork[];

  constructor({ db, config }: LoginOptions) {
    this.#db = db;
    this.#idleDays = config.tokenIdleDays;
    this.#throttle = new LoginThrottle(db);
    this.#networks = config.socialProviders.map((provider) => new SocialNetwork(provider));
  }

  /**
   * A token for the customer with this e-mail address and password. `address` is the client's IP address. Throws
   * `wrong_credentials`, or `too_many_failures` while guessing is held up; both alike whether there is such a customer or not.
   */
  async withPassword(given: { email: string; password: string; address: string | undefined }): Promise<string> {
    const attempt = { email: canonicalEmail(given.email), network: networkOf(given.address) };
    const customer = await Customer.byEmail(this.#db, attempt.email);
    const fromFamiliar = await isFamiliar(this.#db, customer, attempt.network);

    await this.#refuseWhileHeld(attempt, fromFamiliar);
    const isRight = await verifyPassword(given.password, customer?.password_hash);
    if (!customer || !isRight) throw await this.#failed(attempt);
    // Once more: thousands of guesses sent at once have all passed the first look, and one of them may be right.
    await this.#refuseWhileHeld(attempt, fromFamiliar);
    return this.#welcome(customer, attempt.network);
  }

  /**
   * A token for the person that a social network's token is about; with a name, of the network of that name only. Throws
   * `unknown_path` for a name that no network has, `social_token_refused`, and `social_unavailable`.
   */
  async withSocial(given: { token: string; name?: string; address: string | undefined }): Promise<string> {
    const { token, name, address } = given;
    const networks = name === undefined ? this.#networks : this.#networks.filter((network) => network.isCalled(name));
    if (name !== undefined && networks.length === 0) throw new Failure('unknown_path');
    const issuer = issuerNamedBy(token);
    const network = networks.find((candidate) => candidate.issuer === issuer);
    if (!network) throw new Failure('social_token_refused', { cause: 'another issuer' });
    const customer = await SocialIdentity.customerOf(this.#db, await network.profileOf(token));
    return this.#welcome(customer, networkOf(address));
  }

  /** Ends the token. Throws `sign_out_failed` where it is not a valid one of the customer with this e-mail address. */
  async out({ email, token }: { email: string; token: string }): Promise<void> {
    const isEnded = await Token.revoke(this.#db, token, email, this.#idleDays);
    if (!isEnded) throw new Failure('sign_out_failed');
  }

  async #welcome(customer: Customer, network: string): Promise<string> {
    const token = await Token.issue(this.#db, customer);
    await remember(this.#db, customer, network);
    return token;
  }

  async #refuseWhileHeld(attempt: Attempt, fromFamiliar: boolean): Promise<void> {
    const retryAfter = await this.#throttle.held(attempt, fromFamiliar);
    if (retryAfter !== undefined) throw new Failure('too_many_failures', { retryAfter });
  }

  async #failed(attempt: Attempt): Promise<Failure> {
    const retryAfter = await this.#throttle.count(attempt);
    return retryAfter === undefined
      ? new Failure('wrong_credentials')
      : new Failure('too_many_failures', { retryAfter });
  }
}
