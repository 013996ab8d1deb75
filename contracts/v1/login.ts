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
  description: 'Authentication token from `getAuthToken` or `signInWithSocial`. `Authorization: Bearer` does the same',
  examples: ['3q2-7wAAbase64url_of_32_random_bytes_0123456'],
});

const EmailParameter = textParameter(limits.email).meta({
  ...notBlank,
  description: 'E-mail address; case does not matter',
  examples: ['ada@example.com'],
});

/** The result of every way of signing in. */
export const AuthToken = z
  .object({
    auth_token: z.string().meta({
      description: 'Opaque; send it with the calls that take an `auth_token`',
      examples: ['3q2-7wAAbase64url_of_32_random_bytes_0123456'],
    }),
  })
  .meta({ id: 'AuthToken', description: 'The authentication token that other operations take.' });

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
      'Returns an authentication token. Each call gives a new one; earlier ones stay valid. A token ends when it is signed out, when the password changes, or after a year without use. After 10 failures in 15 minutes from one address for one e-mail the answer is 429 with `Retry-After`.',
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
      'The network is the one that the token names as its issuer. The first sign-in with an e-mail address that the network has verified makes a customer, or finds the one with that address.',
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
    description: 'The same as `signInWithSocial`, for tokens of this network only.',
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
    description: "Ends one token; the customer's other tokens stay valid.",
    body: z.object({ email: EmailParameter, auth_token: AuthTokenParameter.meta(notBlank) }),
    responses: {
      200: z
        .object({
          message: z.string().meta({ description: 'Human-readable text', examples: ['Signed out.'] }),
          code: z.literal('OK').meta({ description: 'Always `OK`', examples: ['OK'] }),
        })
        .meta({ id: 'SignedOut', description: 'That the token has ended.' }),
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
