/** Jobs as an operator sees and controls them, with one runner and caps of its own. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../contracts/runner.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { eventually } from '../setup/eventually.ts';
import { cancelAll, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let client: RunnerClient;

beforeAll(async () => {
  scene = await setScene();
  client = scene.client(await scene.runner({ caps: { all: 1000, unowned: 100, owner: 0, tag: 0 } }));
});
afterAll(() => scene.end());
beforeEach(async () => {
  await cancelAll(client);
  scene.provider.reset();
  await scene.db('provider_states').delete();
  await scene.db('translation_usage').delete();
  await scene.db('translation_memory').delete();
});

const jobsOf = async (tagId: number) => (await client.jobs.list({ tag_id: tagId, limit: 10 })).jobs;

/** A job that the provider never comes to an end with. */
async function hangingJob(): Promise<{ job: Job; textRecordId: number; outcome: Promise<unknown> }> {
  const { id, textRecordId } = await scene.tag({ text: 'For ever' });
  scene.provider.respond('hang');
  const outcome = client.request(textRequest(textRecordId, 'fr'));
  await scene.provider.called(1);
  const [job] = await jobsOf(id);
  if (!job) throw new Error('no job');
  return { job, textRecordId, outcome };
}

describe('the daily caps (D71)', () => {
  test('count code points before they are sent, and nothing is sent beyond the caps', async () => {
    const { textRecordId } = await scene.tag({ text: '😀'.repeat(60), owned: false });
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'translated' });
    const before = await client.providers.status();
    expect(before.spent).toMatchObject({
      all: { characters: 60, cap: 1000 },
      unowned: { characters: 60, cap: 100 },
    });
    expect(before.providers).toMatchObject([{ name: 'azure', characters_today: 60 }]);

    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    expect(await client.request(textRequest(textRecordId, 'de'))).toMatchObject({ state: 'failed', reason: 'cap' });
    expect(await client.request(textRequest(textRecordId, 'de', { insist: true }))).toMatchObject({ reason: 'cap' });
    expect(scene.provider.calls).toHaveLength(1);
    expect((await client.providers.status()).spent).toEqual(before.spent);
    const [job] = (await client.jobs.list({ states: ['waiting'], limit: 1 })).jobs;
    expect(job).toMatchObject({
      reason: 'cap',
      attempts: 0,
      message: "today's characters are spent (TRANSLATION_DAILY_CHARACTERS_UNOWNED)",
    });
    expect(Date.parse(job?.next_attempt_at ?? '')).toBeGreaterThanOrEqual(midnight - 1000);
  });

  test('are wider for tags with an owner, and hold for concurrent requests', async () => {
    const tags = await Promise.all(
      Array.from({ length: 15 }, (_, at) => scene.tag({ text: String.fromCodePoint(97 + at).repeat(90) })),
    );
    const outcomes = await Promise.all(tags.map(({ textRecordId }) => client.request(textRequest(textRecordId, 'fr'))));
    // Nine tenths: the last one is for single requests of management.
    expect(outcomes.filter(({ state }) => state === 'translated')).toHaveLength(10);
    expect(scene.provider.calls).toHaveLength(10);
    expect((await client.providers.status()).spent.all.characters).toBe(900);
  });
});

describe('cancelling', () => {
  test('aborts the call to the provider, and lookups do not start it again', async () => {
    const { job, textRecordId, outcome } = await hangingJob();
    expect(await client.jobs.cancel({ id: job.id })).toMatchObject({ state: 'cancelled', reason: 'cancelled' });
    expect(await outcome).toEqual({ state: 'failed', reason: 'cancelled', retry_at: null, was_tried: true });
    await eventually('hung up', () => scene.provider.calls[0]?.gone.aborted === true);
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ reason: 'cancelled' });
    expect(scene.provider.calls).toHaveLength(1);
  });

  test('works from another runner', async () => {
    const { job } = await hangingJob();
    const runner = await scene.runner();
    await scene.client(runner).jobs.cancel({ id: job.id });
    await eventually('hung up', () => scene.provider.calls[0]?.gone.aborted === true);
    await runner.stop();
  });

  test('leaves an ended job as it is, and answers null for an unknown job', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Done' });
    await client.request(textRequest(textRecordId, 'fr'));
    const [job] = await jobsOf(id);
    expect(await client.jobs.cancel({ id: job?.id ?? 0 })).toEqual(job);
    expect(await client.jobs.cancel({ id: 2_000_000_000 })).toBeNull();
    expect(await client.jobs.get({ id: 2_000_000_000 })).toBeNull();
  });
});

describe('retrying', () => {
  test('runs a cancelled job again at once', async () => {
    const { job, textRecordId } = await hangingJob();
    await client.jobs.cancel({ id: job.id });
    scene.provider.respond('ok');
    expect(await client.jobs.retry({ id: job.id })).toMatchObject({ state: 'queued', attempts: 0, reason: null });
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'translated' });
    expect(scene.provider.calls).toHaveLength(2);
    expect(await client.jobs.get({ id: job.id })).toMatchObject({ state: 'succeeded', provider: 'azure' });
  });

  test('brings a waiting job forward', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Waits' });
    scene.provider.respond({ mode: 'broken', retryAfter: 900 });
    await client.request(textRequest(textRecordId, 'fr'));
    scene.provider.respond('ok');
    await client.providers.reset({ name: 'azure' });
    const [job] = await jobsOf(id);
    expect(job?.state).toBe('waiting');
    await client.jobs.retry({ id: job?.id ?? 0 });
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'translated' });
  });
});

test('C4: all failed jobs are retried at once, in batches if there are many, and no others', async () => {
  const { id: tag_id } = await scene.tag({ text: 'Many' });
  const job = { subject_kind: 'text', tag_id, lang_code: 'fr', source_hash: 'x', finished_at: new Date() };
  await scene
    .db('work')
    .insert(Array.from({ length: 1001 }, (_, n) => ({ ...job, subject_id: 1_000_000 + n, state: 'failed' })));
  const ended = async () =>
    Number((await scene.db('work').where({ tag_id, state: 'cancelled' }).count({ count: '*' }).first())?.count);
  const { succeeded } = await client.jobs.counts();
  expect(await client.jobs.retryAll({ state: 'failed' })).toEqual({ retried: 1000, more: true });
  expect(await client.jobs.retryAll({ state: 'failed' })).toEqual({ retried: 1, more: false });
  expect(await client.jobs.retryAll({ state: 'failed' })).toEqual({ retried: 0, more: false });
  // Their texts are gone, which is how each of them ends.
  await eventually('all have run', async () => (await ended()) === 1001);
  expect((await client.jobs.counts()).succeeded).toBe(succeeded);
  await expect(client.jobs.retryAll({ state: 'succeeded' as 'failed' })).rejects.toThrow();
});

test('jobs are listed newest first, by state, by tag and in pages, and counted by state', async () => {
  const tag = await scene.tag({ text: 'Listed' });
  const before = await client.jobs.counts();
  for (const lang of ['fr', 'de', 'it']) await client.request(textRequest(tag.textRecordId, lang));
  const { jobs } = await client.jobs.list({ tag_id: tag.id, limit: 2 });
  expect(jobs.map(({ lang_code }) => lang_code)).toEqual(['it', 'de']);
  const next = await client.jobs.list({ tag_id: tag.id, before: jobs[1]?.id, limit: 2 });
  expect(next.jobs).toMatchObject([
    {
      lang_code: 'fr',
      tag_id: tag.id,
      subject: { kind: 'text', id: tag.textRecordId },
      state: 'succeeded',
      attempts: 1,
    },
  ]);
  expect(await client.jobs.list({ tag_id: tag.id, states: ['failed'], limit: 2 })).toMatchObject({ jobs: [] });
  const after = await client.jobs.counts();
  expect(after).toEqual({ ...before, succeeded: before.succeeded + 3 });
});

describe('progress', () => {
  /** Follows a tag's jobs, and collects what comes. */
  function follow(filter: Parameters<RunnerClient['jobs']['progress']>[0]) {
    const events: { state: string; lang: string; id: string; version: number }[] = [];
    const leaving = new AbortController();
    client.jobs.progress(
      filter,
      (job, id) => events.push({ state: job.state, lang: job.lang_code, id, version: job.version }),
      leaving.signal,
    );
    return { events, leave: () => leaving.abort() };
  }

  test('reports each change up to the end, and missed changes after a reconnection', async () => {
    const tag = await scene.tag({ text: 'Followed' });
    const other = await scene.tag({ text: 'Not followed' });
    const { follow_from } = await client.jobs.list({ limit: 1 });
    const { events, leave } = follow({ tag_id: tag.id, lastEventId: follow_from });
    await client.request(textRequest(other.textRecordId, 'fr'));
    await client.request(textRequest(tag.textRecordId, 'fr'));
    await eventually('the end was told', () => events.at(-1)?.state === 'succeeded');
    expect(new Set(events.map(({ lang }) => lang))).toEqual(new Set(['fr']));
    const versions = events.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, two) => one - two));
    leave();

    await client.request(textRequest(tag.textRecordId, 'de'));
    const again = follow({ tag_id: tag.id, lastEventId: events.at(-1)?.id });
    await eventually('what was missed came', () =>
      again.events.some(({ lang, state }) => lang === 'de' && state === 'succeeded'),
    );
    await client.request(textRequest(tag.textRecordId, 'it'));
    await eventually('what is new came', () =>
      again.events.some(({ lang, state }) => lang === 'it' && state === 'succeeded'),
    );
    again.leave();
  });

  test('does not lose a change whose transaction began earlier and ended later than another', async () => {
    const early = await scene.tag({ text: 'Early' });
    const late = await scene.tag({ text: 'Late' });
    for (const { textRecordId } of [early, late]) await client.request(textRequest(textRecordId, 'fr'));
    const { follow_from } = await client.jobs.list({ limit: 1 });
    const open = await scene.db.transaction();
    await open('work').where({ tag_id: early.id }).update({ message: 'begun first' });
    await scene.db('work').where({ tag_id: late.id }).update({ message: 'begun second' });

    const first = follow({ lastEventId: follow_from });
    await eventually('the second change came', () => first.events.length > 0);
    first.leave();
    await open.commit();
    const second = follow({ tag_id: early.id, lastEventId: first.events.at(-1)?.id });
    await eventually('the first change came', () => second.events.length > 0);
    second.leave();
  });
});
