/** The functions of an app that the TypeScript SDK calls: for tokens, and for logging. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  type ClientOptions,
  type LoggedRequest,
  TagIdentifier,
  TagInformationClient,
} from '../../generated/typescript/dist/index.js';
import { type ScriptedServer, startScripted } from './scripted-server.ts';

const error = { message: 'No', code: 'Unauthorized' };
const rejected = { status: 401, headers: { 'X-Request-Id': 'r1' }, body: { error } };
const mine = { status: 200, headers: { 'X-Request-Id': 'r2' }, body: { tags: [] } };

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScripted();
});
afterAll(() => server.stop());

const client = (options: Partial<ClientOptions>) =>
  new TagInformationClient({ baseUrl: server.url, token: () => 'old', retries: { firstWait: 0 }, ...options });
const tokens = () => server.requests.map(({ headers }) => headers.authorization);

describe('renewToken', () => {
  test('is called once after a 401, and the call is retried once', async () => {
    const renewToken = jest.fn(async () => 'new');
    server.script(rejected, mine);
    expect(await client({ renewToken }).showMyTags()).toMatchObject({ ok: true });
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
    expect(renewToken.mock.calls).toEqual([['old']]);
    server.script(rejected);
    expect(await client({ renewToken }).showMyTags()).toMatchObject({ kind: 'refused', status: 401 });
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('is called once for concurrent calls, and later calls use the new token', async () => {
    const renewToken = jest.fn(async () => 'new');
    const sent: (string | null)[] = [];
    const fetch = async ({ headers }: Request) => {
      const token = headers.get('Authorization');
      sent.push(token);
      return token === 'Bearer new' ? Response.json(mine.body) : Response.json(rejected.body, { status: 401 });
    };
    const renewing = client({ renewToken, fetch });
    const answers = await Promise.all([renewing.showMyTags(), renewing.showMyTags(), renewing.showMyTags()]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(sent.toSorted()).toEqual([...Array(4).fill('Bearer new'), ...Array(3).fill('Bearer old')]);
  });

  test('leaves the 401 if it returns nothing, and is called again by the next call', async () => {
    const given = [null, 'new'];
    const renewing = client({ renewToken: () => given.shift() });
    server.script(rejected, rejected, mine);
    expect(await renewing.showMyTags()).toMatchObject({ kind: 'refused', status: 401 });
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(tokens()).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
  });

  test('rejects the call with its own error, and does not affect later calls', async () => {
    const renewToken = jest.fn(async () => 'new').mockRejectedValueOnce(new Error('The keychain is locked'));
    const renewing = client({ renewToken });
    server.script(rejected, rejected, mine);
    await expect(renewing.showMyTags()).rejects.toThrow('The keychain is locked');
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
  });

  test('is not called for calls without a token, nor after other errors', async () => {
    const renewToken = jest.fn(async () => 'new');
    server.script(rejected);
    await client({ renewToken }).getAuthToken({ email: 'ada@example.com', password: 'wrong' });
    server.script({ ...rejected, status: 403 });
    await client({ renewToken }).showMyTags();
    expect(renewToken).not.toHaveBeenCalled();
  });

  test('keeps the idempotency key for the retry', async () => {
    server.script(rejected, { status: 200, body: { tags: [] } });
    const purchase_id = '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40';
    await client({ renewToken: () => 'new' }).createTag({ lang: 'en', text: 'Welcome', purchase_id });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('a renewal', () => {
  /** An answer for each token that is sent; those that are not named are refused. */
  const taking = (...taken: (string | null)[]) => {
    const sent: (string | null)[] = [];
    const fetch = async ({ headers }: Request) => {
      const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      sent.push(token);
      return taken.includes(token) ? Response.json(mine.body) : Response.json(rejected.body, { status: 401 });
    };
    return { sent, fetch };
  };

  test('does not sign in a user who has signed out meanwhile', async () => {
    let token: string | undefined = 'old';
    const { sent, fetch } = taking('new');
    const renewing = client({
      fetch,
      token: () => token,
      renewToken: async (signedIn) => {
        token = undefined;
        return signedIn && 'new';
      },
    });
    expect(await renewing.showMyTags()).toMatchObject({ kind: 'refused', status: 401 });
    await renewing.showMyTags();
    expect(sent).toEqual(['old', null]);
  });

  test('leaves the 401 if another user has signed in meanwhile', async () => {
    let token = 'ada';
    const { sent, fetch } = taking('ada 2', 'bob');
    const renewToken = async () => {
      token = 'bob';
      return 'ada 2';
    };
    const renewing = client({ fetch, token: () => token, renewToken });
    expect(await renewing.showMyTags()).toMatchObject({ kind: 'refused', status: 401 });
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(sent).toEqual(['ada', 'bob']);
  });

  test('after a call without a token is not reused for later calls without one', async () => {
    const { sent, fetch } = taking('new');
    const given = ['new', undefined];
    const renewing = client({ fetch, token: () => undefined, renewToken: () => given.shift() });
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(await renewing.showMyTags()).toMatchObject({ kind: 'refused', status: 401 });
    expect(sent).toEqual([null, 'new', null]);
  });

  test('can follow another while the app still returns the first token', async () => {
    const taken = ['second'];
    const { sent, fetch } = taking();
    const answer = (request: Request) =>
      fetch(request).then((no) => (taken.includes(sent.at(-1) ?? '') ? Response.json(mine.body) : no));
    const given = ['second', 'third'];
    const renewing = client({ fetch: answer, renewToken: () => given.shift() });
    await renewing.showMyTags();
    taken[0] = 'third';
    await renewing.showMyTags();
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(sent).toEqual(['old', 'second', 'second', 'third', 'third']);
  });

  test('may call the same client without a deadlock', async () => {
    const { sent, fetch } = taking('new');
    const renewing: TagInformationClient = client({
      fetch,
      timeout: 20,
      renewToken: async () => ((await renewing.showMyTags()).ok ? undefined : 'new'),
    });
    expect(await renewing.showMyTags()).toMatchObject({ ok: true });
    expect(sent).toEqual(['old', 'old', 'new']);
  });

  test('is not awaited by an aborted call, and neither is the token function', async () => {
    const stop = new AbortController();
    const never = () => new Promise<never>(() => {});
    server.script(rejected);
    const calls = [client({ token: never }), client({ renewToken: never })].map((each) =>
      expect(each.showMyTags({}, { signal: stop.signal })).rejects.toThrow('enough'),
    );
    stop.abort(new Error('enough'));
    await Promise.all(calls);
    await expect(client({ token: never }).showMyTags({}, { signal: stop.signal })).rejects.toThrow('enough');
  });
});

describe('log', () => {
  test('receives each attempt, without tokens, parameters and bodies', async () => {
    const told: LoggedRequest[] = [];
    const logging = client({ log: (request) => told.push(request), renewToken: () => 'new' });
    server.script({ status: 503, body: { error } }, rejected, 'break', mine);
    await logging.showMyTags({ limit: 5 });
    server.script({ ...rejected, status: 404 });
    await logging.showTagRecord({ id: 17 as never });
    await logging.showTag({ id: TagIdentifier('4f0c9a17be52') });
    const duration = expect.any(Number);
    const path = '/api/v1/tags/showMyTags';
    const one = { method: 'GET', duration, attempt: 1, status: 404, requestId: 'r1' };
    expect(told).toEqual([
      { method: 'GET', path, status: 503, duration, attempt: 1, requestId: undefined },
      { method: 'GET', path, status: 401, duration, attempt: 2, requestId: 'r1' },
      { method: 'GET', path, status: undefined, duration, attempt: 3, requestId: undefined },
      { method: 'GET', path, status: 200, duration, attempt: 4, requestId: 'r2' },
      { ...one, path: '/Tags/{id}.json' },
      { ...one, path: '/api/v1/tags/show' },
    ]);
  });
});
