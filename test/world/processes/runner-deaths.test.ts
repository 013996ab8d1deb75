/** Runners and PostgreSQL that die, stop and come back: nothing is lost, nothing is done twice. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { type Scene, setScene, textRequest } from '../../runner/scene.ts';
import { eventually } from '../../setup/eventually.ts';
import { newDirectory, removeDirectory } from '../../setup/server-directory.ts';

let scene: Scene;

const machineRows = (text_record_id: number) =>
  Translation.query(scene.db).where({ text_record_id, origin: 'machine' });

/** The provider keeps the first call, and answers all others. */
const keepTheFirstCall = () => scene.provider.respond((_call, index) => (index === 0 ? 'hang' : 'ok'));

describe('a runner', () => {
  beforeEach(async () => {
    scene = await setScene();
  });
  afterEach(() => scene.end());

  test.each(['already running', 'started later'])(
    'killed during a job: another one, %s, finishes the job once within 20 s',
    async (which) => {
      const { textRecordId } = await scene.tag({ text: 'Survives' });
      keepTheFirstCall();
      const killed = await scene.runnerProcess();
      const wish = textRequest(textRecordId, 'fr');
      const lost = scene.client(killed).request(wish);
      await scene.provider.called(1);
      const timing = { sweep: 10_000 };
      if (which === 'already running') await scene.runner({ timing });

      killed.child.kill('SIGKILL');
      const died = Date.now();
      await expect(lost).rejects.toThrow(/no runner could be reached/);
      if (which === 'started later') await scene.runner({ timing });
      await eventually('the translation is there', async () => (await machineRows(textRecordId)).length > 0, 20_000);
      expect(Date.now() - died).toBeLessThan(20_000);
      expect(await machineRows(textRecordId)).toMatchObject([{ text: '[fr] Survives' }]);
      expect(scene.provider.calls).toHaveLength(2);
      expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'succeeded', attempts: 2 });
    },
  );

  test('that is stopped finishes its running job, even on a second signal', async () => {
    const { textRecordId } = await scene.tag({ text: 'Just in time' });
    let answer = () => {};
    scene.provider.respond(() => new Promise((resolve) => (answer = () => resolve('ok'))));
    const { child, url } = await scene.runnerProcess();
    await scene.client({ url }).leave({ wishes: [textRequest(textRecordId, 'fr')] });
    await scene.provider.called(1);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await eventually('it takes no more requests', () =>
      fetch(`${url}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    child.kill('SIGTERM');
    answer();
    expect(await exit).toEqual([0, null]);
    expect(await machineRows(textRecordId)).toMatchObject([{ text: '[fr] Just in time' }]);
    expect(await scene.db('leases')).toEqual([]);
  });

  test('that is stopped returns a job that takes too long to the queue, without counting an attempt', async () => {
    const { textRecordId } = await scene.tag({ text: 'Handed back' });
    keepTheFirstCall();
    const runner = await scene.runner();
    const outcome = scene.client(runner).request(textRequest(textRecordId, 'fr'));
    await scene.provider.called(1);
    await runner.stop();
    expect(await outcome).toEqual({ state: 'pending' });
    await eventually('hung up', () => scene.provider.calls[0]?.gone.aborted === true);
    expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'queued', attempts: 0 });
    const next = scene.client(await scene.runner());
    expect(await next.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] Handed back' });
  });

  test('ends with the process that started it', async () => {
    const { child } = await scene.runnerProcess();
    const exit = once(child, 'exit');
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  test('that loses all its database sessions continues', async () => {
    const runner = await scene.runner();
    const client = scene.client(runner);
    const tags = await Promise.all(Array.from({ length: 20 }, (_, index) => scene.tag({ text: `Cut ${index}` })));
    scene.provider.respond(async (_call, index) => {
      if (index % 7 === 3) await cutSessions();
      return 'ok' as const;
    });
    await Promise.allSettled(tags.map(({ textRecordId }) => client.request(textRequest(textRecordId, 'fr'))));
    for (const { textRecordId } of tags) {
      await eventually('translated', async () => {
        const outcome = await client.request(textRequest(textRecordId, 'fr', { wait_ms: 500 }));
        return outcome.state === 'translated';
      });
    }
    const rows = await Translation.query(scene.db).where({ origin: 'machine' });
    expect(rows).toHaveLength(20);
  });

  async function cutSessions(): Promise<void> {
    await scene.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'runner%'`,
    );
  }
});

describe('PostgreSQL', () => {
  let server: EmbeddedPostgres;
  let directory: string;
  let release: () => void;

  beforeEach(async () => {
    ({ directory, release } = await newDirectory());
    server = await startEmbedded({ directory, durable: false });
    await migrateToLatest(server.url);
    scene = await setScene({ url: server.url });
  });
  afterEach(async () => {
    await scene.end();
    await server.stop();
    removeDirectory(directory);
    release();
  });

  test("killed during a provider's call: the runner survives, and stores the translation without a second call", async () => {
    const { textRecordId } = await scene.tag({ text: 'Paid for' });
    let answer = () => {};
    scene.provider.respond(() => new Promise((resolve) => (answer = () => resolve('ok'))));
    const { child, url } = await scene.runnerProcess();
    const client = scene.client({ url });
    await client.leave({ wishes: [textRequest(textRecordId, 'fr')] });
    await scene.provider.called(1);

    process.kill(server.pid, 'SIGKILL');
    answer();
    server.watch();
    await eventually('stored', async () => (await machineRows(textRecordId)).length > 0);
    expect(scene.provider.calls).toHaveLength(1);
    scene.provider.respond('ok');
    await eventually('the runner takes jobs', async () => {
      const outcome = await client.request(textRequest(textRecordId, 'de', { wait_ms: 1000 }));
      return outcome.state === 'translated';
    });
    expect(child.exitCode).toBeNull();
    expect(scene.provider.calls).toHaveLength(2);
  });

  test('down when the runner starts: the runner waits for it', async () => {
    const { textRecordId } = await scene.tag({ text: 'Patience' });
    await server.stop();
    const starting = scene.runner();
    // It must have tried, and found nobody, before the server comes back.
    const early = await Promise.race([
      starting.then(() => 'ready'),
      new Promise((resolve) => setTimeout(resolve, 300, 'waiting')),
    ]);
    expect(early).toBe('waiting');
    await server.bringUp(5000);
    const client = scene.client(await starting);
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] Patience' });
  });
});
