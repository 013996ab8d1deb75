/** Unique indexes that are made anew with columns to be read besides, while the service runs. */
import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

interface Covered {
  /** A fault is told by this name, which stays. */
  name: string;
  /** Of the other one, until it is whole. */
  next: string;
  /** The table, with the columns that are unique together. */
  unique: string;
  /** What is read besides. */
  include: string;
}

/** Makes the other one beside it, and gives it its name. Wherever it is cut short, it goes on from there. */
export function covering({ name, next, unique, include }: Covered) {
  const replace = async (db: Knex, isCovering: boolean): Promise<void> => {
    const { rows } = await db.raw(
      'select indnatts > indnkeyatts as is_covering from pg_index where indexrelid = to_regclass(?)',
      [name],
    );
    if (rows[0]?.is_covering === isCovering) return;
    await createIndexConcurrently(db, next, isCovering ? `${unique} include (${include})` : unique, 'unique');
    await dropIndexConcurrently(db, name);
    await db.raw('alter index ?? rename to ??', [next, name]);
  };
  return { up: (db: Knex) => replace(db, true), down: (db: Knex) => replace(db, false) };
}
