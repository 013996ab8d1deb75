/** Signing in at a social network with the browser: OpenID Connect's authorisation code flow, with PKCE. */
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SocialProvider } from '../config/social-providers.ts';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import type { SocialProfile } from '../model/sign-in/social-identity.ts';
import { clockTolerance, reasonOfClaim, SocialNetwork } from './social-network.ts';

/** The timeout of a network's answer, in seconds. */
const timeoutSeconds = 3;

/** State in the browser during the visit to the network; the response must match it. */
export const Departure = z.object({ network: z.string(), state: z.string(), nonce: z.string(), verifier: z.string() });
export type Departure = z.infer<typeof Departure>;

type Client = SocialProvider & { client_id: string };

/** The networks for sign-ins in browsers: those with a client id for this service. */
export class SocialSignIn {
  readonly #publicUrl: string;
  readonly #networks: readonly OpenNetwork[];

  constructor({ publicUrl, socialProviders }: Pick<Config, 'publicUrl' | 'socialProviders'>) {
    this.#publicUrl = publicUrl;
    const isClient = (provider: SocialProvider): provider is Client => provider.client_id !== undefined;
    this.#networks = socialProviders.filter(isClient).map((provider) => new OpenNetwork(provider));
  }

  /** Their names, for the buttons. */
  get names(): string[] {
    return this.#networks.map(({ name }) => name);
  }

  /**
   * The authorisation URL, and the state to store in the browser. Throws `unknown_path` for an unknown network, and
   * `social_unavailable`.
   */
  async depart(name: string): Promise<{ address: string; departure: Departure }> {
    const network = this.#called(name);
    const departure = {
      network: network.name,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    return { address: await network.addressFor(departure, this.#callbackOf(network)), departure };
  }

  /**
   * The person of a callback, by its query. Throws `unknown_path` for an unknown network, one of `socialRefusals` for
   * anything but a sign-in that began in this browser, and `social_unavailable`.
   */
  async arrive(name: string, query: string, departure: Departure | undefined): Promise<SocialProfile> {
    const network = this.#called(name);
    if (departure?.network !== network.name) throw refused('no sign-in at this network has begun in this browser');
    return network.profileBehind(new URL(`${this.#callbackOf(network)}${query}`), departure);
  }

  #called(name: string): OpenNetwork {
    const network = this.#networks.find((each) => each.isCalled(name));
    if (!network) throw new Failure('unknown_path');
    return network;
  }

  #callbackOf({ name }: OpenNetwork): string {
    return `${this.#publicUrl}/login/${encodeURIComponent(name)}/callback`;
  }
}

/** A network at which this service is a client. */
class OpenNetwork extends SocialNetwork {
  readonly #client: Client;
  #configuration: Promise<oidc.Configuration> | undefined;

  constructor(client: Client) {
    super(client);
    this.#client = client;
  }

  async addressFor({ state, nonce, verifier }: Departure, callback: string): Promise<string> {
    const address = oidc.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: callback,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** The library checks the callback and exchanges the code for a token, which is then verified like those of apps. */
  async profileBehind(arrival: URL, { state, nonce, verifier }: Departure): Promise<SocialProfile> {
    const configuration = await this.#discovered();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    const { id_token } = await oidc.authorizationCodeGrant(configuration, arrival, checks).catch((error) => {
      throw failureOf(error);
    });
    return this.profileOf(id_token ?? '', this.#client.client_id);
  }

  #discovered(): Promise<oidc.Configuration> {
    this.#configuration ??= this.#discover().catch((cause) => {
      this.#configuration = undefined;
      throw new Failure('social_unavailable', { retryAfter: 5, cause });
    });
    return this.#configuration;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, client_id, client_secret } = this.#client;
    const isPlain = issuer.startsWith('http:');
    return oidc.discovery(
      new URL(issuer),
      client_id,
      { [oidc.clockTolerance]: clockTolerance },
      authenticationWith(client_secret),
      {
        timeout: timeoutSeconds,
        execute: isPlain ? [oidc.allowInsecureRequests] : [],
      },
    );
  }
}

/**
 * In the header if the network supports it, which OpenID Connect makes the default; else, or without a secret, in the
 * body.
 */
function authenticationWith(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** The library's errors about the callback rather than about reaching the network. */
const aboutTheArrival = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
];

function failureOf(error: unknown): Failure {
  const isFailure =
    error instanceof oidc.AuthorizationResponseError ||
    (error instanceof oidc.ResponseBodyError && error.status < 500) ||
    (error instanceof oidc.ClientError && aboutTheArrival.includes(error.code ?? ''));
  return isFailure
    ? refused(error, claimIn(error))
    : new Failure('social_unavailable', { retryAfter: 5, cause: error });
}

/** The wrong claim of the token, from the library's nested error. */
const claimIn = ({ cause }: Error): unknown => (cause as { cause?: { claim?: unknown } } | undefined)?.cause?.claim;

const refused = (cause: unknown, claim?: unknown) => new Failure(reasonOfClaim(claim), { cause });
