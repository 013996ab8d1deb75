/** Invalid tokens are counted by network, as failed sign-ins are, and do not hold up valid tokens. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AppRoute } from '@ts-rest/core';
import type { OperationMetadata } from '../../contracts/access.ts';
import { figures, management, media, v1 } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';
import { UnknownTokens, unknownTokenLimit } from '../../src/model/sign-in/unknown-tokens.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';

const held = {
  error: {
    message: 'Too many tokens that are not valid have come from this address. Try again later.',
    code: 'TooManyRequests',
  },
};
const address = '192.0.2.7';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ada = await signedIn(app);
});
afterAll(() => app.stop());

/** A network whose counter stands so; it is another one each time, since a process remembers those that are over their limit. */
async function networkWith(count: number): Promise<string> {
  last += 1;
  const ip = `198.51.100.${last}`;
  await new UnknownTokens(app.db).count(ip);
  await app.db('login_failures').where('key', 'like', `%${ip}`).update({ points: count });
  return ip;
}
let last = 0;

const list = (token: string | undefined, from: string) =>
  app
    .spec(token === undefined ? undefined : { token })
    .get('/places.json')
    .withHeaders({ 'x-forwarded-for': from });

describe('an invalid token', () => {
  test('HU14: answers 401 up to a limit per network, then 429 with Retry-After', async () => {
    const network = await networkWith(unknownTokenLimit - 1);
    await list(randomUUID(), network).expectStatus(401);
    for (const token of [randomUUID(), randomUUID()])
      await list(token, network)
        .expectStatus(429)
        .expectHeader('X-Error-Reason', 'too_many_unknown_tokens')
        .expectHeader('Retry-After', /^[1-9]\d*$/)
        .expectJson(held);
    await list(randomUUID(), address).expectStatus(401);
  });

  test('HU14: does not hold up valid tokens or lookups from the same network', async () => {
    const network = await networkWith(unknownTokenLimit);
    await list(randomUUID(), network).expectStatus(429);
    await list(ada.token, network).expectStatus(200);
    await list(undefined, network).expectStatus(401).expectHeader('X-Error-Reason', 'not_signed_in');
    await app
      .spec({ token: randomUUID() })
      .get('/api/v1/tags/supportedLanguageCodes')
      .withHeaders({ 'x-forwarded-for': network })
      .expectStatus(200);
  });

  test('HU14: is counted over all processes, and no more beyond the limit', async () => {
    const network = await networkWith(unknownTokenLimit);
    const points = async () => (await app.db('login_failures').where('key', 'like', `%${network}`).first()).points;
    await list(randomUUID(), network).expectStatus(429);
    const before = await points();
    for (let n = 0; n < 5; n += 1) await list(randomUUID(), network).expectStatus(429);
    expect(await points()).toBe(before);
  });
});

const refusing = (routes: readonly AppRoute[], suffix: string) =>
  routes
    .filter(({ metadata }) => (metadata as OperationMetadata).failures?.includes('unknown_token'))
    .map((route) => [(route.metadata as OperationMetadata).operationId, { route, suffix }] as const);
const operations = [
  ...refusing(routesOf(v1), ''),
  ...refusing([...routesOf(management), ...routesOf(figures)], '.json'),
  ...refusing(routesOf(media), ''),
];

describe('each operation that takes a token', () => {
  let network: string;
  beforeEach(async () => {
    network ??= await networkWith(unknownTokenLimit + 1);
  });

  test.each(operations)(
    'HU14: %s answers 429 as declared',
    async (_, { route: { method, path, responses }, suffix }) => {
      expect(responses).toHaveProperty('429');
      const answer = await app.call(method, `${path.replaceAll(/:\w+/g, '1')}${suffix}`, {
        headers: { Authorization: `Bearer ${randomUUID()}`, 'X-Forwarded-For': network },
      });
      expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([429, 'too_many_unknown_tokens']);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    },
  );
});
