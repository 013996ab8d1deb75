/**
 * Every entry of the history belongs to the change set of its request or command (`tags.change_set`). Besides what `changes` shows, an
 * entry keeps what taking it back needs: the provider and the source hash of translations, the holder of hardware, and which
 * translations a minor edit carried over.
 */
import type { Knex } from 'knex';

const columns = `
  alter table history add column change_set uuid, add column undoes uuid, add column beside jsonb;
  alter table translation_orders add column change_set uuid;
  alter table translation_orders alter column change_set set default gen_random_uuid();`;

const functions = `
  -- Changes of the columns that \`changes\` leaves out, and what a machine's text was made of. The hash of an original follows from
  -- its text.
  create function history_beside(resource text, former jsonb, present jsonb) returns jsonb
    language sql immutable as $$
      select jsonb_object_agg(field, jsonb_build_array(former -> field, present -> field))
      from unnest(case
        when resource = 'hardwares' then '{customer_id}'::text[]
        when resource in ('translations', 'name_translations')
          and not (coalesce(former, present) ->> 'origin' = 'original' and coalesce(present, former) ->> 'origin' = 'original')
          then '{provider,source_hash}'
        end) as f (field)
      where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null') or former ->> 'origin' = 'machine'
    $$;

  create or replace function record_history() returns trigger
    language plpgsql as $$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
      change_set uuid := nullif(current_setting('tags.change_set', true), '');
      undone uuid := nullif(current_setting('tags.undoes', true), '');
      has_beside boolean := tg_table_name in ('hardwares', 'translations', 'name_translations');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, change_set, undoes, record_id, tag_id, owner_id, changes, beside)
        select tg_table_name, 'create', way, actor, change_set, undone, n.id, of.tag_id, of.owner_id,
          history_changes(null, of.fields) - 'suspended',
          case when has_beside and n.r ->> 'origin' is distinct from 'original' then history_beside(tg_table_name, null, n.r) end
        from (select id, to_jsonb(rows) as r from new_rows rows) n, history_of(tg_table_name, n.r, null, tg_argv) of
        order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, change_set, undoes, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes, beside)
        select tg_table_name, 'update', way, actor, change_set, undone, o.id, coalesce(n.tag_id, o.tag_id),
          case when tg_table_name = 'hardwares' and n.tag_id <> o.tag_id then o.tag_id end, n.owner_id,
          o.r ->> 'lang_code', o.r ->> 'origin', changes,
          case when o.carried is not null then jsonb_build_object('carried', o.carried)
            when has_beside then history_beside(tg_table_name, o.r, n.r) end
        from (
          select side.id, side.r, side.carried, of.* from (
            select id, r, max(r ->> 'source_hash') filter (where r ->> 'origin' = 'original')
              over (partition by coalesce(r ->> 'text_record_id', r ->> 'tag_id')) as original,
              case when r ->> 'origin' = 'original' then jsonb_agg(id) filter (where r ->> 'origin' <> 'original')
                over (partition by coalesce(r ->> 'text_record_id', r ->> 'tag_id')) end as carried
            from (select id, to_jsonb(rows) as r from old_rows rows offset 0) each) side, history_of(tg_table_name, side.r, side.original, tg_argv) of
        ) o join (
          select side.id, side.r, of.* from (select id, to_jsonb(rows) as r from new_rows rows) side,
            history_of(tg_table_name, side.r, null, tg_argv) of
        ) n using (id), history_changes(o.fields, n.fields) changes
        where changes <> '{}'
        order by o.id;
      else
        insert into history (resource, event, via, customer_id, change_set, undoes, record_id, tag_id, owner_id,
          former_lang_code, former_origin, changes, beside)
        select tg_table_name, 'destroy', way, actor, change_set, undone, o.id, of.tag_id, of.owner_id,
          o.r ->> 'lang_code', o.r ->> 'origin', history_changes(of.fields, null) - 'suspended',
          case when has_beside then history_beside(tg_table_name, o.r, null) end
        from (
          select id, r, max(r ->> 'source_hash') filter (where r ->> 'origin' = 'original')
            over (partition by coalesce(r ->> 'text_record_id', r ->> 'tag_id')) as original
          from (select id, to_jsonb(rows) as r from old_rows rows offset 0) each) o, history_of(tg_table_name, o.r, o.original, tg_argv) of
        order by o.id;
      end if;
      return null;
    end $$;`;

export const changeSets = {
  up: async (trx: Knex) => {
    for (const sql of [columns, functions]) await trx.raw(sql);
  },
};
