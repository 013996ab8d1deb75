/**
 * A beacon's `customer_id` is its holder, while it is attached too: the owner of its tag. So an index has the holders of a UUID in
 * order, and whether there is more than one is read at its two ends.
 */
import type { Knex } from 'knex';
import { makeIndexes } from './make-indexes.ts';

const triggers = `
  -- Of those who are giving tags away nobody goes on with the former triggers.
  lock table tags, hardwares in share row exclusive mode;

  -- The lock: a tag that is given away meanwhile either has its new owner here, or finds this beacon afterwards.
  create or replace function beacon_held() returns trigger
    language plpgsql as $$
      begin
        select customer_id into new.customer_id from tags where id = new.tag_id for no key update;
        return new;
      end $$;
  create or replace trigger beacon_held before insert or update of tag_id, customer_id, hardware_type on hardwares
    for each row when (new.hardware_type = 'ble-beacon' and new.tag_id is not null) execute function beacon_held();

  create or replace function journal_tag_rows() returns trigger
    language plpgsql as $$
      declare
        ids integer[];
        identifiers text[];
        owners integer[];
        places integer[];
        beacons integer[];
        keys text[];
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
          select array_agg(h.id), array_agg(distinct h.match_key) into beacons, keys
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
          if beacons is not null then
            update hardwares h set customer_id = t.customer_id from tags t where t.id = h.tag_id and h.id = any (beacons);
            perform journal_beacons(keys, '{}');
          end if;
        end if;
        return null;
      end $$;

  -- A beacon does not change by its tag's owner.
  create or replace trigger row_updated before update on hardwares
    for each row when (new.hardware_type <> 'ble-beacon' or new.tag_id is null or old.tag_id is distinct from new.tag_id
      or old.customer_id is not distinct from new.customer_id)
    execute function row_updated();`;

/** Beacons of tags that were given away before. */
const outdated = `
  select h.id, h.tag_id from hardwares h join tags t on t.id = h.tag_id
  where h.hardware_type = 'ble-beacon' and h.customer_id is distinct from t.customer_id
  order by h.tag_id, h.id`;

const most = 500;

/** In short transactions, which lock tags before hardware, as writers do. An attempt that ended before has done its part. */
async function correct(db: Knex): Promise<void> {
  const { rows } = await db.raw(outdated);
  for (let at = 0; at < rows.length; at += most) {
    const part: { id: number; tag_id: number }[] = rows.slice(at, at + most);
    await db.transaction(async (trx) => {
      const tags = part.map(({ tag_id }) => tag_id);
      await trx.raw('select from tags where id = any(cast(? as integer[])) order by id for no key update', [tags]);
      // The trigger sets the owner.
      await trx.raw(
        'update hardwares set customer_id = customer_id where id = any(cast(? as integer[])) and tag_id is not null',
        [part.map(({ id }) => id)],
      );
    });
  }
}

export const beaconHolders = {
  config: { transaction: false },
  up: async (db: Knex) => {
    await db.transaction((trx) => trx.raw(triggers));
    await correct(db);
    await makeIndexes(db, {
      hardwares_holder_idx: `index % on hardwares (match_key, customer_id) where hardware_type = 'ble-beacon'`,
    });
  },
};
