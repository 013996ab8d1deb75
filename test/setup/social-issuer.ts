/** A real OpenID Connect issuer on loopback, as behind a social network's sign-in button. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Adapter, type Stored } from 'oidc-provider';

/** A person at the network. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface SocialIssuer {
  /** Its URL, which is also its issuer identifier. */
  issuer: string;
  /** The app's client id, the audience of its tokens. */
  clientId: string;
  clientSecret: string;
  /**
   * Passes through the network's pages as this person, from an authorisation URL; returns the callback URL. Without a
   * person access is denied.
   */
  signIn(address: string, person: Person | undefined): Promise<URL>;
  /** The ID token that the app gets when this person signs in. */
  idTokenFor(person: Person): Promise<string>;
  stop(): Promise<void>;
}

const clientId = 'museum-app';
const clientSecret = 'only-in-tests';
const redirectUri = 'https://app.example.com/back';
/** The account that denies the app access. */
const nobody = 'nobody';

/** Starts an issuer with a signing key of its own. `callbacks`: allowed redirect URIs. */
export async function startSocialIssuer(callbacks: readonly string[] = []): Promise<SocialIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'issuer-key', use: 'sig', alg: 'RS256' };
  const people = new Map<string, Person>();

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri, ...callbacks] }],
    jwks: { keys: [key] },
    adapter: inMemory,
    cookies: { keys: ['only-in-tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // the networks put the e-mail address into the token
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...(people.get(sub) ?? { sub }) }) }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (req, res) => {
    if (!req.url?.startsWith('/sign-in/')) return answer(req, res);
    const { params } = await provider.interactionDetails(req, res);
    const { login_hint: accountId } = params;
    const isNobody = accountId === nobody;
    await provider.interactionFinished(req, res, isNobody ? { error: 'access_denied' } : { login: { accountId } });
  });

  return {
    issuer,
    clientId,
    clientSecret,
    signIn: async (address, person) => {
      if (person) people.set(person.sub, person);
      const asked = new URL(address);
      asked.searchParams.set('login_hint', person?.sub ?? nobody);
      return throughNetwork(asked);
    },
    idTokenFor: async (person) => {
      people.set(person.sub, person);
      return redeem(issuer, await signInAtNetwork(issuer, person.sub));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The issuer's storage of sessions and codes, for one kind of them. */
function inMemory(): Adapter {
  const stored = new Map<string, Stored>();
  return {
    upsert: async (id, payload) => void stored.set(id, payload),
    find: async (id) => stored.get(id),
    findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
    consume: async (id) => void stored.set(id, { ...stored.get(id), consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id) => void stored.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of stored) if (payload.grantId === grantId) stored.delete(id);
    },
  };
}

async function signInAtNetwork(issuer: string, sub: string): Promise<string> {
  const asked = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    login_hint: sub,
  });
  const arrival = await throughNetwork(new URL(`${issuer}/auth?${asked}`));
  const code = arrival.searchParams.get('code');
  if (!code) throw new Error(`The network led back without a code: ${arrival}`);
  return code;
}

/** The browser's part: follows the network's pages, with its cookies, until the callback. */
async function throughNetwork(start: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = start;
  while (address.origin === start.origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    address = new URL(location, address);
  }
  return address;
}

/** The app's part: redeems the code. */
async function redeem(issuer: string, code: string): Promise<string> {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
  });
  const { id_token } = (await response.json()) as { id_token?: string };
  if (!id_token) throw new Error(`The token endpoint answered ${response.status}`);
  return id_token;
}
