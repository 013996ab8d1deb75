/** What is pruned, and what is kept. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prune } from '../../src/runner/prune.ts';
import { eventually } from '../setup/eventually.ts';
import { editText, type Scene, setScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

/** A job that ended so many days ago. */
async function endedJob(state: string, days: number) {
  const { textRecordId } = await scene.tag({ text: 'Ended' });
  const { source_hash } = await scene.db('translations').where({ text_record_id: textRecordId }).first();
  await scene.db('work').insert({
    subject_kind: 'text',
    subject_id: textRecordId,
    lang_code: 'fr',
    source_hash,
    state,
    finished_at: scene.db.raw('now() - make_interval(days => ?)', [days]),
  });
  return textRecordId;
}

const isKept = async (textRecordId: number) => (await scene.jobOf(textRecordId)) !== undefined;

test('jobs are kept for 30 days; V5: failed ones as long as their original is unchanged', async () => {
  const fresh = await endedJob('succeeded', 29);
  const old = await endedJob('succeeded', 31);
  const failed = await endedJob('failed', 31);
  const outdated = await endedJob('failed', 31);
  const cancelled = await endedJob('cancelled', 31);
  await editText(scene.db, outdated, 'Edited');
  await prune(scene.db, 365);
  expect(await Promise.all([fresh, old, failed, outdated, cancelled].map(isKept))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('D71: usage is kept for 400 days, which are those of UTC', async () => {
  const usage = scene.db('translation_usage');
  const daysAgo = (days: number) => scene.db.raw(`(now() at time zone 'utc')::date - ?::integer`, [days]);
  await usage.clone().insert([400, 401].map((days) => ({ day: daysAgo(days), scope: 'all', characters: 1 })));
  await prune(scene.db, 365);
  expect(await usage.clone().where({ scope: 'all' }).count({ count: '*' }).first()).toEqual({ count: '1' });
});

test('D71: usage by owner and by tag is kept for 7 days', async () => {
  const daysAgo = (days: number) => scene.db.raw(`(now() at time zone 'utc')::date - ?::integer`, [days]);
  const rows = [7, 8].flatMap((days) => ['owner:1', 'tag:1'].map((scope) => ({ day: daysAgo(days), scope })));
  await scene.db('translation_usage').insert(rows);
  await prune(scene.db, 365);
  expect(await scene.db('translation_usage').where('scope', 'like', '%:%').pluck('scope')).toEqual([
    'owner:1',
    'tag:1',
  ]);
});

test('tokens that are no longer used are removed', async () => {
  const [owner] = await scene.db('customers').insert({ email: 'idle@example.com' }).returning('id');
  const lastUsed = (days: number) => scene.db.raw('now() - make_interval(days => ?)', [days]);
  await scene
    .db('tokens')
    .insert(
      [6, 8].map((days) => ({ customer_id: owner.id, digest: Buffer.alloc(32, days), last_used_at: lastUsed(days) })),
    );
  await prune(scene.db, 7);
  const left = await scene.db('tokens').where({ customer_id: owner.id });
  expect(left).toMatchObject([{ digest: Buffer.alloc(32, 6) }]);
});

test('expired sessions are removed', async () => {
  const [owner] = await scene.db('customers').insert({ email: 'away@example.com' }).returning('id');
  const ago = (days: number) => scene.db.raw('now() - make_interval(days => ?)', [days]);
  const session = (of: number, created: number, used: number) => ({
    customer_id: owner.id,
    digest: Buffer.alloc(32, of),
    network: '192.0.2.1',
    created_at: ago(created),
    last_used_at: ago(used),
  });
  await scene.db('sessions').insert([session(1, 29, 6), session(2, 31, 0), session(3, 9, 8)]);
  await prune(scene.db, 365);
  expect(await scene.db('sessions').where({ customer_id: owner.id })).toMatchObject([{ digest: Buffer.alloc(32, 1) }]);
});

test('U7: the report counts of an address are deleted within a minute after their hour', async () => {
  const secondsAgo = (seconds: number) => scene.db.raw('now() - make_interval(secs => ?)', [seconds]);
  const counts = [3500, 3601].map((seconds) => ({ key: `${seconds}`, reports: 1, since: secondsAgo(seconds) }));
  await scene.db('report_counts').insert(counts);
  await scene.runner({ timing: { forget: 100 } });
  await eventually('one is gone', async () => (await scene.db('report_counts').pluck('key')).length === 1);
  expect(await scene.db('report_counts').pluck('key')).toEqual(['3500']);
});

test('a failed deletion does not block others, and very many rows are deleted in batches', async () => {
  const usage = scene.db('translation_usage');
  await scene.db.raw(
    `insert into translation_usage (day, scope) select current_date - 500, 'tag:' || nth from generate_series(1, 10001) nth`,
  );
  const old = await endedJob('succeeded', 31);
  await scene.db.raw(`
    create function too_long() returns trigger language plpgsql as $$
      begin raise 'statement timeout' using errcode = '57014'; end $$;
    create trigger too_long before delete on work for each row execute function too_long()`);
  await expect(prune(scene.db, 365)).rejects.toThrow('statement timeout');
  expect(await usage.whereRaw('day < current_date - 450')).toEqual([]);
  await scene.db.raw('drop trigger too_long on work');
  await prune(scene.db, 365);
  expect(await isKept(old)).toBe(false);
});
