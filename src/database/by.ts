/** The writer of a transaction: actor and way, set for PostgreSQL so that the history can record both. */
import type { Knex } from 'knex';
import type { Way } from '../../contracts/access.ts';

export interface Writer {
  /** The id of the acting person's account; undefined for anonymous requests and commands. */
  actor?: number | undefined;
  /** The id of the customer whose what they make is: of a member the museum. */
  owner?: number | undefined;
  way: Way;
}

/**
 * The same pool for one writer: its transactions begin by setting the writer. Knex' own `withUserParams` copies the
 * whole client, which takes longer than a lookup; this copy holds only what differs.
 */
export function by(db: Knex, writer: Writer): Knex {
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
export async function sayWriter(trx: Knex.Transaction, { actor, owner = actor, way }: Partial<Writer>): Promise<void> {
  if (way !== undefined)
    await trx.raw(
      `select set_config('tags.actor', ?, true), set_config('tags.owner', ?, true), set_config('tags.way', ?, true)`,
      [String(actor ?? ''), String(owner ?? ''), way],
    );
}

/** Changes the way within a transaction. */
export async function sayWay(trx: Knex.Transaction, way: Way): Promise<void> {
  await trx.raw(`select set_config('tags.way', ?, true)`, [way]);
}

/** The way of a write without a writer. */
export const unsaid = 'unsaid';

/** The setting of connections whose transactions must set a writer: the history refuses their writes otherwise. */
export const mustSay = { 'tags.way': unsaid };

/** The setting of a process' connections whose writes all come by one way. */
export const alwaysBy = (way: Way) => ({ 'tags.way': way });
