/** The admin's page of translation providers, with a real runner and a provider that can be made to fail. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { azureAt, deeplAt, type Scene, textRequest } from '../runner/scene.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { formsOf } from '../setup/test-browser.ts';

let scene: Scene;
let runner: RunnerClient;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let admin: SignedInPerson;

beforeAll(async () => {
  ({ scene, runner, app, stop } = await startWithRunner(({ provider: { url } }) => ({
    providers: [azureAt(url), deeplAt(url)],
    caps: { all: 30_000, unowned: 500, owner: 0, tag: 0 },
  })));
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => stop?.());
beforeEach(async () => {
  scene.provider.reset();
  await scene.db('provider_states').delete();
  // Each test has providers asked, whatever the ones before have had translated.
  await scene.db('translation_memory').delete();
  await scene.db('translation_usage').delete();
});

const page = () => admin.browser.get('/providers');

/** The rows of the table, without their tags, by the providers' names. */
function rowsOf({ text }: Answer): [name: string, row: string][] {
  const rows = text.split('<tr').slice(2);
  return rows.map((row) => {
    const plain =
      `<tr${row}`
        .split('</tbody>')[0]
        ?.replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() ?? '';
    return [plain.split(' ')[0] ?? '', plain];
  });
}

async function translate(text: string): Promise<void> {
  const { textRecordId } = await scene.tag({ text });
  await runner.request(textRequest(textRecordId, 'fr'));
}

async function openBreaker(): Promise<void> {
  scene.provider.respond(({ provider }) => (provider === 'azure' ? 'key' : 'ok'));
  for (const text of ['one', 'two', 'three', 'four', 'five']) await translate(text);
}

test('lists the providers in the order of use, with today’s characters against the caps', async () => {
  await translate('twelve signs');
  const answer = await page();
  expect(answer.status).toBe(200);
  const rows = rowsOf(answer);
  expect(rows.map(([name]) => name)).toEqual(['Azure', 'DeepL']);
  expect(rows[0]?.[1]).toMatch(/^Azure working \d{4}-.* UTC 12$/);
  expect(rows[1]?.[1]).toMatch(/^DeepL working 0$/);
  expect(answer.text).toContain('12 of 30\u00a0000');
  expect(answer.text).toContain('0 of 500');
  expect(formsOf(answer).map(({ action }) => action)).not.toContain('/providers/azure/reset');
});

test('D71: names the owner and the tag with the most characters', async () => {
  const { id, textRecordId, ownerId } = await scene.tag({ text: 'twelve signs' });
  await runner.request(textRequest(textRecordId, 'fr'));
  const { text } = await page();
  expect(text).toContain(`no cap; most so far: <a href="/customers/${ownerId}">12</a>`);
  expect(text).toContain(`no cap; most so far: <a href="/Tags/${id}">12</a>`);
  expect(text).toContain('27\u00a0000');
});

test('C5: shows since when, why and until when a breaker is open; a reset closes it', async () => {
  await openBreaker();
  const open = await page();
  const [[, azure = ''] = []] = rowsOf(open);
  expect(azure).toMatch(/^Azure paused since \d{4}-[^:]*:\d\d UTC : failures in a row: 5\. Asked again from \d{4}-/);
  expect(azure).toContain('it refused the key (HTTP 401)');
  const answer = await admin.browser.submit(open, '/providers/azure/reset');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/providers']);
  const closed = await admin.browser.follow(answer);
  expect(closed.text).toContain('Azure is asked again.');
  expect(rowsOf(closed)[0]?.[1]).toMatch(/^Azure working/);
  scene.provider.respond('ok');
  const calls = scene.provider.calls.length;
  await translate('six');
  expect(scene.provider.calls.slice(calls).map(({ provider }) => provider)).toEqual(['azure']);
});

test('C5: shows the breaker as half open after its pause', async () => {
  await openBreaker();
  await scene
    .db('provider_states')
    .where({ name: 'azure' })
    .update({ retry_at: new Date(Date.now() - 1000) });
  expect(rowsOf(await page())[0]?.[1]).toMatch(/^Azure on trial since .*failures in a row: 5\. The next text tries it/);
});

test('shows that a provider has asked for a pause', async () => {
  scene.provider.respond(({ provider }) => (provider === 'azure' ? { mode: 'throttled', retryAfter: 900 } : 'ok'));
  await translate('too much');
  expect(rowsOf(await page())[0]?.[1]).toMatch(/^Azure paused since .*it wants to be left alone\. Asked again from/);
});

test('says what to do when no provider is configured', async () => {
  const none = scene.client(await scene.runner({ providers: [] }));
  const other = await startApp({ databaseUrl: scene.url, runner: none });
  const person = await signedInPerson(other, 'admin');
  expect((await person.browser.get('/providers')).text).toContain('No provider is configured');
  await other.stop();
});
