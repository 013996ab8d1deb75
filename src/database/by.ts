/** Who writes, and how: every transaction says it to PostgreSQL, so that whatever the database notes of a change can name both. */
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
  const ways = ofNobody.get(db) ?? new Map<Way, Knex>();
  const own = ways.get(writer.way) ?? copyFor(db, writer);
  ofNobody.set(db, ways.set(writer.way, own));
  return own;
}

const ofNobody = new WeakMap<Knex, Map<Way, Knex>>();

function copyFor(db: Knex, writer: Writer): Knex {
  const { context } = db as Knex & { context: object };
  const own = Object.assign((table: string) => db(table), {
    context: Object.create(context, { userParams: { value: writer } }),
    // Objection keeps here what it has bound to an instance; what is bound to this one is nobody else's.
    $$objection: undefined,
  });
  return Object.setPrototypeOf(own, db);
}

/** What a transaction says as it begins, for `current_setting` to tell; nothing where nobody is named. */
export function saying({ actor, way }: Partial<Writer>): string {
  if (way === undefined) return '';
  return `select set_config('tags.actor', '${Number(actor ?? 0) || ''}', true), set_config('tags.way', '${way}', true);`;
}

/** Says in the midst of a transaction that what comes is by another way. */
export async function sayWay(trx: Knex.Transaction, way: Way): Promise<void> {
  await trx.raw(`select set_config('tags.way', ?, true)`, [way]);
}

/** The setting of a process' connections whose writes all come by one way, so that none has to say it. */
export const alwaysBy = (way: Way) => ({ 'tags.way': way });
