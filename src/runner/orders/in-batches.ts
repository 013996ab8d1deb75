/**
 * Bulk changes of an order's items, in batches: attempts that end wait for the order's lock, each with its text and a
 * connection, so no transaction may hold that lock for long.
 */
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** Items of a batch: some hundredths of a second. */
const batchSize = 2000;
/** Seconds after which the runner that was cancelling an order counts as dead. */
const longestCancelling = 10;

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
async function cancelQueued(db: Database, id: number): Promise<void> {
  await inBatches(db, async (trx, from) => {
    const order = await trx('translation_orders')
      .where({ id, finished_at: null })
      .whereNotNull('cancelled_at')
      .forUpdate()
      .first('id');
    return order
      ? updateBatch(trx, `state = 'cancelled', provider = null, reason = null`, { id, which: `state = 'queued'`, from })
      : [];
  });
}

/**
 * Finishes cancellations that dead runners have left: queued items and, if `takesOver`, items with an expired lease,
 * which no claim takes. Returns whether there were any.
 */
export async function finishCancelling(db: Database, takesOver: boolean): Promise<boolean> {
  const isLost = `state = 'running' and due_at < now()`;
  const { rows } = await db.raw(
    `select o.id from translation_orders o
     where o.finished_at is null and o.cancelled_at < now() - make_interval(secs => ${longestCancelling})
       and (o.queued > 0 or :takesOver and exists (select from translation_order_items where order_id = o.id and ${isLost}))`,
    { takesOver },
  );
  for (const { id } of rows) {
    await inTransaction(db, async (trx) => {
      await trx('translation_orders').where({ id }).forUpdate().first('id');
      const lost = trx('translation_order_items').where({ order_id: id }).whereRaw(isLost);
      if (takesOver) await lost.update({ state: 'cancelled', lease: null, provider: null, updated_at: trx.fn.now() });
    });
    await cancelQueued(db, id);
  }
  return rows.length > 0;
}

/** Queues the failed items of an order, each once, until it is cancelled again. Calls `wake` after each batch. */
export async function requeueFailed(db: Database, id: number, wake: () => void): Promise<void> {
  // Cancelled items stay cancelled.
  await cancelQueued(db, id);
  await inTransaction(db, (trx) => reopen(trx, id));
  // In all batches first: an item must not find the former refusal of its text at an item of a later batch.
  await updateFailed(db, id, { which: 'refused_key is not null', values: 'refused_key = null' });
  const values = `state = 'queued', provider = null, reason = null, attempts = 0, refused_key = null, due_at = '-infinity'`;
  await updateFailed(db, id, { values }, wake);
}

async function reopen(trx: Transaction, id: number): Promise<void> {
  const opened = await trx('translation_orders').where({ id }).where('failed', '>', 0).update({ cancelled_at: null });
  if (opened > 0)
    await trx('translation_order_pairs')
      .where({ order_id: id })
      .update({ waiting_for: null, resume_at: null, looked_at: 0 });
}

function updateFailed(
  db: Database,
  id: number,
  { which = 'true', values }: { which?: string; values: string },
  done?: () => void,
) {
  const work: Batch = async (trx, from) => {
    const open = trx('translation_orders').where({ id, cancelled_at: null }).where('failed', '>', 0);
    if (!(await open.forUpdate().first('id'))) return [];
    return updateBatch(trx, values, { id, which: `state = 'failed' and ${which}`, from });
  };
  return inBatches(db, work, done);
}

/** Changes the first items after the given one, in a transaction. Returns their ids. */
type Batch = (trx: Transaction, from: number) => Promise<number[]>;

/** Runs batches until one is not full. */
async function inBatches(db: Database, work: Batch, done?: () => void): Promise<void> {
  let from = 0;
  for (let count = batchSize; count === batchSize; ) {
    const ids = await inTransaction(db, (trx) => work(trx, from));
    from = Math.max(from, ...ids);
    count = ids.length;
    if (count > 0) done?.();
  }
}

interface Page {
  id: number;
  /** SQL condition on the items. */
  which: string;
  /** The batch begins after this item. */
  from: number;
}

/**
 * Updates the next batch of a locked order. Returns the ids. Updates a range of ids, as a join might be planned for few
 * rows.
 */
async function updateBatch(trx: Transaction, values: string, { id, which, from }: Page): Promise<number[]> {
  const ofThose = `order_id = :id and ${which} and id > :from`;
  const { rows: ends } = await trx.raw(
    `select max(id) as last from (select id from translation_order_items where ${ofThose} order by id limit ${batchSize}) page`,
    { id, from },
  );
  const { rows } = await trx.raw(
    `update translation_order_items set ${values}, updated_at = now() where ${ofThose} and id <= :last returning id`,
    { id, from, last: ends[0].last },
  );
  return rows.map((row: { id: number }) => row.id);
}
