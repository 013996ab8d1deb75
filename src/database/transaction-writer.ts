/** The writer of a transaction: actor, way and change set, set for PostgreSQL so that the history can record them. */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Way } from '../../contracts/access.ts';

interface Writer {
  /** The id of the acting person's account; undefined for anonymous requests and commands. */
  actor?: number | undefined;
  /** The id of the customer that owns what is created: for a member, the museum. */
  owner?: number | undefined;
  way: Way;
  /** Common to all transactions of a request; without it, each transaction is a change set of its own. */
  changeSet?: string | undefined;
}

/**
 * The same pool for one writer: its transactions begin by setting the writer. Knex' own `withUserParams` copies the
 * whole client, which takes longer than a lookup; this copy overrides only what differs.
 */
export function withWriter(db: Knex, writer: Writer): Knex {
  if (writer.actor !== undefined) return copyFor(db, writer);
  // Most requests are anonymous reads: they share one copy for each way.
  const ways = withoutActor.get(db) ?? new Map<Way, Knex>();
  const own = ways.get(writer.way) ?? copyFor(db, writer);
  withoutActor.set(db, ways.set(writer.way, own));
  return own;
}

const withoutActor = new WeakMap<Knex, Map<Way, Knex>>();

function copyFor(db: Knex, writer: Writer): Knex {
  const { context } = db as Knex & { context: object };
  const own = Object.assign((table: string) => db(table), {
    context: Object.create(context, { userParams: { value: { ...db.userParams, ...writer } } }),
    // Objection caches its bound models here; they must not be shared with other writers.
    $$objection: undefined,
  });
  return Object.setPrototypeOf(own, db);
}

/** Sets the writer, as the first statement of a transaction. */
export async function setWriter(
  trx: Knex.Transaction,
  { actor, owner = actor, way, changeSet = randomUUID() }: Partial<Writer>,
): Promise<void> {
  if (way !== undefined)
    await trx.raw(
      `select set_config('tags.actor', ?, true), set_config('tags.owner', ?, true), set_config('tags.way', ?, true),
         set_config('tags.change_set', ?, true)`,
      [String(actor ?? ''), String(owner ?? ''), way, changeSet],
    );
}

/** Changes the way within a transaction. */
export async function setWay(trx: Knex.Transaction, way: Way): Promise<void> {
  await trx.raw(`select set_config('tags.way', ?, true)`, [way]);
}

/** Puts a runner's transaction into a change set: that of the order that it works for. */
export async function setChangeSet(trx: Knex.Transaction, changeSet: string): Promise<void> {
  await trx.raw(`select set_config('tags.change_set', ?, true)`, [changeSet]);
}

/** The change set of a transaction. */
export async function currentChangeSet(trx: Knex.Transaction): Promise<string> {
  const { rows } = await trx.raw(`select current_setting('tags.change_set') as id`);
  return rows[0].id;
}

/** Marks a transaction as the undo of a change set. */
export async function setUndoneChangeSet(trx: Knex.Transaction, changeSet: string): Promise<void> {
  await trx.raw(`select set_config('tags.undoes', ?, true)`, [changeSet]);
}

/** The way of a write without a writer. */
export const missingWay = 'unsaid';

/** The setting of connections whose transactions must set a writer: the history refuses their writes otherwise. */
export const writerRequired = { 'tags.way': missingWay };

/** The settings of a process' connections whose writes all come by one way. A command is one change set. */
export const settingsOfWay = (way: Way): Record<string, string> => ({
  'tags.way': way,
  ...(way === 'command' && { 'tags.change_set': randomUUID() }),
});
