/**
 * Bulk changes of an order's items, in batches: attempts that end wait for the order's lock, each with its text and a
 * connection, so no transaction may hold that lock for long.
 */
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** Items of a batch: some hundredths of a second. */
const batchSize = 2000;
/** Seconds after which the runner that was cancelling an order counts as dead. */
const cancellingTimeout = 10;

/**
 * Cancels an order: from now on no item is claimed and no provider is called. Resolves once the queued items are
 * cancelled.
 */
export async function cancelOrder(db: Database, id: number): Promise<void> {
  await db('translation_orders')
    .where({ id, finished_at: null, cancelled_at: null })
    .update({ cancelled_at: db.fn.now(), version: db.raw('version + 1') });
  await cancelQueued(db, id);
}

/** Cancels the queued items of a cancelled order. Items that would be queued again later are cancelled by `endItem`. */
const cancelQueued = (db: Database, id: number, isLost = 'false') =>
  inBatches(db, id, {
    order: 'finished_at is null and cancelled_at is not null',
    which: `(state = 'queued' or ${isLost})`,
    values: `state = 'cancelled', lease = null, provider = null, reason = null`,
  });

/**
 * Finishes cancellations that dead runners have left: queued items and, if `takesOver`, items with an expired lease,
 * which no claim takes.
 */
export async function finishCancelling(db: Database, takesOver: boolean): Promise<void> {
  const isLost = takesOver ? `state = 'running' and due_at < now()` : 'false';
  const { rows } = await db.raw(
    `select o.id from translation_orders o
     where o.finished_at is null and o.cancelled_at < now() - make_interval(secs => ${cancellingTimeout})
       and (o.queued > 0 or exists (select from translation_order_items where order_id = o.id and ${isLost}))`,
  );
  for (const { id } of rows) await cancelQueued(db, id, isLost);
}

/** Queues the failed items of an order, each once, until it is cancelled again. Calls `wake` after each batch. */
export async function requeueFailed(db: Database, id: number, wake: () => void): Promise<void> {
  // Cancelled items stay cancelled.
  await cancelQueued(db, id);
  await inTransaction(db, (trx) => reopen(trx, id));
  const order = 'failed > 0 and cancelled_at is null';
  // In all batches first: an item must not find the former refusal of its text at an item of a later batch.
  const refused = `state = 'failed' and refused_key is not null`;
  await inBatches(db, id, { order, which: refused, values: 'refused_key = null' });
  const { rows } = await db.raw('select now()::text as begun');
  const values = `state = 'queued', provider = null, reason = null, attempts = 0, refused_key = null, due_at = '-infinity'`;
  await inBatches(db, id, { order, which: `state = 'failed' and updated_at <= '${rows[0].begun}'`, values }, wake);
}

async function reopen(trx: Transaction, id: number): Promise<void> {
  const opened = await trx('translation_orders').where({ id }).where('failed', '>', 0).update({ cancelled_at: null });
  if (opened > 0)
    await trx('translation_order_pairs')
      .where({ order_id: id })
      .update({ waiting_for: null, resume_at: null, looked_at: 0 });
}

/** SQL. Items that have changed no longer meet the condition `which`. */
interface Change {
  /** Condition on the order, which is locked for each batch. */
  order: string;
  which: string;
  values: string;
}

/** Changes the items in batches until one is not full. */
async function inBatches(db: Database, id: number, { order, which, values }: Change, done?: () => void): Promise<void> {
  const batch = `select id from translation_order_items where order_id = :id and ${which} order by id limit ${batchSize}`;
  for (let count = batchSize; count === batchSize; ) {
    count = await inTransaction(db, async (trx) => {
      const found = await trx('translation_orders').where({ id }).whereRaw(order).forUpdate().first('id');
      if (!found) return 0;
      const { rowCount } = await trx.raw(
        `update translation_order_items set ${values}, updated_at = now() where order_id = :id and id = any(array(${batch}))`,
        { id },
      );
      return rowCount;
    });
    if (count > 0) done?.();
  }
}
