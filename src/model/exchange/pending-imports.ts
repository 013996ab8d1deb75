/** Tables between preview and confirmation: the last one of each customer, kept for an hour. */
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { Invalid } from '../../errors.ts';

const minutes = 60;

/** The id for a query; null, which matches nothing, for an invalid UUID. */
export const uuidOrNull = (id: string): string | null => (isUuid(id) ? id : null);

/** Stores a table in place of the previous one. Returns its id. */
export async function storeOpenImport(db: Database, customer_id: number, content: string): Promise<string> {
  const [{ id }] = await db('open_imports')
    .insert({ customer_id, content })
    .onConflict('customer_id')
    .merge({ content, id: db.raw('gen_random_uuid()'), created_at: db.fn.now() })
    .returning('id');
  return id;
}

/** Throws `Invalid` for an unknown or expired id. */
export async function readOpenImport(db: Database, customer_id: number, id: string): Promise<string> {
  const row = await db('open_imports')
    .where({ customer_id, id: uuidOrNull(id) })
    .whereNotNull('content')
    .whereRaw(`created_at > now() - interval '${minutes} minutes'`)
    .first('content');
  if (!row)
    throw new Invalid({
      base: [
        'That table is not kept any more: an hour has passed, or another file was chosen. Choose the file once more.',
      ],
    });
  return row.content;
}

/** Restarts its hour. */
export const renewOpenImport = (db: Database, customer_id: number, id: string): Promise<number> =>
  db('open_imports')
    .where({ id: uuidOrNull(id), customer_id })
    .update({ created_at: db.fn.now() });

/** Removes the table, unless another one has replaced it. */
export async function removeOpenImport(db: Database, customer_id: number, id: string): Promise<void> {
  await db('open_imports')
    .where({ id: uuidOrNull(id), customer_id })
    .delete();
}

/** Removes expired tables. Returns their number. */
export const pruneOpenImports = (db: Database): Promise<number> =>
  db('open_imports').whereRaw(`created_at <= now() - interval '${minutes} minutes'`).delete();
