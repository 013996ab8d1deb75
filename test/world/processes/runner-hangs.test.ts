/** Runners that hang: the process and its connections exist, but do nothing. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Translation } from '../../../src/model/translations/translation.ts';
import { settings } from '../../../src/runner/parts.ts';
import { type Scene, setScene, textRequest } from '../../runner/scene.ts';
import { eventually } from '../../setup/eventually.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const isTranslated = async (text_record_id: number) =>
  (await Translation.query(scene.db).where({ text_record_id, origin: 'machine' })).length > 0;

/** A runner that waits for the provider's first answer, and is stopped then; all further calls are answered. */
async function hangingRunner() {
  const { textRecordId } = await scene.tag({ text: 'Left behind' });
  scene.provider.respond((_call, index) => (index === 0 ? 'hang' : 'ok'));
  const hanging = await scene.runnerProcess();
  await scene.client(hanging).leave({ wishes: [textRequest(textRecordId, 'fr')] });
  await scene.provider.called(1);
  hanging.child.kill('SIGSTOP');
  return { ...hanging, textRecordId };
}

describe('a suspended runner', () => {
  test('loses its jobs to another one within 20 s, and takes jobs again once resumed', async () => {
    const { child, url, textRecordId } = await hangingRunner();
    const stopped = Date.now();
    await scene.runner({ timing: { sweep: 10_000 } });
    await eventually('another runner has translated', () => isTranslated(textRecordId), 20_000);
    expect(Date.now() - stopped).toBeLessThan(20_000);
    expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'succeeded', attempts: 2 });

    child.kill('SIGCONT');
    const { textRecordId: next } = await scene.tag({ text: 'Afterwards' });
    const client = scene.client({ url });
    await eventually('it takes jobs', async () => {
      const { state } = await client.request(textRequest(next, 'fr'));
      return state === 'translated';
    });
    expect(scene.provider.calls).toHaveLength(3);
    expect(child.exitCode).toBeNull();
  });

  test('does not block other runners by its locks', async () => {
    const { textRecordId } = await hangingRunner();
    // As its connections are made.
    const held = new pg.Client({
      connectionString: scene.url,
      idle_in_transaction_session_timeout: settings.idle_in_transaction_session_timeout,
    });
    const ended = new Promise<void>((resolve) => held.once('end', resolve));
    held.on('error', () => {});
    await held.connect();
    await held.query('begin');
    await held.query(`select from translation_usage where scope = 'all' for update`);
    await scene.runner();
    await eventually('another runner has translated', () => isTranslated(textRecordId), 20_000);
    await ended;
  });
});
