/** `/reports`: visitors' reports, for the owners of the tags; as JSON and as pages. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { gather, type People } from '../setup/four-people.ts';
import {
  makeMachine,
  makeName,
  makeRecord,
  makeReport,
  makeText,
  noId,
  notFound,
  notSignedIn,
} from '../setup/management.ts';
import { json } from '../setup/spec.ts';

let app: TestApp;
let people: People;
/** People with tokens: A with a tag that has a text, B, and an admin. */
let A: Awaited<ReturnType<typeof signedIn>>;
let admin: typeof A;
let tag: number;
let text: { record: number; original: number };

beforeAll(async () => {
  app = await startApp();
  people = await gather(app);
  A = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  tag = await makeRecord(app, 'tags', A.id);
  text = await makeText(app, tag);
});

const show = (id: number, caller = A) => app.spec(caller).get(`/reports/${id}.json`);
const tagOf = (customer_id: number | null) => makeRecord(app, 'tags', customer_id);

describe('WD9: “right as it is”', () => {
  test('closes that report and no other', async () => {
    const [one, other] = [await makeReport(app, tag), await makeReport(app, tag)];
    for (const _again of [1, 2])
      await app.spec(A).post(`/reports/${one}/right.json`).expectStatus(200).expectJsonLike({ id: one, closed: true });
    await show(other).expectJsonLike({ closed: false });
  });

  test('works on the page, which lists the newest report first', async () => {
    const browser = people.browsers.A;
    const own = await tagOf(people.ids.A);
    await makeText(app, own);
    const [first, second] = [await makeReport(app, own), await makeReport(app, own)];
    const page = await browser.get('/reports');
    expect(page.text.indexOf(`/reports/${second}"`)).toBeLessThan(page.text.indexOf(`/reports/${first}"`));
    const done = await browser.submit(page, `/reports/${second}/right`);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/reports']);
    expect(await app.db('reports').where({ id: second }).first()).toMatchObject({ closed_at: expect.any(Date) });
    expect((await browser.get('/reports')).text).not.toContain(`/reports/${second}/right`);
  });
});

describe('U7: as JSON', () => {
  test('shows a report with a link to its text', async () => {
    const id = await makeReport(app, tag, { words: 'Not <1983>.\n1893!' });
    const report = await show(id)
      .expectStatus(200)
      .expect(
        json({
          id,
          tag_id: tag,
          part: 'text',
          lang_code: 'en',
          source_hash: sourceHash('en', 'Welcome'),
          words: 'Not <1983>.\n1893!',
          translation_id: text.original,
          changed_since: false,
          closed: false,
          created_at: expect.any(String),
          updated_at: expect.any(String),
          url: `${app.url}/reports/${id}.json`,
        }),
      );
    await app
      .spec(A)
      .get('/reports.json')
      .expect(({ res }) => {
        expect((res.json as { id: number }[]).find((each) => each.id === id)).toEqual(report.body);
      });
  });

  test('links a report to a machine translation or a name in its language', async () => {
    const machine = await makeMachine(app, 'translations', text.original, 'fr');
    const name = await makeName(app, tag);
    const ofMachine = await makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', '[fr]') });
    const ofName = await makeReport(app, tag, { part: 'name', read_hash: sourceHash('en', 'Entrance') });
    await show(ofMachine).expectJsonLike({ translation_id: machine, changed_since: false });
    await show(ofName).expectJsonLike({ translation_id: name, changed_since: false });
  });

  test('says whether the text has changed since it was read, also when it is changed back', async () => {
    const id = await makeReport(app, tag);
    const edit = (words: string) =>
      app
        .spec(A)
        .patch(`/translations/${text.original}.json`)
        .withJson({ translation: { text: words } });
    await edit('Welcome!').expectStatus(204);
    await show(id).expectJson('changed_since', true).expectJson('translation_id', text.original);
    await edit('Welcome').expectStatus(204);
    await show(id).expectJson('changed_since', false);
  });

  test('counts a machine translation of an older original as changed', async () => {
    const machine = await makeMachine(app, 'translations', text.original, 'fr');
    const read_hash = sourceHash('fr', '[fr]');
    const id = await makeReport(app, tag, { lang_code: 'fr', read_hash });
    await app
      .db('translations')
      .where({ id: machine })
      .update({ source_hash: 'a'.repeat(64) });
    await show(id).expectJson('changed_since', true);
    // A person's work is served all the same.
    await app.db('translations').where({ id: machine }).update({ origin: 'human', provider: null });
    await show(id).expectJson('changed_since', false);
    await app.db('translations').where({ id: machine }).delete();
    await show(id).expectJson('changed_since', true).expectJson('translation_id', null);
  });

  test('counts a report on a text no longer served as changed', async () => {
    await show(await makeReport(app, tag, { read_hash: null })).expectJson('changed_since', true);
  });

  test('shows reports on unowned tags to admins only', async () => {
    const id = await makeReport(app, await tagOf(null));
    await show(id).expectStatus(404).expectJson(notFound);
    await show(id, admin).expectStatus(200);
  });

  test('moves a report to the tag’s new owner', async () => {
    const id = await makeReport(app, tag);
    const B = await signedIn(app);
    await show(id, B).expectStatus(404);
    await app.db('tags').where({ id: tag }).update({ customer_id: B.id });
    await show(id, B).expectStatus(200);
    await show(id).expectStatus(404).expectJson(notFound);
  });

  test('R1, D33: lists a bare array by ascending id, in pages on request', async () => {
    const B = await signedIn(app);
    const own = await tagOf(B.id);
    const ids = [await makeReport(app, own), await makeReport(app, own), await makeReport(app, own)];
    const first = await app
      .spec(B)
      .get('/reports.json?limit=2')
      .expectHeader('x-total-count', '3')
      .expectHeader('link', `<${app.url}/reports.json?limit=2&after=${ids[1]}>; rel="next"`);
    const rest = await app.spec(B).get(`/reports.json?limit=2&after=${ids[1]}`);
    expect([...first.body, ...rest.body].map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(rest.headers).not.toHaveProperty('link');
  });

  test('R10: deletes a report and keeps its text', async () => {
    const id = await makeReport(app, tag);
    await app.spec(A).delete(`/reports/${id}.json`).withHeaders({ 'If-Match': '"other"' }).expectStatus(412);
    await app.spec(A).delete(`/reports/${id}.json`).expectStatus(204).expectBody('');
    await show(id).expectStatus(404).expectJson(notFound);
    await app.spec(A).get(`/translations/${text.original}.json`).expectStatus(200);
    await app.spec(A).delete(`/reports/${noId}.json`).expectStatus(404).expectJson(notFound);
  });

  test('answers 405 to creating or updating a report', async () => {
    const id = await makeReport(app, tag);
    const { token } = A;
    for (const [method, path, allow] of [
      ['POST', '/reports.json', 'GET, HEAD, OPTIONS'],
      ['PATCH', `/reports/${id}.json`, 'GET, HEAD, OPTIONS, DELETE'],
      ['PUT', `/reports/${id}.json`, 'GET, HEAD, OPTIONS, DELETE'],
    ] as const) {
      const answer = await app.spec({ token }).withMethod(method).withPath(path).withJson({}).expectStatus(405);
      expect((answer.headers.allow as string).split(', ').sort()).toEqual(allow.split(', ').sort());
    }
  });

  test('R16: answers 401 without a sign-in', async () => {
    await app.spec().get('/reports.json').expectStatus(401).expectJson(notSignedIn);
  });
});

describe('U7: as pages', () => {
  const own = () => makeRecord(app, 'tags', people.ids.A);

  test('the list, a report, and the tag’s page link to each other and to the text to correct', async () => {
    const tagId = await own();
    const { original } = await makeText(app, tagId);
    const id = await makeReport(app, tagId, { words: '<script>alert(1)</script>\n‮1983' });
    for (const path of ['/reports', `/Tags/${tagId}`]) {
      const { text: page } = await people.get('A', path);
      expect(page).toContain(`<a href="/reports/${id}"><bdi>&lt;script&gt;alert(1)&lt;/script&gt;\n‮1983</bdi></a>`);
      expect(page).toContain('still there');
    }
    const { text: page } = await people.get('A', `/reports/${id}`);
    expect(page).toContain('<div class="text" dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;\n‮1983</div>');
    expect(page).toContain(`href="/translations/${original}/edit"`);
    expect(page).toContain(`href="/Tags/${tagId}"`);
    const { text: home } = await people.get('A', '/');
    expect(home).toContain('href="/reports"');
  });

  test('addresses in the words do not become links', async () => {
    const id = await makeReport(app, await own(), { words: 'https://evil.example/' });
    expect((await people.get('A', `/reports/${id}`)).text).not.toContain('href="https://evil');
  });

  test('a report on a name links to the name, or to the tag if the name is deleted', async () => {
    const tagId = await own();
    const name = await makeName(app, tagId);
    const id = await makeReport(app, tagId, { part: 'name' });
    expect((await people.get('A', `/reports/${id}`)).text).toContain(`href="/name_translations/${name}/edit"`);
    await app.db('name_translations').where({ id: name }).delete();
    const { text: page } = await people.get('A', `/reports/${id}`);
    expect(page).toContain('no name in this language');
    expect(page).toContain(`href="/Tags/${tagId}"`);
  });

  test('the search finds words in the customer’s own reports only', async () => {
    const tagId = await own();
    const mine = await makeReport(app, tagId, { words: 'A quokka is no wallaby' });
    const foreign = await makeReport(app, await makeRecord(app, 'tags', people.ids.B), { words: 'quokka' });
    const { text: page } = await people.get('A', '/reports?q=quokka');
    expect(page).toContain(`/reports/${mine}"`);
    expect(page).not.toContain(`/reports/${foreign}"`);
  });

  test('a button deletes a report', async () => {
    const id = await makeReport(app, await own());
    const answer = await people.send('A', 'delete', `/reports/${id}`, 'report', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reports']);
    expect(await people.notice('A', answer)).toBe('The report is deleted.');
    expect((await people.get('A', `/reports/${id}`)).status).toBe(404);
  });

  test('other customers get 404, and signed-out visitors are redirected to the sign-in', async () => {
    const id = await makeReport(app, await own());
    expect((await people.get('B', `/reports/${id}`)).status).toBe(404);
    expect((await people.get('admin', `/reports/${id}`)).status).toBe(200);
    const { status, headers } = await people.get('nobody', `/reports/${id}`);
    expect([status, headers.get('location')]).toEqual([
      302,
      `/login?return_to=${encodeURIComponent(`/reports/${id}`)}`,
    ]);
  });

  test('the tag’s page shows the newest ten reports', async () => {
    const tagId = await own();
    for (let i = 0; i < 12; i += 1) await makeReport(app, tagId, { words: `number ${i}.` });
    const { text: page } = await people.get('A', `/Tags/${tagId}`);
    expect(page).toContain('12 reports by visitors');
    expect(page.match(/number \d+\./g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `number ${i}.`));
  });

  test('the tag’s page shows no section without reports', async () => {
    expect((await people.get('A', `/Tags/${await own()}`)).text).not.toContain('Reports on this tag');
  });
});
