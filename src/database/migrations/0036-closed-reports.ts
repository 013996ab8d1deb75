import type { Knex } from 'knex';

/** That somebody has seen to what a visitor reported. A report counts until then, or until something else is read there. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table reports add column closed_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table reports drop column closed_at');
}
