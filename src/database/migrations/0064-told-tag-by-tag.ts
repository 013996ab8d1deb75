import type { Knex } from 'knex';
import { toldByWriters, toldOf } from './0050-told-by-writers.ts';

/**
 * However many tags a transaction has changed, they are told by their ids, and a place by those that are there: what one customer does
 * ends no other's kept answers.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- As many ids as a notification holds.
    create function ids_to_tell(ids integer[]) returns setof text language sql immutable as $$
      select string_agg(id::text, ',')
      from (select id, (at - 1) / 500 as part from unnest(ids) with ordinality as each (id, at)) parts
      group by part
    $$;

    create or replace function told_of(versions xid8[]) returns table (version xid8, tags text) language sql stable as $$
      select changed.version, told.tags
      from (
        select c.version, array_agg(distinct coalesce(c.tag_id, t.id)) filter (where coalesce(c.tag_id, t.id) is not null) as ids
        from tag_changes c left join tags t on c.tag_id is null and t.place_id = c.place_id
        where c.version = any (versions) and c.beacon is null
        group by c.version
      ) changed left join lateral ids_to_tell(changed.ids) as told (tags) on true
    $$;

    create or replace function tell_of_tags(ids integer[]) returns void language sql as $$
      select count(pg_notify('tag_changes', told)) from ids_to_tell(ids) told where not ${isLeft};
    $$;

    create or replace function places_changed() returns trigger language plpgsql as $$
    declare
      owners integer[];
      ids integer[];
    begin
      case tg_op
        when 'INSERT' then ${changed('new_rows')}
        when 'DELETE' then ${changed('old_rows')}
        else ${changed('((table old_rows except table new_rows) union all (table new_rows except table old_rows))')}
      end case;
      if ids is not null then
        insert into tag_changes (customer_id, place_id) select * from unnest(owners, ids) on conflict do nothing;
        if not ${isLeft} then
          perform tell_of_tags(array_agg(t.id)) from tags t where t.place_id = any (ids);
        end if;
      end if;
      return null;
    end $$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`${toldOf}${toldByWriters}drop function ids_to_tell(integer[]);`);
}

const isLeft = `(coalesce(current_setting('tags.told', true), '') = 'later')`;

const changed = (rows: string) => `select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from ${rows} r;`;
