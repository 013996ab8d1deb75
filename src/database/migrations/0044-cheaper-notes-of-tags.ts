import type { Knex } from 'knex';

/**
 * What notes that tags have changed compares each row once, and looks for beacons that changed hands only where a tag did. The
 * join is a full one, which is never made row by row, however few were expected when it was planned.
 */
export const up = (db: Knex) => db.raw(tagsChangedBut(`- 'updated_at'`)).then(() => {});

/** `ignored`: what is taken away of the rows before they are compared; `first`: what is tried before. */
export const tagsChangedBut = (ignored: string, first = '') =>
  tagsChanged(
    `
        select distinct side.* from old_rows o full join new_rows n using (id),
          lateral (values
            (o.id, o.tag_identifier, o.customer_id, o.place_id),
            (n.id, n.tag_identifier, n.customer_id, n.place_id)
          ) as side (id, tag_identifier, customer_id, place_id)
        where side.id is not null and to_jsonb(o) ${ignored} is distinct from to_jsonb(n) ${ignored}`,
    // One that has another owner, or another place, is there as it was and as it is.
    `tg_op = 'UPDATE' and cardinality(ids) > 1`,
    first,
  );

export async function down(db: Knex): Promise<void> {
  await db.raw(
    tagsChanged(
      `
        select tag.* from (
          (select to_jsonb(o) - 'updated_at' from old_rows o except select to_jsonb(n) - 'updated_at' from new_rows n)
          union all
          (select to_jsonb(n) - 'updated_at' from new_rows n except select to_jsonb(o) - 'updated_at' from old_rows o)
        ) as d (row), jsonb_populate_record(null::tags, d.row) as tag`,
      `tg_op = 'UPDATE'`,
    ),
  );
}

/** `updated`: the rows that an update has changed, as they were and as they are. */
const tagsChanged = (updated: string, mayHaveChangedHands: string, first = '') => {
  const from = (
    rows: string,
  ) => `select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from ${rows} r;`;
  return `
    create or replace function tags_changed() returns trigger language plpgsql as $$
    declare
      ids integer[];
      identifiers text[];
      owners integer[];
      places integer[];
    begin${first}
      case tg_op
        when 'INSERT' then ${from('new_rows')}
        when 'DELETE' then ${from('old_rows')}
        else ${from(`(${updated})`)}
      end case;
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select * from unnest(ids, identifiers, owners, places)
        on conflict do nothing;
        perform tell_of_tags(array_agg(distinct id)) from unnest(ids) as id;
        if ${mayHaveChangedHands} then
          perform note_beacons(array_agg(distinct h.match_key), '{}')
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
        end if;
      end if;
      return null;
    end $$;
`;
};
