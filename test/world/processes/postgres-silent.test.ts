/** PostgreSQL is suspended: requests soon get 503, and afterwards no request gets another one's response. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { eventually } from '../../setup/eventually.ts';
import { type FakeProvider, startFakeProvider } from '../../setup/fake-provider.ts';
import { standStill } from '../../setup/processes.ts';
import { newDirectory, removeDirectory } from '../../setup/server-directory.ts';

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

test('while PostgreSQL is suspended, requests soon get 503; afterwards each gets its own response', async () => {
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
  const isOver = new AbortController();

  // What asks no database takes as long as this machine makes everything take, which is not the service's doing.
  let ofTheMachine = 0;
  const probes = repeat(isOver.signal, async () => {
    const { seconds } = await ask('live', { path: '/health/live' });
    ofTheMachine = Math.max(ofTheMachine, seconds);
  });

  // Of some of each it happens in the middle.
  const restless = new AbortController();
  const underWay: (Seen & { longest: number })[] = [];
  const busy = Promise.all(
    kinds
      .filter(({ what }) => what !== 'deleted record')
      .map(({ what, init, longest }) =>
        repeat(restless.signal, async () => {
          underWay.push({ ...(await ask(what, init)), longest });
        }),
      ),
  );
  await eventually('all are under way', () => underWay.length > 100);

  const goOn = standStill(server.pid);
  restless.abort();
  // What is kept of a lookup is still true, as nothing can change meanwhile; until nobody is sure of that any more.
  await eventually('no kept answer is sent', async () => {
    const answers = await Promise.all(
      kinds.filter(({ what }) => what.startsWith('lookup')).map(({ what, init }) => ask(what, init)),
    );
    return answers.every(({ status }) => status !== 200);
  });
  const asked = await Promise.all(
    kinds.flatMap(({ what, init, longest }) => [1, 2, 3, 4].map(async () => ({ ...(await ask(what, init)), longest }))),
  );
  await busy;
  goOn();
  isOver.abort();
  await probes;

  expect(asked.filter(({ status, retryAfter }) => status !== 503 || !/^[1-9]\d*$/.test(retryAfter ?? ''))).toEqual([]);
  const failed = underWay.filter(({ status }) => status >= 500);
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  expect([...asked, ...failed].filter(({ seconds, longest }) => seconds > longest + ofTheMachine)).toEqual([]);
  expect([...deployment.webs, ...deployment.runners].map((running) => running.isAlive())).toEqual([true, true]);

  const lookup = (tag: string) => ask(tag, { path: `/api/v1/tags/show?id=${tag}` });
  await eventually('lookups answer again', async () => (await lookup(identifier)).status === 200);
  // An answer that came late, and was kept, would be another's now.
  const again = await Promise.all(
    Array.from({ length: 10 }).flatMap(() => tags.map(({ tag_identifier }) => lookup(tag_identifier))),
  );
  expect(again.filter(({ what, text }) => JSON.parse(text).tags?.[0]?.tag_identifier !== what)).toEqual([]);
  await eventually('the runner translates again', async () => {
    const { text } = await ask('', { path: `/api/v1/tags/show?id=${tags[1]?.tag_identifier}&lang=de` });
    return JSON.parse(text).tags?.[0]?.translation.lang === 'de';
  });
}, 120_000);

async function repeat(until: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!until.aborted) await work();
}
