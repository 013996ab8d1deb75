/** Why an item of an order failed: the provider's status and code, and its words, which are for admins. */
import type { Knex } from 'knex';

export const failureDetails = {
  up: async (trx: Knex) => {
    await trx.raw('alter table translation_order_items add column detail text, add column words text');
  },
};
