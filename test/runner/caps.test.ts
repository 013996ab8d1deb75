/** D71: daily caps on what is sent, by kind of request and by owner. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { type Caps, release, reserve } from '../../src/runner/work/spending.ts';
import { eventually } from '../setup/eventually.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const usual: Caps = { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 };
const clientWith = async (caps: Partial<Caps>): Promise<RunnerClient> =>
  scene.client(await scene.runner({ caps: { ...usual, ...caps } }));

/** What a lookup wishes, and a person who waits for it. */
const byLookup = (id: number, lang: string) => textRequest(id, lang, { from: 'lookup' });
const byPersonAtOnce = { from: 'management', insist: true } as const;
const byPerson = (id: number, lang: string) => textRequest(id, lang, byPersonAtOnce);

const translated = { state: 'translated' };
const met = (cap: string) => ({ state: 'failed', reason: 'cap', cap });
/** A text of so many characters that no other tag has: what has been translated once costs nothing. */
let made = 0;
const signs = (count: number) => {
  made += 1;
  return { text: String.fromCodePoint(0x4e00 + made).repeat(count) };
};
const spent = async (scope: string): Promise<number> => {
  const row = await scene.db('translation_usage').where({ scope }).first();
  return Number(row?.characters ?? 0);
};

describe('one owner’s tags', () => {
  test('have a cap of their own for all requests, which does not affect other owners', async () => {
    const client = await clientWith({ owner: 100 });
    const one = await scene.tag(signs(60));
    const other = await scene.tag({ ...signs(41), ownerId: one.ownerId ?? 0 });
    const foreign = await scene.tag(signs(60));
    expect(await client.request(byLookup(one.textRecordId, 'fr'))).toMatchObject(translated);
    expect(await client.request(byLookup(other.textRecordId, 'fr'))).toMatchObject(met('owner'));
    expect(await client.request(byPerson(other.textRecordId, 'fr'))).toMatchObject(met('owner'));
    expect(await client.request(byLookup(foreign.textRecordId, 'fr'))).toMatchObject(translated);
    expect([await spent('all'), await spent(`owner:${one.ownerId}`)]).toEqual([120, 60]);
    expect(scene.provider.calls).toHaveLength(2);
  });

  test('are translated if they fit the cap exactly', async () => {
    const client = await clientWith({ owner: 100, all: 100 });
    const { textRecordId } = await scene.tag(signs(100));
    expect(await client.request(byPerson(textRecordId, 'fr'))).toMatchObject(translated);
  });

  test('have their cap named where a text exceeds it and fits the cap of all exactly', async () => {
    const client = await clientWith({ owner: 99, all: 100 });
    const { textRecordId } = await scene.tag(signs(100));
    expect(await client.request(byPerson(textRecordId, 'fr'))).toMatchObject(met('owner'));
  });

  test('keep to the cap with concurrent requests over two runners', async () => {
    const clients = [await clientWith({ owner: 1000 }), await clientWith({ owner: 1000 })];
    const { ownerId } = await scene.tag(signs(1));
    const tags = await Promise.all(
      Array.from({ length: 15 }, () => scene.tag({ ...signs(90), ownerId: ownerId ?? 0 })),
    );
    const outcomes = await Promise.all(
      tags.map(({ textRecordId }, at) => clients[at % 2]?.request(byLookup(textRecordId, 'fr'))),
    );
    expect(outcomes.filter((outcome) => outcome?.state === 'translated')).toHaveLength(11);
    expect(scene.provider.calls).toHaveLength(11);
    expect(await spent(`owner:${ownerId}`)).toBe(990);
  });
});

describe('one tag', () => {
  test('has a cap on lookups, to which single requests of the management do not count', async () => {
    const client = await clientWith({ tag: 100 });
    const { id, textRecordId } = await scene.tag(signs(60));
    expect(await client.request(byLookup(textRecordId, 'fr'))).toMatchObject(translated);
    expect(await client.request(byLookup(textRecordId, 'de'))).toMatchObject(met('tag'));
    expect(await client.request(byPerson(textRecordId, 'de'))).toMatchObject(translated);
    expect(await client.request(byLookup(textRecordId, 'de'))).toMatchObject(translated);
    // Neither do many languages that somebody orders at once.
    await client.leave({ ...byPersonAtOnce, wishes: [byPerson(textRecordId, 'it'), byPerson(textRecordId, 'es')] });
    await eventually('they are made', () => scene.provider.calls.length === 4);
    expect(await spent(`tag:${id}`)).toBe(60);
    expect(await client.request(byLookup(textRecordId, 'pt'))).toMatchObject(met('tag'));
    const { jobs } = await client.jobs.list({ states: ['waiting'], limit: 5 });
    expect(jobs).toMatchObject([{ message: "today's characters are spent (TRANSLATION_DAILY_CHARACTERS_PER_TAG)" }]);
  });

  test('is retried at once for a management request that joined a lookup over the cap', async () => {
    const client = await clientWith({ tag: 10 });
    const { textRecordId } = await scene.tag(signs(60));
    await scene.db('translation_usage').insert({ day: scene.db.raw(`(now() at time zone 'utc')::date`), scope: 'all' });
    const held = await scene.db.transaction();
    await held('translation_usage').where({ scope: 'all' }).forUpdate();
    const lookup = client.request(byLookup(textRecordId, 'fr'));
    await eventually('it is tried', async () => (await scene.jobOf(textRecordId))?.state === 'running');
    const person = client.request(byPerson(textRecordId, 'fr'));
    await eventually('both wait', async () => (await scene.jobOf(textRecordId))?.by_lookup === false);
    await held.commit();
    expect(await person).toMatchObject(translated);
    expect(['failed', 'translated']).toContain((await lookup).state);
    expect(scene.provider.calls).toHaveLength(1);
  });
});

test('characters given back after midnight are not subtracted from the new day', async () => {
  const charge = {
    characters: 10,
    provider: 'azure' as const,
    lang: 'fr',
    payer: { tagId: 1, ownerId: null, priority: 4, by_lookup: true },
  };
  const sums = async (table: string) =>
    (await scene.db(table).orderBy('day').select('day', 'characters')).map(({ characters }) => characters);
  const reserved = () => inTransaction(scene.db, (trx) => reserve(trx, usual, charge));
  await reserved();
  for (const table of ['translation_usage', 'translation_figures'])
    await scene.db(table).update({ day: scene.db.raw('day - 1') });
  await reserved();
  const [{ day }] = (await scene.db.raw('select min(day)::text as day from translation_figures')).rows;
  await inTransaction(scene.db, (trx) => release(trx, { ...charge, day }));
  expect(await sums('translation_usage')).toEqual(['0', '0', '0', '0', '10', '10', '10', '10']);
  expect(await sums('translation_figures')).toEqual(['0', '10']);
});

describe('the cap on everything', () => {
  test('reserves its last tenth for single requests of the management', async () => {
    const client = await clientWith({ all: 100 });
    const [first, second, third] = await Promise.all([50, 41, 10].map((count) => scene.tag(signs(count))));
    const ids = [first, second, third].map((tag) => tag?.textRecordId ?? 0) as [number, number, number];
    expect(await client.request(byLookup(ids[0], 'fr'))).toMatchObject(translated);
    expect(await client.request(byLookup(ids[1], 'fr'))).toMatchObject(met('share'));
    await client.leave({ ...byPersonAtOnce, wishes: [byPerson(ids[1], 'de')] });
    await eventually('an order meets it too', async () => {
      const { jobs } = await client.jobs.list({ states: ['waiting'], limit: 5 });
      return jobs.some(({ lang_code, reason }) => lang_code === 'de' && reason === 'cap');
    });
    expect(await client.request(byPerson(ids[1], 'fr'))).toMatchObject(translated);
    expect(await client.request(byPerson(ids[2], 'fr'))).toMatchObject(met('all'));
    expect(await spent('all')).toBe(91);
  });

  test('of 0 sends nothing, while 0 for an owner or a tag means no cap', async () => {
    const { textRecordId } = await scene.tag(signs(1));
    const nothing = await scene.runner({ caps: { ...usual, all: 0 } });
    expect(await scene.client(nothing).request(byPerson(textRecordId, 'fr'))).toMatchObject(met('all'));
    expect(scene.provider.calls).toHaveLength(0);
    await nothing.stop();
    const some = await clientWith({ owner: 0, tag: 0 });
    expect(await some.request(byPerson(textRecordId, 'fr'))).toMatchObject(translated);
    expect(await some.request(byLookup(textRecordId, 'de'))).toMatchObject(translated);
  });

  // One of the two has another date than UTC, whatever the hour.
  test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('counts days in UTC in a database of %s', async (zone) => {
    await scene.db.raw(
      `do $$ begin execute format('alter database %I set timezone to %L', current_database(), '${zone}'); end $$`,
    );
    const client = await clientWith({});
    const { textRecordId } = await scene.tag(signs(1));
    expect(await client.request(byLookup(textRecordId, 'fr'))).toMatchObject(translated);
    const { rows: days } = await scene.db.raw('select distinct day::text from translation_usage');
    const [{ today }] = (await scene.db.raw(`select (now() at time zone 'utc')::date::text as today`)).rows;
    expect(days).toEqual([{ day: today }]);
  });
});
