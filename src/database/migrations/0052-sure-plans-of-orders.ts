import type { Knex } from 'knex';

/**
 * Which item of a pair comes next is asked for each pair with each item that is begun, and whether an order waits with each that
 * ends. Both want the first of a range of one index. A planner whose statistics are as old as the table was small may take any
 * index for just as good, and would then read and sort all that is queued of the order: a hundred thousand items for each one of
 * them. In functions that do not sort only the index in that order is left.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function translation_order_next(wanted integer, source text, target text, out row_id tid, out id integer, out not_before timestamptz)
    returns setof record language plpgsql stable rows 1 set enable_sort = off as $$
    begin
      return query
        select item.ctid, item.id, item.not_before from translation_order_items item
        where item.order_id = wanted and item.source_lang_code = source and item.lang_code = target
          and item.state = 'queued' and item.not_before <= now()
        order by item.not_before, item.id
        limit 1;
    end $$;
    alter function translation_order_waits_for(integer) set enable_sort = off;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop function translation_order_next(integer, text, text);
    alter function translation_order_waits_for(integer) reset enable_sort;
  `);
}
