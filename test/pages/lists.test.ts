/** The lists of the resources: their searches, counts and pages. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource } from '../../contracts/access.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeText, paths, resources } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

const search = async (person: Person, resource: Resource, words: string) =>
  (await all.get(person, `${paths[resource]}?${new URLSearchParams({ q: words })}`)).text;
const countOf = (text: string) => /<p class="count">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');
/** The ids of the records that a page lists. */
const idsIn = (text: string, resource: Resource) =>
  [
    ...text.matchAll(
      new RegExp(`<th scope="row"[^>]*>(?:<input[^>]*><span[^>]*>)?<a href="${paths[resource]}/(\\d+)"`, 'g'),
    ),
  ].map(([, id]) => Number(id));

/** A tag with everything that one might look for; `mark` is in each of its words. */
async function furnish(owner: number, mark: string) {
  const place = await makeRecord(app, 'places', owner);
  await app
    .db('places')
    .where({ id: place })
    .update({ name: `Quai ${mark}` });
  const tag = await makeRecord(app, 'tags', owner);
  await app
    .db('tags')
    .where({ id: tag })
    .update({ place_id: place, description: `Behind the ${mark} door` });
  const { record, original } = await makeText(app, tag, 'en', `The ${mark} anchor`);
  const translation = await makeMachine(app, 'translations', original, 'fr', { text: `L’ancre ${mark} rouillée` });
  const name = await makeName(app, tag, 'en', `Anchor of ${mark}`);
  await app.db('hardwares').insert({
    tag_id: tag,
    hardware_type: 'nfc',
    identifier: `04:${Buffer.from(mark).toString('hex').toUpperCase()}:0${owner}`,
  });
  const { tag_identifier } = await app.db('tags').where({ id: tag }).first();
  return { tag, place, record, original, translation, name, tag_identifier };
}

let made: Awaited<ReturnType<typeof furnish>>;
beforeAll(async () => {
  made = await furnish(all.ids.A, 'Kestrel');
  await furnish(all.ids.A, 'Heron');
  await furnish(all.ids.B, 'Kestrel');
});

describe('a search finds', () => {
  test('a tag by its name, text, translations, description, identifier, place and hardware', async () => {
    const hex = Buffer.from('Kestrel').toString('hex');
    const each = ['anchor of kestrel', 'the KESTREL', 'ancre kestrel rouillée', 'behind kestrel', made.tag_identifier];
    for (const words of [
      ...each,
      'quai kestrel',
      `04:${hex}`,
      `04${hex}`,
      made.tag_identifier.slice(0, 7).toUpperCase(),
    ])
      expect([words, idsIn(await search('A', 'tags', words), 'tags')]).toEqual([words, [made.tag]]);
  });

  test('texts, translations, names and places', async () => {
    expect(idsIn(await search('A', 'text_records', 'kestrel'), 'text_records')).toEqual([made.record]);
    expect(idsIn(await search('A', 'text_records', 'ROUILLÉE kestrel'), 'text_records')).toEqual([made.record]);
    // Words are found anywhere in the tag.
    expect(idsIn(await search('A', 'translations', 'kestrel rouillée'), 'translations')).toEqual([
      made.translation,
      made.original,
    ]);
    expect(idsIn(await search('A', 'translations', 'kestrel'), 'translations')).toEqual([
      made.translation,
      made.original,
    ]);
    expect(idsIn(await search('A', 'name_translations', 'of kestrel'), 'name_translations')).toEqual([made.name]);
    expect(idsIn(await search('A', 'places', 'kestrel'), 'places')).toEqual([made.place]);
  });

  test('customers, by e-mail address and by name, for admins', async () => {
    // Others' addresses end in letters that nobody chose.
    const called = { name: 'Bea Kestrel', email: 'bea-of-b@example.com' };
    await app.db('customers').where({ id: all.ids.B }).update(called);
    expect(idsIn(await search('admin', 'customers', 'kestrel'), 'customers')).toEqual([all.ids.B]);
    expect(idsIn(await search('admin', 'customers', 'OF-B@EXAMPLE'), 'customers')).toEqual([all.ids.B]);
    expect(idsIn(await search('A', 'customers', 'kestrel'), 'customers')).toEqual([]);
  });

  test('only the customer’s own records; for an admin, all', async () => {
    expect(idsIn(await search('B', 'tags', made.tag_identifier), 'tags')).toEqual([]);
    expect(idsIn(await search('admin', 'tags', 'kestrel'), 'tags')).toHaveLength(2);
    // Names are everybody's to see, but what belongs to them is no way to them.
    expect(await search('B', 'name_translations', 'of kestrel')).toContain('Anchor of Kestrel');
    for (const words of ['rouillée', 'quai', made.tag_identifier])
      expect(await search('B', 'name_translations', words)).not.toContain('Anchor of Kestrel');
  });

  test('records with all of the words, which are taken literally', async () => {
    for (const words of ['kestrel heron', '%', '_', '\\', 'kestrel%', "' or true --"])
      expect([words, idsIn(await search('A', 'tags', words), 'tags')]).toEqual([words, []]);
    const { tag } = await furnish(all.ids.A, 'Wren');
    await app.db('tags').where({ id: tag }).update({ description: '100% wool_ \\ done' });
    for (const words of ['%', '_', '\\', '100% wool_'])
      expect([words, idsIn(await search('A', 'tags', words), 'tags')]).toEqual([words, [tag]]);
  });

  test('all records if its words are invalid, and refuses too many words', async () => {
    for (const query of ['q=%00', 'q=%FF', 'q=a&q=b', 'after=x', 'before=-1', 'after=99999999999'])
      expect([query.slice(0, 20), (await all.get('A', `/places?${query}`)).status]).toEqual([query.slice(0, 20), 200]);
    const { status, text } = await all.get('A', `/places?q=${'x '.repeat(4000)}`);
    expect([status, text.includes('has more than 8 words')]).toEqual([422, true]);
    expect(countOf((await all.get('A', '/places?q=%00')).text)).toBe(countOf((await all.get('A', '/places')).text));
  });

  test('its words again, escaped, in the field and the title', async () => {
    const text = await search('A', 'tags', '"><b>');
    expect(text).toContain('name="q" value="&quot;&gt;&lt;b&gt;"');
    expect(text).toContain('<title>Tags: &quot;&gt;&lt;b&gt; ·');
  });
});

describe.each(resources.filter((resource) => !['hardwares', 'customers'].includes(resource)))('%s', (resource) => {
  test('an empty list says what to do, and a search without results how to continue', async () => {
    const nobodys = await startApp();
    const others = await gather(nobodys);
    const empty = (await others.get('A', paths[resource])).text;
    expect(empty).toContain('<div class="empty">');
    expect([countOf(empty)?.startsWith('0 '), empty.includes('role="search"')]).toEqual([true, false]);
    await nobodys.stop();
    const none = await search('A', resource, 'no-such-word');
    expect(none).toContain('Nothing here has “<bdi>no-such-word</bdi>”');
    expect(countOf(none)).toMatch(/^0 of \d+ \w+ with “no-such-word”$/);
    expect(none).toContain(`<a class="button" href="${paths[resource]}">Show all`);
  });
});

test('pages link forward and back, show counts, and keep the search', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 103; made += 1) {
    const [row] = await app
      .db('places')
      .insert({ customer_id: all.ids.B, name: `Stall ${made}${made % 2 === 0 ? ' even' : ''}` })
      .returning('id');
    ids.push(row.id);
  }
  const total = Number((await app.db('places').where({ customer_id: all.ids.B }).count({ count: '*' }).first())?.count);
  const link = (text: string, rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  const walk = async (path: string | undefined) => (await all.get('B', path ?? 'nowhere')).text;

  const first = await walk('/places');
  expect([countOf(first), link(first, 'prev')]).toEqual([`${total} places: 1 to 50 here`, undefined]);
  const second = await walk(link(first, 'next'));
  expect(countOf(second)).toBe(`${total} places: 51 to 100 here`);
  const third = await walk(link(second, 'next'));
  expect([countOf(third), link(third, 'next')]).toEqual([`${total} places: 101 to ${total} here`, undefined]);
  expect([first, second, third].flatMap((text) => idsIn(text, 'places'))).toHaveLength(total);
  expect(await walk(link(third, 'prev'))).toBe(second);
  expect(await walk(link(second, 'prev'))).toBe(first);

  const even = await walk('/places?q=stall+even');
  expect(countOf(even)).toBe(`52 of ${total} places with “stall even”: 1 to 50 here`);
  const rest = await walk(link(even, 'next'));
  expect(link(even, 'next')).toContain('q=stall+even');
  expect([countOf(rest), idsIn(rest, 'places')]).toEqual([
    `52 of ${total} places with “stall even”: 51 to 52 here`,
    [ids[2], ids[0]],
  ]);
  // What was there when the link was made has gone meanwhile.
  expect(await walk('/places?before=2000000000')).toBe(first);
});

test('X74: a place shows its tags fifty to a page, and no others', async () => {
  const { id, place } = await app
    .db('places')
    .insert({ customer_id: all.ids.B, name: 'Long quay' })
    .returning('id')
    .then(async ([row]) => ({ id: row.id, place: `/places/${row.id}` }));
  const made: number[] = [];
  for (let count = 0; count < 51; count += 1) made.push(await makeRecord(app, 'tags', all.ids.B));
  await app.db('tags').whereIn('id', made).update({ place_id: id });
  const first = (await all.get('B', place)).text;
  expect([countOf(first), idsIn(first, 'tags')]).toEqual(['51 tags: 1 to 50 here', made.slice(0, 50)]);
  const [, next] = /rel="next" href="([^"]*)"/.exec(first) ?? [];
  expect(next).toMatch(new RegExp(`^${place}\\?after=${made[49]}\\.`));
  // A tag's id alone will do.
  const plain = (await all.get('B', `${place}?after=${made[49]}`)).text;
  expect(idsIn(plain, 'tags')).toEqual(made.slice(50));
  const second = (await all.get('B', `${next}`)).text;
  expect([countOf(second), idsIn(second, 'tags')]).toEqual(['51 tags: 51 to 51 here', made.slice(50)]);
});

test('X8: hardware has no list, but a search for its tag', async () => {
  const { text } = await all.get('A', '/hardwares');
  expect(text).toMatch(/<form class="search" role="search" method="get" action="\/Tags">/);
  const { tag } = await furnish(all.ids.A, 'Osprey');
  expect(idsIn(await search('A', 'tags', `04${Buffer.from('Osprey').toString('hex')}`), 'tags')).toEqual([tag]);
});

test('D33: JSON lists ignore search words', async () => {
  for (const name of ['Odd', 'Even']) await app.db('places').insert({ customer_id: all.ids.B, name });
  const headers = { Cookie: all.browsers.B.cookie };
  const { body } = await app.call('GET', '/places.json', { query: { q: 'even' }, headers });
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Odd', 'Even']));
});

test('D42: NAME_TRANSLATIONS_INDEX=own limits the list and its count to the customer’s own names', async () => {
  const narrow = await startApp({ databaseUrl: app.databaseUrl, env: { NAME_TRANSLATIONS_INDEX: 'own' } });
  try {
    const [owner, other] = [await signedInPerson(narrow), await signedInPerson(narrow)];
    const name = await makeName(app, await makeRecord(app, 'tags', owner.id), 'en', 'Anchor of the Osprey');
    const page = async ({ browser }: SignedInPerson, path: string) => {
      const { text } = await browser.get(path);
      return [idsIn(text, 'name_translations'), countOf(text)];
    };
    for (const path of [paths.name_translations, `${paths.name_translations}?q=anchor`]) {
      const [ids, count] = await page(owner, path);
      expect([ids, count]).toEqual([[name], expect.stringMatching(/^1\b/)]);
      expect(await page(other, path)).toEqual([[], expect.not.stringMatching(/[1-9]/)]);
    }
  } finally {
    await narrow.stop();
  }
});
