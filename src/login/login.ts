/** Sign-ins and sign-out. */
import type { Acceptance } from '../../contracts/management/invitations.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import type { Sender } from '../http/call.ts';
import { Customer } from '../model/customer.ts';
import { logRoleChange } from '../model/customer-updates.ts';
import { canonicalEmail } from '../model/email.ts';
import { Invitation } from '../model/invitation.ts';
import { rememberNetwork } from '../model/sign-in/familiar-networks.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { PasswordCheck } from '../model/sign-in/password-check.ts';
import { newSecret } from '../model/sign-in/secret.ts';
import { Session } from '../model/sign-in/session.ts';
import type { SignInClient, SignInMethod } from '../model/sign-in/sign-in.ts';
import { SocialIdentity, type SocialProfile } from '../model/sign-in/social-identity.ts';
import { Token } from '../model/sign-in/token.ts';
import { acceptToTeam } from '../model/team/acceptance.ts';
import type { TeamInvitation } from '../model/team/team-invitation.ts';
import { SocialNetwork, unverifiedIssuer } from './social-network.ts';

/** The client of a sign-in, with its call's database. */
interface Client {
  db: Database;
  sender: Sender;
}

/** A browser, with its former secret. */
export interface BrowserClient extends Client {
  previousSecret: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
}

/** The result of a sign-in: a token for an app, or the secret of a new session for a browser. */
type Pass = (db: Database, customer: Customer, place: SignInClient & { network: string }) => Promise<string>;

export class Login {
  readonly #idleDays: number;
  readonly #networks: SocialNetwork[];

  constructor(config: Pick<Config, 'socialProviders' | 'tokenIdleDays'>) {
    this.#idleDays = config.tokenIdleDays;
    this.#networks = config.socialProviders.map((provider) => new SocialNetwork(provider));
  }

  /**
   * A token for e-mail address and password. Throws `wrong_credentials`, or `too_many_failures` while throttled; both do
   * not reveal whether the account exists.
   */
  async withPassword(given: Credentials, client: Client): Promise<string> {
    return welcome(await customerWith(given, client), 'password', client, Token.issue);
  }

  /** The same for a browser: the secret of a new session. Its former session ends. */
  async browserWithPassword(given: Credentials, browser: BrowserClient): Promise<string> {
    return welcome(await customerWith(given, browser), 'password', browser, sessionOf(browser));
  }

  /** The same on the acceptance of an invitation, which creates the customer. Throws `link_ended`, and `Invalid`. */
  async browserInvited(token: string, { name = null, password }: Acceptance, browser: BrowserClient): Promise<string> {
    const { logEvent, ip } = browser.sender;
    const customer = await Invitation.accept(browser.db, token, { name, password, network: networkOf(ip) });
    logEvent({ event: 'invited', reason: 'accepted', customer: customer.id });
    logRoleChange(logEvent, customer.id, null, customer.role);
    return welcome(customer, 'password', browser, sessionOf(browser));
  }

  /** The same on the acceptance of an invitation to a team. Throws what `acceptToTeam` throws. */
  async browserOfMember(
    invitation: TeamInvitation,
    { name = null, password }: Acceptance,
    browser: BrowserClient,
  ): Promise<string> {
    const { logEvent, ip } = browser.sender;
    const customer = await acceptToTeam(browser.db, invitation, { name, password, network: networkOf(ip) });
    logEvent({ event: 'invited', reason: 'accepted', customer: customer.id });
    return welcome(customer, 'password', browser, sessionOf(browser));
  }

  /**
   * A token for the person in a social network's token; with a name, only of that network. Throws `unknown_path` for an
   * unknown name, one of `socialRefusals`, and `social_unavailable`.
   */
  async withSocial({ token, name }: { token: string; name?: string }, client: Client): Promise<string> {
    const networks = name === undefined ? this.#networks : this.#networks.filter((network) => network.isCalled(name));
    if (name !== undefined && networks.length === 0) throw new Failure('unknown_path');
    const issuer = unverifiedIssuer(token);
    const network = networks.find((candidate) => candidate.issuer === issuer);
    if (!network)
      throw new Failure(issuer === undefined ? 'token_signature' : 'token_issuer', { cause: 'another issuer' });
    const customer = await SocialIdentity.customerOf(client.db, await network.profileOf(token), client.sender.logEvent);
    return welcome(customer, 'social', client, Token.issue);
  }

  /** The secret of a new session for the person whom a social network has authenticated (see `SocialSignIn`). */
  async browserWithSocial(profile: SocialProfile, browser: BrowserClient): Promise<string> {
    const customer = await SocialIdentity.customerOf(browser.db, profile, browser.sender.logEvent);
    return welcome(customer, 'social', browser, sessionOf(browser));
  }

  /** Revokes the token. Throws `sign_out_failed` unless it is a valid one of the customer with this e-mail address. */
  async out({ email, token }: { email: string; token: string }, { db, sender }: Client): Promise<void> {
    const customer = await Token.revoke(db, token, email, this.#idleDays);
    if (customer === undefined) throw new Failure('sign_out_failed');
    sender.logEvent({ event: 'sign_out', reason: 'token', customer });
  }
}

async function customerWith(given: Credentials, { db, sender }: Client): Promise<Customer> {
  const email = canonicalEmail(given.email);
  const customer = await Customer.byEmail(db, given.email);
  const network = networkOf(sender.ip);
  return new PasswordCheck(db).customerBehind({ customer, email, password: given.password, network });
}

async function welcome(
  customer: Customer,
  signInMethod: SignInMethod,
  { db, sender }: Client,
  issue: Pass,
): Promise<string> {
  const network = networkOf(sender.ip);
  const userAgent = sender.headers['user-agent'];
  const pass = await issue(db, customer, { signInMethod, userAgent, network, logEvent: sender.logEvent });
  sender.logEvent({ event: 'sign_in', reason: signInMethod, customer: customer.id });
  await rememberNetwork(db, customer, network);
  return pass;
}

const sessionOf =
  ({ previousSecret }: BrowserClient): Pass =>
  async (db, customer, place) => {
    const secret = newSecret();
    await Session.start(db, customer, secret, { ...place, previousSecret });
    return secret;
  };
