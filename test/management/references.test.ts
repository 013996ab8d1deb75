/** SH5: references that differ in white space and composition only. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { referenceForm } from '../../contracts/text.ts';
import { findReferenceTwins } from '../../src/model/tags/reference.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  ada = await signedIn(app);
});
afterAll(() => app.stop());

const kept = 'REF \u00e9 7';
const spellings = [' REF \u00e9 7', 'REF \u00e9 7\u00a0', 'REF e\u0301 7', 'REF  \u00e9\t\u30007', 'REF\r\n\u00e9 7\n'];
const referenceOf = async (id: number) => (await app.db('tags').where({ id }).first('reference')).reference;

test('SH5: spellings of a reference are equivalent in imports, JSON and the list of tags', async () => {
  const tag = await createTag(app, { auth_token: ada.token });
  const other = await createTag(app, { auth_token: ada.token });
  await app
    .spec(ada)
    .patch(`/Tags/${tag.id}.json`)
    .withJson({ tag: { reference: `${kept} ` } })
    .expectStatus(204);
  expect(await referenceOf(tag.id)).toBe(kept);
  for (const reference of spellings) {
    const rows = [{ reference, lang: 'en', text: 'Welcome' }];
    const answer = app.spec(ada).post('/Tags/import.json').withJson({ rows }).expectStatus(200);
    expect([reference, (await answer).body.rows[0]]).toMatchObject([
      reference,
      { tag_identifier: tag.tag_identifier, action: 'same' },
    ]);
    await app.spec(ada).patch(`/Tags/${other.id}.json`).withJson({ tag: { reference } }).expectStatus(422);
    expect(referenceForm(reference)).toBe(kept);
    const { rows: forms } = await app.db.raw('select reference_form(?) as form', [reference]);
    expect(forms[0].form).toBe(kept);
  }
  await app
    .spec(ada)
    .patch(`/Tags/${tag.id}.json`)
    .withJson({ tag: { reference: ' \u00a0' } })
    .expectStatus(204);
  expect(await referenceOf(tag.id)).toBeNull();
});

test('SH5: old references that become duplicates when normalized are kept, and the start reports them', async () => {
  const make = async (reference: string) => {
    const { id } = await createTag(app, { auth_token: ada.token });
    await app.db('tags').where({ id }).update({ reference });
    return id;
  };
  await make('B 2');
  const younger = await make(' B 2');
  const late = await make('C e\u0301');
  await make('C \u00e9');
  expect((await findReferenceTwins(app.db)).map(({ id }) => id)).toEqual([younger, late]);
  // Its form sends it along.
  const tag = { reference: ' B 2', description: 'Beside the other' };
  await app.spec(ada).patch(`/Tags/${younger}.json`).withJson({ tag }).expectStatus(204);
  expect(await app.db('tags').where({ id: younger }).first('reference', 'description')).toEqual(tag);
});
