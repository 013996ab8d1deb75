import type { Knex } from 'knex';

/** Since when a customer is kept from signing in; null where it is not. */
export const up = (db: Knex): Promise<void> => db.raw('alter table customers add column suspended_at timestamptz');

export const down = (db: Knex): Promise<void> => db.raw('alter table customers drop column suspended_at');
