/** The writer of a transaction: it says to PostgreSQL who acts and by which way, so that the history can name both. */
import type { Knex } from 'knex';
import type { Way } from '../../contracts/access.ts';

export interface Writer {
  /** The customer who acts, by id; nobody signed in where there is none. */
  actor?: number | undefined;
  way: Way;
}

/**
 * The same connections for one writer: its transactions begin by saying who it is. Knex' own `withUserParams` copies all of
 * its client each time, which takes longer than a lookup; here only what differs is new.
 */
export function by(db: Knex, writer: Writer): Knex {
  if (writer.actor !== undefined) return copyFor(db, writer);
  // Most requests are of nobody and write nothing: they share one copy for each way.
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
    // Objection keeps here what it has bound to an instance; what is bound to this one is nobody else's.
    $$objection: undefined,
  });
  return Object.setPrototypeOf(own, db);
}

/** The first statement of a transaction: who writes. */
export async function sayWriter(trx: Knex.Transaction, { actor, way }: Partial<Writer>): Promise<void> {
  if (way !== undefined)
    await trx.raw(`select set_config('tags.actor', ?, true), set_config('tags.way', ?, true)`, [
      String(actor ?? ''),
      way,
    ]);
}

/** Says in the midst of a transaction that what comes is by another way. */
export async function sayWay(trx: Knex.Transaction, way: Way): Promise<void> {
  await trx.raw(`select set_config('tags.way', ?, true)`, [way]);
}

/** The way of a write that does not say its own. */
export const unsaid = 'unsaid';

/** The setting of connections whose transactions have to say who writes: the history takes no entry of one that does not. */
export const mustSay = { 'tags.way': unsaid };

/** The setting of a process' connections whose writes all come by one way, so that none has to say it. */
export const alwaysBy = (way: Way) => ({ 'tags.way': way });
