import type { Knex } from 'knex';

/**
 * A transaction may leave it to its process to tell which tags it has changed, once it is done: one that notifies takes a
 * lock of the whole server while it commits, so that all commits come one after the other. See decision 0067.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table tag_changes add column is_told_later boolean not null default ${isLeft};

    ${toldOf}
  `);
  await db.raw(toldByWriters);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(telling('', `perform pg_notify('tag_changes', '*')`));
  await db.raw('drop function told_of(xid8[]); alter table tag_changes drop column is_told_later');
}

const isLeft = `(coalesce(current_setting('tags.told', true), '') = 'later')`;

/** What transactions have changed: their tags, or any. */
export const toldOf = `create or replace function told_of(versions xid8[]) returns table (version xid8, tags text) language sql stable as $$
      select c.version, case
        when bool_or(c.tag_id is null) or count(distinct c.tag_id) > 100 then '*'
        else string_agg(distinct c.tag_id::text, ',')
      end
      from tag_changes c where c.version = any (versions) and c.beacon is null
      group by c.version
    $$;`;

const telling = (condition: string, tellOfAll: string) => `
    create or replace function tell_of_tags(ids integer[]) returns void language sql as $$
      select pg_notify('tag_changes', case when cardinality(ids) <= 100 then array_to_string(ids, ',') else '*' end)${condition};
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
        ${tellOfAll};
      end if;
      return null;
    end $$;
`;
const changed = (rows: string) => `select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from ${rows} r;`;

/** How transactions tell, unless they leave it to their process. */
export const toldByWriters = telling(
  ` where not ${isLeft}`,
  `if not ${isLeft} then perform pg_notify('tag_changes', '*'); end if`,
);
