/** D73: requests of lookups while no runner answered become jobs as soon as one does, however many they are. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BackgroundRequest } from '../../contracts/runner.ts';
import type { Databases } from '../../src/database/pools.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { TranslationRequests } from '../../src/runner/queue/translation-requests.ts';
import { Waiters } from '../../src/runner/queue/waiters.ts';
import { eventually } from '../setup/eventually.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { statementsDuring } from '../setup/statements.ts';
import { type Scene, setScene } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const text = (id: number, lang_code: string): BackgroundRequest => ({ subject: { kind: 'text', id }, lang_code });
const queue = () =>
  new TranslationRequests({
    db: scene.db,
    providers: 'one',
    waiters: new Waiters(),
    isRemembered: async () => false,
    wake: () => {},
  });
const leave = (wishes: BackgroundRequest[]) => queue().enqueue({ wishes });
const filed = () =>
  scene
    .db('work')
    .select('subject_kind', 'subject_id', 'lang_code', 'tag_id', 'state', 'priority', 'by_lookup')
    .orderBy(['subject_kind', 'subject_id', 'lang_code']);

test('all requests become jobs by a few statements, each once', async () => {
  const langs = ['de', 'es', 'fr', 'it', 'pt'];
  const tags = await Promise.all(['One', 'Two', 'Three', 'Four'].map((word) => scene.tag({ text: word, name: word })));
  const subjects = tags.flatMap(({ id, textRecordId }) => [
    { kind: 'text', id: textRecordId, tag: id } as const,
    { kind: 'name', id, tag: id } as const,
  ]);
  const requests = subjects.flatMap(({ kind, id }) => langs.map((lang_code) => ({ subject: { kind, id }, lang_code })));

  const statements = await statementsDuring({ lookups: scene.db } as unknown as Databases, () => leave(requests));
  expect(statements.length).toBeLessThan(requests.length / 4);
  await leave(requests);

  const made = await filed();
  expect(made).toHaveLength(40);
  expect(made).toEqual(
    expect.arrayContaining(
      subjects.map(({ kind, id, tag }) => ({
        subject_kind: kind,
        subject_id: id,
        lang_code: 'fr',
        tag_id: tag,
        state: 'queued',
        priority: 4,
        by_lookup: true,
      })),
    ),
  );
});

test('a missing or stored translation is not requested, and the outcome of a job decides on a retry', async () => {
  const { textRecordId: id } = await scene.tag({ text: 'Hello' });
  const source_hash = sourceHash('en', 'Hello');
  const job = { subject_kind: 'text', subject_id: id, source_hash, finished_at: new Date() };
  const refused = { state: 'failed', reason: 'refused' };
  const made = { state: 'succeeded', attempts: 1, provider: 'azure' };
  await scene.db('work').insert([
    { ...job, ...refused, lang_code: 'it', providers: 'one' },
    { ...job, ...refused, lang_code: 'pt', providers: 'another' },
    { ...job, ...made, lang_code: 'de' },
    { ...job, ...made, lang_code: 'nl', source_hash: sourceHash('en', 'Good bye') },
  ]);
  const machine = { text_record_id: id, text: 'Hallo', origin: 'machine', provider: 'azure' } as const;
  await Translation.query(scene.db).insert([
    { ...machine, lang_code: 'de', source_hash },
    { ...machine, lang_code: 'nl', source_hash: sourceHash('en', 'Good bye') },
  ]);

  // The same once more does no harm.
  await leave([...['en', 'de', 'nl', 'it', 'pt', 'nl'].map((lang) => text(id, lang)), text(id + 1, 'fr')]);

  const again = { attempts: 0, provider: null, finished_at: null, source_hash, by_lookup: true };
  expect(await scene.db('work').where({ lang_code: 'nl' }).first()).toMatchObject(again);
  expect((await filed()).map(({ lang_code, state }) => [lang_code, state])).toEqual([
    ['de', 'succeeded'],
    ['it', 'failed'],
    ['nl', 'queued'],
    ['pt', 'queued'],
  ]);
});

test('a person’s requests retry failed jobs, and lookups’ jobs are no longer theirs alone', async () => {
  const { textRecordId: id } = await scene.tag({ text: 'Hello' });
  const job = { subject_kind: 'text', subject_id: id, source_hash: sourceHash('en', 'Hello'), providers: 'one' };
  const open = { state: 'queued', due_at: new Date() };
  await scene.db('work').insert([
    { ...job, state: 'failed', reason: 'refused', lang_code: 'it' },
    { ...job, state: 'cancelled', reason: 'cancelled', lang_code: 'nl' },
    { ...job, ...open, lang_code: 'de', priority: 3, by_lookup: true },
    { ...job, ...open, lang_code: 'es', priority: 1, by_lookup: false },
  ]);
  const wishes = ['it', 'nl', 'de', 'es', 'fr'].map((lang) => text(id, lang));
  await queue().enqueue({ wishes, insist: true, from: 'management' });
  expect((await filed()).map(({ lang_code, state, priority }) => [lang_code, state, priority])).toEqual([
    ['de', 'queued', 3],
    ['es', 'queued', 1],
    ['fr', 'queued', 4],
    ['it', 'queued', 4],
    ['nl', 'queued', 4],
  ]);
  expect(await scene.db('work').where({ by_lookup: true })).toEqual([]);
});

test('a web process of a former version requests without a wait, one by one', async () => {
  const { textRecordId: id } = await scene.tag({ text: 'Hello' });
  const request = { ...text(id, 'fr'), wait_ms: 0, insist: true, from: 'management' } as const;
  expect(await queue().request(request)).toEqual({ state: 'pending' });
  expect(await filed()).toMatchObject([{ lang_code: 'fr', state: 'queued', priority: 4, by_lookup: false }]);
});

test('a tag that is deleted while requests are stored keeps none of the others from it', async () => {
  const [gone, there] = [await scene.tag({ text: 'Gone' }), await scene.tag({ text: 'There' })];
  const deleting = await scene.db.transaction();
  await deleting('tags').where({ id: gone.id }).delete();
  const storing = leave([text(gone.textRecordId, 'fr'), text(there.textRecordId, 'fr')]);
  await eventually('they wait for the tag', async () => (await lockWaits(scene.db)) > 0);
  await deleting.commit();
  await storing;
  expect(await filed()).toMatchObject([{ subject_id: there.textRecordId, lang_code: 'fr', state: 'queued' }]);
});
