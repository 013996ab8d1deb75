/**
 * Changes of very many items of an order, in steps: the end of an item holds its text and a connection while it waits for the order, so an
 * order may not be held for long.
 */
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** Items of a step: some hundredths of a second. */
const step = 2000;
/** Seconds after which the runner that cancels an order may have died before all of it was taken back. */
const longestCancelling = 10;

/** From here on nothing of the order is claimed, and no provider is asked; settles when what was queued is taken back. */
export async function cancelOrder(db: Database, id: number): Promise<void> {
  await db('translation_orders')
    .where({ id, finished_at: null, cancelled_at: null })
    .update({ cancelled_at: db.fn.now(), version: db.raw('version + 1') });
  await takeBack(db, id);
}

/** Cancels what is queued of an order that is cancelled. An item that would be queued behind the mark is cancelled instead (`endItem`). */
export async function takeBack(db: Database, id: number): Promise<void> {
  await bySteps(db, async (trx, from) => {
    const order = await trx('translation_orders')
      .where({ id, finished_at: null })
      .whereNotNull('cancelled_at')
      .forUpdate()
      .first('id');
    return order
      ? changed(trx, `state = 'cancelled', provider = null, reason = null`, { id, which: `state = 'queued'`, from })
      : [];
  });
}

/**
 * Takes back what runners that died have left of cancelled orders: what is queued, and, unless `takesOver` is false, items whose lease has
 * ended, which no claim looks at. Answers whether there was any.
 */
export async function takeBackLeft(db: Database, takesOver: boolean): Promise<boolean> {
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
    await takeBack(db, id);
  }
  return rows.length > 0;
}

/** Queues what has failed of an order, each item once, until it is cancelled again. `wake` is called after each step that queued some. */
export async function requeueFailed(db: Database, id: number, wake: () => void): Promise<void> {
  // What was cancelled stays so.
  await takeBack(db, id);
  await inTransaction(db, (trx) => openAgain(trx, id));
  // All of it before: an item of the first step is not to meet the refusal of the same text in a later one.
  await changeFailed(db, id, { which: 'refused_key is not null', values: 'refused_key = null' });
  const values = `state = 'queued', provider = null, reason = null, attempts = 0, refused_key = null, due_at = '-infinity'`;
  await changeFailed(db, id, { values }, wake);
}

async function openAgain(trx: Transaction, id: number): Promise<void> {
  const opened = await trx('translation_orders').where({ id }).where('failed', '>', 0).update({ cancelled_at: null });
  if (opened > 0)
    await trx('translation_order_pairs')
      .where({ order_id: id })
      .update({ waiting_for: null, resume_at: null, looked_at: 0 });
}

function changeFailed(
  db: Database,
  id: number,
  { which = 'true', values }: { which?: string; values: string },
  done?: () => void,
) {
  const work: Step = async (trx, from) => {
    const open = trx('translation_orders').where({ id, cancelled_at: null }).where('failed', '>', 0);
    if (!(await open.forUpdate().first('id'))) return [];
    return changed(trx, values, { id, which: `state = 'failed' and ${which}`, from });
  };
  return bySteps(db, work, done);
}

/** A step: a transaction that changes the first items behind one, and answers with their numbers. */
type Step = (trx: Transaction, from: number) => Promise<number[]>;

/** Repeats a step, each time behind the last item of the former one, until it changes fewer items than a step has. */
async function bySteps(db: Database, work: Step, done?: () => void): Promise<void> {
  let from = 0;
  for (let count = step; count === step; ) {
    const ids = await inTransaction(db, (trx) => work(trx, from));
    from = Math.max(from, ...ids);
    count = ids.length;
    if (count > 0) done?.();
  }
}

interface Page {
  id: number;
  /** Those that are meant, as an SQL condition. */
  which: string;
  /** The item behind which it begins. */
  from: number;
}

/** Updates the next of some items in the locked order, and returns their ids. By id range: a join may be planned for few rows. */
async function changed(trx: Transaction, values: string, { id, which, from }: Page): Promise<number[]> {
  const ofThose = `order_id = :id and ${which} and id > :from`;
  const { rows: ends } = await trx.raw(
    `select max(id) as last from (select id from translation_order_items where ${ofThose} order by id limit ${step}) page`,
    { id, from },
  );
  const { rows } = await trx.raw(
    `update translation_order_items set ${values}, updated_at = now() where ${ofThose} and id <= :last returning id`,
    { id, from, last: ends[0].last },
  );
  return rows.map((row: { id: number }) => row.id);
}
