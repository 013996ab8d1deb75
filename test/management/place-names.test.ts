/** LK2: a place's names in several languages, entered by hand. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { makeName, makeRecord } from '../setup/management.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
let owner: { token: string };
let place: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  const { Token } = await import('../../src/model/sign-in/token.ts');
  const { Customer } = await import('../../src/model/customer.ts');
  owner = { token: await Token.issue(app.db, await Customer.query(app.db).findById(all.ids.A).throwIfNotFound()) };
});
afterAll(() => app.stop());
beforeEach(async () => {
  place = await makeRecord(app, 'places', all.ids.A);
});

const patch = (names: unknown) => app.spec(owner).patch(`/places/${place}.json`).withJson({ place: { names } });
const namesOf = async (id = place) => (await app.spec(owner).get(`/places/${id}.json`)).body.names;

test('are stored in the record and merged; a blank one is removed', async () => {
  expect(await namesOf()).toEqual({});
  await patch({ fr: 'Musée', 'pt-BR': 'Museu' }).expectStatus(204);
  expect(await namesOf()).toEqual({ fr: 'Musée', pt: 'Museu' });
  await patch({ de: 'Museum', pt: ' ' }).expectStatus(204);
  expect(await namesOf()).toEqual({ de: 'Museum', fr: 'Musée' });
  await patch({ fr: null }).expectStatus(204);
  await app
    .spec(owner)
    .patch(`/places/${place}.json`)
    .withJson({ place: { name: 'Other' } })
    .expectStatus(204);
  expect(await namesOf()).toEqual({ de: 'Museum' });
  const list = await app.spec(owner).get('/places.json');
  expect(list.body.find(({ id }: { id: number }) => id === place).names).toEqual({ de: 'Museum' });
  await patch(null).expectStatus(204);
  expect(await namesOf()).toEqual({});
  const made = await app
    .spec(owner)
    .post('/places.json')
    .withJson({ place: { name: 'New', names: { fr: 'Nouveau' } } });
  expect(made.body.names).toEqual({ fr: 'Nouveau' });
});

test.each([
  [{ pt: 'a', 'pt-BR': 'b' }],
  [{ 'pt-BR': 'b', pt: 'a' }],
  [{ iw: 'a', he: 'b' }],
  [{ 'pt-BR': 'a', 'PT-br': 'b', pt_PT: null }],
])('%j is refused for a duplicate language, and changes nothing', async (names) => {
  await patch({ fr: 'Musée' }).expectStatus(204);
  const refused = await patch(names).expectStatus(422);
  expect(refused.body).toEqual({ names: ['has a language that is there twice'] });
  const made = await app.spec(owner).post('/places.json').withJson({ place: { names } }).expectStatus(422);
  expect(Object.keys(made.body)).toEqual(['names']);
  expect(await namesOf()).toEqual({ fr: 'Musée' });
});

test.each([[{ xx: 'a' }], [{ __proto__x: 'a' }], [['fr']], ['fr'], [{ fr: ['a'] }], [{ fr: 'a'.repeat(501) }]])(
  '%j is refused, and changes nothing',
  async (names) => {
    await patch({ fr: 'Musée' }).expectStatus(204);
    const refused = await patch(names).expectStatus(422);
    expect(Object.keys(refused.body)).toEqual(['names']);
    expect(await namesOf()).toEqual({ fr: 'Musée' });
  },
);

test.each(['place[names]=%ff', 'place[names]=%ff&place[names][de]=Museum', 'place[names][de]=Museum&place[names]=%ff'])(
  'the form %s is refused, and changes nothing',
  async (raw) => {
    await patch({ fr: 'Musée' }).expectStatus(204);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = app.spec(owner).patch(`/places/${place}.json`).withBody(raw).withHeaders(headers);
    expect(Object.keys((await sent.expectStatus(422)).body)).toEqual(['names']);
    expect(await namesOf()).toEqual({ fr: 'Musée' });
  },
);

test('visitors read the name in the first of their languages that has one, or else the plain name', async () => {
  await patch({ fr: 'Musée de la mer', ar: 'متحف البحر' }).expectStatus(204);
  const tag = await makeRecord(app, 'tags', all.ids.A);
  await makeName(app, tag);
  await app.db('tags').where({ id: tag }).update({ place_id: place });
  const { tag_identifier } = await app.db('tags').where({ id: tag }).first();
  const read = async (lang: string) =>
    (await app.call('GET', `/t/${tag_identifier}`, { headers: { Accept: 'text/html', 'Accept-Language': lang } })).text;
  expect(await read('it,fr')).toContain('<bdi lang="fr" dir="ltr">Musée de la mer</bdi>');
  expect(await read('ar')).toContain('<bdi lang="ar" dir="rtl">متحف البحر</bdi>');
  expect(await read('it')).toContain('<bdi>Museum</bdi>');
  await app.db('places').where({ id: place }).update({ name: null });
  expect(await read('it')).toContain('متحف البحر');
});

test('appear in the history, are undone, and are kept in the bin', async () => {
  await patch({ fr: 'Musée' }).expectStatus(204);
  await patch({ fr: 'Le musée', de: 'Museum' }).expectStatus(204);
  const history = await app.spec(owner).get(`/places/${place}/history.json`);
  const { changes, change_set } = history.body.at(-1);
  expect(changes).toEqual({ names: ['{"fr":"Musée"}', '{"fr":"Le musée","de":"Museum"}'] });
  await app.spec(owner).post(`/history/change_sets/${change_set}/undo.json`).expectStatus(200);
  expect(await namesOf()).toEqual({ fr: 'Musée' });
  await app.spec(owner).delete(`/places/${place}.json`).expectStatus(204);
  const { id } = await app.db('bin').where({ resource: 'places', record_id: place }).first('id');
  await app.spec(owner).post(`/bin/${id}/restore.json`).expectStatus(200);
  expect(await namesOf()).toEqual({ fr: 'Musée' });
});

test('the form has a field for each language, and clearing one removes the name', async () => {
  await patch({ fr: 'Musée', de: 'Museum' }).expectStatus(204);
  const page = await all.browsers.A.get(`/places/${place}/edit`);
  const form = formsOf(page).find(({ action }) => action === `/places/${place}`);
  expect(page.text).toMatch(/name="place\[names\]\[fr\]"[^>]*value="Musée"/);
  expect(page.text).toContain('name="place[names][it]"');
  // Somebody else adds a language meanwhile, in whose field nothing was typed.
  await patch({ it: 'Museo' }).expectStatus(204);
  const shown = { 'place[name]': 'Museum', 'place[names][de]': 'Museum', 'place[names][it]': '' };
  const fields = { ...form?.fields, ...shown, 'place[names][fr]': '', 'place[names][es]': 'El museo' };
  expect(leadsTo(await all.browsers.A.post(`/places/${place}`, fields))).toEqual([303, `/places/${place}`]);
  expect(await namesOf()).toEqual({ de: 'Museum', it: 'Museo', es: 'El museo' });
  expect((await all.browsers.A.get(`/places/${place}`)).text).toContain('Name in Spanish');
  // A name that somebody else has changed meanwhile is not overwritten.
  await patch({ de: 'Das Museum' }).expectStatus(204);
  const late = await all.browsers.A.post(`/places/${place}`, { ...fields, 'place[names][de]': 'Unser Museum' });
  expect([late.status, late.text.includes('Das Museum')]).toEqual([409, true]);
});

test('a refused form keeps the typed values', async () => {
  const long = 'a'.repeat(501);
  const refused = await all.send('A', 'patch', `/places/${place}`, 'place', { name: 'Hall', 'names][fr': long });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`value="${long}"`);
});
