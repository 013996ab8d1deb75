/** The sweep requests every stale machine translation, but none twice. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BackgroundRequest, BackgroundRequests } from '../../contracts/runner.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { Sweep } from '../../src/runner/sweep.ts';
import { log, type Scene, setScene } from './scene.ts';

let scene: Scene;
let requests: BackgroundRequest[];

beforeEach(async () => {
  scene = await setScene();
  requests = [];
});
afterEach(() => scene.end());

/** A sweep over so many at once, which only notes what it asks for; each wish becomes a job that is under way. */
const sweepOf = (batch: number) => new Sweep({ db: scene.db, batch, requests: { enqueue: leave }, log });
const sweeping = (batch: number) => {
  const sweep = sweepOf(batch);
  return () => sweep.run();
};

async function leave({ wishes, from }: BackgroundRequests): Promise<void> {
  expect(from).toBe('remake');
  requests.push(...wishes);
  for (const { subject } of wishes) await job(subject.id, 'queued', 'x');
}

const job = (subject_id: number, state: string, source_hash: string, reason: string | null = null) =>
  scene
    .db('work')
    .insert({ subject_kind: 'text', subject_id, lang_code: 'fr', source_hash, state, reason, due_at: new Date() })
    .onConflict(['subject_kind', 'subject_id', 'lang_code'])
    .merge();

const before = sourceHash('en', 'Before');
const after = sourceHash('en', 'After');

/** A text that was edited after a machine had translated it. */
async function staleText(): Promise<number> {
  const { textRecordId } = await scene.tag({ text: 'After' });
  await Translation.query(scene.db).insert({
    text_record_id: textRecordId,
    lang_code: 'fr',
    text: '[fr] Before',
    origin: 'machine',
    provider: 'azure',
    source_hash: before,
  });
  return textRecordId;
}

const asked = () => requests.map(({ subject }) => subject.id);

test('a text is requested after a job failed for its older version, but not for the current one', async () => {
  const [older, same, cancelled, restored] = [
    await staleText(),
    await staleText(),
    await staleText(),
    await staleText(),
  ];
  await job(older, 'failed', before, 'refused');
  await job(same, 'failed', after, 'refused');
  await job(cancelled, 'cancelled', after, 'cancelled');
  // Its text was gone when its turn came.
  await job(restored, 'cancelled', after);
  await sweeping(10)();
  expect(asked()).toEqual([older, restored]);
});

test('a human translation is not requested, however old its original is', async () => {
  const id = await staleText();
  await scene
    .db('translations')
    .where({ text_record_id: id, lang_code: 'fr' })
    .update({ origin: 'human', provider: null });
  await sweeping(10)();
  expect(asked()).toEqual([]);
});

test('texts beyond the batch of a sweep are requested by the next one', async () => {
  const ids = [await staleText(), await staleText(), await staleText()];
  const next = sweeping(2);
  await next();
  expect(asked()).toEqual(ids.slice(0, 2));
  await next();
  expect(asked()).toEqual(ids);
  await next();
  expect(asked()).toEqual(ids);
});

test('a changed text is requested once; all texts only after a restart of the sweep', async () => {
  const sweep = sweepOf(10);
  const first = await staleText();
  await sweep.run();
  const second = await staleText();
  await sweep.run();
  await sweep.run();
  expect(asked()).toEqual([first, second]);
  // Whatever the journal does not say any more.
  const third = await staleText();
  await scene.db('tag_changes').delete();
  await sweep.run();
  expect(asked()).toEqual([first, second]);
  sweep.restart();
  await sweep.run();
  expect(asked()).toEqual([first, second, third]);
});

test('an edit in a long transaction is not missed', async () => {
  const sweep = sweepOf(10);
  const id = await staleText();
  const original = () => ({ text_record_id: id, origin: 'original' });
  await scene.db('translations').where(original()).update({ source_hash: before });
  await sweep.run();
  const late = await scene.db.transaction();
  await late('translations').where(original()).update({ source_hash: after });
  const other = await staleText();
  await sweep.run();
  expect(asked()).toEqual([other]);
  await late.commit();
  await sweep.run();
  expect(asked()).toEqual([other, id]);
});

test('more changes than fit in a batch are requested in several', async () => {
  const sweep = sweepOf(2);
  await sweep.run();
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await staleText());
  await sweep.run();
  expect(asked()).toEqual(ids.slice(0, 4));
  await sweep.run();
  expect(asked()).toEqual(ids);
});
