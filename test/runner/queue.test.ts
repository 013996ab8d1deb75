/** The queue: claims, leases and notifications of jobs. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Leases } from '../../src/runner/queue/leases.ts';
import { eventually } from '../setup/eventually.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

/** Puts a job on record behind the runners' backs. */
async function put(text: string, values: object = {}): Promise<number> {
  const { textRecordId } = await scene.tag({ text });
  const job = { subject_kind: 'text', subject_id: textRecordId, lang_code: 'fr', source_hash: sourceHash('en', text) };
  await scene.db('work').insert({ ...job, state: 'queued', due_at: new Date(), ...values });
  return textRecordId;
}

const isDone = async (id: number) => (await scene.jobOf(id))?.state === 'succeeded';
const anotherLease = () => ({ state: 'running', lease: scene.db.raw('gen_random_uuid()'), leased_by: 'another' });
const endSessions = (name: string) =>
  scene.db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like ?`,
    [name],
  );

test('a job queued by another process is claimed, even if its notification is lost', async () => {
  await scene.runner();
  const told = await put('Told');
  await eventually('it is done', () => isDone(told));
  await scene.db.raw('alter table work disable trigger work_changed');
  const untold = await put('Not told', { version: 1 });
  await scene.db.raw('alter table work enable trigger work_changed');
  await eventually('the poll has found it', () => isDone(untold));
});

test('notifications resume after the session was lost', async () => {
  await scene.runner();
  await endSessions('runner%: session');
  await eventually('it listens again', async () => {
    const { rows } = await scene.db.raw(
      `select from pg_stat_activity where datname = current_database() and application_name like 'runner%: session'`,
    );
    return rows.length === 1;
  });
  const id = await put('Told again');
  await eventually('it is done', () => isDone(id));
});

test('J4: a job whose lease has expired is claimed by another runner, and no other job is', async () => {
  const seconds = (n: number) => scene.db.raw('now() + make_interval(secs => ?)', [n]);
  const [ended, held] = [
    await put('Ended', { ...anotherLease(), due_at: seconds(-1), attempts: 1 }),
    await put('Held', { ...anotherLease(), due_at: seconds(600), attempts: 1 }),
  ];
  await scene.runner({ timing: { lease: 2000 } });
  await eventually('it is taken over', () => isDone(ended));
  expect(await scene.jobOf(ended)).toMatchObject({ attempts: 2 });
  expect(await scene.jobOf(held)).toMatchObject({ state: 'running', attempts: 1, leased_by: 'another' });
});

test('a lease is renewed while its provider works, without a notification', async () => {
  const runners = [await scene.runner({ timing: { lease: 2000 } }), await scene.runner({ timing: { lease: 2000 } })];
  const { textRecordId } = await scene.tag({ text: 'Slowly' });
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  const client = scene.client(...runners);
  await client.leave({ wishes: [textRequest(textRecordId, 'fr')] });
  await scene.provider.called(1);
  const begun = await scene.jobOf(textRecordId);
  await eventually('its first lease would be long over', async () => {
    const { rows } = await scene.db.raw(`select now() > cast(? as timestamptz) + interval '2 seconds' as is_over`, [
      begun?.due_at ?? null,
    ]);
    return rows[0].is_over;
  });
  expect(await scene.jobOf(textRecordId)).toMatchObject({ lease: begun?.lease, version: begun?.version });
  held.resolve('ok');
  await eventually('it is done', () => isDone(textRecordId));
  expect(scene.provider.calls).toHaveLength(1);
});

test('a renewal skips a row locked by another transaction, and does not consider it lost', async () => {
  const held = { ...anotherLease(), due_at: new Date(), lease: scene.db.raw(`'00000000-0000-4000-8000-000000000001'`) };
  const [locked, free] = [
    await put('Locked', held),
    await put('Free', { ...held, lease: scene.db.raw(`'00000000-0000-4000-8000-000000000002'`) }),
  ];
  const leases = new Leases({ runner: 'another', length: 60_000 });
  const lost: number[] = [];
  for (const n of [1, 2, 3]) leases.hold(`00000000-0000-4000-8000-00000000000${n}`, () => lost.push(n));
  const query = async <Row>(text: unknown, values?: unknown[]) => {
    const numbered = String(text).replaceAll('$1', ':held').replaceAll('$2', ':seconds').replaceAll('::uuid[]', '');
    const statement = numbered.replaceAll('any(:held)', 'any(cast(:held as uuid[]))');
    const [given, seconds] = values ?? [];
    return (await scene.db.raw(statement, { held: given as string[], seconds: seconds as number })).rows as Row[];
  };
  const other = await scene.db.transaction();
  await other('work').where({ subject_id: locked }).forUpdate().first('id');
  await leases.renew(query);
  await other.rollback();
  expect(lost).toEqual([3]);
  const isRenewed = async (id: number) => ((await scene.jobOf(id))?.due_at?.getTime() ?? 0) > Date.now() + 30_000;
  expect([await isRenewed(free), await isRenewed(locked)]).toEqual([true, false]);
});

test('two runners claim each job once', async () => {
  await scene.runner();
  await scene.runner();
  const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => put(`Text ${n}`)));
  for (const id of ids) await eventually('it is done', () => isDone(id));
  expect(scene.provider.calls).toHaveLength(60);
});

test('a runner takes over jobs only after its own renewals were in time for a while', async () => {
  let now = 5_000_000;
  const leases = new Leases({ runner: 'this', length: 10_000, now: () => now });
  const renew = async (after: number) => {
    now += after;
    await leases.renew(async () => []);
    return leases.takesOver;
  };
  expect(leases.takesOver).toBe(false);
  expect([await renew(0), await renew(2500), await renew(2500)]).toEqual([false, false, true]);
  // All may have slept, and others have not had the time to renew theirs.
  expect([await renew(60_000), await renew(2500), await renew(2500)]).toEqual([false, false, true]);
  now += 10_000;
  expect(leases.takesOver).toBe(false);
});

test('a task for one of all runners passes to another when its runner has stopped', async () => {
  const stale = await scene.tag({ text: 'New' });
  const first = await scene.runner();
  await eventually('the first sweeps', async () => (await scene.db('leases').where({ name: 'sweep' })).length === 1);
  await scene.runner();
  await first.stop();
  await scene.db('translations').insert({
    text_record_id: stale.textRecordId,
    lang_code: 'fr',
    text: '[fr] Old',
    origin: 'machine',
    provider: 'azure',
    source_hash: sourceHash('en', 'Old'),
  });
  await eventually('the second sweeps', () => isDone(stale.textRecordId));
});
