/** A fake of the social network's server: its keys, its failures, and forged tokens. */
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/**
 * - `down`: answers 503; `silent`: accepts connections and never answers; `confused`: answers with something else;
 * - `moved`: its discovery document redirects to another address.
 */
type Mood = 'well' | 'down' | 'silent' | 'confused' | 'moved';

export class KeyServer {
  readonly audience = 'museum-app';
  mood: Mood = 'well';
  /** The issuer in its discovery document; if undefined, its own URL. */
  claimedIssuer: string | undefined;
  /** The number of requests by path. */
  readonly asked: Record<string, number> = {};
  readonly #published: JWK[] = [];
  readonly #server = createServer((req, res) => this.#answer(req.url ?? '', res));
  #key: { pair: GenerateKeyPairResult; kid: string; alg: string } | undefined;

  static async start(alg = 'ES256'): Promise<KeyServer> {
    const server = new KeyServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    await server.rotate(alg);
    return server;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get jwksUrl(): string {
    return `${this.issuer}/keys`;
  }

  /** Publishes a new key in place of all others, and signs with it from now on. */
  async rotate(alg = 'ES256'): Promise<void> {
    const pair = await generateKeyPair(alg, { extractable: true });
    this.#key = { pair, kid: randomUUID(), alg };
    const jwk = await exportJWK(pair.publicKey);
    this.#published.splice(0, Infinity, { ...jwk, kid: this.#key.kid, alg, use: 'sig' });
  }

  get publicKey(): GenerateKeyPairResult['publicKey'] {
    return this.#signing.pair.publicKey;
  }

  get kid(): string {
    return this.#signing.kid;
  }

  /** A token as the network would sign it, with the test's changes; undefined removes a claim. */
  async token(claims: JWTPayload = {}, header: Record<string, unknown> = {}): Promise<string> {
    const { pair, kid, alg } = this.#signing;
    const seconds = Math.floor(Date.now() / 1000);
    const usual = { iss: this.issuer, aud: this.audience, sub: randomUUID(), iat: seconds, exp: seconds + 300 };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid, ...header }).sign(pair.privateKey);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get #signing() {
    if (!this.#key) throw new Error('The key server has not been started');
    return this.#key;
  }

  #answer(path: string, res: ServerResponse): void {
    this.asked[path] = (this.asked[path] ?? 0) + 1;
    if (this.mood === 'silent') return;
    if (this.mood === 'down') return void res.writeHead(503).end();
    if (this.mood === 'confused') return void res.end('<html>We will be right back</html>');
    const discovery = { issuer: this.claimedIssuer ?? this.issuer, jwks_uri: this.jwksUrl };
    const address = '/.well-known/openid-configuration';
    if (this.mood === 'moved' && path === address) return void res.writeHead(302, { Location: '/moved' }).end();
    const documents: Record<string, unknown> = {
      '/keys': { keys: this.#published },
      [address]: discovery,
      '/moved': discovery,
    };
    const document = documents[path];
    if (document) res.setHeader('Content-Type', 'application/json').end(JSON.stringify(document));
    else res.writeHead(404).end();
  }
}
