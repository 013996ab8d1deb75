/**
 * The journal names tags only where visitors could see them: the identifiers of its rows are what bundles report as gone, and those
 * of hidden tags were never in any. Former rows of tags that are hidden, and always were, lose theirs.
 */
import type { Knex } from 'knex';

const functions = `
  create or replace function journal_tags(ids integer[]) returns void
    language sql as $$
      insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
      select id, case when not hidden then tag_identifier end, customer_id, place_id from tags where id = any (ids)
      on conflict do nothing;
      select notify_tags(ids);
    $$;
  create or replace function journal_tag_rows() returns trigger
    language plpgsql as $$
      declare
        ids integer[];
        identifiers text[];
        owners integer[];
        places integer[];
      begin
        case tg_op
          when 'INSERT' then
            select array_agg(id), array_agg(case when not hidden then tag_identifier end),
              array_agg(customer_id), array_agg(place_id)
            into ids, identifiers, owners, places from new_rows;
          when 'DELETE' then
            select array_agg(id), array_agg(case when not hidden then tag_identifier end),
              array_agg(customer_id), array_agg(place_id)
            into ids, identifiers, owners, places from old_rows;
          else
            -- One row for each owner and place: of a tag that is hidden or shown with the identifier, as it was seen there.
            select array_agg(r.id), array_agg(r.identifier), array_agg(r.customer_id), array_agg(r.place_id)
            into ids, identifiers, owners, places
            from (
              select side.id, min(side.identifier) as identifier, side.customer_id, side.place_id
              from old_rows o join new_rows n using (id), lateral (values
                (o.id, case when not o.hidden then o.tag_identifier end, o.customer_id, o.place_id),
                (n.id, case when not n.hidden then n.tag_identifier end, n.customer_id, n.place_id)
              ) as side (id, identifier, customer_id, place_id)
              where to_jsonb(o) - '{updated_at,in_use}'::text[] <> to_jsonb(n) - '{updated_at,in_use}'::text[]
              group by side.id, side.customer_id, side.place_id) r;
        end case;
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select * from unnest(ids, identifiers, owners, places)
        on conflict do nothing;
        perform notify_tags(array_agg(distinct id)) from unnest(ids) as id;
        -- Of tags that were given away, the beacons have another holder now.
        if tg_op = 'UPDATE' then
          perform journal_beacons(array_agg(distinct h.match_key), '{}')
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
        end if;
        return null;
      end $$;`;

const formerRows = `
  update tag_changes c set tag_identifier = null from tags t
  where c.tag_id = t.id and t.hidden and not exists (
    select from history h
    where h.resource = 'tags' and h.record_id = t.id and h.event = 'update' and jsonb_exists(h.changes, 'hidden'))`;

export const unseenIdentifiers = {
  up: async (trx: Knex) => {
    await trx.raw(functions);
    await trx.raw(formerRows);
  },
};
