/** D71: visitors who look up tags in every language do not delay owners' requests. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import { connect, type Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { eventually } from '../../setup/eventually.ts';
import { type FakeProvider, startFakeProvider } from '../../setup/fake-provider.ts';

/** Tags that strangers look up, each in 38 languages. */
const tags = 10;
const languages = languageCodes.filter((code) => code !== 'en').slice(0, 38);

let database: TestDatabase;
let db: Database;
let provider: FakeProvider;
let deployment: Deployment;
let base: string;

beforeAll(async () => {
  [database, provider] = await Promise.all([createDatabase(), startFakeProvider()]);
  db = connect(database.url, { pool: 2 });
  deployment = await startDeployment(database.url, {
    webs: 1,
    runners: 1,
    env: {
      LIBRETRANSLATE_URL: provider.url,
      TRANSLATION_PROVIDERS: 'libretranslate',
      MANAGEMENT_TRANSLATION_BUDGET_MS: '60000',
      ANONYMOUS_CREATES_PER_MINUTE: '0',
    },
  });
  base = deployment.webs[0]?.url ?? '';
});
afterAll(async () => {
  await deployment.stop();
  await provider.close();
  await db.destroy();
  await database.drop();
});

async function createTag(text: string, auth_token?: string): Promise<{ id: number; tag_identifier: string }> {
  const body = JSON.stringify({ lang: 'en', purchase_id: randomUUID(), text, name: '', auth_token });
  const answer = await fetch(`${base}/api/v1/tags/create`, { method: 'POST', body });
  return ((await answer.json()) as { tags: [{ id: number; tag_identifier: string }] }).tags[0];
}

test("an owner's request is answered while hundreds of visitors' lookups wait", async () => {
  const token = await Token.issue(db, await Customer.query(db).insert({ email: 'owner@example.com' }));
  const own = await createTag('Mine', token);
  const others = await Promise.all(Array.from({ length: tags }, (_, n) => createTag(`Stranger ${n}`)));
  provider.respond({ slow: 200 });
  const lookups = others.flatMap(({ tag_identifier }) =>
    languages.map((lang) => fetch(`${base}/api/v1/tags/show?id=${tag_identifier}&lang=${lang}`)),
  );
  await eventually('the runner has them', async () => {
    const waiting = await db('work').where({ state: 'queued' }).count({ count: '*' }).first();
    return Number(waiting?.count) > languages.length;
  });
  const answer = await fetch(`${base}/translations.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ translation: { tag_id: own.id, lang_code: 'fr' } }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([201, { text: '[fr] Mine' }]);
  const texts = provider.calls.map(({ text }) => text);
  expect(texts.length).toBeLessThan(lookups.length / 2);
  await Promise.allSettled(lookups);
});
