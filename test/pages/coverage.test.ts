/** S4, S5: the page of the coverage, and what a customer's page shows of it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { makeRecord, makeText } from '../setup/management.ts';
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

test('S4: each figure leads to its tags, and what is missing to an order, but where nobody can make it', async () => {
  const text = await page('/coverage?lang_codes=en,fr,tlh');
  for (const where of [`place_id=${place}&`, 'place_id=none&', ''])
    expect(text).toContain(`href="/Tags?${where}lang_code=fr&state=missing"`);
  expect(text).toContain(`href="/Tags?place_id=${place}&lang_code=en&state=original"`);
  expect(text).toContain(`href="/translation_orders/new?place_id=${place}&lang_codes=fr"`);
  expect(text).not.toMatch(/translation_orders\/new\?[^"]*lang_codes=(tlh|en)"/);
  expect(text).not.toContain('translation_orders/new?place_id=none');
  expect(text).toMatch(/<svg role="img" aria-label="Texts by language and state/);
});

test('S4: a customer’s page shows its coverage, for admins among the tags of all', async () => {
  expect(await page(`/customers/${ada.id}`)).toContain('href="/coverage"');
  const text = await page(`/customers/${ada.id}`, admin);
  expect(text).toContain(`href="/coverage?customer_id=${ada.id}"`);
  expect(text).toContain(`href="/Tags?customer_id=${ada.id}&lang_code=en&state=original"`);
  expect(text).toContain('<svg role="img"');
});

test('what is wrong in the address is said beside its field, with 422', async () => {
  for (const path of ['/coverage?place_id=2000000000', '/stats/reads?from=2026-02-30']) {
    const answer = await ada.browser.get(path);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).not.toContain('<svg role="img"');
  }
});
