/** Very large orders: their limit, and cancelling and retrying them step by step. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import { maxOrderItems } from '../../../contracts/management/translation-order.ts';
import { requeueFailed } from '../../../src/runner/orders/bulk-changes.ts';
import { type Museum, openMuseum } from '../../orders/museum.ts';
import { fill } from '../../setup/bundles.ts';

/** Of a tag: its text in every language but its own. */
const everywhere = languageCodes.filter((code) => code !== 'en');
/** Enough for more than one step. */
const many = 60;

let museum: Museum;
beforeEach(async () => {
  museum = await openMuseum({ concurrency: 2 });
});
afterEach(() => museum.end());

/** So many tags of Ada's at once, with one text. */
const fillWith = (tags: number) => fill(museum.scene, museum.ada, tags, 'Exit');

test('J1: an order or an estimate of more than 200 000 items is rejected', async () => {
  await fillWith(Math.floor(maxOrderItems / everywhere.length) + 1);
  for (const ask of [museum.order, museum.estimate])
    expect(await ask({ lang_codes: everywhere })).toMatchObject({
      status: 422,
      body: { base: [expect.stringContaining(`${maxOrderItems}`)] },
    });
  expect(await museum.scene.db('translation_orders')).toEqual([]);
});

test('J3: a cancellation cancels all queued items before it answers, and a retry leaves these cancelled', async () => {
  const { scene } = museum;
  await fillWith(many);
  const held = Promise.withResolvers<'broken'>();
  scene.provider.respond(() => held.promise);
  const { id, total } = await museum.ordered({ lang_codes: everywhere });
  await scene.provider.called(2);
  await scene
    .db('translation_order_items')
    .where({ order_id: id, state: 'queued' })
    .where('id', '>', total - 100)
    .update({ state: 'failed' });
  const cancelled = await museum.press(id, 'cancel');
  expect(cancelled).toMatchObject({ queued: 0, failed: 100, cancelled: total - 100 - cancelled.running });
  expect(scene.provider.calls).toHaveLength(2);
  expect(await museum.press(id, 'retry')).toMatchObject({ failed: 0, cancelled: cancelled.cancelled });
  held.resolve('broken');
  scene.provider.respond('ok');
  expect(await museum.ended(id)).toMatchObject({ state: 'cancelled', saved: 100 + cancelled.running });
});

test('J3: a retry queues all failed items again, each once', async () => {
  const { scene } = museum;
  await fillWith(many);
  scene.provider.respond('hang');
  const { id, total } = await museum.ordered({ lang_codes: everywhere });
  await scene.provider.called(2);
  await scene.db('translation_order_items').where({ order_id: id, state: 'queued' }).update({ state: 'failed' });
  const again = await museum.press(id, 'retry');
  expect(again).toMatchObject({ failed: 0, queued: total - again.running });
  expect(await museum.press(id, 'cancel')).toMatchObject({ queued: 0 });
});

test('J3: an order that is cancelled during a retry stays cancelled', async () => {
  const { scene } = museum;
  await fillWith(many);
  scene.provider.respond('hang');
  const { id, total } = await museum.ordered({ lang_codes: everywhere });
  await scene.provider.called(2);
  await scene.db('translation_order_items').where({ order_id: id, state: 'queued' }).update({ state: 'failed' });
  await scene.db.raw(`
    create function cancel_it() returns trigger language plpgsql as $$
      begin update translation_orders set cancelled_at = now() where id = new.order_id; return null; end $$;
    create trigger cancel_it after update on translation_order_items for each row
      when (new.id = 10 and new.state = 'queued') execute function cancel_it()`);
  await requeueFailed(scene.db, id, () => {});
  const order = await scene.db('translation_orders').where({ id }).first();
  expect(order).toMatchObject({ cancelled_at: expect.any(Date), failed: total - 2 - 2000 });
});

test('J2: a retry forgets refusals before it queues any item', async () => {
  const { scene } = museum;
  await fillWith(many);
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: everywhere });
  await scene.provider.called(2);
  const items = () => scene.db('translation_order_items').where({ order_id: id });
  const refused_key = scene.db.raw(`memory_key('Exit')`);
  await items().where({ state: 'queued' }).update({ state: 'failed', reason: 'refused', refused_key });
  const known: Promise<number>[] = [];
  const refused = () => items().whereNotNull('refused_key').pluck('id');
  await requeueFailed(scene.db, id, () => known.push(refused().then(({ length }) => length)));
  expect(await Promise.all(known)).toEqual([0, 0]);
});

test('J4: if a runner dies while it cancels an order, no more items start, and another cancels the rest', async () => {
  const { scene } = museum;
  await fillWith(many);
  scene.provider.respond('hang');
  const { id, total } = await museum.ordered({ lang_codes: everywhere });
  await scene.provider.called(2);
  const ago = (seconds: number) => scene.db.raw(`now() - make_interval(secs => ?)`, [seconds]);
  await scene
    .db('translation_orders')
    .where({ id })
    .update({ cancelled_at: ago(60) });
  await museum.until(id, 'it is taken back', ({ queued }) => queued === 0);
  // To press once more does the same.
  await scene
    .db('translation_order_items')
    .where({ order_id: id })
    .where('id', '>', 100)
    .update({ state: 'queued', lease: null });
  await scene
    .db('translation_orders')
    .where({ id })
    .update({ cancelled_at: ago(0) });
  expect(await museum.press(id, 'cancel')).toMatchObject({ queued: 0 });
  expect(scene.provider.calls).toHaveLength(2);
  // And what it has left stays cancelled where somebody tries again what has failed.
  await scene.db('translation_order_items').where({ order_id: id, id: 99 }).update({ state: 'failed' });
  await scene.db('translation_order_items').where({ order_id: id }).where('id', '>', 100).update({ state: 'queued' });
  expect(await museum.press(id, 'retry')).toMatchObject({ cancelled: total - 3, queued: 1, failed: 0 });
});
