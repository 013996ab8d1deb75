/** Writes of a customer who is deleted after the service has recognised the token or session, and before the write. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transaction } from '../../src/database/transaction.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { createTag, newTag, signedIn, userNotFound } from '../setup/factories.ts';
import { bearer } from '../setup/management.ts';
import { jpeg } from '../setup/pictures.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let image: Buffer;
beforeAll(async () => {
  app = await startApp();
  image = await jpeg();
});
afterAll(() => app.stop());

let ada: { id: number; token: string };
beforeEach(async () => {
  ada = await signedIn(app);
});

const countOf = async (name: string) => Number((await app.db(name).count())[0]?.count);

/** The answer to a write that begins when this is done, and is committed when the write waits for a lock. */
async function during<T>(act: (trx: Transaction) => Promise<unknown>, write: () => Promise<T>): Promise<T> {
  const [outcome] = await atOnce(app.db, act, write);
  if (outcome?.status !== 'fulfilled') throw outcome?.reason;
  return outcome.value;
}

/** The same for a customer's deletion. */
const deletedMeanwhile = <T>(id: number, write: () => Promise<T>): Promise<T> =>
  during((trx) => trx('customers').where({ id }).delete(), write);

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.call('POST', path, { body, headers: { ...bearer(ada.token), ...headers } });
const putLogo = ({ token }: { token: string }, query = '') =>
  app.call('PUT', `/look/logo.json${query}`, {
    raw: image,
    headers: { ...bearer(token), 'Content-Type': 'image/jpeg' },
  });
const key = () => ({ 'Idempotency-Key': randomUUID() });
const place = { place: { name: 'Hall' } };
const rows = [{ reference: 'a', lang: 'en', text: 'Welcome', place: 'Hall' }];

const outcome = ({ status, headers, body }: Answer) => [status, headers.get('x-error-reason'), body];
const refused = [401, 'unknown_token', userNotFound];

describe('T14: a write of a customer who is deleted meanwhile is refused as one with an invalid token, and writes nothing', () => {
  test.each<[string, string, () => Promise<Answer>]>([
    ['a tag', 'tags', () => post('/api/v1/tags/create', newTag())],
    ['a tag with a key', 'tags', () => post('/api/v1/tags/create', newTag(), key())],
    ['a bare tag', 'tags', () => post('/Tags.json', { tag: { description: 'Vase' } })],
    ['stock', 'tags', () => post('/Tags/mint.json', { mint: { count: 2 } })],
    ['hardware', 'hardwares', () => post('/hardwares.json', { hardware: { identifier: 'a', hardware_type: 'qr' } })],
    ['a place', 'places', () => post('/places.json', place)],
    ['a place with a key', 'places', () => post('/places.json', place, key())],
    ['an import with a new place', 'places', () => post('/Tags/import.json?create_places=1', { import: { rows } })],
    ['a word', 'keep_words', () => post('/keep_words.json', { keep_word: { word: 'Sphinx' } })],
    ['a link', 'bundle_links', () => post('/bundle_links.json', { bundle_link: { place_id: null } })],
    ['a refusal with a key', 'kept_answers', () => post('/places.json', { place: { latitude: 'far' } }, key())],
    [
      'an order with a key',
      'kept_answers',
      () => post('/translation_orders.json', { translation_order: { lang_codes: ['de'] } }, key()),
    ],
    ['a picture', 'picture_owners', () => putLogo(ada)],
  ])('%s', async (_kind, table, write) => {
    const [before, kept] = [await countOf(table), await countOf('kept_answers')];
    expect(outcome(await deletedMeanwhile(ada.id, write))).toEqual(refused);
    expect([await countOf(table), await countOf('kept_answers')]).toEqual([before, kept]);
  });

  test('a claim of a tag without an owner', async () => {
    const tag = await createTag(app);
    const attach = () =>
      post('/api/v1/tags/addHardwareIdToTag', {
        id: tag.tag_identifier,
        hardware_id: randomUUID(),
        hardware_type: 'qr',
      });
    expect(outcome(await deletedMeanwhile(ada.id, attach))).toEqual(refused);
    expect(await app.db('tags').where({ id: tag.id }).first('customer_id')).toEqual({ customer_id: null });
    expect(await app.db('hardwares').where({ tag_id: tag.id })).toEqual([]);
  });

  test('a form is carried through the sign-in', async () => {
    const { id, browser } = await signedInPerson(app);
    const page = await browser.get('/places/new');
    const answer = await deletedMeanwhile(id, () => browser.submit(page, '/places', { 'place[name]': 'Hall' }));
    expect([answer.status, answer.text]).toEqual([401, expect.stringMatching(/action="\/login"[\s\S]*value="Hall"/)]);
  });
});

test('a reference to another customer that is gone is a fault of the values', async () => {
  const root = await signedIn(app, { role: 'admin' });
  const tag = await createTag(app);
  const give = () =>
    app.call('PATCH', `/Tags/${tag.id}.json`, { body: { tag: { customer_id: ada.id } }, headers: bearer(root.token) });
  const given = await deletedMeanwhile(ada.id, give);
  expect([given.status, given.body]).toEqual([422, { customer_id: ['does not exist'] }]);
  const museum = await signedIn(app);
  const logo = await deletedMeanwhile(museum.id, () => putLogo(root, `?member_of=${museum.id}`));
  expect([logo.status, logo.body]).toEqual([422, { base: ['belongs to a customer that is gone'] }]);
});

test('TM2: a write of a customer who becomes a member meanwhile is to be repeated, and then is one of the museum', async () => {
  const museum = await signedIn(app);
  const join = async (trx: Transaction) => {
    await trx.raw('lock table tags in share mode');
    await trx('customers').where({ id: ada.id }).update({ member_of: museum.id, member_role: 'editor' });
  };
  const headers = key();
  const create = () => post('/api/v1/tags/create', newTag(), headers);
  const { status, headers: answered } = await during(join, create);
  expect([status, answered.get('retry-after')]).toEqual([503, '1']);
  const { body } = await create();
  expect(await app.db('tags').where({ id: body.tags[0].id }).first('customer_id')).toEqual({ customer_id: museum.id });
});
