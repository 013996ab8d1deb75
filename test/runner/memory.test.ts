/** The translation memory: nothing is paid for twice, wherever the same text stands. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { withWhitespaceOf } from '../../contracts/text.ts';
import { prune } from '../../src/runner/prune.ts';
import { eventually } from '../setup/eventually.ts';
import { azureAt, deeplAt, nameRequest, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;

beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const french = (text: string) => ({
  state: 'translated',
  text: `[fr] ${text}`,
  work: { origin: 'machine', provider: 'azure' },
});
const entries = () => scene.db('translation_memory').orderBy('id');
const sent = () => scene.provider.calls.length;

describe('a text that was translated', () => {
  test('is sent once for all tags, owners, texts and names', async () => {
    const client = scene.client(await scene.runner());
    const first = await scene.tag({ text: 'Exit', name: 'Exit' });
    const other = await scene.tag({ text: 'Exit', owned: false });
    for (const request of [
      textRequest(first.textRecordId, 'fr'),
      nameRequest(first.id, 'fr'),
      textRequest(other.textRecordId, 'fr', { insist: true }),
    ])
      expect(await client.request(request)).toMatchObject(french('Exit'));
    expect(sent()).toBe(1);
    expect((await client.providers.status()).spent.all.characters).toBe(4);
  });

  test.each([
    ['line ends', 'Mind\r\nthe step', 'Mind\nthe step'],
    ['white space around', 'Mind the step', ' \u3000Mind the step\t\n'],
    ['the composition of its letters', 'Cafe\u0301', 'Caf\u00e9'],
  ])('is the same regardless of %s', async (_what, one, other) => {
    const client = scene.client(await scene.runner());
    for (const text of [one, other])
      expect(await client.request(textRequest((await scene.tag({ text })).textRecordId, 'fr'))).toMatchObject({
        ...french(one),
        text: withWhitespaceOf(`[fr] ${one}`, text),
      });
    expect(scene.provider.calls.map(({ text }) => text)).toEqual([one]);
  });

  test.each([
    ['letters', { text: 'exit' }],
    ['white space within', { text: 'Ex it' }],
    ['language', { text: 'Exit', lang: 'de' }],
  ])('is a different one if the %s differ', async (_what, other) => {
    const client = scene.client(await scene.runner());
    for (const tag of [{ text: 'Exit' }, other])
      expect(await client.request(textRequest((await scene.tag(tag)).textRecordId, 'fr'))).toMatchObject({
        state: 'translated',
      });
    expect(sent()).toBe(2);
  });

  test('is served while providers fail, and when the daily cap is spent', async () => {
    const client = scene.client(await scene.runner({ caps: { all: 1_000_000, unowned: 4, owner: 0, tag: 0 } }));
    const [one, two, three] = [await unowned('Exit'), await unowned('Exit'), await unowned('Exit')];
    expect(await client.request(textRequest(one, 'fr'))).toMatchObject(french('Exit'));
    expect(await client.request(textRequest(await unowned('Another'), 'fr'))).toMatchObject({ reason: 'cap' });
    expect(await client.request(textRequest(two, 'fr'))).toMatchObject(french('Exit'));
    scene.provider.respond(() => 'broken');
    expect(await client.request(textRequest(three, 'fr'))).toMatchObject(french('Exit'));
    expect(sent()).toBe(1);
  });

  test('is sent again if its provider is no longer configured, and the new result replaces the entry', async () => {
    const before = await scene.runner();
    await scene.client(before).request(textRequest(await unowned('Exit'), 'fr'));
    await before.stop();
    const client = scene.client(await scene.runner({ providers: [deeplAt(scene.provider.url)] }));
    expect(await client.request(textRequest(await unowned('Exit'), 'fr'))).toMatchObject({
      work: { provider: 'deepl' },
    });
    expect(sent()).toBe(2);
    expect(await entries()).toMatchObject([{ provider: 'deepl' }]);
  });
});

describe('concurrent requests for the same text', () => {
  test('over two runners cause one call, and each gets the result', async () => {
    const clients = [scene.client(await scene.runner()), scene.client(await scene.runner())];
    const tags = await Promise.all(Array.from({ length: 24 }, () => unowned('Exit')));
    const outcomes = await Promise.all(tags.map((id, at) => clients[at % 2]?.request(textRequest(id, 'fr'))));
    expect(outcomes).toEqual(tags.map(() => expect.objectContaining({ state: 'translated', text: '[fr] Exit' })));
    expect(sent()).toBe(1);
    expect(await claims()).toEqual([]);
  });

  test('use what another process stores between the look-up and the claim', async () => {
    const client = scene.client(await scene.runner());
    const held = await scene.db.transaction();
    await held.raw('lock table leases in exclusive mode');
    const outcome = client.request(textRequest(await unowned('Exit'), 'fr'));
    await eventually('it is about to claim', async () => {
      // The lease on the sweep waits for the same lock.
      const { rows } = await scene.db.raw(
        `select from pg_locks join pg_stat_activity using (pid) where datname = current_database()
           and relation = 'leases'::regclass and not granted and query like '%memory_entry_key%'`,
      );
      return rows.length > 0;
    });
    await scene.db.raw(
      `insert into translation_memory (key, source_lang_code, lang_code, is_shared, text, provider)
       values (memory_key('Exit'), 'en', 'fr', true, '[fr] Exit', 'azure')`,
    );
    await held.rollback();
    expect(await outcome).toMatchObject(french('Exit'));
    expect(sent()).toBe(0);
  });

  test('cause another call if the first one fails', async () => {
    const client = scene.client(await scene.runner());
    scene.provider.respond((_call, index) => (index === 0 ? 'broken' : 'ok'));
    const tags = await Promise.all(Array.from({ length: 5 }, () => unowned('Exit')));
    await Promise.all(tags.map((id) => client.request(textRequest(id, 'fr'))));
    expect(sent()).toBe(2);
    expect(await entries()).toHaveLength(1);
  });

  test('ignore a claim whose lease has expired', async () => {
    const client = scene.client(await scene.runner({ timing: { lease: 2000 } }));
    await claimOf(-1);
    expect(await client.request(textRequest(await unowned('Exit'), 'fr'))).toMatchObject(french('Exit'));
    expect(await claims()).toEqual([]);
  });

  test('do not lock the claim that they wait for, so that it can be renewed', async () => {
    const client = scene.client(await scene.runner());
    await claimOf(60);
    const lockedBy = () => claims().first(scene.db.raw('xmax::text as xmax'), scene.db.raw('ctid::text as ctid'));
    const before = await lockedBy();
    expect(before).toMatchObject({ xmax: '0' });
    expect(await client.request(textRequest(await unowned('Exit'), 'fr', { wait_ms: 400 }))).toEqual({
      state: 'pending',
    });
    expect(await lockedBy()).toEqual(before);
  });

  test('wait for a claim whose lease is valid', async () => {
    const client = scene.client(await scene.runner());
    await claimOf(60);
    expect(await client.request(textRequest(await unowned('Exit'), 'fr', { wait_ms: 400 }))).toEqual({
      state: 'pending',
    });
    expect(sent()).toBe(0);
    await claims().delete();
    await eventually('it is asked for', () => sent() === 1);
  });
});

test('a paid result is remembered even if its original has changed meanwhile', async () => {
  const client = scene.client(await scene.runner());
  const id = await unowned('Exit');
  scene.provider.respond(async (_call, index) => {
    if (index === 0) await scene.db('text_records').where({ id }).delete();
    return 'ok' as const;
  });
  expect(await client.request(textRequest(id, 'fr'))).toMatchObject({ state: 'gone' });
  expect(await client.request(textRequest(await unowned('Exit'), 'fr'))).toMatchObject(french('Exit'));
  expect(sent()).toBe(1);
});

test('with a memory for each customer, each pays for itself, and its entries are deleted with it', async () => {
  const client = scene.client(await scene.runner({ memory: 'own' }));
  const one = await scene.tag({ text: 'Exit' });
  const same = await scene.tag({ text: 'Exit', ownerId: one.ownerId ?? 0 });
  const other = await scene.tag({ text: 'Exit' });
  for (const id of [
    one.textRecordId,
    same.textRecordId,
    other.textRecordId,
    await unowned('Exit'),
    await unowned('Exit'),
  ])
    expect(await client.request(textRequest(id, 'fr'))).toMatchObject(french('Exit'));
  expect(sent()).toBe(3);
  expect(await entries()).toMatchObject(
    [one, other, { ownerId: null }].map(({ ownerId }) => ({ customer_id: ownerId, is_shared: false })),
  );
  await scene.db('tags').where({ customer_id: other.ownerId }).delete();
  await scene.db('customers').where({ id: other.ownerId }).delete();
  expect(await entries()).toHaveLength(2);
});

test('an entry is deleted 30 days after the last original with its text', async () => {
  const client = scene.client(await scene.runner({ providers: [azureAt(scene.provider.url)] }));
  const gone = await scene.tag({ text: 'Exit', name: 'Way out' });
  await scene.tag({ text: 'Door', name: ' Way out ' });
  await client.request(textRequest(gone.textRecordId, 'fr'));
  await client.request(nameRequest(gone.id, 'fr'));
  await scene.db('tags').where({ id: gone.id }).delete();
  await prune(scene.db, 365);
  expect(await entries()).toMatchObject([{ unused_since: expect.any(Date) }, { unused_since: null }]);
  await scene
    .db('translation_memory')
    .whereNotNull('unused_since')
    .update({ unused_since: daysAgo(29.9) });
  await prune(scene.db, 365);
  expect(await entries()).toHaveLength(2);
  // Somebody has it again.
  const back = await unowned('Exit');
  await prune(scene.db, 365);
  expect(await entries()).toMatchObject([{ unused_since: null }, { unused_since: null }]);
  await scene.db('text_records').where({ id: back }).delete();
  await prune(scene.db, 365);
  await scene
    .db('translation_memory')
    .whereNotNull('unused_since')
    .update({ unused_since: daysAgo(30.1) });
  await prune(scene.db, 365);
  expect(await entries()).toMatchObject([{ text: '[fr] Way out' }]);
});

async function unowned(text: string): Promise<number> {
  return (await scene.tag({ text, owned: false })).textRecordId;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const claims = () => scene.db('leases').whereLike('name', 'memory %');

/** Somebody else's claim on the text, which ends in so many seconds. */
const claimOf = (seconds: number) =>
  scene.db.raw(
    `insert into leases (name, lease, leased_by, until)
     values (concat_ws(' ', 'memory', encode(memory_key('Exit'), 'hex'), 'en', 'fr', 'all'), gen_random_uuid(), 'another',
       now() + make_interval(secs => ?))`,
    [seconds],
  );
