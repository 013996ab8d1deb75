/** A table that somebody has looked at and may agree to: the last one of each customer, kept for an hour. */
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';

const minutes = 60;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps it in the place of the one before. Answers what it is called. */
export async function keepOpen(db: Database, customer_id: number, csv: string): Promise<string> {
  const [{ id }] = await db('open_imports')
    .insert({ customer_id, csv })
    .onConflict('customer_id')
    .merge({ csv, id: db.raw('gen_random_uuid()'), created_at: db.fn.now() })
    .returning('id');
  return id;
}

/** Throws `Invalid` where there is none that is called so any more. */
export async function openImport(db: Database, customer_id: number, id: string): Promise<string> {
  const row = await db('open_imports')
    // What can be no name of one may be nothing that can be asked for at all.
    .where({ customer_id, id: uuid.test(id) ? id : null })
    .whereRaw(`created_at > now() - interval '${minutes} minutes'`)
    .first('csv');
  if (!row) throw new Invalid({ base: ['That table is not kept any more. Choose the file once more.'] });
  return row.csv;
}

export async function forgetOpen(db: Database, customer_id: number): Promise<void> {
  await db('open_imports').where({ customer_id }).delete();
}

/** Forgets those that nobody may agree to any more. Answers how many. */
export const pruneOpenImports = (db: Database): Promise<number> =>
  db('open_imports').whereRaw(`created_at <= now() - interval '${minutes} minutes'`).delete();
