import type { Knex } from 'knex';

/**
 * Whether an order waits is asked with each item that is begun or ends. It is looked at pair by pair, by the index, and only where
 * one of them waits: never through all that is queued, however the planner counts that.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function translation_order_waits_for(wanted integer) returns text language plpgsql stable as $$
    begin
      if not exists (select from translation_order_pairs where order_id = wanted and waiting_for is not null) then
        return null;
      end if;
      return (
        select case when bool_and(pair.waiting_for is not null) then min(pair.waiting_for) end
        from translation_order_pairs pair cross join lateral (
          select from translation_order_items item
          where item.order_id = pair.order_id and item.source_lang_code = pair.source_lang_code
            and item.lang_code = pair.lang_code and item.state = 'queued'
          order by item.not_before, item.id limit 1
        ) queued
        where pair.order_id = wanted
      );
    end $$`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(former);
}

/** To the letter, as the migration of the orders has it. */
const former = `
  create or replace function translation_order_waits_for(wanted integer) returns text language plpgsql stable as $$
  begin
    return (
      select case when bool_and(pair.waiting_for is not null) then min(pair.waiting_for) end
      from translation_order_pairs pair
      where pair.order_id = wanted and exists (
        select from translation_order_items item
        where item.order_id = pair.order_id and item.source_lang_code = pair.source_lang_code
          and item.lang_code = pair.lang_code and item.state = 'queued')
    );
  end $$`;
