/** Claiming and ending an item reads as little of a very large order as of a small one, even with outdated statistics. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import type { Database } from '../../../src/database/connect.ts';
import { claimItem, endItem, isWanted } from '../../../src/runner/orders/items.ts';
import { type Scene, setScene } from '../../runner/scene.ts';

const languages = languageCodes.filter((code) => code !== 'en');
const items = 180_000;
/** Of each pair that waits the first is looked at, twice to claim and once for each change. */
const fewest = 7 * languages.length;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

/** So many items of a new order, all of them queued. */
async function orderOf(customer: number, tag: number, count: number): Promise<number> {
  const [{ id }] = await scene
    .db('translation_orders')
    .insert({
      customer_id: customer,
      request_key: Buffer.alloc(1),
      lang_codes: languages,
      tags: 1,
      parts: ['text'],
      states: ['missing'],
      total: count,
      queued: count,
    })
    .returning('id');
  await scene.db.raw(
    `insert into translation_order_items (order_id, id, part, subject_id, tag_id, source_lang_code, lang_code, state)
     select :id, nth, 'name', :tag, :tag, 'en', (cast(:languages as text[]))[1 + nth % :length], 'queued'
     from generate_series(1, cast(:count as integer)) nth`,
    { id, tag, languages, length: languages.length, count },
  );
  await scene.db.raw(
    `insert into translation_order_pairs (order_id, source_lang_code, lang_code, waiting_for, resume_at)
     select distinct order_id, source_lang_code, lang_code, 'providers', now() from translation_order_items where order_id = ?`,
    [id],
  );
  return id;
}

/** Rows and entries of indexes of items that were read by this connection, as far as it has not told the server of them yet. */
async function readBy(trx: Database): Promise<number> {
  const { rows } = await trx.raw(
    `select coalesce(sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)), 0)::integer as read
     from pg_class where oid = 'translation_order_items'::regclass
       or oid in (select indexrelid from pg_index where indrelid = 'translation_order_items'::regclass)`,
  );
  return rows[0].read;
}

test('claiming one of 180 000 items reads only the first of each pair, even with outdated statistics', async () => {
  const { db } = scene;
  const tag = await scene.tag({ text: 'Exit', name: 'Exit' });
  const customer = tag.ownerId as number;
  await db.raw('alter table translation_order_items set (autovacuum_enabled = off)');
  const small = await orderOf(customer, tag.id, 1000);
  await db('translation_order_items').where({ order_id: small }).update({ state: 'cancelled' });
  // As if nothing were ever queued, and each order had few items.
  await db.raw('vacuum analyze translation_order_items, translation_order_pairs, translation_orders');
  const order = await orderOf(customer, tag.id, items);

  const read = await db.transaction(async (trx) => {
    const before = await readBy(trx);
    const { claimed } = await claimItem(trx, { seconds: 10, takesOver: true });
    if (!claimed) throw new Error('there is nothing to be claimed');
    expect([claimed.order_id, claimed.id, claimed.isReached]).toEqual([order, 1, true]);
    expect(await isWanted(trx, claimed)).toBe(true);
    await endItem(trx, claimed, { state: 'saved', provider: 'azure', wasAsked: true });
    return (await readBy(trx)) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(fewest);
});
