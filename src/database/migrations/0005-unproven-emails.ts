import type { Knex } from 'knex';

/** Which e-mail addresses are only claimed, since customers can change their own. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The customer has put in this address by itself, and nobody has shown that it is the customer's.
    alter table customers add column email_unproven boolean not null default false;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table customers drop column email_unproven');
}
