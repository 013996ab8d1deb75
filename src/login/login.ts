/** The ways in and the way out. */
import type { Config } from '../config.ts';
import { Customer, canonicalEmail } from '../customers/customer.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { isFamiliar, remember } from './familiar-networks.ts';
import { networkOf } from './network.ts';
import { verifyPassword } from './passwords.ts';
import { newSecret } from './secret.ts';
import { Session } from './session.ts';
import { SocialIdentity } from './social-identity.ts';
import { issuerNamedBy, SocialNetwork, type SocialProfile } from './social-network.ts';
import { type Attempt, LoginThrottle } from './throttle.ts';
import { Token } from './token.ts';

export interface LoginOptions {
  db: Database;
  config: Pick<Config, 'socialProviders' | 'tokenIdleDays'>;
}

/** Who asks to be let in: the client's IP address, and what the client calls itself. */
export interface Client {
  address: string | undefined;
  userAgent?: string | undefined;
  /** Of a browser: the secret that it has had so far. */
  previousSecret?: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
}

/** What signing in gives: a token for an app, the secret of a new session for a browser. */
type Pass = (customer: Customer, network: string) => Promise<string>;

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
   * A token for the customer with this e-mail address and password. Throws `wrong_credentials`, or `too_many_failures` while
   * guessing is held up; both alike whether there is such a customer or not.
   */
  async withPassword(given: Credentials & Client): Promise<string> {
    return this.#welcome(await this.#customerWith(given), given, this.#token);
  }

  /** The same for a browser: the secret of a new session. The one that the browser has had ends. */
  async browserWithPassword(given: Credentials, browser: Client): Promise<string> {
    const customer = await this.#customerWith({ ...given, ...browser });
    return this.#welcome(customer, browser, this.#session(browser));
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
    return this.#welcome(customer, { address }, this.#token);
  }

  /** The secret of a new session for the person whom a social network has led back to us (see `SocialSignIn`). */
  async browserWithSocial(profile: SocialProfile, browser: Client): Promise<string> {
    const customer = await SocialIdentity.customerOf(this.#db, profile);
    return this.#welcome(customer, browser, this.#session(browser));
  }

  /** Ends the token. Throws `sign_out_failed` where it is not a valid one of the customer with this e-mail address. */
  async out({ email, token }: { email: string; token: string }): Promise<void> {
    const isEnded = await Token.revoke(this.#db, token, email, this.#idleDays);
    if (!isEnded) throw new Failure('sign_out_failed');
  }

  async #customerWith(given: Credentials & Client): Promise<Customer> {
    const attempt = { email: canonicalEmail(given.email), network: networkOf(given.address) };
    const customer = await Customer.byEmail(this.#db, attempt.email);
    const fromFamiliar = await isFamiliar(this.#db, customer, attempt.network);

    await this.#refuseWhileHeld(attempt, fromFamiliar);
    const isRight = await verifyPassword(given.password, customer?.password_hash);
    if (!customer || !isRight) throw await this.#failed(attempt);
    // Once more: thousands of guesses sent at once have all passed the first look, and one of them may be right.
    await this.#refuseWhileHeld(attempt, fromFamiliar);
    return customer;
  }

  async #welcome(customer: Customer, { address }: Client, issue: Pass): Promise<string> {
    const network = networkOf(address);
    const pass = await issue(customer, network);
    await remember(this.#db, customer, network);
    return pass;
  }

  readonly #token: Pass = (customer) => Token.issue(this.#db, customer);

  readonly #session =
    ({ previousSecret, userAgent }: Client): Pass =>
    async (customer, network) => {
      const secret = newSecret();
      await Session.start(this.#db, customer, secret, { previousSecret, userAgent, network });
      return secret;
    };

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
