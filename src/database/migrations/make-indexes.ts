/** Indexes on tables that are in use, made outside a transaction. */
import type { Knex } from 'knex';

/** By name, with `%` for the name. */
type Indexes = Readonly<Record<string, string>>;

/** Whether the index is there and finished, and fulfils the condition on its row of `pg_index`. */
export async function isMade(db: Knex, name: string, condition = 'true'): Promise<boolean> {
  const { rows } = await db.raw(
    `select from pg_index where indexrelid = to_regclass(?) and indisvalid and ${condition}`,
    [name],
  );
  return rows.length > 0;
}

/** What an interrupted attempt has finished stays; the invalid index that it leaves of an unfinished one is made anew. */
export async function makeIndexes(db: Knex, indexes: Indexes): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    if (await isMade(db, name)) continue;
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`create ${definition.replace('index %', `index concurrently ${name}`)}`);
  }
}
