/** The priority of jobs when there are more than can run at once. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TranslationRequest } from '../../contracts/runner.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { claimByPriority } from '../../src/runner/queue/urgency.ts';
import { eventually } from '../setup/eventually.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let client: RunnerClient;
let release = () => {};

/** A runner that does one thing at a time, and is kept from doing more than the first. */
beforeEach(async () => {
  scene = await setScene();
  client = scene.client(await scene.runner({ concurrency: 1 }));
  const held = new Promise<'ok'>((resolve) => (release = () => resolve('ok')));
  scene.provider.respond((_call, index) => (index === 0 ? held : 'ok'));
  await wish('first', {});
  await scene.provider.called(1);
});
afterEach(async () => {
  release();
  await scene.end();
});

/** Makes a text and wishes for it; returns when the wish is on record. */
async function wish(text: string, more: Partial<TranslationRequest>, owned = true): Promise<() => Promise<unknown>> {
  const { textRecordId } = await scene.tag({ text, owned });
  const { wait_ms, ...request } = textRequest(textRecordId, 'fr', { wait_ms: 60_000, ...more });
  const { from, insist } = request;
  const asked =
    wait_ms === 0 ? client.leave({ wishes: [request], from, insist }) : client.request({ ...request, wait_ms });
  asked.catch(() => {});
  await eventually('it is on record', async () => (await scene.jobOf(textRecordId)) !== undefined);
  return () => client.request(textRequest(textRecordId, 'fr', { wait_ms: 60_000, insist: true, from: 'management' }));
}

const kinds = {
  insisting: { insist: true, from: 'management' },
  lookup: { from: 'lookup' },
  remake: { from: 'remake', wait_ms: 0 },
  order: { insist: true, from: 'management', wait_ms: 0 },
} as const satisfies Record<string, Partial<TranslationRequest>>;

const texts = () => scene.provider.calls.map(({ text }) => text);

test('insisting requests come first, then lookups of owned tags, other lookups, and background requests', async () => {
  await wish('remake', kinds.remake);
  await wish('order', kinds.order);
  await wish('stranger', kinds.lookup, false);
  await wish('owner', kinds.lookup);
  await wish('person', kinds.insisting);
  release();
  await eventually('all are made', () => texts().length === 6);
  expect(texts()).toEqual(['first', 'person', 'owner', 'stranger', 'remake', 'order']);
});

test('a request that joins a queued job raises its priority', async () => {
  await wish('one', kinds.lookup, false);
  await wish('two', kinds.lookup, false);
  const join = await wish('three', kinds.remake, false);
  const joined = join();
  const isRaised = async () => (await scene.db('work').where({ priority: 1 })).length > 0;
  await eventually('it is raised', isRaised);
  release();
  expect(await joined).toMatchObject({ state: 'translated' });
  await eventually('all are made', () => texts().length === 4);
  expect(texts()).toEqual(['first', 'three', 'one', 'two']);
});

test('each priority gets at least a tenth of the work', async () => {
  for (let n = 0; n < 25; n += 1) await wish(`person ${n}`, kinds.insisting);
  for (const n of [1, 2, 3]) {
    await wish(`remake ${n}`, kinds.remake);
    await wish(`stranger ${n}`, kinds.lookup, false);
    await wish(`owner ${n}`, kinds.lookup);
  }
  release();
  await eventually('all are made', () => texts().length === 35);
  const first = texts().slice(0, 22);
  for (const kind of ['owner', 'stranger', 'remake'])
    expect([kind, first.filter((text) => text.startsWith(kind)).length]).toEqual([kind, 2]);
});

test('of ten claims, one takes the oldest job of each lower priority', async () => {
  const claim = claimByPriority(async (priority?: number) => ({ priority }));
  const claimed: unknown[] = [];
  for (let begun = 0; begun < 20; begun += 1) claimed.push((await claim())?.priority);
  expect(claimed.filter((priority) => priority !== undefined)).toEqual([2, 3, 4, 2, 3, 4]);
});
