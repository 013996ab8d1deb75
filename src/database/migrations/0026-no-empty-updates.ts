/**
 * The journal updates tags only where that changes one: an update of no rows fires the triggers of `tags` too, and those cost each
 * text, name and item of hardware several times what it costs to write it.
 */
import type { Knex } from 'knex';

const functions = `
  create or replace function touch_tags(ids integer[]) returns void
    language plpgsql as $$
      declare
        untouched integer[];
      begin
        select array_agg(id) into untouched from tags
        where id = any (ids) and not (xmin = pg_current_xact_id()::xid and updated_at >= now());
        if untouched is not null then
          update tags set updated_at = clock_timestamp() where id = any (untouched);
        end if;
      end $$;
  create or replace function set_in_use(ids integer[]) returns void
    language plpgsql as $$
      declare
        worded integer[];
        bare integer[];
      begin
        select array_agg(id) into worded from tags where id = any (ids) and not in_use and has_words(id);
        if worded is not null then
          update tags set in_use = true where id = any (worded) and not in_use and has_words(id);
        end if;
        select array_agg(id) into bare from tags where id = any (ids) and in_use and not has_words(id);
        if bare is not null then
          -- Another transaction that adds words holds one of these by its foreign key, and is seen after its end.
          perform from tags where id = any (bare) order by id for update;
          perform from text_records where tag_id = any (bare) order by id for update;
          update tags set in_use = false where id = any (bare) and in_use and not has_words(id);
        end if;
      end $$;`;

export const noEmptyUpdates = {
  up: async (db: Knex) => {
    await db.raw(functions);
  },
};
