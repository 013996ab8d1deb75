/**
 * Locks an owner's keep words until the transaction ends, and returns the newest, which a new word waits for. Volatile: a
 * statement that calls it sees the words as they are after the wait, not as they were when it began.
 */
import type { Knex } from 'knex';

const sql = `
  create function newest_keep_word(owner integer) returns integer
    language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended('keep words ' || owner, 0));
        return (select coalesce(max(id), 0) from keep_words where customer_id = owner);
      end $$;`;

export const newestKeepWord = {
  up: (trx: Knex) => trx.raw(sql),
};
