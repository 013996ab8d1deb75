/** Runners that hang: the process is there, and its connections too, but nothing moves. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import type { Connected } from '../../../src/database/session.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { Liveness } from '../../../src/runner/queue/liveness.ts';
import { type Scene, setScene, textWish } from '../../runner/scene.ts';
import { eventually } from '../../setup/eventually.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const isTranslated = async (text_record_id: number) =>
  (await Translation.query(scene.db).where({ text_record_id, origin: 'machine' })).length > 0;

const runners = (): Promise<{ id: number; name: string }[]> => scene.db('runners').orderBy('id');

/** A runner that waits for the provider's first answer, and is stopped then; all further calls are answered. */
async function hangingRunner() {
  const { textRecordId } = await scene.tag({ text: 'Left behind' });
  scene.provider.respond((_call, index) => (index === 0 ? 'hang' : 'ok'));
  const hanging = await scene.runnerProcess();
  const left = scene.client(hanging).request(textWish(textRecordId, 'fr', { wait_ms: 0 }));
  expect(await left).toEqual({ state: 'pending' });
  await scene.provider.called(1);
  hanging.child.kill('SIGSTOP');
  return { ...hanging, textRecordId };
}

describe('a runner that is stopped', () => {
  test('loses its jobs to another one within 15 s, and enters anew when it goes on', async () => {
    const { child, url, textRecordId } = await hangingRunner();
    const stopped = Date.now();
    const [before] = await runners();
    await scene.runner({ timing: { liveness: 2000, sweep: 10_000 } });
    await eventually('another runner has translated', () => isTranslated(textRecordId), 20_000);
    expect(Date.now() - stopped).toBeLessThan(20_000);
    expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'succeeded', attempts: 2 });

    child.kill('SIGCONT');
    await eventually('it is known again, by another id', async () => {
      const ids = (await runners()).map(({ id }) => id);
      return ids.length === 2 && !ids.includes(before?.id ?? 0);
    });
    const { textRecordId: next } = await scene.tag({ text: 'Afterwards' });
    const client = scene.client({ url });
    await eventually('it takes jobs', async () => {
      const { state } = await client.request(textWish(next, 'fr'));
      return state === 'translated';
    });
    expect(scene.provider.calls).toHaveLength(3);
    expect(child.exitCode).toBeNull();
  });

  test('holds nobody up by what it had locked', async () => {
    const { textRecordId } = await hangingRunner();
    const [hanging] = await runners();
    const held = new pg.Client({ connectionString: scene.url, application_name: `${hanging?.name}: queue` });
    const ended = new Promise<void>((resolve) => held.once('end', resolve));
    held.on('error', () => {});
    await held.connect();
    await held.query('begin');
    await held.query(`select from translation_usage where scope = 'all' for update`);
    await scene.runner({ timing: { silence: 500 } });
    await eventually('another runner has translated', () => isTranslated(textRecordId));
    await ended;
  });
});

describe('looking at the others', () => {
  const interval = 2000;
  let now: number;
  let session: pg.Client;
  let query: Connected;

  beforeEach(async () => {
    now = 5_000_000;
    // The queue's tables.
    await (await scene.runner()).stop();
    session = new pg.Client({ connectionString: scene.url });
    await session.connect();
    query = async (text, values) => (await session.query(text, values)).rows;
  });
  afterEach(() => session.end());

  async function watcher(name: string) {
    const liveness = new Liveness({ name, interval, silence: 6000, now: () => now, log: pino({ level: 'silent' }) });
    await liveness.enter(query);
    /** A look, after so many milliseconds; answers which runners are known then. */
    const look = async (after: number) => {
      now += after;
      await liveness.look(query);
      return (await runners()).map((runner) => runner.name);
    };
    return { liveness, look };
  }

  const lastBeat = (name: string, seconds: number) =>
    scene
      .db('runners')
      .where({ name })
      .update({ beat_at: scene.db.raw('now() - make_interval(secs => ?)', [seconds]) });

  test('one without its lock is dead when it was so for a while, not at the first look', async () => {
    const { look } = await watcher('watcher');
    await scene.db('runners').insert({ name: 'dead', worker_ids: [] });
    expect(await look(0)).toEqual(['watcher', 'dead']);
    expect(await look(interval)).toEqual(['watcher', 'dead']);
    expect(await look(interval)).toEqual(['watcher']);
  });

  test('one that is back at the next look was not dead', async () => {
    const { look } = await watcher('watcher');
    await watcher('other');
    for (let round = 0; round < 3; round += 1) {
      await lastBeat('other', 7);
      expect(await look(interval)).toEqual(['watcher', 'other']);
      await lastBeat('other', 1);
      expect(await look(interval)).toEqual(['watcher', 'other']);
    }
  });

  test('one that has its lock, but has given no sign of life for 6 s, is dead', async () => {
    const { look } = await watcher('watcher');
    const { liveness } = await watcher('other');
    await lastBeat('other', 7);
    for (const after of [0, interval, interval]) await look(after);
    expect(await runners()).toMatchObject([{ name: 'watcher' }]);
    expect(await liveness.beat(query)).toBe(false);
  });

  test('one of a version that gives no sign of life lives by its lock', async () => {
    const { look } = await watcher('watcher');
    await watcher('old');
    await scene.db('runners').where({ name: 'old' }).update({ beat_at: null, name: null });
    for (const after of [0, interval, interval, interval]) expect(await look(after)).toHaveLength(2);
  });

  test('a runner that has not looked for long begins anew: all may have slept', async () => {
    const { look } = await watcher('watcher');
    await scene.db('runners').insert({ name: 'dead', worker_ids: [] });
    await look(0);
    expect(await look(60_000)).toEqual(['watcher', 'dead']);
    expect(await look(interval)).toEqual(['watcher', 'dead']);
    expect(await look(interval)).toEqual(['watcher']);
  });
});
