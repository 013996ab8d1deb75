/** A human translation takes precedence wherever the same customer has the same original. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Subject } from '../../contracts/runner.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { prune } from '../../src/runner/prune.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { recall } from '../../src/runner/work/memory-recall.ts';
import { eventually } from '../setup/eventually.ts';
import { editText, nameRequest, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let runner: Runner;
let client: RunnerClient;
let ownerId: number;

beforeEach(async () => {
  scene = await setScene();
  runner = await scene.runner();
  client = scene.client(runner);
  ownerId = (await scene.tag({ text: 'Of the one whose tags these are' })).ownerId ?? 0;
});
afterEach(() => scene.end());

const tables = {
  text: { name: 'translations', owner: 'text_record_id' },
  name: { name: 'name_translations', owner: 'tag_id' },
};

/** A person's work at a subject, of its original as it is; answers the row's id. */
async function write({ kind, id }: Subject, lang_code: string, text: string): Promise<number> {
  const { name, owner } = tables[kind];
  const { source_hash } = await scene
    .db(name)
    .where({ [owner]: id, origin: 'original' })
    .first();
  const row = { [owner]: id, lang_code, text, origin: 'human', source_hash, provider: null };
  const [written] = await scene.db(name).insert(row).onConflict([owner, 'lang_code']).merge().returning('id');
  return written.id;
}
const text = (id: number): Subject => ({ kind: 'text', id });
const name = (id: number): Subject => ({ kind: 'name', id });

/** A tag of that customer, with the same original unless another is given. */
const own = async (original = 'Exit') => (await scene.tag({ text: original, ownerId })).textRecordId;
const stored = (id: number, lang_code = 'fr') =>
  scene.db('translations').where({ text_record_id: id, lang_code }).first('text', 'origin', 'provider');

const copy = (words: string) => ({
  state: 'translated',
  text: words,
  work: { origin: 'machine', provider: 'memory', stale: false },
});
const machines = (words: string) => ({
  state: 'translated',
  text: words,
  work: { origin: 'machine', provider: 'azure' },
});

describe('S1: a human translation', () => {
  test('takes precedence over providers for other tags of the same customer, as a text or a name', async () => {
    await write(text(await own()), 'fr', 'Sortie');
    const other = await scene.tag({ text: ' Exit\r\n', name: 'Exit', ownerId });
    expect(await client.request(textRequest(other.textRecordId, 'fr'))).toMatchObject(copy(' Sortie\r\n'));
    expect(await client.request(nameRequest(other.id, 'fr', { insist: true }))).toMatchObject(copy('Sortie'));
    expect(await stored(other.textRecordId)).toEqual({ text: ' Sortie\r\n', origin: 'machine', provider: 'memory' });
    expect(await client.jobs.list({ limit: 1 })).toMatchObject({ jobs: [{ state: 'succeeded', provider: 'memory' }] });
    expect(scene.provider.calls).toEqual([]);
  });

  test('of a name is used for texts, and the newest of all counts', async () => {
    await write(text(await own()), 'fr', 'Sortie');
    const named = await scene.tag({ text: 'Another', name: 'Exit', ownerId });
    await write(name(named.id), 'fr', 'Issue');
    expect(await client.request(textRequest(await own(), 'fr'))).toMatchObject(copy('Issue'));
    await write(text(await own('Exit ')), 'fr', 'La sortie');
    expect(await client.request(textRequest(await own(), 'fr'))).toMatchObject(copy('La sortie'));
  });

  test('takes precedence over machine translations, which other customers still get', async () => {
    const [first, second] = [await own(), await own()];
    expect(await client.request(textRequest(first, 'fr'))).toMatchObject(machines('[fr] Exit'));
    await write(text(second), 'fr', 'Sortie');
    expect(await client.request(textRequest(await own(), 'fr'))).toMatchObject(copy('Sortie'));
    const others = await scene.tag({ text: 'Exit' });
    expect(await client.request(textRequest(others.textRecordId, 'fr'))).toMatchObject(machines('[fr] Exit'));
    // What is stored is not replaced by it.
    expect(await client.request(textRequest(first, 'fr', { insist: true }))).toMatchObject(machines('[fr] Exit'));
    expect(await stored(first)).toMatchObject({ provider: 'azure' });
    expect(scene.provider.calls).toHaveLength(1);
  });

  test.each([
    ['another customer', async () => (await scene.tag({ text: 'Exit' })).textRecordId],
    ['a tag without an owner', async () => (await scene.tag({ text: 'Exit', owned: false })).textRecordId],
  ])('is not used for %s', async (_whose, tag) => {
    await write(text(await own()), 'fr', 'Sortie');
    const nobodys = await scene.tag({ text: 'Exit', owned: false });
    await write(text(nobodys.textRecordId), 'fr', 'Sortie');
    expect(await client.request(textRequest(await tag(), 'fr'))).toMatchObject(machines('[fr] Exit'));
  });

  test('is not used for another or a newer original, nor for other languages', async () => {
    const edited = await own();
    await write(text(edited), 'fr', 'Sortie');
    await editText(scene.db, edited, 'Way out');
    await write(text(await own('exit')), 'fr', 'Sortie');
    const german = await scene.tag({ text: 'Exit', lang: 'de', ownerId });
    await write(text(german.textRecordId), 'fr', 'Sortie');
    await write(text(await own()), 'it', 'Uscita');
    for (const original of ['Exit', 'Way out'])
      expect(await client.request(textRequest(await own(original), 'fr'))).toMatchObject(machines(`[fr] ${original}`));
  });

  test('is used as soon as it exists for a text over the cap', async () => {
    await runner.stop();
    const spent = scene.client(await scene.runner({ caps: { all: 0, unowned: 0, owner: 0, tag: 0 } }));
    const waiting = await own();
    expect(await spent.request(textRequest(waiting, 'fr'))).toMatchObject({ reason: 'cap' });
    await write(text(await own()), 'fr', 'Sortie');
    expect(await spent.request(textRequest(waiting, 'fr'))).toMatchObject(copy('Sortie'));
  });

  test('does not revive a job that an admin has cancelled', async () => {
    scene.provider.respond(() => 'broken');
    const id = await own();
    await client.request(textRequest(id, 'fr'));
    await client.jobs.cancel({ id: (await scene.jobOf(id))?.id ?? 0 });
    await write(text(await own()), 'fr', 'Sortie');
    expect(await client.request(textRequest(id, 'fr'))).toMatchObject({ state: 'failed', reason: 'cancelled' });
  });
});

describe('S1: copies of a human translation are renewed', () => {
  test('when it changes', async () => {
    const source = await own();
    await write(text(source), 'fr', 'Sortie');
    const [one, other] = [await own(), await scene.tag({ text: 'Else', name: 'Exit', ownerId })];
    await client.request(textRequest(one, 'fr'));
    await client.request(nameRequest(other.id, 'fr'));
    await write(text(source), 'fr', 'La sortie');
    await eventually('the copies are those of the new words', async () => {
      const names = await scene.db('name_translations').where({ tag_id: other.id, lang_code: 'fr' }).first('text');
      return (await stored(one)).text === 'La sortie' && names.text === 'La sortie';
    });
    expect(scene.provider.calls).toEqual([]);
    // And once more.
    await write(text(source), 'fr', 'Par ici');
    await eventually('the copies are new', async () => (await stored(one)).text === 'Par ici');
  });

  test.each([
    ['removed', (id: number) => scene.db('translations').where({ id }).delete()],
    [
      'removed with its tag',
      async (id: number) => {
        const { text_record_id } = await scene.db('translations').where({ id }).first();
        const record = await scene.db('text_records').where({ id: text_record_id }).first();
        await scene.db('tags').where({ id: record.tag_id }).delete();
      },
    ],
    [
      'given back to the machine',
      (id: number) => scene.db('translations').where({ id }).update({ origin: 'machine', provider: 'azure' }),
    ],
  ])('when it is %s, by a provider or from another human translation', async (_how, remove) => {
    const [source, one] = [await write(text(await own()), 'fr', 'Sortie'), await own()];
    await client.request(textRequest(one, 'fr'));
    await remove(source);
    await eventually('a provider made it', async () => (await stored(one)).provider === 'azure');
    const second = await write(text(await own()), 'it', 'Uscita');
    await client.request(textRequest(one, 'it'));
    await write(text(await own()), 'it', 'L’uscita');
    await remove(second);
    await eventually('the other’s is there', async () => (await stored(one, 'it')).text === 'L’uscita');
  });

  test('but not other copies, nor corrected ones, nor when only the original changes', async () => {
    const [older, source] = [await own(), await own()];
    await write(text(older), 'fr', 'Issue');
    await write(text(source), 'fr', 'Sortie');
    const [one, corrected] = [await own(), await own()];
    for (const id of [one, corrected]) await client.request(textRequest(id, 'fr'));
    await write(text(corrected), 'fr', 'Sortie !');
    await editText(scene.db, source, 'Way out');
    await write(text(older), 'fr', 'L’issue');
    const copies = await scene.db('translations').where({ provider: 'memory' });
    expect(copies).toMatchObject([{ text_record_id: one, text: 'Sortie' }]);
    const { source_hash } = await scene.db('translations').where({ text_record_id: one, origin: 'original' }).first();
    expect(copies).toMatchObject([{ source_hash }]);
    await scene.db('translations').where({ text_record_id: source, lang_code: 'fr' }).delete();
    await eventually('it is made again', async () => (await stored(one)).text === 'L’issue');
    expect(await stored(corrected)).toMatchObject({ text: 'Sortie !', origin: 'human' });
  });

  test('if it changes between its look-up and the storing', async () => {
    const source = await own();
    await write(text(source), 'fr', 'Sortie');
    const id = await own();
    const held = await scene.db.transaction();
    await held('translations').where({ text_record_id: source, lang_code: 'fr' }).update({ text: 'Par ici' });
    const outcome = client.request(textRequest(id, 'fr'));
    await eventually('it is about to be stored', async () => {
      const { rows } = await scene.db.raw(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share of target%'`,
      );
      return rows.length > 0;
    });
    await held.commit();
    expect(await outcome).toMatchObject(copy('Par ici'));
  });

  test('and records of deleted copies are pruned', async () => {
    await write(text(await own()), 'fr', 'Sortie');
    const [kept, gone] = [await own(), await own()];
    for (const id of [kept, gone]) await client.request(textRequest(id, 'fr'));
    await scene.db('text_records').where({ id: gone }).delete();
    await prune(scene.db, 365);
    expect(await scene.db('memory_copies')).toHaveLength(1);
  });
});

test('a text is remembered by key, languages and owner, and only from configured providers', async () => {
  await write(text(await own()), 'fr', 'Sortie');
  const others = await scene.tag({ text: 'Door' });
  await client.request(textRequest(others.textRecordId, 'fr'));
  const asked = [
    { text: 'Exit ', from: 'en', to: 'fr', ownerId },
    { text: 'Exit', from: 'en', to: 'fr', ownerId: others.ownerId },
    { text: 'Exit', from: 'en', to: 'it', ownerId },
    { text: 'Exit', from: 'de', to: 'fr', ownerId },
    { text: 'Door', from: 'en', to: 'fr', ownerId },
    { text: 'Door', from: 'en', to: 'fr', ownerId: null },
    { text: 'Exit', from: 'en', to: 'fr', ownerId },
  ];
  const remembered = (scope: 'all' | 'own', providers: 'azure'[] = ['azure']) =>
    Promise.all(asked.map(async (each) => (await recall(scene.db, { scope, providers }, each)).length > 0));
  expect(await remembered('all')).toEqual([true, false, false, false, true, true, true]);
  expect(await remembered('own')).toEqual([true, false, false, false, false, false, true]);
  expect(await remembered('all', [])).toEqual([true, false, false, false, false, false, true]);
});
