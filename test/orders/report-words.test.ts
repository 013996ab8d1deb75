/** WD9: the words of a visitor's report, translated into the language of the original for the owner of the tag. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeReport } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';
import { type Museum, openMuseum } from './museum.ts';

let museum: Museum;
let runner: Runner;
beforeEach(async () => {
  museum = await openMuseum(async (scene) => {
    runner = await scene.runner({ timing: { grace: 60_000 } });
    return [runner];
  });
});
afterEach(() => museum.end());

const report = async (lang_code: string, owner = museum.ada) => {
  const { id } = await museum.tag('It was built in 1983.', { owner });
  return makeReport(museum.app, id, { words: '1893年に建てられました。', lang_code });
};
const translate = (id: number, caller = museum.ada) => as(museum.app, caller)('POST', `/reports/${id}/translate.json`);

test('a report is translated once, and counted for the owner', async () => {
  const id = await report('ja');
  museum.scene.provider.respond({ text: 'It was built in 1893.' });
  const translated = { status: 200, body: { words: 'It was built in 1893.', lang_code: 'en', provider: 'azure' } };
  expect(await Promise.all([translate(id), translate(id)])).toEqual(
    [1, 2].map(() => expect.objectContaining(translated)),
  );
  expect(await translate(id)).toMatchObject(translated);
  expect(museum.scene.provider.calls).toHaveLength(1);
  const figures = await museum.app.db('translation_figures').where({ customer_id: museum.ada.id });
  expect(figures).toMatchObject([{ provider: 'azure', lang_code: 'en', characters: '14' }]);
  expect(await museum.app.db('translation_memory')).toEqual([]);
});

test('a report is answered with 422 if untranslatable, 404 for another customer, 503 if the provider fails', async () => {
  expect(await translate(await report('en'))).toMatchObject({ status: 422, body: { base: [expect.any(String)] } });
  const id = await report('ja');
  expect((await translate(id, await signedIn(museum.app))).status).toBe(404);
  museum.scene.provider.respond('too-long');
  expect(await translate(id)).toMatchObject({ status: 422, body: { lang_code: [expect.any(String)] } });
  museum.scene.provider.respond('broken');
  expect(await translate(id)).toMatchObject({ status: 503 });
});

test('a report on an original is translated from the language of the page', async () => {
  const { app, scene, ada } = museum;
  const { id: tagId } = await museum.tag('It was built in 1983.');
  const { tag_identifier } = await app.db('tags').where({ id: tagId }).first('tag_identifier');
  const words = '1893年に建てられました。';
  await new TestBrowser(app).post(`/t/${tag_identifier}/reports?lang=ja`, { lang: 'en', words });
  const list = await as(app, ada)('GET', '/reports.json');
  expect(list.body).toMatchObject([{ tag_id: tagId, lang_code: 'en', words }]);
  const [{ id }] = list.body as [{ id: number }];
  scene.provider.respond({ text: 'It was built in 1893.' });
  expect(await translate(id)).toMatchObject({ status: 200, body: { words: 'It was built in 1893.', lang_code: 'en' } });
  expect(scene.provider.calls).toMatchObject([{ from: 'ja', to: 'en' }]);
});

test('a stopping runner still stores the translation of a report', async () => {
  const { scene } = museum;
  const id = await report('ja');
  const held = Promise.withResolvers<{ text: string }>();
  scene.provider.respond(() => held.promise);
  const asked = translate(id);
  await scene.provider.called(1);
  const stopped = runner.stop();
  held.resolve({ text: 'It was built in 1893.' });
  await Promise.all([asked, stopped]);
  expect(await scene.db('reports').where({ id }).first()).toMatchObject({ translated: 'It was built in 1893.' });
});

test('a report is refused for now while four others of the same owner are in progress', async () => {
  const { scene, app } = museum;
  const held = Promise.withResolvers<{ text: string }>();
  scene.provider.respond(() => held.promise);
  const ids = await Promise.all(Array.from({ length: 5 }, () => report('ja')));
  const begun = ids.slice(0, 4).map((id) => translate(id));
  await scene.provider.called(4);
  expect(await translate(ids[4] as number)).toMatchObject({ status: 503 });
  const grace = await signedIn(app);
  begun.push(translate(await report('ja', grace), grace));
  await scene.provider.called(5);
  held.resolve({ text: 'It was built in 1893.' });
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(begun.map(() => 200));
});

test('the translation of a report is kept until PostgreSQL is available again', async () => {
  const { scene } = museum;
  await scene.db.raw(`
    create sequence tries;
    create function away() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise 'shutting down' using errcode = '57P01'; end if;
        return new;
      end $$;
    create trigger away before update of translated on reports for each row execute function away()`);
  scene.provider.respond({ text: 'It was built in 1893.' });
  expect(await translate(await report('ja'))).toMatchObject({ status: 200, body: { words: 'It was built in 1893.' } });
  expect(scene.provider.calls).toHaveLength(1);
});

test('a report can be translated on its page', async () => {
  const account = { email: 'grace@example.com', password: 'correct horse battery staple' };
  const { id: owner } = await Customer.add(museum.app.db, account);
  const browser = new TestBrowser(museum.app);
  await browser.signIn(account.email, account.password);
  const id = await report('en', { ...museum.ada, id: owner });
  expect((await browser.get('/reports')).text).not.toContain(`/reports/${id}/translate`);
  await museum.app.db('reports').where({ id }).update({ words_lang_code: 'ja' });
  museum.scene.provider.respond({ text: 'It was built in 1893.' });
  const done = await browser.submit(await browser.get('/reports'), `/reports/${id}/translate`);
  expect([done.status, done.headers.get('location')]).toEqual([303, `/reports/${id}`]);
  const page = await browser.get(`/reports/${id}`);
  expect(page.text).toContain('It was built in 1893.');
  expect(page.text).not.toContain(`/reports/${id}/translate`);

  await museum.app.db('translations').where({ origin: 'original' }).update({ lang_code: 'fr' });
  const later = await browser.get(`/reports/${id}`);
  expect(later.text).not.toContain('It was built in 1893.');
  museum.scene.provider.respond({ text: 'Il date de 1893.' });
  await browser.submit(later, `/reports/${id}/translate`);
  expect((await browser.get(`/reports/${id}`)).text).toContain('Il date de 1893.');
});
