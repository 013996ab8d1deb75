/** The rest of a failing provider, and its trial afterwards. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '../../src/database/transaction.ts';
import { finderOf } from '../../src/model/translations/protected-parts.ts';
import { ProviderFailure } from '../../src/runner/providers/provider.ts';
import { prepareCall } from '../../src/runner/work/call-providers.ts';
import { readOpenBreakers, recordFailure, recordSuccess, takeTrial } from '../../src/runner/work/provider-states.ts';
import { eventually } from '../setup/eventually.ts';
import { azureAt, log, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.end());

const throttled = (retryAfter?: number) => new ProviderFailure('throttled', 'wants fewer requests', { retryAfter });
const rest = async () => (await readOpenBreakers(scene.db)).get('azure')?.seconds ?? 0;

test('the Retry-After of a provider is not shortened by a later one', async () => {
  await recordFailure(scene.db, 'azure', throttled(900));
  for (const later of [throttled(1), throttled()]) {
    await recordFailure(scene.db, 'azure', later);
    expect(await rest()).toBeGreaterThan(600);
  }
  await recordFailure(scene.db, 'azure', throttled(3000));
  expect(await rest()).toBeGreaterThan(2000);
});

test('the Retry-After of a provider outlives the success of a call in progress, even after many failures', async () => {
  for (let failures = 0; failures < 5; failures += 1) await recordFailure(scene.db, 'azure', throttled(900));
  await recordSuccess(scene.db, 'azure');
  expect(await rest()).toBeGreaterThan(600);
});

/** Its rest after too many failures is over: the next attempt is to try it. */
const halfOpen = () =>
  scene.db('provider_states').insert({ name: 'azure', failures: 5, retry_at: new Date(Date.now() - 1000) });

const enough = { all: 1000, unowned: 1000, owner: 0, tag: 0 };

async function ask(text: string, caps = enough) {
  const payer = { tagId: 1, ownerId: null, priority: 3, by_lookup: true };
  const source = { lang: 'en', text, hash: 'x' };
  const question = { source, to: 'fr', find: finderOf([]), payer, signal: new AbortController().signal };
  const options = { db: scene.db, log, providers: [azureAt(scene.provider.url)], caps };
  return (await inTransaction(scene.db, prepareCall(options, question)))();
}

test('C5: of concurrent attempts at a half-open breaker, one becomes the trial', async () => {
  await halfOpen();
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeTrial(scene.db, 'azure')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('C5: during the trial no other attempt calls the provider', async () => {
  await halfOpen();
  scene.provider.respond('broken');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('Hello')));
  expect(scene.provider.calls).toHaveLength(1);
  expect(answers.map(({ kind }) => kind)).toEqual(Array(8).fill('later'));
});

test('C5 WD1: a trial whose answer moves the lines of the text has succeeded, and continues line by line', async () => {
  await halfOpen();
  scene.provider.respond(({ text }) => ({ text: text.replaceAll(/\s+/g, ' ') }));
  expect(await ask('One.\n\nTwo.')).toMatchObject({ kind: 'translated', text: 'One.\n\nTwo.' });
  expect(scene.provider.calls.map(({ text }) => text)).toEqual(['One.\n\nTwo.', 'One.', 'Two.']);
});

test('C5: a text over a cap does not use up the trial; the next one does', async () => {
  await halfOpen();
  expect(await ask('Unowned', { ...enough, unowned: 0 })).toMatchObject({ kind: 'later', reason: 'cap' });
  expect(await ask('Fine')).toMatchObject({ kind: 'translated' });
});

test('C5: a trial in which the provider refuses the text has succeeded', async () => {
  await halfOpen();
  scene.provider.respond('too-long');
  expect(await ask('Refused')).toMatchObject({ kind: 'never', reason: 'refused' });
  scene.provider.respond('ok');
  expect(await ask('Fine')).toMatchObject({ kind: 'translated' });
});

test('the pauses between attempts of a job double', async () => {
  const client = scene.client(await scene.runner());
  scene.provider.respond('broken');
  const { textRecordId } = await scene.tag({ text: 'Again and again' });
  await client.request(textRequest(textRecordId, 'fr'));
  // It has had six attempts; the seventh is due.
  await scene.db('work').update({ attempts: 6 });
  await scene.db('provider_states').delete();
  const begun = Date.now();
  await scene.db('work').update({ due_at: scene.db.fn.now() });
  await eventually('it was tried again', async () => {
    const job = await scene.jobOf(textRecordId);
    return job?.state === 'waiting' && job.attempts === 7;
  });
  const { due_at } = (await scene.jobOf(textRecordId)) ?? {};
  // 2 s, doubled six times, and up to a quarter less.
  expect((due_at?.getTime() ?? 0) - begun).toBeGreaterThanOrEqual(95_000);
});
