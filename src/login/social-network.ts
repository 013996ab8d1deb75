/** Verification of social networks' tokens: signature, audience, lifetime, and claims. */

import { setTimeout as pause } from 'node:timers/promises';
import { createRemoteJWKSet, decodeJwt, errors, type JWTVerifyResult, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SocialRefusal } from '../../contracts/failures.ts';
import { limits, storableText } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import type { SocialProvider } from '../config/social-providers.ts';
import { Failure } from '../errors.ts';
import { withYieldedSlot } from '../http/admission-control.ts';
import { isEmail } from '../model/email.ts';
import type { SocialProfile } from '../model/sign-in/social-identity.ts';

/** Asymmetric signatures only: with a shared secret, the network's public key would pass for the secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** The timeout of a network's answer, in milliseconds. */
const timeoutMs = 3000;

/** The minimum interval between fetches of a network's keys: made-up key ids must not cause a flood of requests. */
const cooldown = 1000;

/** Accepted clock skew, in seconds. */
export const clockTolerance = 60;

/** The maximum age of a token, which proves a recent sign-in. Networks' own apps keep theirs for an hour. */
const maxTokenAge = '1 day';

/** Releases the slot, so that others can sign in meanwhile. */
const unhurried = withYieldedSlot((milliseconds: number) => pause(milliseconds));

/** `Retry-After` for an unavailable network, in seconds. */
const retryAfter = 5;

const Claims = z.object({
  sub: storableText(255).refine((subject) => subject.trim() !== ''),
  email: z.string().refine(isEmail).optional().catch(undefined),
  email_verified: z.unknown().optional(), // Apple sends "true" as a string
  azp: z.unknown().optional(),
  name: storableText(limits.name)
    .refine((name) => !isBlank(name))
    .optional()
    .catch(undefined),
});

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** The unverified issuer of a token. */
export function unverifiedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** One configured network. */
export class SocialNetwork {
  readonly #provider: SocialProvider;
  #keySet: Promise<KeySet> | undefined;

  constructor(provider: SocialProvider) {
    this.#provider = provider;
  }

  get issuer(): string {
    return this.#provider.issuer;
  }

  get name(): string {
    return this.#provider.name;
  }

  /** Names of networks are compared without case. */
  isCalled(name: string): boolean {
    return this.#provider.name.toLowerCase() === name.toLowerCase();
  }

  /**
   * The person in the token. Throws one of `socialRefusals` unless it is a valid token of this network for our apps, or
   * for another given audience, and `social_unavailable` when the keys cannot be fetched.
   */
  async profileOf(token: string, audience = this.#provider.audience): Promise<SocialProfile> {
    const { payload, protectedHeader } = await this.#verify(token, audience);
    // Networks sign other documents with the same keys, such as logout tokens.
    if (!['jwt', undefined].includes(protectedHeader.typ?.toLowerCase())) throw refused('another type of token');
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw refused('unusable subject');
    const { sub, email, email_verified, azp, name } = claims.data;
    // A token for several audiences was requested by one of them, which must be one of our apps.
    const isShared = Array.isArray(payload.aud) && payload.aud.length > 1;
    if (isShared && ![audience].flat().some((own) => own === azp))
      throw refused('asked for by another party', 'token_audience');
    const isVerified = email_verified === true || email_verified === 'true';
    return { issuer: this.issuer, subject: sub, email: isVerified ? email : undefined, name };
  }

  async #verify(token: string, audience: string | string[]): Promise<JWTVerifyResult> {
    const keySet = await this.#keys();
    const isCoolingDown = keySet.coolingDown;
    try {
      return await this.#verifyWith(keySet, token, audience);
    } catch (error) {
      // The key may be newer than our copy of the keys, which is too young to be fetched again.
      if (!(error instanceof errors.JWKSNoMatchingKey && isCoolingDown)) throw this.#failureOf(error, keySet);
    }
    await unhurried(cooldown);
    return this.#verifyWith(keySet, token, audience).catch((error) => {
      throw this.#failureOf(error, keySet);
    });
  }

  #verifyWith(keySet: KeySet, token: string, audience: string | string[]): Promise<JWTVerifyResult> {
    const { issuer } = this.#provider;
    const requiredClaims = ['exp', 'iat', 'sub'];
    return jwtVerify(token, keySet, { issuer, audience, algorithms, clockTolerance, maxTokenAge, requiredClaims });
  }

  #failureOf(error: unknown, keySet: KeySet): Failure {
    if (isAboutToken(error)) return refused(`${error.code}: ${error.message}`, checkIn(error));
    // The keys may have moved; a valid copy is kept.
    if (!keySet.fresh) this.#keySet = undefined;
    return unavailable(error);
  }

  #keys(): Promise<KeySet> {
    this.#keySet ??= this.#open().catch((cause) => {
      this.#keySet = undefined;
      throw unavailable(cause);
    });
    return this.#keySet;
  }

  async #open(): Promise<KeySet> {
    const address = this.#provider.jwks_url ?? (await this.#discover());
    return createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs, cooldownDuration: cooldown });
  }

  /** The URL of the keys, by OpenID Connect Discovery. */
  async #discover(): Promise<string> {
    const address = `${this.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const found = Discovery.parse(await response.json());
    if (found.issuer !== this.issuer) throw new Error(`${address} is about another issuer`);
    if (address.startsWith('https:') && !found.jwks_uri.startsWith('https:')) {
      throw new Error(`${address} names keys that travel in the clear`);
    }
    return found.jwks_uri;
  }
}

/** These of jose's errors are about fetching the keys; all others are about the token. */
const keyFetchCodes = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

const isAboutToken = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && !keyFetchCodes.includes(error.code);

/** The check that a token has failed. An unverifiable signature counts as a wrong one. */
function checkIn(error: errors.JOSEError): SocialRefusal {
  if (!(error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed))
    return 'token_signature';
  return reasonOfClaim(error.claim);
}

const checksOfClaims: Readonly<Record<string, SocialRefusal>> = {
  iss: 'token_issuer',
  aud: 'token_audience',
  azp: 'token_audience',
  exp: 'token_time',
  iat: 'token_time',
  nbf: 'token_time',
};
export const reasonOfClaim = (claim: unknown): SocialRefusal => checksOfClaims[`${claim}`] ?? 'social_token_refused';

const refused = (cause: string, reason: SocialRefusal = 'social_token_refused') => new Failure(reason, { cause });

const unavailable = (cause: unknown) => new Failure('social_unavailable', { retryAfter, cause });
