/** WD10: the monthly budget for everything that is sent to providers. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import type { Budget, Caps } from '../../src/runner/work/spending.ts';
import { deeplAt, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const usual: Caps = { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 };
/** A character costs one. */
const dear: Budget['prices'] = { currency: 'EUR', perMillion: { azure: 1_000_000 } };
const clientWith = async (most: number, prices = dear, caps: Partial<Caps> = {}): Promise<RunnerClient> =>
  scene.client(await scene.runner({ caps: { ...usual, ...caps, budget: { most, prices } } }));

const byLookup = (id: number, lang = 'fr') => textRequest(id, lang, { from: 'lookup' });
const byPerson = (id: number, lang = 'fr') => textRequest(id, lang, { from: 'management', insist: true });
const translated = { state: 'translated' };
const spent = { state: 'failed', reason: 'cap', cap: 'budget' };

let made = 0;
/** A text of so many characters that no other tag has. */
const tagOf = (count: number, ownerId?: number) => {
  made += 1;
  const text = String.fromCodePoint(0x4e00 + made).repeat(count);
  return scene.tag({ text, ...(ownerId !== undefined && { ownerId }) });
};
const sentOf = async (scope: string) =>
  Number((await scene.db('translation_usage').where({ scope }).sum('characters as sum').first())?.sum ?? 0);

test('a text that exactly fits the budget is sent, and no text beyond it, for any request and museum', async () => {
  const client = await clientWith(100);
  const [first, second, third] = [await tagOf(60), await tagOf(41), await tagOf(40)];
  expect(await client.request(byLookup(first.textRecordId))).toMatchObject(translated);
  expect(await client.request(byLookup(second.textRecordId))).toMatchObject(spent);
  expect(await client.request(byPerson(second.textRecordId))).toMatchObject(spent);
  expect(await client.request(byLookup(third.textRecordId))).toMatchObject(translated);
  expect([await sentOf('all'), await sentOf('azure'), await sentOf(`owner:${second.ownerId}`)]).toEqual([100, 100, 0]);
  const figures = await scene.db('translation_figures').sum('characters as sum').first();
  expect(Number(figures?.sum)).toBe(100);
  const { jobs } = await client.jobs.list({ states: ['waiting'], limit: 5 });
  expect(jobs).toMatchObject([{ message: "this month's budget is spent (TRANSLATION_MONTHLY_BUDGET)" }]);
});

test('the budget holds for concurrent requests over two runners', async () => {
  const clients = [await clientWith(1000), await clientWith(1000)];
  const tags = await Promise.all(Array.from({ length: 15 }, () => tagOf(90)));
  const outcomes = await Promise.all(
    tags.map(({ textRecordId }, at) => clients[at % 2]?.request(byLookup(textRecordId))),
  );
  expect(outcomes.filter((outcome) => outcome?.state === 'translated')).toHaveLength(11);
  expect(scene.provider.calls).toHaveLength(11);
  expect(await sentOf('all')).toBe(990);
});

test('the budget counts all days of this month, and no others', async () => {
  const client = await clientWith(100);
  const day = (moment: string) => scene.db.raw(`(${moment})::date`);
  const month = `date_trunc('month', now() at time zone 'utc')`;
  await scene.db('translation_usage').insert([
    { day: day(`${month} - interval '1 day'`), scope: 'azure', characters: 5000 },
    { day: day(month), scope: 'deepl', characters: 5000 },
    { day: day(month), scope: 'all', characters: 5000 },
    { day: day(month), scope: 'azure', characters: 70 },
  ]);
  const [small, large] = [await tagOf(30), await tagOf(31)];
  expect(await client.request(byLookup(large.textRecordId))).toMatchObject(spent);
  expect(await client.request(byLookup(small.textRecordId))).toMatchObject(translated);
});

test('a provider without a price, or with a price of 0, is not limited', async () => {
  const prices = { currency: 'EUR', perMillion: { azure: 1_000_000, deepl: 0 } };
  const client = scene.client(
    await scene.runner({
      providers: [deeplAt(scene.provider.url)],
      caps: { ...usual, budget: { most: 10, prices } },
    }),
  );
  await scene.db('translation_usage').insert({ day: scene.db.raw('now()::date'), scope: 'azure', characters: 50 });
  const { textRecordId } = await tagOf(60);
  expect(await client.request(byLookup(textRecordId))).toMatchObject(translated);
});

test('the cap that is reached first is the one that is named', async () => {
  const client = await clientWith(10, dear, { owner: 10 });
  const { textRecordId } = await tagOf(60);
  expect(await client.request(byLookup(textRecordId))).toMatchObject({ cap: 'owner' });
  expect(await sentOf('all')).toBe(0);
});

test('fractional prices are summed without rounding errors', async () => {
  const client = await clientWith(0.3, { currency: 'EUR', perMillion: { azure: 100_000 } });
  const [one, two, more] = [await tagOf(1), await tagOf(2), await tagOf(1)];
  expect(await client.request(byLookup(one.textRecordId))).toMatchObject(translated);
  expect(await client.request(byLookup(two.textRecordId))).toMatchObject(translated);
  expect(await client.request(byLookup(more.textRecordId))).toMatchObject(spent);
});
