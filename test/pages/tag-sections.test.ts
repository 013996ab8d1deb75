/** A tag's page is made of sections from several modules. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../contracts/access.ts';
import { html } from '../../src/html/html.ts';
import { memoizePerKey, type SectionInput, type SectionOf } from '../../src/http/sections.ts';
import { showTag } from '../../src/management/tags/tag-routes.ts';
import type { Tag } from '../../src/model/tags/tag.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';
import { statementsDuring } from '../setup/statements.ts';

let app: TestApp;
let all: People;
let id: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  id = await makeRecord(app, 'tags', all.ids.A);
  const { original } = await makeText(app, id);
  await makeMachine(app, 'translations', original, 'fr');
  await makeName(app, id);
});
afterAll(() => app.stop());

const context = {
  prefix: '',
  path: `/Tags/1`,
  person: undefined,
  navigation: [],
  tiles: undefined,
  csrfToken: () => 'token',
};

/** What the page says with these sections. */
async function pageOf(sections: readonly SectionOf<Tag>[], refused?: SectionInput<Tag>['refused']) {
  const caller: Actor = { id: all.ids.A, isAdmin: false };
  const show = showTag({ publicUrl: app.config.publicUrl, sections });
  const view = await show({ caller, db: app.db } as Parameters<typeof show>[0], id, refused);
  return view(context);
}

test('shows first what visitors read, then languages, the tag itself, its code, hardware, chip and history', async () => {
  const { text } = await all.get('A', `/Tags/${id}`);
  const main = text.slice(text.indexOf('<main'));
  const headings = [...main.matchAll(/<(?:h2|summary)>(?:<span>)?([^<]*)</g)].map(([, heading]) => heading);
  // Whether languages are folded depends on what else there is.
  expect(headings.filter((heading) => !/^\d+ more$/.test(heading ?? ''))).toEqual([
    ...['What visitors read', 'Edit the text', 'Edit the name', 'Languages', 'English', 'French'],
    ...['Translate into more languages', 'The tag itself'],
    ...['QR code', 'In another size', 'Hardware', 'NFC chip', 'History', 'Delete this tag…'],
  ]);
  expect(text).toContain('2 languages: the original, 1 by machine');
  expect(text).toContain('<blockquote class="original"><span class="text" lang="en" dir="ltr">Welcome</span>');
});

test('edits text and name in place, in one form each, which detects a conflict', async () => {
  const own = await makeRecord(app, 'tags', all.ids.A);
  const { original } = await makeText(app, own, 'en', 'The anchor');
  const french = await makeMachine(app, 'translations', original, 'fr');
  await makeName(app, own, 'en', 'Anchor');
  const page = await all.get('A', `/Tags/${own}`);
  const action = `/translations/${original}`;
  const sent = await all.browsers.A.submit(page, action, { 'translation[text]': 'The old anchor' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/Tags/${own}`]);
  expect(await app.db('translations').where({ id: original }).first()).toMatchObject({
    text: 'The old anchor',
    lang_code: 'en',
  });
  expect((await all.get('A', `/Tags/${own}`)).text).toContain('1 out of date');
  // Somebody else was quicker: nothing of theirs is lost.
  const late = await all.browsers.A.submit(page, action, { 'translation[text]': 'The new anchor' });
  expect(late.status).toBe(409);
  expect(await app.db('translations').where({ id: french }).first()).toMatchObject({ origin: 'machine' });
});

test('lists languages by name, the original first', async () => {
  const own = await makeRecord(app, 'tags', all.ids.A);
  const { original } = await makeText(app, own, 'sv', 'Ankaret');
  for (const code of ['es', 'ar', 'fr']) await makeMachine(app, 'translations', original, code);
  const { text } = await all.get('A', `/Tags/${own}`);
  const [list = ''] = /<ul class="by-language".*?<\/ul>/s.exec(text) ?? [];
  const names = [...list.matchAll(/<summary><span>([^<]*)</g)].map(([, name]) => name);
  expect(names).toEqual(['Swedish', 'Arabic', 'French', 'Spanish']);
});

test('reads nothing twice for all sections', async () => {
  const statements = await statementsDuring(app.databases, () => all.get('A', `/Tags/${id}`));
  expect(new Set(statements).size).toBe(statements.length);
  for (const table of ['translations', 'name_translations', 'hardwares'])
    expect([table, statements.filter((sql) => sql.includes(`"${table}".*`)).length]).toEqual([table, 1]);
});

test('places a section and its part above, and passes it the errors of its own fields', async () => {
  const first: SectionOf<Tag> = () => () => ({ body: html`<p>first</p>` });
  const photographs: SectionOf<Tag> =
    ({ record, refused }) =>
    () => ({
      above: html`<p>above</p>`,
      body: html`<p>Photographs of ${record.id}: ${refused?.errors?.photograph?.[0]}</p>`,
      fields: ['photograph'],
      isLive: true,
    });
  const errors = { photograph: ['is blurred'], base: ['It is late.'] };
  const { body, isLive, isFailure } = await pageOf([first, photographs], { errors });
  const at = (part: string) => `${body}`.indexOf(part);
  expect([isLive, isFailure]).toEqual([true, true]);
  expect(at('<p>above</p>')).toBeLessThan(at('<dl class="details">'));
  expect(at('<p>first</p>')).toBeLessThan(at(`<p>Photographs of ${id}: is blurred</p>`));
  expect(at(`<p>Photographs`)).toBeLessThan(at('<details class="deletion">'));
  const summary = /<div class="summary".*?<\/div>/s.exec(`${body}`)?.[0];
  expect([summary?.includes('It is late.'), summary?.includes('is blurred')]).toEqual([true, false]);
});

test('reads once per page what several sections share', async () => {
  let readings = 0;
  const reading = memoizePerKey(async (_: SectionInput<Tag>) => ++readings);
  const counting: SectionOf<Tag> = async (shown) => {
    const nth = await reading(shown);
    return () => ({ body: html`<p>reading ${nth}</p>` });
  };
  const counts = async () =>
    [...`${(await pageOf([counting, counting])).body}`.matchAll(/reading (\d)/g)].map(([, n]) => n);
  expect([await counts(), await counts()]).toEqual([
    ['1', '1'],
    ['2', '2'],
  ]);
});

test('shows the picture to its owner, without a referrer, and a link to others', async () => {
  const own = await makeRecord(app, 'tags', all.ids.A);
  const address = 'https://pictures.example/a;b,c/anchor.jpg?size="2"';
  await app.db('tags').where({ id: own }).update({ image_url: address });
  const ofOwner = await all.get('A', `/Tags/${own}`);
  expect(ofOwner.text).toContain(
    '<img class="picture" src="https://pictures.example/a;b,c/anchor.jpg?size=%222%22" alt="Its picture" data-broken="broken-picture" referrerpolicy="no-referrer">',
  );
  expect(ofOwner.headers.get('content-security-policy')).toMatch(
    /img-src 'self' data:[^;]* https:\/\/pictures\.example;/,
  );
  const ofAdmin = await all.get('admin', `/Tags/${own}`);
  expect([ofAdmin.text.includes('class="picture"'), ofAdmin.text.includes('pictures.example')]).toEqual([false, true]);
  expect(ofAdmin.headers.get('content-security-policy')).not.toContain('pictures.example');
  await app.db('tags').where({ id: own }).update({ image_url: 'javascript:alert(1)' });
  expect((await all.get('A', `/Tags/${own}`)).text).not.toContain('class="picture"');
});
