/** The whole service through PgBouncer in session mode, with Debian's configuration. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { createEmptyDatabase, type TestDatabase } from '../../setup/database.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { eventually } from '../../setup/eventually.ts';
import { type FakeProvider, startFakeProvider } from '../../setup/fake-provider.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../../setup/pgbouncer.ts';

const program = findPgbouncer();
if (!program) leaveOut('pgbouncer', 'the service behind PgBouncer', 'there is no pgbouncer on PATH or in /usr/sbin');

const email = 'ada@example.com';
const password = 'correct horse battery staple';

(program ? describe : describe.skip)('behind PgBouncer', () => {
  let database: TestDatabase;
  let pooler: Pgbouncer;
  let provider: FakeProvider;
  let deployment: Deployment;
  let web: string;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    pooler = await startPgbouncer(program ?? '', database.url);
    await migrateToLatest(pooler.url);
    const db = connect(pooler.url, { pool: 1 });
    await Customer.add(db, { email, password });
    await db.destroy();
    provider = await startFakeProvider();
    // A busy machine would refuse some of many requests at once.
    const env = { TRANSLATION_PROVIDERS: 'libretranslate', LIBRETRANSLATE_URL: provider.url, SHED_OVERLOAD: 'off' };
    deployment = await startDeployment(pooler.url, { webs: 1, runners: 1, env });
    web = deployment.webs[0]?.url ?? '';
  }, 60_000);
  afterAll(async () => {
    await deployment?.stop();
    await provider?.close();
    await pooler?.stop();
    await database?.drop();
  });

  const post = (path: string, body: unknown) =>
    fetch(`${web}/api/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const create = async (text: string) => {
    const answer = await post('tags/create', { lang: 'en', purchase_id: randomUUID(), text, name: 'n' });
    const { tags } = (await answer.json()) as { tags?: [{ tag_identifier: string }] };
    return { status: answer.status, identifier: tags?.[0].tag_identifier ?? '' };
  };
  const lookup = async (identifier: string, lang = 'en') => {
    const answer = await fetch(`${web}/api/v1/tags/show?id=${identifier}&lang=${lang}`);
    const { tags } = (await answer.json()) as { tags?: [{ translation: { text: string; lang: string } }] };
    return { status: answer.status, lang: tags?.[0].translation.lang };
  };
  const isTranslated = (identifier: string, lang: string) =>
    eventually(`there is ${lang}`, async () => (await lookup(identifier, lang)).lang === lang);

  test('the service signs in, creates, looks up and translates with one pool', async () => {
    expect((await post('login/getAuthToken', { email, password })).status).toBe(200);
    const made = await Promise.all(Array.from({ length: 40 }, (_, i) => create(`text ${i}`)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
    const read = await Promise.all(made.map(({ identifier }) => lookup(identifier)));
    expect(read.filter(({ status, lang }) => status !== 200 || lang !== 'en')).toEqual([]);
    await isTranslated(made[0]?.identifier ?? '', 'fr');
  });

  test('the service recovers when PgBouncer restarts', async () => {
    const { identifier } = await create('before');
    await pooler.restart();
    await eventually('lookups answer', async () => (await lookup(identifier)).status === 200);
    await isTranslated(identifier, 'de');
    expect([...deployment.webs, ...deployment.runners].map((running) => running.isAlive())).toEqual([true, true]);
  });
});
