/** Writes that the TypeScript SDK retries, each with its own idempotency key. */
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  type ClientOptions,
  HardwareIdentifier,
  orThrow,
  TagInformationClient,
} from '../../generated/typescript/dist/index.js';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { forgetfulLine } from './forgetful-line.ts';
import { type Scripted, type ScriptedServer, startScripted } from './scripted-server.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const newTag = { lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' } as const;
const error = { message: 'Not now', code: 'InvalidRequest' };
const refused = (status: number, reason: string, retryAfter?: string): Scripted => ({
  status,
  headers: { 'X-Error-Reason': reason, ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) },
  body: { error },
});
const done: Scripted = { status: 200, body: { tags: [] } };
const eager = { firstWait: 0 };

describe('I6: with a faulty service', () => {
  let server: ScriptedServer;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server.stop());
  afterEach(() => void jest.restoreAllMocks());

  const client = (options: Partial<ClientOptions> = {}) =>
    new TagInformationClient({ baseUrl: server.url, retries: eager, ...options });
  const keys = () => server.requests.map(({ headers }) => headers['idempotency-key']);

  test.each([
    ['502', refused(502, 'unavailable')],
    ['503', refused(503, 'unavailable')],
    ['504', refused(504, 'unavailable')],
    ['429', refused(429, 'too_many_creates', '0')],
    ['409 while the first request runs', refused(409, 'idempotency_key_in_use', '0')],
    ['a break', 'break'],
    ['a break in the response', 'break in the body'],
    ['a time-out', 'silence'],
  ] as const)('a create is retried with the same key and body after %s', async (_, fault) => {
    server.script(fault, fault, done);
    expect(await client({ timeout: fault === 'silence' ? 50 : 10_000 }).createTag(newTag)).toMatchObject({ ok: true });
    expect(keys()).toEqual(Array(3).fill(expect.stringMatching(uuid)));
    expect(new Set(keys()).size).toBe(1);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  test("each call sends a new key, or the app's own; calls that take no key send none", async () => {
    server.script(done);
    await client().createTag(newTag);
    await client().createTag(newTag);
    await client().createTag({ ...newTag, idempotency_key: 'mine' });
    await client().supportedLanguageCodes();
    await client().createBundleLink({ bundle_link: {} });
    const [first, second, ...others] = keys();
    expect(first).not.toBe(second);
    expect(others).toEqual(['mine', undefined, undefined]);
    expect(server.requests[2]?.body).not.toContain('mine');
  });

  test('a call gives up after its last retry, with the last result', async () => {
    server.script('silence');
    expect(await client({ timeout: 20 }).createTag(newTag)).toMatchObject({ kind: 'unreachable', isTimeout: true });
    expect(keys()).toHaveLength(3);
    server.script(refused(409, 'idempotency_key_in_use', '0'));
    expect(await client().createTag(newTag)).toMatchObject({ status: 409, reason: 'idempotency_key_in_use' });
    expect(keys()).toHaveLength(3);
    await client({ retries: { limit: 0 } }).createTag(newTag);
    expect(keys()).toHaveLength(4);
  });

  test.each([
    ['a key that was used for another request', refused(409, 'idempotency_key_reused', '0')],
    ['a key that is in use for longer than the client waits', refused(409, 'idempotency_key_in_use', '31')],
    ['a 500', refused(500, 'unexpected')],
  ])('%s is not retried', async (_, fault) => {
    server.script(fault);
    expect(await client().createTag(newTag)).toMatchObject({ ok: false });
    expect(keys()).toHaveLength(1);
  });

  test('waits for the Retry-After of a 409', async () => {
    const at: number[] = [];
    jest.useFakeTimers();
    try {
      const start = Date.now();
      const waiting = new TagInformationClient({
        baseUrl: 'http://tags.test',
        fetch: async () => {
          at.push(Date.now() - start);
          const headers = { 'X-Error-Reason': 'idempotency_key_in_use', 'Retry-After': '3' };
          return at.length > 1 ? Response.json({ tags: [] }) : Response.json({ error }, { status: 409, headers });
        },
      }).createTag(newTag);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await waiting).toMatchObject({ ok: true });
    } finally {
      jest.useRealTimers();
    }
    expect(at).toEqual([0, 3_000]);
  });

  test('generates keys on platforms without `crypto`', async () => {
    const without = jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(undefined as never);
    server.script(done);
    await client().createTag(newTag);
    await client().createTag(newTag);
    without.mockRestore();
    expect(keys()).toEqual(Array(2).fill(expect.stringMatching(uuid)));
    expect(new Set(keys()).size).toBe(2);
  });
});

describe("I6: over a connection that loses the service's responses", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const clientOf = (url: string, token: string, timeout?: number) =>
    new TagInformationClient({ baseUrl: url, token: () => token, retries: eager, ...(timeout && { timeout }) });

  test('a retry after a broken connection has no second effect, and gets the first response', async () => {
    const line = await forgetfulLine(app.url);
    const { id, token } = await signedIn(app);
    const client = clientOf(line.url, token);
    const made = await orThrow(client.createTag(newTag));
    expect(made.headers.idempotencyReplayed).toBe(true);
    expect(await app.db('tags').where({ customer_id: id }).pluck('id')).toEqual([made.body.tags[0].id]);
    const place = await orThrow(client.createPlace({ place: { name: 'Hall' } }));
    expect(await app.db('places').where({ customer_id: id }).pluck('id')).toEqual([place.body.id]);
    const hardware = { hardware_id: HardwareIdentifier('04:A2:25'), hardware_type: 'nfc' } as const;
    const added = await orThrow(client.addHardwareIdToTag({ id: made.body.tags[0].tag_identifier, ...hardware }));
    expect(added.headers.idempotencyReplayed).toBe(true);
    expect(line.keys).toHaveLength(9);
    await line.stop();
  });

  test('a retry after a timeout has no second effect either', async () => {
    const line = await forgetfulLine(app.url, { lost: 1, isSilent: true });
    const { id, token } = await signedIn(app);
    const made = await orThrow(clientOf(line.url, token, 3_000).createTag(newTag));
    expect(made.headers.idempotencyReplayed).toBe(true);
    expect(await app.db('tags').where({ customer_id: id }).pluck('id')).toEqual([made.body.tags[0].id]);
    await line.stop();
  });
});
