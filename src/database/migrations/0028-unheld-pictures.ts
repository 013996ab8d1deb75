/** A customer's picture that none of its records has any more counts for it for a while, and then no longer. */
import type { Knex } from 'knex';

const sql = `
  -- When it was first seen that none of the customer's records has it.
  alter table picture_owners add column unheld_since timestamptz;

  -- Whether a living record of the customer has it.
  create function picture_is_held_by(wanted text, owner integer) returns boolean
    language sql stable as $$
      select exists (select from tags where picture = wanted and customer_id = owner)
        or exists (select from places where picture = wanted and customer_id = owner)
        or exists (select from looks where logo = wanted and customer_id = owner)
    $$;`;

export const unheldPictures = {
  up: (trx: Knex) => trx.raw(sql),
};
