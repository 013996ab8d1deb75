/** The menu's figures, the languages listed first, the layout of lists, and error pages within the frame. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText, noId } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';
import { statementsDuring } from '../setup/statements.ts';

let app: TestApp;
let all: People;
let tag: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  // A single record needs no filters.
  await makeRecord(app, 'tags', all.ids.A);
  tag = await makeRecord(app, 'tags', all.ids.A);
  const { original } = await makeText(app, tag, 'de', 'Willkommen');
  await makeName(app, tag, 'de', 'Die Uhr');
  await makeMachine(app, 'translations', original, 'fi');
  await app.db('translation_orders').insert({
    customer_id: all.ids.A,
    request_key: Buffer.alloc(32, 7),
    tags: 1,
    total: 0,
    finished_at: new Date(),
    lang_codes: ['fr'],
    parts: ['text'],
    states: ['missing'],
  });
});
afterAll(() => app.stop());

const text = async (person: Person, path: string) => (await all.get(person, path)).text;

describe('the menu', () => {
  const countsOn = (page: string) =>
    [
      ...page.matchAll(
        /<a href="([^"]*)"[^>]*>[^\n]*<\/a><span class="waiting">(\d+\+?)<span class="unseen">([^<]*)<\/span>/g,
      ),
    ].map(([, to, count, word]) => `${to} ${count}${word}`);
  const waiting = async (person: Person, path = '/places') => countsOn(await text(person, path));
  const ofMember = async (member_role: string, languages: string[] | null = null) => {
    const { id, browser } = await signedInPerson(app);
    await app.db('customers').where({ id }).update({ member_of: all.ids.A, member_role, languages });
    return countsOn((await browser.get('/places')).text);
  };

  test('shows the numbers of waiting reports and of failures in orders', async () => {
    expect(await waiting('A')).toEqual([]);
    const report = await makeReport(app, tag, { lang_code: 'de', read_hash: sourceHash('de', 'Willkommen') });
    await app.db('translation_orders').update({ total: 3, failed: 3 });
    expect(await waiting('A')).toEqual(['/translation_orders 3 failed', '/reports 1 waiting']);
    expect(await waiting('A', '/no/such/page')).toEqual(['/translation_orders 3 failed', '/reports 1 waiting']);
    expect(await waiting('B')).toEqual([]);
    expect(await waiting('admin')).toEqual(['/reports 1 waiting']);
    expect(await ofMember('viewer')).toEqual([]);
    expect(await ofMember('translator')).toEqual(['/reports 1 waiting']);
    expect(await ofMember('translator', ['de'])).toEqual(['/reports 1 waiting']);
    expect(await ofMember('translator', ['fr'])).toEqual([]);
    expect(await ofMember('editor')).toEqual(['/translation_orders 3 failed', '/reports 1 waiting']);
    await app.db('reports').where({ id: report }).update({ closed_at: app.db.fn.now() });
    expect(await waiting('A')).toEqual(['/translation_orders 3 failed']);
  });

  test('takes one SQL statement per page', async () => {
    const statements = await statementsDuring(app.databases, () => all.get('A', '/sessions'));
    expect(statements.filter((each) => each.includes('as languages'))).toHaveLength(1);
  });
});

describe('a customer’s languages, of tags and orders,', () => {
  const first = (page: string, name: string) => {
    const select =
      new RegExp(`<select[^>]* name="${name.replaceAll(/[[\]]/g, '\\$&')}"[^>]*>(.*?)</select>`, 's').exec(page)?.[1] ??
      '';
    const group = /<optgroup label="In use">(.*?)<\/optgroup>/s.exec(select)?.[1] ?? '';
    return [...group.matchAll(/value="([^"]+)"/g)].map(([, code]) => code);
  };

  test.each(['/Tags', '/translation_work', '/translations'])('come first in a filter: %s', async (path) => {
    expect(first(await text('A', path), 'lang_code')).toEqual(['de', 'fi', 'fr']);
    expect(first(await text('B', path), 'lang_code')).toEqual([]);
  });

  test('come first in the form of a new tag, which folds the others', async () => {
    const page = await text('A', '/Tags/new');
    expect(first(page, 'tag[lang_code]')).toEqual(['de', 'fi', 'fr']);
    const [boxes = '', others = ''] = page.split('<details class="others">');
    expect([...boxes.matchAll(/name="tag\[languages\]" value="([^"]+)"/g)].map(([, code]) => code)).toEqual([
      'de',
      'fi',
      'fr',
    ]);
    expect(others).toMatch(/<summary>42 more<\/summary>/);
    expect(await text('B', '/Tags/new')).not.toContain('<details class="others">');
  });

  test('are still known when the newest tags are blank', async () => {
    const blank = Array.from({ length: 20 }, (_, at) => ({
      tag_identifier: `c${`${at}`.padStart(11, '0')}`,
      customer_id: all.ids.A,
    }));
    const made = await app.db('tags').insert(blank).returning('id');
    expect(first(await text('A', '/Tags'), 'lang_code')).toEqual(['de', 'fi', 'fr']);
    await app
      .db('tags')
      .whereIn(
        'id',
        made.map(({ id }) => id),
      )
      .delete();
  });
});

describe('a list', () => {
  const headings = async (query: string) =>
    [...(await text('A', `/Tags${query}`)).matchAll(/<th scope="col"[^>]*>(?:<a [^>]*>)?([^<]+)/g)].map(
      ([, each]) => each,
    );

  test('has the columns of its address', async () => {
    expect(await headings('')).toEqual(['Tag', 'Place', 'Changed']);
    expect(await headings('?columns=identifier,place')).toEqual(['Tag', 'Place', 'Identifier']);
    expect(await headings('?columns=-')).toEqual(['Tag']);
    expect(await headings('?columns=place,nosuch')).toEqual(['Tag', 'Place']);
  });

  test.each(['owner', 'nosuch', '__proto__', 'owner,nosuch'])(
    'has its default columns if its address names no existing one: %s',
    async (named) => expect(await headings(`?columns=${named}`)).toEqual(['Tag', 'Place', 'Changed']),
  );

  test('has the number of rows of its address, and keeps it on the next page', async () => {
    const owner = all.ids.B;
    const rows = Array.from({ length: 130 }, (_, at) => ({
      tag_identifier: `b${`${at}`.padStart(11, '0')}`,
      customer_id: owner,
    }));
    await app.db('tags').insert(rows);
    const count = async (path: string) => {
      const page = await text('B', path);
      return {
        rows: page.split('<th scope="row"').length - 1,
        next: /rel="next" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&'),
      };
    };
    expect(await count('/Tags')).toMatchObject({ rows: 50 });
    const { rows: shown, next = '' } = await count('/Tags?rows=100&columns=place');
    expect([shown, Object.fromEntries(new URLSearchParams(next.split('?')[1]))]).toEqual([
      100,
      { rows: '100', columns: 'place', after: expect.any(String) },
    ]);
    expect(await count(next)).toEqual({ rows: 30, next: undefined });
    expect(await count('/Tags?rows=200')).toEqual({ rows: 130, next: undefined });
  });

  test('leaves rows and columns out of its export and bulk actions', async () => {
    const page = await text('A', '/Tags?hidden=0&rows=100&columns=place');
    expect(page).toContain('href="/Tags/export.csv?hidden=0"');
    expect(page).toContain('name="bulk[found]" value="?hidden=0"');
  });
});

describe('a search for a code', () => {
  test('leads to its tag in any spelling, also from a reference', async () => {
    const identifier = 'aa48e5fe8243';
    const tagOf = await makeRecord(app, 'tags', all.ids.A);
    await app.db('tags').where({ id: tagOf }).update({ tag_identifier: identifier, reference: 'INV-0042' });
    for (const q of [identifier, 'AA48 E5FE 8243', `https://museum.example/t/${identifier}?lang=fi`, 'inv-0042']) {
      const { status, headers } = await all.get('A', `/search?${new URLSearchParams({ q })}`);
      expect([q, status, headers.get('location')]).toEqual([q, 303, `/Tags/${tagOf}`]);
    }
    expect((await all.get('A', '/search?q=aa48')).status).toBe(200);
    expect((await all.get('B', `/search?q=${identifier}`)).status).toBe(200);
    await app.db('tags').where({ id: tagOf }).delete();
  });

  const tagsWith = (references: readonly string[], owner: number) =>
    Promise.all(
      references.map(async (reference) => {
        const id = await makeRecord(app, 'tags', owner);
        await app.db('tags').where({ id }).update({ reference });
        return id;
      }),
    );
  const leadsTo = async (person: 'A' | 'B' | 'admin', q: string) => {
    const { status, headers } = await all.get(person, `/search?${new URLSearchParams({ q })}`);
    return status === 303 ? headers.get('location') : status;
  };

  test('leads to its tag even if others contain the code', async () => {
    const code = 'aa48e5fe8244';
    const ids = await tagsWith(['REF-9', 'REF-90', 'REF-91', `Once ${code}`], all.ids.A);
    const [nine, ninety] = ids;
    await app.db('tags').where({ id: ninety }).update({ tag_identifier: code });
    expect(await leadsTo('A', 'REF-9')).toBe(`/Tags/${nine}`);
    expect(await leadsTo('A', code)).toBe(`/Tags/${ninety}`);
    expect(await leadsTo('A', 'REF')).toBe(200);
    expect(await leadsTo('B', 'REF-9')).toBe(200);
    const [twin = 0] = await tagsWith(['REF-9'], all.ids.B);
    expect([await leadsTo('B', 'REF-9'), await leadsTo('admin', 'REF-9')]).toEqual([`/Tags/${twin}`, 200]);
    await app
      .db('tags')
      .whereIn('id', [...ids, twin])
      .delete();
  });

  test.each([
    ['INV\u20130043', 'INV-0043'],
    ['REF\u2011230', ' ref-230 '],
    ['Straße Ä/1 x', 'strasse a/1  x'],
    ['100%_x', '100%_X'],
  ])('ignores case, accents and dashes: finds %s by %s', async (reference, q) => {
    const ids = await tagsWith([reference, `${reference}0`], all.ids.A);
    expect(await leadsTo('A', q)).toBe(`/Tags/${ids[0]}`);
    await app.db('tags').whereIn('id', ids).delete();
  });
});

describe('an error page', () => {
  test('for 404 keeps the frame, and links to the list', async () => {
    for (const path of [`/Tags/${noId}`, '/no/such/page']) {
      const { status, text: page } = await all.get('A', path);
      expect([status, page.includes('<nav class="menu"')]).toEqual([404, true]);
    }
    expect(await text('A', `/Tags/${noId}`)).toContain('<a class="button quiet" href="/Tags">To “Tags”</a>');
  });

  test('for 413 keeps the frame, and says what to do', async () => {
    const { status, text: page } = await all.send('A', 'post', '/places', 'place', { name: 'x'.repeat(1_100_000) });
    expect([status, page.includes('<nav class="menu"')]).toEqual([413, true]);
    expect(page).toContain('Go back in your browser');
    expect(await app.db('places').where({ customer_id: all.ids.A }).whereLike('name', 'xxx%')).toEqual([]);
  });
});
