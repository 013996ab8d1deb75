/** What the sweep asks for: every stale machine translation, but none twice. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TranslationWish } from '../../contracts/runner.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { sweep } from '../../src/runner/sweep.ts';
import { log, type Scene, setScene } from './scene.ts';

let scene: Scene;
let wishes: TranslationWish[];

beforeEach(async () => {
  scene = await setScene();
  wishes = [];
  // The queue's tables.
  await (await scene.runner()).stop();
});
afterEach(() => scene.end());

/** A sweep over so many at once, which only notes what it asks for; each wish becomes a job that is under way. */
const sweeping = (batch: number) => sweep({ db: scene.db, batch, jobs: { request }, prune: async () => {}, log });

async function request(wish: TranslationWish) {
  wishes.push(wish);
  await job(wish.subject.id, 'queued', 'x');
  return { state: 'pending' } as const;
}

const job = (subject_id: number, state: string, source_hash: string) =>
  scene
    .db('translation_jobs')
    .insert({ subject_kind: 'text', subject_id, lang_code: 'fr', source_hash, state })
    .onConflict(['subject_kind', 'subject_id', 'lang_code'])
    .merge();

const before = sourceHash('en', 'Before');
const after = sourceHash('en', 'After');

/** A text that was edited an hour ago, after a machine had translated it. */
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
  await scene
    .db('translations')
    .where({ text_record_id: textRecordId, origin: 'original' })
    .update({ updated_at: scene.db.raw(`now() - interval '1 hour' + make_interval(secs => ?)`, [textRecordId]) });
  return textRecordId;
}

const asked = () => wishes.map(({ subject }) => subject.id);

test('a job that failed for an older text does not keep the new one from being asked for; one that failed for it does', async () => {
  const [older, same, cancelled] = [await staleText(), await staleText(), await staleText()];
  await job(older, 'failed', before);
  await job(same, 'failed', after);
  await job(cancelled, 'cancelled', after);
  await sweeping(10)();
  expect(asked()).toEqual([older]);
});

test('what is beyond one sweep’s batch is asked for by the next', async () => {
  const ids = [await staleText(), await staleText(), await staleText()];
  const next = sweeping(2);
  await next();
  expect(asked()).toEqual(ids.slice(0, 2));
  await next();
  expect(asked()).toEqual(ids);
  await next();
  expect(asked()).toEqual(ids);
});

test('what nobody needs any more is forgotten once an hour', async () => {
  let minutes = 0;
  const pruned: number[] = [];
  const next = sweep({
    ...{ db: scene.db, batch: 10, jobs: { request }, log },
    prune: async () => void pruned.push(minutes),
    now: () => minutes * 60_000,
  });
  for (; minutes <= 125; minutes += 1) await next();
  expect(pruned).toEqual([0, 60, 120]);
});
