/** The summary of a change set in the history. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languages } from '../../contracts/languages.ts';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let owner: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  owner = await signedInPerson(app);
});
afterAll(() => app.stop());

/** Changes of one request of the owner. */
const inSet = (work: (trx: Transaction) => Promise<unknown>) =>
  inTransaction(withWriter(app.db, { actor: owner.id, way: 'page' }), work);

const newTag = async (): Promise<number> => {
  const form = await owner.browser.get('/Tags/new');
  const fields = { 'tag[name]': 'The harbour', 'tag[text]': 'A harbour', 'tag[lang_code]': 'en' };
  const { headers } = await owner.browser.submit(form, '/Tags', fields);
  return Number(/\d+$/.exec(headers.get('location') ?? '')?.[0]);
};

/** The newest row of the history. */
const newest = async (): Promise<string> =>
  (await owner.browser.get('/history')).text
    .split('<tbody')[1]
    ?.split('<tr ')[1]
    ?.replaceAll(/<[^>]*>/g, ' ') ?? '';

test('UN2: a line counts texts and names of its change set, also those not shown', async () => {
  const tag_id = await newTag();
  const { id: text_record_id } = await app.db('text_records').where({ tag_id }).first('id');
  const made = { origin: 'human', source_hash: sourceHash('en', 'One') };
  const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
  await inSet(async (trx) => {
    for (const lang_code of codes.slice(0, 15)) {
      await trx('translations').insert({ text_record_id, lang_code, text: 'One', ...made });
      await trx('name_translations').insert({ tag_id, lang_code, text: 'Two', ...made });
    }
  });
  const row = await newest();
  expect(row).toContain('15 texts made, 15 names made');
  expect(row).toContain('With 29 other entries');
});

test('UN2: a tag that changes twice counts as one', async () => {
  const id = await newTag();
  await inSet(async (trx) => {
    await trx('tags').where({ id }).update({ description: 'One' });
    await trx('tags').where({ id }).update({ image_url: 'https://example.com/one.jpg' });
  });
  expect(await newest()).toContain('With 1 more change');
});

test('UN4: the addition of a customer has no undo; other changes have', async () => {
  const { browser } = await signedInPerson(app, 'admin');
  const email = `${randomUUID()}@example.com`;
  const added = await browser.submit(await browser.get('/customers/new'), '/customers', { 'customer[email]': email });
  const page = await browser.follow(added);
  expect(page.text).toContain('The customer is added.');
  expect(page.text).not.toContain('>Undo<');
  const row = async () => (await browser.get('/history')).text.split('<tbody')[1]?.split('<tr ')[1] ?? '';
  expect(await row()).toContain('Customer made');
  expect(await row()).not.toContain('Undo…');
  const path = new URL(added.headers.get('location') ?? '', 'http://localhost').pathname;
  const renamed = await browser.submit(await browser.get(`${path}/edit`), path, { 'customer[name]': 'Ada' });
  expect((await browser.follow(renamed)).text).toContain('>Undo<');
  expect(await row()).toContain('Undo…');
  const others: Record<string, string>[] = [
    { 'customer[email]': `${randomUUID()}@example.com` },
    { 'customer[suspended]': '1' },
  ];
  for (const values of others) {
    const changed = await browser.submit(await browser.get(`${path}/edit`), path, values);
    expect((await browser.follow(changed)).text).not.toContain('>Undo<');
    expect(await row()).not.toContain('Undo…');
  }
});
