/** The circuit breaker of a provider that fails repeatedly, shared by two runners. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { azureAt, cancelAll, deeplAt, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let first: RunnerClient;
let second: RunnerClient;
let made = 0;

beforeAll(async () => {
  scene = await setScene();
  const providers = [azureAt(scene.provider.url), deeplAt(scene.provider.url)];
  const [one, other] = [await scene.runner({ providers }), await scene.runner({ providers })];
  [first, second] = [scene.client(one), scene.client(other)];
});
afterAll(() => scene.end());
beforeEach(async () => {
  await cancelAll(first);
  scene.provider.reset();
  await scene.db('provider_states').delete();
});

/** Has a new text translated. */
async function translate(client: RunnerClient) {
  made += 1;
  const { textRecordId } = await scene.tag({ text: `Text ${made}` });
  return client.request(textRequest(textRecordId, 'fr'));
}

const callsOf = (name: string) => scene.provider.calls.filter(({ provider }) => provider === name).length;
const azure = async () => (await second.providers.status()).providers[0];
const azureFails = () => scene.provider.respond(({ provider }) => (provider === 'azure' ? 'broken' : 'ok'));
const restIsOver = () =>
  scene
    .db('provider_states')
    .where({ name: 'azure' })
    .update({ retry_at: new Date(Date.now() - 1000) });

async function openBreaker(): Promise<void> {
  azureFails();
  for (const client of [first, second, first, second, first]) await translate(client);
}

test('C5: five failures in a row open the breaker: for 30 s all runners call the next provider at once', async () => {
  azureFails();
  for (const client of [first, second, first, second]) await translate(client);
  expect(await azure()).toMatchObject({ breaker: 'closed', failures: 4, retry_at: null });
  const begun = Date.now();
  expect(await translate(first)).toMatchObject({ state: 'translated' });
  const open = await azure();
  expect(open).toMatchObject({
    breaker: 'open',
    failures: 5,
    last_failure: expect.stringMatching(/^failed \(HTTP 500\)/),
  });
  const rest = Date.parse(open?.retry_at ?? '') - begun;
  expect([rest >= 29_000, rest < 60_000]).toEqual([true, true]);

  for (const client of [first, second]) expect(await translate(client)).toMatchObject({ state: 'translated' });
  expect([callsOf('azure'), callsOf('deepl')]).toEqual([5, 7]);
});

test('C5: after the rest one trial call is made, and its success closes the breaker', async () => {
  await openBreaker();
  await restIsOver();
  expect(await azure()).toMatchObject({ breaker: 'half_open', failures: 5 });
  let letGo = () => {};
  const held = new Promise<'ok'>((resolve) => {
    letGo = () => resolve('ok');
  });
  scene.provider.respond(({ provider }) => (provider === 'azure' ? held : 'ok'));
  const before = scene.provider.calls.length;
  const trial = translate(first);
  await scene.provider.called(before + 1);
  for (const client of [first, second]) await translate(client);
  expect(callsOf('azure')).toBe(6);
  letGo();
  expect(await trial).toMatchObject({ state: 'translated' });
  expect(await azure()).toMatchObject({ breaker: 'closed', failures: 0, retry_at: null });
  await translate(second);
  expect(callsOf('azure')).toBe(7);
});

test('C5: a failed trial opens the breaker again', async () => {
  await openBreaker();
  await restIsOver();
  await translate(second);
  expect(await azure()).toMatchObject({ breaker: 'open', failures: 6 });
  expect(callsOf('azure')).toBe(6);
});

test('C5: an operator closes the breaker', async () => {
  await openBreaker();
  await first.providers.reset({ name: 'azure' });
  expect(await azure()).toMatchObject({ breaker: 'closed', failures: 0, retry_at: null });
  scene.provider.respond('ok');
  await translate(second);
  expect(callsOf('azure')).toBe(6);
});

test('the Retry-After of a provider outlives the success of another call', async () => {
  scene.provider.respond(({ provider }) => (provider === 'azure' ? { mode: 'throttled', retryAfter: 900 } : 'ok'));
  await translate(first);
  await scene
    .db('provider_states')
    .where({ name: 'deepl' })
    .update({ retry_at: new Date(Date.now() + 900_000) });
  expect(await azure()).toMatchObject({ breaker: 'open', failures: 1 });
  expect(await translate(second)).toMatchObject({ state: 'failed', reason: 'throttled' });
});

test('when the breakers of all providers are open, the job waits and says why', async () => {
  scene.provider.respond('broken');
  for (const client of [first, second, first, second, first]) await translate(client);
  expect(await translate(second)).toMatchObject({ state: 'failed', reason: 'unavailable' });
  expect(scene.provider.calls).toHaveLength(10);
  const [job] = (await second.jobs.list({ limit: 1 })).jobs;
  expect(job).toMatchObject({
    state: 'waiting',
    message:
      'azure has failed too often and is left alone for now; deepl has failed too often and is left alone for now',
  });
});
