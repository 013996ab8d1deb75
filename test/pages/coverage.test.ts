/** S4, S5: the page of coverage, and its part of a customer's page. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageCodes } from '../../contracts/languages.ts';
import { connect } from '../../src/database/connect.ts';
import { coverageSection } from '../../src/management/figures/coverage-routes.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { as, makeName, makeRecord, makeText } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

const can = (_from: string, to: string) => to !== 'tlh';
let app: TestApp;
let ada: SignedInPerson;
let admin: SignedInPerson;
let place: number;

beforeAll(async () => {
  app = await startApp({ translator: translatorOf(() => ({ state: 'pending' }), can) });
  ada = await signedInPerson(app);
  admin = await signedInPerson(app, 'admin');
  place = await makeRecord(app, 'places', ada.id);
  for (const place_id of [place, null]) {
    const tag = await makeRecord(app, 'tags', ada.id);
    await app.db('tags').where({ id: tag }).update({ place_id });
    await makeText(app, tag);
  }
});
afterAll(() => app.stop());

const page = async (path: string, person = ada) => (await person.browser.get(path)).text.replaceAll('&amp;', '&');

test('S4: each figure links to its tags, and missing texts to an order, unless no provider makes them', async () => {
  const text = await page('/coverage?lang_codes=en,fr,tlh');
  for (const where of [`place_id=${place}&`, 'place_id=none&', ''])
    expect(text).toContain(`href="/Tags?${where}lang_code=fr&state=missing"`);
  expect(text).toContain(`href="/Tags?place_id=${place}&lang_code=en&state=original"`);
  expect(text).toContain(`href="/translation_orders/new?place_id=${place}&lang_codes=fr"`);
  expect(text).not.toMatch(/translation_orders\/new\?[^"]*lang_codes=(tlh|en)"/);
  expect(text).not.toContain('translation_orders/new?place_id=none');
  expect(text).toMatch(/<svg role="img" aria-label="Texts by language and state/);
});

test('S4: a share links to the missing names of tags that have no text', async () => {
  const cleo = await signedInPerson(app);
  await makeName(app, await makeRecord(app, 'tags', cleo.id));
  const way = 'lang_code=fr&state=missing&part=name';
  expect(await page('/coverage?lang_codes=en,fr', cleo)).toContain(
    `class="share share-0" href="/Tags?place_id=none&${way}"`,
  );
  expect(await page('/coverage?lang_codes=en,fr', cleo)).not.toMatch(/href="[^"]*lang_code=en&state=missing/);
});

test('S4: a customer’s page shows its coverage, and links an admin to that customer’s tags', async () => {
  expect(await page(`/customers/${ada.id}`)).toContain('href="/coverage"');
  const text = await page(`/customers/${ada.id}`, admin);
  expect(text).toContain(`href="/coverage?customer_id=${ada.id}"`);
  expect(text).toContain(`href="/Tags?customer_id=${ada.id}&lang_code=en&state=original"`);
  expect(text).toContain('<svg role="img"');
});

test('shows many places with many languages in pages, and refuses them in one JSON answer', async () => {
  const bob = await signedInPerson(app);
  await app.db.raw(
    `with halls as (insert into places (customer_id, name) select :id, 'Hall ' || n from generate_series(1, 500) n returning id),
       made as (insert into tags (tag_identifier, customer_id, place_id)
         select 'c' || lpad(to_hex(id), 11, '0'), :id, id from halls returning id, place_id),
       read as (insert into reads (day, tag_id, customer_id, place_id, way, lang_code, reads)
         select (now() at time zone 'utc')::date, id, :id, place_id, 'page', 'en', 1 from made)
     insert into name_translations (tag_id, lang_code, text, origin, source_hash)
     select id, 'en', 'Harp', 'original', repeat('a', 64) from made`,
    { id: bob.id },
  );
  const asked = `?lang_codes=${languageCodes}`;
  const token = await Token.issue(app.db, await Customer.query(app.db).findById(bob.id).throwIfNotFound());
  expect((await as(app, { token })('GET', '/coverage.json')).body).toHaveLength(500);
  expect(await as(app, { token })('GET', `/coverage.json${asked}`)).toMatchObject({
    status: 422,
    body: { base: ['These are too many figures at once: choose one place, or fewer languages.'] },
  });
  const first = await page(`/coverage${asked}`, bob);
  expect(first).toContain('These are the first 5 places.');
  const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first) ?? [];
  const second = await page(next, bob);
  expect([...second.matchAll(/<h2><a href="\/places\/\d+"/g)]).toHaveLength(1);
  expect(second).not.toContain('All places together');
  expect((await bob.browser.get('/coverage?after=9999999999')).status).toBe(200);
  const reads = await page('/stats/reads', bob);
  expect(reads).toContain('The 50 with most reads, of 500.');
});

test('a customer’s page omits its coverage when counting takes too long', async () => {
  const other = await app.db.transaction();
  const settings = { statement_timeout: 20 };
  const searches = connect(app.databaseUrl, { name: 'late', pool: 2, statementTimeout: undefined, settings });
  try {
    await other.raw('lock table name_translations in access exclusive mode');
    const record = await Customer.query(app.db).findById(ada.id).throwIfNotFound();
    const call = { db: app.db, searches, caller: { id: ada.id, isAdmin: false } } as never;
    const view = await coverageSection({ call, record });
    const { body } = view({ prefix: '' } as never);
    expect(`${body}`).toContain('counting them takes too long here');
    expect(`${body}`).toContain('href="/coverage"');
  } finally {
    await other.rollback();
    await searches.destroy();
  }
});

test('shows an error in the address beside its field, with 422', async () => {
  for (const path of ['/coverage?place_id=2000000000', '/stats/reads?from=2026-02-30']) {
    const answer = await ada.browser.get(path);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).not.toContain('<svg role="img"');
  }
});
