import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** A fault is told by this name, which stays. */
const name = 'name_translations_tag_id_lang_code_key';
const next = 'name_translations_tag_id_lang_code_id_key';

/** Names of an owner's tags are listed and counted by this index, as texts are by theirs since migration 0028. */
const kinds = {
  covering: 'name_translations (tag_id, lang_code) include (id)',
  plain: 'name_translations (tag_id, lang_code)',
};

export const up = (db: Knex) => replace(db, 'covering');
export const down = (db: Knex) => replace(db, 'plain');

/** Makes the other one beside it, and gives it its name. Wherever it is cut short, it goes on from there. */
async function replace(db: Knex, kind: keyof typeof kinds): Promise<void> {
  const { rows } = await db.raw(
    'select indnatts > indnkeyatts as is_covering from pg_index where indexrelid = to_regclass(?)',
    [name],
  );
  if (rows[0] && rows[0].is_covering === (kind === 'covering')) return;
  await createIndexConcurrently(db, next, kinds[kind], 'unique');
  await dropIndexConcurrently(db, name);
  await db.raw('alter index ?? rename to ??', [next, name]);
}
