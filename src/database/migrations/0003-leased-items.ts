/**
 * Items of orders are held as jobs are: `due_at` is the time from which an item may be claimed, and of one that runs the end of its lease,
 * so that claims alone take over what dead runners have left. Runners of the former version have to be stopped.
 */
import type { Knex } from 'knex';

const columns = `
  update translation_order_items set state = 'queued', claim = null where state = 'running';
  drop index translation_order_items_queued_idx, translation_order_items_claim_idx;
  alter table translation_order_items drop column leased_until;
  alter table translation_order_items rename column claim to lease;
  alter table translation_order_items rename column not_before to due_at;
  alter table translation_order_items rename constraint translation_order_items_claim_of_running to translation_order_items_lease_of_running;
  create index translation_order_items_due_idx on translation_order_items (order_id, source_lang_code, lang_code, due_at, id)
    where state in ('queued', 'running');
  create unique index translation_order_items_lease_key on translation_order_items (lease) where lease is not null;`;

const functions = `
  create or replace function translation_order_waits_for(wanted integer) returns text
    language plpgsql stable set enable_sort = off as $$
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
            order by item.due_at, item.id limit 1
          ) queued
          where pair.order_id = wanted
        );
      end $$;

  drop function translation_order_next(integer, text, text);
  create function translation_order_next(wanted integer, source text, target text, takes_over boolean,
      out row_id tid, out id integer, out due_at timestamptz) returns setof record
    language plpgsql stable rows 1 set enable_sort = off as $$
      begin
        return query
          select item.ctid, item.id, item.due_at from translation_order_items item
          where item.order_id = wanted and item.source_lang_code = source and item.lang_code = target
            and item.state in ('queued', 'running') and (takes_over or item.state = 'queued') and item.due_at <= now()
          order by item.due_at, item.id
          limit 1;
      end $$;`;

export const leasedItems = {
  up: async (trx: Knex) => {
    for (const sql of [columns, functions]) await trx.raw(sql);
  },
};
