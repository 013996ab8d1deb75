/** A paid result is stored and not paid for again, as long as a process that knows it is left. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { eventually } from '../setup/eventually.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let runner: Runner;
let client: RunnerClient;
let textRecordId: number;
let answer = (_reply: 'ok' | 'broken') => {};

/** An attempt whose call the provider has, and has not answered yet. Nobody is rescued meanwhile. */
beforeEach(async () => {
  scene = await setScene();
  runner = await scene.runner({ timing: { lease: 60_000, sweep: 60_000, grace: 200 } });
  client = scene.client(runner);
  ({ textRecordId } = await scene.tag({ text: 'Paid for' }));
  const held = new Promise<'ok' | 'broken'>((resolve) => (answer = resolve));
  scene.provider.respond(({ text }) => (text === 'Paid for' ? held : 'ok'));
  await client.leave({ wishes: [textRequest(textRecordId, 'fr')] });
  await scene.provider.called(1);
});
afterEach(async () => {
  answer('ok');
  await scene.end();
});

const stored = () => Translation.query(scene.db).where({ text_record_id: textRecordId, origin: 'machine' });
const isStored = async () => (await stored()).length > 0;
const callsForIt = () => scene.provider.calls.filter(({ text }) => text === 'Paid for').length;

/** As after the end of a lease: another attempt has the job. */
async function takeOver(): Promise<void> {
  await scene.db('work').update({ leased_by: 'another', lease: scene.db.raw('gen_random_uuid()') });
}

/** A transaction that keeps a result from being stored; answers when one is about to be. */
async function holdStoring() {
  const held = await scene.db.transaction();
  await held('translations').where({ text_record_id: textRecordId }).forUpdate();
  answer('ok');
  await eventually('it is about to be stored', async () => (await waitingBackends()).length > 0);
  return held;
}

const waitingBackends = async (): Promise<{ pid: number }[]> =>
  (
    await scene.db.raw(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name like 'runner%' and wait_event_type = 'Lock'`,
    )
  ).rows;

test('the result of an attempt that has lost its job is stored and ends the job', async () => {
  await takeOver();
  answer('ok');
  await eventually('it is stored', isStored);
  expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'succeeded', lease: null, provider: 'azure' });
  expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] Paid for' });
  expect(callsForIt()).toBe(1);
});

test('the failure of an attempt that has lost its job does not affect the job', async () => {
  await takeOver();
  const before = await scene.jobOf(textRecordId);
  answer('broken');
  await eventually('the provider’s failure is known', async () => (await scene.db('provider_states')).length > 0);
  // The one worker that was busy is free again when as many jobs as there are workers are done at once.
  const others = await Promise.all(Array.from({ length: 10 }, (_, n) => scene.tag({ text: `Other ${n}` })));
  await Promise.all(others.map((tag) => client.request(textRequest(tag.textRecordId, 'fr'))));
  expect(await scene.jobOf(textRecordId)).toMatchObject({
    state: 'running',
    lease: before?.lease,
    leased_by: 'another',
  });
});

test('a result is not stored if its job was cancelled before', async () => {
  const held = await holdStoring();
  const job = await scene.jobOf(textRecordId);
  await client.jobs.cancel({ id: job?.id ?? 0 });
  await held.commit();
  await eventually('the attempt has ended', async () => (await waitingBackends()).length === 0);
  await runner.stop();
  expect([await stored(), await scene.jobOf(textRecordId)]).toMatchObject([[], { state: 'cancelled' }]);
});

test('a stopping runner stores a result that it has, even if it loses its database connections', async () => {
  const held = await holdStoring();
  const stopped = runner.stop();
  await eventually('it has stopped to listen', () =>
    fetch(`${runner.url}/health/live`).then(
      () => false,
      () => true,
    ),
  );
  for (const { pid } of await waitingBackends()) await scene.db.raw('select pg_terminate_backend(?)', [pid]);
  await held.commit();
  await stopped;
  expect(await stored()).toMatchObject([{ text: '[fr] Paid for' }]);
  expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'succeeded', attempts: 1 });
});

test('a runner that loses its connections does not abort its running attempts', async () => {
  await scene.db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'runner%'`,
  );
  const begun = performance.now();
  // Longer than attempts are given when the runner stops.
  for (let n = 0; performance.now() - begun < 600; n += 1) {
    const tag = await scene.tag({ text: `Meanwhile ${n}` });
    await eventually('another job is done', async () => {
      const outcome = await client.request(textRequest(tag.textRecordId, 'fr')).catch(() => undefined);
      return outcome?.state === 'translated';
    });
  }
  expect(scene.provider.calls[0]?.gone.aborted).toBe(false);
  answer('ok');
  await eventually('it is stored', isStored);
  expect(callsForIt()).toBe(1);
});

test('a stopping runner finishes a person’s request for the machine translation, and no other pays again', async () => {
  const stopping = await scene.runner({ timing: { grace: 60_000 } });
  const other = await scene.tag({ text: 'Other' });
  const work = { lang_code: 'fr', origin: 'human', text: 'Autre', source_hash: sourceHash('en', 'Other') };
  await scene.db('translations').insert({ text_record_id: other.textRecordId, ...work });
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(({ text }) => (text === 'Other' ? held.promise : 'ok'));
  const request = textRequest(other.textRecordId, 'fr', { insist: true, instead_of: sourceHash('fr', 'Autre') });
  const asked = scene.client(stopping, runner).request(request);
  await scene.provider.called(2);
  const stopped = stopping.stop();
  held.resolve('ok');
  expect(await asked).toMatchObject({ state: 'translated', text: '[fr] Other' });
  await stopped;
  expect(scene.provider.calls.filter(({ text }) => text === 'Other')).toMatchObject([{ gone: { aborted: false } }]);
});
