/** PostgreSQL stands still, without being dead: whoever asks is told soon to come again, and nothing is taken for another's. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../src/database/connect.ts';
import { Customer } from '../../src/customers/customer.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Deployment, startDeployment } from '../setup/deployment.ts';
import { eventually } from '../setup/eventually.ts';
import { type FakeProvider, startFakeProvider } from '../setup/fake-provider.ts';
import { newDirectory, removeDirectory } from '../setup/server-directory.ts';
import { standStill } from '../setup/standing-still.ts';

const email = 'ada@example.com';
const password = 'correct horse battery staple';

let directory: { directory: string; release: () => void };
let server: EmbeddedPostgres;
let provider: FakeProvider;
let deployment: Deployment;
let web: string;

beforeAll(async () => {
  directory = await newDirectory();
  server = await startEmbedded({ directory: directory.directory });
  await migrateToLatest(server.url);
  const db = connect(server.url, { pool: 1 });
  await Customer.add(db, { email, password });
  await db.destroy();
  provider = await startFakeProvider();
  const env = { TRANSLATION_PROVIDERS: 'libretranslate', LIBRETRANSLATE_URL: provider.url };
  deployment = await startDeployment(server.url, { webs: 1, runners: 1, env });
  web = deployment.webs[0]?.url ?? '';
}, 60_000);
afterAll(async () => {
  await deployment.stop();
  await provider.close();
  await server.stop();
  removeDirectory(directory.directory);
  directory.release();
});

interface Seen {
  what: string;
  status: number;
  retryAfter: string | null;
  seconds: number;
}

async function ask(what: string, init: RequestInit & { path: string }): Promise<Seen & { text: string }> {
  const begun = performance.now();
  const answer = await fetch(web + init.path, { redirect: 'manual', ...init });
  const text = await answer.text();
  const seconds = (performance.now() - begun) / 1000;
  return { what, status: answer.status, retryAfter: answer.headers.get('retry-after'), seconds, text };
}

const post = (path: string, body: unknown, headers = {}) => ({
  path,
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

const tagOf = (text: string) => ({ lang: 'en', purchase_id: randomUUID(), text, name: `name of ${text}` });

test('PostgreSQL stands still: 503 with Retry-After for all, soon; back again, each gets its own answer', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, i) => ask('create', post('/api/v1/tags/create', tagOf(`text ${i}`)))),
  );
  const tags = made.map(({ text }) => JSON.parse(text).tags[0] as { id: number; tag_identifier: string });
  const identifier = tags[0]?.tag_identifier ?? '';
  const signedIn = await ask('sign in', post('/api/v1/login/getAuthToken', { email, password }));
  const token = JSON.parse(signedIn.text).auth_token as string;
  const bearer = { Authorization: `Bearer ${token}` };
  const { id } = JSON.parse((await ask('own', post('/Tags.json', { tag: {} }, bearer))).text);

  const reads: Record<string, RequestInit & { path: string }> = {
    lookup: { path: `/api/v1/tags/show?id=${identifier}` },
    'lookup in another language': { path: `/api/v1/tags/show?id=${identifier}&lang=fr` },
    'lookup by hardware': { path: '/api/v1/tags/showByHardwareId?id=AB&type=nfc' },
    'own tags': { path: '/api/v1/tags/showMyTags', headers: bearer },
    list: { path: '/Tags.json', headers: bearer },
    record: { path: `/Tags/${id}.json`, headers: bearer },
    'public page': { path: `/t/${identifier}`, headers: { Accept: 'text/html' } },
    ready: { path: '/health/ready' },
    uuids: { path: '/api/v1/tags/supportedBeaconUUIDs' },
  };
  const writes: Record<string, RequestInit & { path: string }> = {
    create: post('/api/v1/tags/create', tagOf('while it stands still')),
    'create with a token': post('/api/v1/tags/create', tagOf('while it stands still'), bearer),
    'sign in': post('/api/v1/login/getAuthToken', { email, password }),
    'sign out': post('/api/v1/login/signOut', { email }, { Authorization: `Bearer ${randomUUID()}` }),
    'new record': post('/places.json', { place: { name: 'x', latitude: 1, longitude: 2 } }, bearer),
    'change of a record': { ...post(`/Tags/${id}.json`, { tag: { description: 'y' } }, bearer), method: 'PATCH' },
    'deleted record': { path: `/Tags/${id}.json`, method: 'DELETE', headers: bearer },
  };
  const kinds = [
    ...Object.entries(reads).map(([what, init]) => ({ what, init, longest: 5 })),
    ...Object.entries(writes).map(([what, init]) => ({ what, init, longest: 15 })),
  ];
  // Some are under way when it happens, in the middle of a transaction.
  const restless = new AbortController();
  const under: Promise<Seen>[] = [];
  const busy = (async () => {
    while (!restless.signal.aborted) {
      const some = kinds.slice(0, -1).map(({ what, init }) => ask(what, init));
      under.push(...some);
      await Promise.race(some);
    }
  })();
  await eventually('there is something to do', () => under.length > 100);

  const goOn = standStill(server.pid);
  restless.abort();
  const asked = await Promise.all(kinds.flatMap((kind) => [1, 2, 3, 4].map(() => ask(kind.what, kind.init))));
  for (const seen of [...asked]) console.log(seen.what, seen.status, seen.retryAfter, seen.seconds.toFixed(1));
  goOn();
  await busy;
  const cut = await Promise.all(under);
  for (const seen of cut.filter(({ status }) => status >= 500)) console.log('under way', seen.what, seen.status, seen.retryAfter, seen.seconds.toFixed(1));

  await eventually('lookups answer again', async () => (await ask('', reads.lookup as never)).status === 200);
  const again = await Promise.all(
    Array.from({ length: 10 }).flatMap(() => tags.map((tag) => ask(tag.tag_identifier, { path: `/api/v1/tags/show?id=${tag.tag_identifier}` }))),
  );
  expect(again.filter(({ what, text }) => JSON.parse(text).tags?.[0]?.tag_identifier !== what)).toEqual([]);
  expect([...asked, ...cut].filter(({ status, retryAfter }) => status >= 500 && (status !== 503 || !retryAfter))).toEqual([]);
}, 120_000);
