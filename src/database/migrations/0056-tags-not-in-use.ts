import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'tags_not_in_use_idx';

/** Finds the tags in stock of before, which holds nobody up but who writes to these very tags; and an index that has them alone. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update tags t set in_use = false
    where t.in_use
      and not exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
      and not exists (select from name_translations x where x.tag_id = t.id)`);
  await createIndexConcurrently(db, name, 'tags (id) include (customer_id) where not in_use');
}
export const down = (db: Knex) => dropIndexConcurrently(db, name);
