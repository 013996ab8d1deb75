/** `BundleStore.refresh` of the TypeScript SDK fetches the changes since its cursor, or a full bundle. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BundleStore, type Interrupted, TagInformationClient } from '../../generated/typescript/dist/index.js';
import { startApp, type TestApp } from '../setup/app.ts';
import { bundleVectors } from '../setup/bundle-vectors.ts';
import { createTag, signedIn } from '../setup/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let client: TagInformationClient;
beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
  client = new TagInformationClient({ baseUrl: app.url, token: () => owner.token, retries: { limit: 0 } });
});
afterAll(() => app.stop());

const ownTag = () => createTag(app, { auth_token: owner.token });
const saved = (store: BundleStore) => [...store.save()].join('');

test('refresh() fetches changes, or a full bundle if the cursor is no longer valid', async () => {
  const store = new BundleStore();
  const asked: (string | undefined)[] = [];
  const refresh = (lang: string) =>
    store.refresh((since) => {
      asked.push(since);
      return client.bundleTags({ lang, since });
    });
  const first = await ownTag();
  expect(await refresh('fr')).toMatchObject({ ok: true, status: 200, headers: { requestId: expect.any(String) } });
  const { cursor } = store;
  const second = await ownTag();
  expect(await refresh('fr')).toMatchObject({ ok: true });
  expect(store.tagIdentifiers).toEqual([first.tag_identifier, second.tag_identifier]);
  await app.db('tags').where({ id: first.id }).delete();
  const last = store.cursor;
  expect(await refresh('de')).toMatchObject({ ok: true });
  expect(store.tagIdentifiers).toEqual([second.tag_identifier]);
  expect(asked).toEqual([undefined, cursor, last, undefined]);
});

test('concurrent refreshes run one after the other', async () => {
  const store = new BundleStore();
  const fetch = (since: string | undefined) => client.bundleTags({ since });
  const asked: boolean[] = [];
  const refresh = () =>
    store.refresh((since) => {
      asked.push(since !== undefined);
      return fetch(since);
    });
  await Promise.all([refresh(), refresh(), refresh()]);
  expect(asked).toEqual([false, true, true]);
});

test('returns a refusal, and leaves the store unchanged', async () => {
  const store = new BundleStore();
  await store.refresh((since) => client.bundleTags({ since }));
  const before = saved(store);
  const foreign = await store.refresh((since) => client.bundleTags({ place_id: 1_000_000, since }));
  expect(foreign).toMatchObject({ ok: false, kind: 'refused', status: 400 });
  const nobody = new TagInformationClient({ baseUrl: app.url, token: () => 'unknown' });
  const answer = await store.refresh((since) => nobody.bundleTags({ since }));
  expect(answer).toMatchObject({ ok: false, kind: 'refused', status: 401, reason: 'unknown_token' });
  expect(saved(store)).toBe(before);
});

const answering = (body: ReadableStream<Uint8Array> | string, timeout = 30_000) =>
  new TagInformationClient({
    baseUrl: 'http://tags.test',
    timeout,
    retries: { limit: 0 },
    fetch: async () => new Response(body),
  });
const line = new TextEncoder().encode('{"type":"gone","tag_identifier":"4f0c9a17be52"}\n');

test('a broken, stalled or incomplete response is unreachable, and leaves the store unchanged', async () => {
  const store = new BundleStore();
  await store.refresh((since) => client.bundleTags({ since }));
  const before = saved(store);
  const brokenOff = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(line),
    pull: (stream) => stream.error(new Error('gone')),
  });
  const broken = answering(brokenOff);
  const answer = await store.refresh(() => broken.bundleTags());
  expect(answer).toMatchObject({ ok: false, kind: 'unreachable', isTimeout: false, cause: { name: 'Interrupted' } });

  let isCancelled = false;
  const silent = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(line),
    cancel: () => {
      isCancelled = true;
    },
  });
  const stalled = await store.refresh(() => answering(silent, 50).bundleTags());
  expect(stalled).toMatchObject({ ok: false, kind: 'unreachable', isTimeout: true });
  expect((stalled as { cause: Interrupted }).cause.isTimeout).toBe(true);
  expect(isCancelled).toBe(true);

  const cut = await store.refresh(() => answering('{"type":"gone","tag_id').bundleTags());
  expect(cut).toMatchObject({ ok: false, kind: 'unreachable', isTimeout: false, cause: { name: 'UnusableBundle' } });
  expect(saved(store)).toBe(before);
});

test('returns the Retry-After of a 503, and leaves the store unchanged', async () => {
  const store = new BundleStore();
  await store.refresh((since) => client.bundleTags({ since }));
  const before = saved(store);
  const busy = new TagInformationClient({
    baseUrl: 'http://tags.test',
    fetch: async () =>
      new Response('{"error":{"message":"Busy","code":"InvalidRequest"}}', {
        status: 503,
        headers: { 'Content-Type': 'application/json', 'Retry-After': '900' },
      }),
  });
  const answer = await store.refresh((since) => busy.bundleTags({ since }));
  expect(answer).toMatchObject({ ok: false, status: 503, retryAfter: 900 });
  expect(saved(store)).toBe(before);
});

test('HU11: an HTML page instead of a bundle is unexpected, and leaves the store unchanged', async () => {
  const store = new BundleStore();
  await store.refresh((since) => client.bundleTags({ since }));
  const before = saved(store);
  const text = '<title>Sign in to the network</title>';
  const portal = new TagInformationClient({
    baseUrl: 'http://tags.test',
    fetch: async () => new Response(text, { headers: { 'Content-Type': 'text/html' } }),
  });
  const answer = await store.refresh(() => portal.bundleTags());
  expect(answer).toMatchObject({ ok: false, kind: 'unexpected', status: 200, text });
  expect(saved(store)).toBe(before);
});

test.each(['<!doctype html>\n<title>Sign in to the network</title>\n', '{"tags":[]}', ''])(
  'a 200 without a valid bundle is unreachable, and leaves the store unchanged: %p',
  async (text) => {
    const store = new BundleStore();
    await store.refresh((since) => client.bundleTags({ since }));
    const before = saved(store);
    const answer = await store.refresh(() => answering(text).bundleTags());
    expect(answer).toMatchObject({ ok: false, kind: 'unreachable', cause: { name: 'UnusableBundle' } });
    expect(saved(store)).toBe(before);
  },
);

test('lookups during a refresh use the previous contents', async () => {
  const store = new BundleStore();
  await store.load(bundleVectors.find(({ name }) => name === 'a whole bundle')?.steps[0]?.text ?? '');
  const isThere = () => store.showTag({ id: '4f0c9a17be52' }) !== undefined;
  const seen: boolean[] = [];
  const coming = async function* () {
    yield '{"type":"gone","tag_identifier":"4f0c9a17be52"}\n';
    seen.push(isThere());
    yield '{"type":"end","cursor":"bmV4dA","tags":0,"gone":1}\n';
    seen.push(isThere());
  };
  await store.apply(coming());
  expect([...seen, isThere()]).toEqual([true, true, false]);
});

test('changes since one bundle are not applied to another one that was loaded meanwhile', async () => {
  const store = new BundleStore();
  await store.refresh((since) => client.bundleTags({ since }));
  const other = bundleVectors.find(({ name }) => name === 'another bundle');
  const answer = await store.refresh(async (since) => {
    const answered = await client.bundleTags({ since });
    await store.load(other?.steps[1]?.text ?? '');
    return answered;
  });
  expect(answer).toMatchObject({ ok: false, kind: 'unreachable', cause: { name: 'UnusableBundle' } });
  expect(saved(store)).toBe(other?.saved);
});

test('an abort signal ends a refresh', async () => {
  const store = new BundleStore();
  const stop = new AbortController();
  const calling = new TagInformationClient({
    baseUrl: 'http://tags.test',
    fetch: async ({ signal }) =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (stream) => {
            stream.enqueue(line);
            signal.addEventListener('abort', () => stream.error(signal.reason));
          },
          // What came first was read.
          pull: () => stop.abort(new Error('enough')),
        }),
      ),
  });
  await expect(store.refresh(() => calling.bundleTags({}, { signal: stop.signal }))).rejects.toThrow('enough');
});

test('on a platform without streams, the response is read as text', async () => {
  const store = new BundleStore();
  const text = '{"type":"end","cursor":"bm9uZQ","tags":0,"gone":0}\n';
  const withoutStreams = new TagInformationClient({
    baseUrl: 'http://tags.test',
    fetch: async () => ({ status: 200, headers: new Headers(), text: async () => text }) as Response,
  });
  await store.refresh((since) => withoutStreams.bundleTags({ since }));
  expect(store.cursor).toBe('bm9uZQ');
});
