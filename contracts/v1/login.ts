/** `/api/v1/login`: signing in and out. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody, socialRefusals } from '../failures.ts';
import { limits, notBlank, textParameter } from '../primitives.ts';

const c = initContract();

/** Our tokens have 43 characters; those of social networks are signed documents. */
const ownTokenLength = 512;
const socialTokenLength = 16_384;

export const AuthTokenParameter = textParameter(ownTokenLength).meta({
  description:
    'Authentication token from `getAuthToken` or `signInWithSocial`. Can be sent as `Authorization: Bearer` instead',
  examples: ['3q2-7wAAbase64url_of_32_random_bytes_0123456'],
});

const EmailParameter = textParameter(limits.email).meta({
  ...notBlank,
  description: 'E-mail address. Not case-sensitive',
  examples: ['ada@example.com'],
});

/** The result of every way of signing in. */
export const AuthToken = z
  .object({
    auth_token: z.string().meta({
      description: 'Opaque token. Send it with calls that take an `auth_token`',
      examples: ['3q2-7wAAbase64url_of_32_random_bytes_0123456'],
    }),
  })
  .meta({ id: 'AuthToken', description: 'The authentication token that other operations require.' });

const SocialSignIn = z.object({
  auth_token: textParameter(socialTokenLength).meta({
    ...notBlank,
    description: 'The signed identity token (a JWT) that the social network issued to the app',
    examples: ['eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl'],
  }),
});

const social = {
  method: 'POST',
  body: SocialSignIn,
  responses: { 200: AuthToken, 401: ErrorBody },
} as const;

const socialFailures = [...socialRefusals, 'social_unavailable'] as const;

export const login = c.router({
  getAuthToken: {
    method: 'POST',
    path: '/login/getAuthToken',
    summary: 'Sign in with e-mail and password',
    description:
      'Returns an authentication token. Each call returns a new token; earlier tokens stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failed attempts within 15 minutes for one e-mail address from one network address, the response is 429 with `Retry-After`.',
    body: z.object({
      email: EmailParameter,
      password: textParameter(limits.password.max).meta({
        ...notBlank,
        description: 'Password',
        examples: ['correct horse battery staple'],
      }),
    }),
    responses: { 200: AuthToken, 401: ErrorBody, 429: ErrorBody },
    metadata: operation({
      operationId: 'getAuthToken',
      access: 'credentials',
      isRepeatable: true,
      failures: ['wrong_credentials', 'too_many_failures', 'passwords_busy'],
    }),
  },
  signInWithSocial: {
    ...social,
    path: '/login/signInWithSocial',
    summary: 'Sign in with a token of a social network',
    description:
      'Returns an authentication token. The issuer in the given token determines the social network. The first sign-in with an e-mail address that the network has verified creates a customer, or finds the existing customer with that address.',
    metadata: operation({
      operationId: 'signInWithSocial',
      access: 'credentials',
      isRepeatable: true,
      failures: socialFailures,
    }),
  },
  signInWithProvider: {
    ...social,
    path: '/login/signInWith:provider',
    pathParams: z.object({
      provider: z.string().meta({ description: 'Name of a configured social network', examples: ['Google'] }),
    }),
    summary: 'Sign in with a token of a named social network',
    description: 'Like `signInWithSocial`, but accepts only tokens of this network.',
    responses: { 200: AuthToken, 401: ErrorBody, 404: ErrorBody },
    metadata: operation({
      operationId: 'signInWithProvider',
      access: 'credentials',
      isRepeatable: true,
      failures: [...socialFailures, 'unknown_path'],
    }),
  },
  signOut: {
    method: 'POST',
    path: '/login/signOut',
    summary: 'Sign out',
    description: "Ends the given token. The customer's other tokens stay valid.",
    body: z.object({ email: EmailParameter, auth_token: AuthTokenParameter.meta(notBlank) }),
    responses: {
      200: z
        .object({
          message: z.string().meta({ description: 'Human-readable text', examples: ['Signed out.'] }),
          code: z.literal('OK').meta({ description: 'Always `OK`', examples: ['OK'] }),
        })
        .meta({ id: 'SignedOut', description: 'Confirms that the token has ended.' }),
      401: ErrorBody,
    },
    metadata: operation({
      operationId: 'signOut',
      access: 'credentials',
      bearer: true,
      failures: ['tokens_differ', 'sign_out_failed'],
    }),
  },
});
