/** What orders send to providers, so that their costs can be told; and orders that wait for the budget of a month. */
import type { Knex } from 'knex';

/** Each new order has a row for each provider. Older ones have none: what was sent for them was not counted. */
const usage = `
  create table translation_order_usage (
    order_id integer not null references translation_orders on delete cascade,
    provider text not null,
    characters bigint not null default 0,
    primary key (order_id, provider)
  )`;

const waiting = `
  alter table translation_orders drop constraint translation_orders_waiting_for_known,
    add constraint translation_orders_waiting_for_known check (waiting_for in ('budget', 'cap', 'providers'));
  alter table translation_order_pairs drop constraint translation_order_pairs_waiting_for_known,
    add constraint translation_order_pairs_waiting_for_known check (waiting_for in ('budget', 'cap', 'providers'))`;

export const orderUsage = {
  up: async (trx: Knex) => {
    for (const sql of [usage, waiting]) await trx.raw(sql);
  },
};
