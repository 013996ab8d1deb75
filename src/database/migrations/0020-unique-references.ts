import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'tags_reference_customer_id_key';

/**
 * One tag of a customer has a reference; who looks for one as an admin names no customer. What the migration before has
 * demanded is looked at here, where nobody who writes waits for it.
 */
export async function up(db: Knex): Promise<void> {
  await createIndexConcurrently(db, name, 'tags (reference, customer_id) where reference is not null', 'unique');
  await db.raw('alter table tags validate constraint tags_reference_length');
}

export async function down(db: Knex): Promise<void> {
  await dropIndexConcurrently(db, name);
  await db.raw(`
    alter table tags
      drop constraint tags_reference_length,
      add constraint tags_reference_length check (char_length(reference) between 1 and 255) not valid
  `);
}
