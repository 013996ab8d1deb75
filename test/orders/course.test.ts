/** The progress of orders: what they wait for, their priorities, and what happens when runners die. */
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { nameRequest, textRequest } from '../runner/scene.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { type Museum, openMuseum } from './museum.ts';

let museum: Museum;
afterEach(() => museum.end());

const usual = { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 };
const sent = () => museum.scene.provider.calls.map(({ text }) => text);

describe('J1: an estimate', () => {
  test('gives the characters to send and those from memory, as the order then confirms', async () => {
    museum = await openMuseum({ caps: { ...usual, owner: 40 } });
    const { scene, ada } = museum;
    const first = await museum.tag('Exit');
    await museum.ended((await museum.ordered({ lang_codes: ['fr'], tag_ids: [first.id] })).id);
    for (const text of ['Exit', 'Anchor', ' Anchor ', 'Anchor']) await museum.tag(text);
    const before = sent().length;
    const { status, body } = await museum.estimate({ lang_codes: ['fr'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 5,
      skipped: 1,
      items: 4,
      characters: 4 + 6 + 8 + 6,
      characters_from_memory: 4 + 8 + 6,
      characters_to_send: 6,
      characters_left_today: 36,
    });
    expect(sent()).toHaveLength(before);
    expect(await scene.db('translation_orders')).toHaveLength(1);
    const { id } = await museum.ordered({ lang_codes: ['fr'] }, ada);
    expect(await museum.ended(id)).toMatchObject({ saved: 4, skipped: 1 });
    expect(
      sent()
        .slice(before)
        .map((text) => text.trim()),
    ).toEqual(['Anchor']);
    expect((await museum.items(id, '?state=saved')).filter(({ provider }) => provider === 'memory')).toHaveLength(3);
    // UN1: the runner's work for an order is in the order's set.
    const orders = await scene.db('translation_orders').orderBy('id').pluck('change_set');
    const work = await scene.db('history').where({ via: 'runner' }).orderBy('id').pluck('change_set');
    expect([new Set(orders).size, work]).toEqual([2, [orders[0], ...Array(4).fill(orders[1])]]);
  });
});

describe('J1: the characters left today', () => {
  test('are those that the cap on the owner of the tags leaves, even if nothing is to be translated', async () => {
    museum = await openMuseum({ caps: { ...usual, owner: 40 } });
    const { app } = museum;
    const made = await as(app, museum.ada)('POST', '/Tags/mint.json', { mint: { count: 1 } });
    expect(made.status).toBe(201);
    expect((await museum.estimate({ lang_codes: ['fr'] })).body).toMatchObject({ total: 0, characters_left_today: 40 });
    const admin = await signedIn(app, { role: 'admin' });
    const { id } = await museum.tag('Exit', { owner: await signedIn(app) });
    const tag_ids = [id, made.body[0].id];
    expect((await museum.estimate({ lang_codes: ['fr'], tag_ids }, admin)).body).toMatchObject({
      total: 1,
      characters_left_today: 900_000,
    });
  });
});

test('HU14: the order of a suspended customer pauses, says so, and continues once they are reinstated', async () => {
  museum = await openMuseum();
  const { app, ada, scene } = museum;
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  for (let at = 0; at < 20; at += 1) await museum.tag(`Exit ${at}`);
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(1);
  await app.db('customers').where({ id: ada.id }).update({ suspended_at: app.db.fn.now() });
  const admin = await signedIn(app, { role: 'admin' });
  held.resolve('ok');
  const paused = await museum.until(id, 'nothing runs', ({ running }) => running === 0, admin);
  expect(paused).toMatchObject({ waiting_for: 'suspended', finished_at: null });
  expect(paused.queued).toBeGreaterThan(0);
  await app.db('customers').where({ id: ada.id }).update({ suspended_at: null });
  expect(await museum.ended(id)).toMatchObject({ saved: 20 });
});

describe('J2: while no provider can be called', () => {
  test('because of the caps, items stay queued, except those in memory', async () => {
    museum = await openMuseum({ caps: { ...usual, owner: 9 } });
    const first = await museum.tag('Exit');
    await museum.ended((await museum.ordered({ lang_codes: ['fr'], tag_ids: [first.id] })).id);
    for (const text of ['A longer text', 'Exit', 'Another long one']) await museum.tag(text);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    const waiting = await museum.until(
      id,
      'it waits',
      ({ waiting_for, saved, queued }) => waiting_for === 'cap' && saved === 1 && queued === 2,
    );
    expect(waiting).toMatchObject({ state: 'running', queued: 2, skipped: 1, finished_at: null });
    expect(sent()).toEqual(['Exit']);
    expect(await museum.press(id, 'cancel')).toMatchObject({ state: 'cancelled', waiting_for: null, cancelled: 2 });
  });

  test('because providers rest, items wait and continue as soon as one is available', async () => {
    museum = await openMuseum();
    const { scene } = museum;
    await museum.tag('Exit');
    await scene.db('provider_states').insert({ name: 'azure', failures: 1, retry_at: new Date(Date.now() + 600_000) });
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await museum.until(id, 'it waits', ({ waiting_for }) => waiting_for === 'providers');
    expect(sent()).toEqual([]);
    await scene.db('provider_states').update({ retry_at: null, failures: 0 });
    await scene.db('translation_order_pairs').update({ resume_at: new Date() });
    expect(await museum.ended(id)).toMatchObject({ saved: 1, waiting_for: null });
  });

  test('an order stops waiting at the first call, even a failed one, and when it is retried', async () => {
    museum = await openMuseum();
    const { scene } = museum;
    await museum.tag('Exit');
    await museum.tag('Anchor');
    scene.provider.respond('broken');
    await scene.db('provider_states').insert({ name: 'azure', failures: 1, retry_at: new Date(Date.now() + 600_000) });
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await museum.until(id, 'it waits', ({ waiting_for }) => waiting_for === 'providers');
    await scene.db('provider_states').update({ retry_at: null, failures: -100 });
    await scene.db('translation_order_pairs').update({ resume_at: new Date() });
    await museum.until(id, 'it waits no more', ({ waiting_for }) => waiting_for === null);
    expect(await museum.ended(id)).toMatchObject({ failed: 2 });
    expect(await scene.db('translation_order_pairs').first()).toMatchObject({ waiting_for: null });
    await scene.db('translation_order_pairs').update({ waiting_for: 'providers' });
    expect(await museum.press(id, 'retry')).toMatchObject({ waiting_for: null });
  });
});

describe('J2, J5: priorities', () => {
  test('customers take turns, item by item', async () => {
    museum = await openMuseum({ concurrency: 1 });
    const { scene, app, ada } = museum;
    const grace = await signedIn(app);
    for (let at = 0; at < 8; at += 1) await museum.tag(`ada ${at}`);
    for (let at = 0; at < 3; at += 1) await museum.tag(`grace ${at}`, { owner: grace });
    const held = Promise.withResolvers<'ok'>();
    scene.provider.respond(() => held.promise);
    const one = await museum.ordered({ lang_codes: ['fr'] }, ada);
    await scene.provider.called(1);
    await museum.ordered({ lang_codes: ['fr'] }, grace);
    held.resolve('ok');
    await museum.ended(one.id);
    const turns = sent().map((text) => text.split(' ')[0]);
    expect(turns.slice(1, 7)).toEqual(['grace', 'ada', 'grace', 'ada', 'grace', 'ada']);
  });

  test('a reader never waits for an item', async () => {
    museum = await openMuseum({ concurrency: 1 });
    const { scene } = museum;
    for (let at = 0; at < 20; at += 1) await museum.tag(`Text ${at}`);
    const read = await museum.tag('Read me');
    scene.provider.respond(({ text }) => (text === 'Read me' ? 'ok' : 'hang'));
    const tag_ids = (await scene.db('tags').whereNot({ id: read.id }).pluck('id')) as number[];
    const { id } = await museum.ordered({ lang_codes: ['fr'], tag_ids });
    await scene.provider.called(1);
    const client = scene.client(await scene.runner({ concurrency: 1 }));
    expect(await client.request(textRequest(read.textRecordId, 'fr'))).toMatchObject({ text: '[fr] Read me' });
    await museum.press(id, 'cancel');
  });
});

describe('J5: with a provider that takes one call at a time', () => {
  test('a reader waits for the item in progress, and for no other', async () => {
    museum = await openMuseum({ concurrency: 1 });
    const { scene, runner } = museum;
    for (let at = 0; at < 20; at += 1) await museum.tag(`Text ${at}`);
    const tag_ids = (await scene.db('tags').pluck('id')) as number[];
    const read = await museum.tag('Read me', { name: 'And me' });
    const held = Promise.withResolvers<void>();
    let last = held.promise;
    scene.provider.respond(async () => {
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, 20)));
      await last;
      return 'ok' as const;
    });
    const { id } = await museum.ordered({ lang_codes: ['fr'], tag_ids });
    await scene.provider.called(1);
    const requests = [textRequest(read.textRecordId, 'fr'), nameRequest(read.id, 'fr')];
    const wished = Promise.all(requests.map((wish) => runner.request(wish)));
    // From then on the runner knows that somebody waits.
    await eventually('both are to be made', async () => {
      const jobs = await scene.db('work').where({ tag_id: read.id });
      return jobs.length === 2;
    });
    held.resolve();
    expect(await wished).toMatchObject([{ text: '[fr] Read me' }, { text: '[fr] And me' }]);
    const until = Math.max(sent().indexOf('Read me'), sent().indexOf('And me'));
    const items = sent().filter((text, at) => at < until && text.startsWith('Text'));
    expect(items).toHaveLength(1);
    await museum.press(id, 'cancel');
  });
});

describe('I2: a repeated order', () => {
  test('is the same one, even if its stored response is gone; an estimate ignores the key', async () => {
    museum = await openMuseum();
    await museum.tag('Exit');
    const key = { 'Idempotency-Key': 'one-of-mine' };
    const first = await museum.order({ lang_codes: ['fr'] }, museum.ada, key);
    const again = await museum.order({ lang_codes: ['fr'] }, museum.ada, key);
    expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.body.id,
      'true',
    ]);
    const other = await museum.order({ lang_codes: ['it'] }, museum.ada, key);
    expect([other.status, other.headers.get('x-error-reason')]).toEqual([409, 'idempotency_key_reused']);
    await museum.scene.db('kept_answers').delete();
    expect((await museum.order({ lang_codes: ['fr'] }, museum.ada, key)).body.id).toBe(first.body.id);
    const path = '/translation_orders.json?dry_run=1';
    const body = { translation_order: { lang_codes: ['it'] } };
    for (const value of ['one-of-mine', 'not a key \u00e9'])
      expect(
        await as(museum.app, museum.ada)('POST', path, body, { headers: { 'Idempotency-Key': encodeURI(value) } }),
      ).toMatchObject({ status: 200 });
    expect(await museum.scene.db('translation_orders')).toHaveLength(1);
  });
});

describe('J4, J6: runners', () => {
  test('continue the order of a killed one, and repeat only the calls that were in progress', async () => {
    let killed: Awaited<ReturnType<Museum['scene']['runnerProcess']>> | undefined;
    museum = await openMuseum(async (scene) => {
      killed = await scene.runnerProcess({ RUNNER_CONCURRENCY: '3' });
      return [killed];
    });
    const { scene } = museum;
    for (let at = 0; at < 12; at += 1) await museum.tag(`Text ${at}`);
    scene.provider.respond('hang');
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(3);
    killed?.child.kill('SIGKILL');
    await once(killed?.child as never, 'exit');
    scene.provider.respond('ok');
    expect(await museum.show(id)).toMatchObject({ running: 3, queued: 9 });
    expect(await as(museum.app, museum.ada)('POST', `/translation_orders/${id}/cancel.json`)).toMatchObject({
      status: 503,
    });
    // Its leases have ended.
    await scene.db('translation_order_items').where({ state: 'running' }).update({ due_at: scene.db.fn.now() });
    await scene.runner({ concurrency: 3, timing: { lease: 2000 } });
    expect(await museum.ended(id)).toMatchObject({ saved: 12, state: 'succeeded' });
    expect(scene.provider.calls).toHaveLength(12 + 3);
  });

  test('finish an item that they claimed without noticing because the connection was lost', async () => {
    museum = await openMuseum({ concurrency: 2 });
    const { scene } = museum;
    for (const text of ['Exit', 'Anchor', 'Barrel']) await museum.tag(text);
    const held = Promise.withResolvers<'ok'>();
    scene.provider.respond(() => held.promise);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(2);
    const due_at = scene.db.raw(`now() + interval '1 second'`);
    const lost = { state: 'running', lease: scene.db.raw('gen_random_uuid()'), due_at };
    await scene.db('translation_order_items').where({ order_id: id, state: 'queued' }).update(lost);
    expect(await museum.show(id)).toMatchObject({ queued: 0, running: 3 });
    held.resolve('ok');
    expect(await museum.ended(id)).toMatchObject({ saved: 3 });
    expect(sent()).toHaveLength(3);
  });

  test('make each item once, even if two of them work', async () => {
    museum = await openMuseum(async (scene) => [await scene.runner(), await scene.runner()]);
    for (let at = 0; at < 24; at += 1) await museum.tag(`Text ${at}`, { name: `Name ${at % 7}` });
    const { id } = await museum.ordered({ lang_codes: ['fr', 'it'] });
    expect(await museum.ended(id)).toMatchObject({ total: 96, saved: 96 });
    expect(sent()).toHaveLength(2 * (24 + 7));
  });

  test('return their items to the queue when they stop', async () => {
    museum = await openMuseum(async () => []);
    const { scene } = museum;
    const first = await scene.runner({ concurrency: 2 });
    await museum.tag('Exit');
    scene.provider.respond('hang');
    const client = scene.client(first);
    const wish = { customer_id: museum.ada.id, lang_codes: ['fr'], place_id: null, tag_ids: null };
    const made = await client.orders.make({ ...wish, parts: ['text'], states: ['missing'], key: 'a'.repeat(64) });
    const { id } = made as { id: number };
    await scene.provider.called(1);
    await first.stop();
    expect(await museum.show(id)).toMatchObject({ queued: 1, running: 0, state: 'running' });
    expect(await scene.db('translation_order_items').whereRaw('due_at <= now()')).toMatchObject([{ attempts: 0 }]);
    scene.provider.respond('ok');
    await scene.runner();
    expect(await museum.ended(id)).toMatchObject({ saved: 1 });
  });

  test('call no provider any more when an order is deleted with its customer', async () => {
    museum = await openMuseum({ concurrency: 2 });
    const { scene, app } = museum;
    const admin = await signedIn(app, { role: 'admin' });
    const grace = await signedIn(app, { role: 'admin' });
    const place_id = await museum.place();
    for (let at = 0; at < 6; at += 1) await museum.tag(`Text ${at}`, { place_id });
    scene.provider.respond('hang');
    await museum.ordered({ lang_codes: ['fr'], place_id }, grace);
    await scene.provider.called(2);
    expect((await as(app, admin)('DELETE', `/customers/${grace.id}.json`)).status).toBe(204);
    await eventually('it is gone', async () => (await scene.db('translation_order_items')).length === 0);
    expect(scene.provider.calls).toHaveLength(2);
  });
});
