/** The ways in and the way out. */
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import type { Tell } from '../events.ts';
import { Customer, canonicalEmail } from '../model/customer.ts';
import { remember } from '../model/sign-in/familiar-networks.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { PasswordCheck } from '../model/sign-in/password-check.ts';
import { newSecret } from '../model/sign-in/secret.ts';
import { Session } from '../model/sign-in/session.ts';
import type { SignInPlace, WayIn } from '../model/sign-in/sign-in.ts';
import { SocialIdentity, type SocialProfile } from '../model/sign-in/social-identity.ts';
import { Token } from '../model/sign-in/token.ts';
import { issuerNamedBy, SocialNetwork } from './social-network.ts';

export interface LoginOptions {
  db: Database;
  config: Pick<Config, 'socialProviders' | 'tokenIdleDays'>;
}

/** Who asks to be let in: the client's IP address, and what the client calls itself. */
export interface Client {
  address: string | undefined;
  userAgent?: string | undefined;
  tell: Tell;
  /** Of a browser: the secret that it has had so far. */
  previousSecret?: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
}

/** What signing in gives: a token for an app, the secret of a new session for a browser. */
type Pass = (customer: Customer, place: SignInPlace & { network: string }) => Promise<string>;

export class Login {
  readonly #db: Database;
  readonly #idleDays: number;
  readonly #passwords: PasswordCheck;
  readonly #networks: SocialNetwork[];

  constructor({ db, config }: LoginOptions) {
    this.#db = db;
    this.#idleDays = config.tokenIdleDays;
    this.#passwords = new PasswordCheck(db);
    this.#networks = config.socialProviders.map((provider) => new SocialNetwork(provider));
  }

  /**
   * A token for the customer with this e-mail address and password. Throws `wrong_credentials`, or `too_many_failures` while
   * guessing is held up; both alike whether there is such a customer or not.
   */
  async withPassword(given: Credentials & Client): Promise<string> {
    return this.#welcome(await this.#customerWith(given), 'password', given, this.#token);
  }

  /** The same for a browser: the secret of a new session. The one that the browser has had ends. */
  async browserWithPassword(given: Credentials, browser: Client): Promise<string> {
    const customer = await this.#customerWith({ ...given, ...browser });
    return this.#welcome(customer, 'password', browser, this.#session(browser));
  }

  /**
   * A token for the person that a social network's token is about; with a name, of the network of that name only. Throws
   * `unknown_path` for a name that no network has, `social_token_refused`, and `social_unavailable`.
   */
  async withSocial(given: { token: string; name?: string } & Client): Promise<string> {
    const { token, name, ...client } = given;
    const networks = name === undefined ? this.#networks : this.#networks.filter((network) => network.isCalled(name));
    if (name !== undefined && networks.length === 0) throw new Failure('unknown_path');
    const issuer = issuerNamedBy(token);
    const network = networks.find((candidate) => candidate.issuer === issuer);
    if (!network) throw new Failure('social_token_refused', { cause: 'another issuer' });
    const customer = await SocialIdentity.customerOf(this.#db, await network.profileOf(token), client.tell);
    return this.#welcome(customer, 'social', client, this.#token);
  }

  /** The secret of a new session for the person whom a social network has led back to us (see `SocialSignIn`). */
  async browserWithSocial(profile: SocialProfile, browser: Client): Promise<string> {
    const customer = await SocialIdentity.customerOf(this.#db, profile, browser.tell);
    return this.#welcome(customer, 'social', browser, this.#session(browser));
  }

  /** Ends the token. Throws `sign_out_failed` where it is not a valid one of the customer with this e-mail address. */
  async out({ email, token, tell }: { email: string; token: string; tell: Tell }): Promise<void> {
    const customer = await Token.revoke(this.#db, token, email, this.#idleDays);
    if (customer === undefined) throw new Failure('sign_out_failed');
    tell({ event: 'sign_out', reason: 'token', customer });
  }

  async #customerWith(given: Credentials & Client): Promise<Customer> {
    const email = canonicalEmail(given.email);
    const customer = await Customer.byEmail(this.#db, email);
    const { password, address } = given;
    return this.#passwords.customerBehind({ customer, email, password, network: networkOf(address) });
  }

  async #welcome(
    customer: Customer,
    cameBy: WayIn,
    { address, userAgent, tell }: Client,
    issue: Pass,
  ): Promise<string> {
    const network = networkOf(address);
    const pass = await issue(customer, { cameBy, userAgent, network, tell });
    tell({ event: 'sign_in', reason: cameBy, customer: customer.id });
    await remember(this.#db, customer, network);
    return pass;
  }

  readonly #token: Pass = (customer, place) => Token.issue(this.#db, customer, place);

  readonly #session =
    ({ previousSecret }: Client): Pass =>
    async (customer, place) => {
      const secret = newSecret();
      await Session.start(this.#db, customer, secret, { ...place, previousSecret });
      return secret;
    };
}
