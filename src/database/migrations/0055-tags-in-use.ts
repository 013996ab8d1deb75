import type { Knex } from 'knex';
import { tagsChangedBut } from './0044-cheaper-notes-of-tags.ts';

/**
 * Whether there is a text or a name of a tag, by whomever and in whatever language: said in its row, as what is not there can't be
 * found by an index. Tags that are made are not in use; those of before are taken to be, until migration 0056 has looked.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table tags add column in_use boolean not null default true;
    alter table tags alter column in_use set default false;

    -- That is no change of the tag: of what has changed its texts and names tell.
    drop trigger row_updated on tags;
    create trigger row_updated before update on tags for each row
      when (old.in_use = new.in_use) execute function row_updated();
    ${tagsChangedBut(`- 'updated_at' - 'in_use'`)}

    create function tags_used(ids integer[]) returns void language plpgsql as $$
    begin
      update tags set in_use = true where id = any (ids) and not in_use;
    end $$;

    create function tags_unused(ids integer[]) returns void language plpgsql as $$
    declare
      bare integer[];
    begin
      select array_agg(t.id) into bare from tags t where t.id = any (ids) and t.in_use and not ${hasWords};
      if bare is not null then
        -- Whoever adds something at this moment holds one of these by its foreign key: it is seen afterwards.
        perform from tags where id = any (bare) order by id for update;
        perform from text_records where tag_id = any (bare) order by id for update;
        update tags t set in_use = false where t.id = any (bare) and t.in_use and not ${hasWords};
      end if;
    end $$;
    ${tables.map(following).join('')}
    ${moving({ name: 'text_records', column: 'tag_id', tagOf: (id) => id })}
  `);
}

export async function down(db: Knex): Promise<void> {
  for (const { name } of tables)
    await db.raw(`
      drop trigger use_insert on ${name};
      drop trigger use_delete on ${name};
      drop function ${name}_used();
    `);
  for (const name of ['text_records', ...tables.map((table) => table.name)])
    await db.raw(`drop trigger use_move on ${name}; drop function ${name}_moved()`);
  await db.raw(`
    drop function tags_used(integer[]);
    drop function tags_unused(integer[]);
    drop trigger row_updated on tags;
    create trigger row_updated before update on tags for each row execute function row_updated();
    ${tagsChangedBut(`- 'updated_at'`)}
    alter table tags drop column in_use;
  `);
}

const hasWords = `(
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id))`;

interface Followed {
  name: string;
  /** What says to which tag a row belongs, and the tag's id by that. */
  column: string;
  tagOf: (column: string) => string;
}

const tables: readonly (Followed & { tagsOf: string })[] = [
  {
    ...{ name: 'translations', column: 'text_record_id' },
    tagOf: (id) => `(select r.tag_id from text_records r where r.id = ${id})`,
    tagsOf: 'select distinct r.tag_id from rows x join text_records r on r.id = x.text_record_id',
  },
  {
    ...{ name: 'name_translations', column: 'tag_id' },
    tagOf: (id) => id,
    tagsOf: 'select distinct x.tag_id from rows x',
  },
];

/** Nobody says of a row that is written which tag it belonged to before, but by hand. A text record that is moved takes its texts along. */
const moving = ({ name, column, tagOf }: Followed) => `
    create function ${name}_moved() returns trigger language plpgsql as $$
    begin
      perform tags_unused(array[${tagOf(`old.${column}`)}, ${tagOf(`new.${column}`)}]);
      if exists (select from tags t where t.id = ${tagOf(`new.${column}`)} and ${hasWords}) then
        perform tags_used(array[${tagOf(`new.${column}`)}]);
      end if;
      return null;
    end $$;
    create trigger use_move after update of ${column} on ${name} for each row
      when (old.${column} <> new.${column}) execute function ${name}_moved();
`;

const following = (table: (typeof tables)[number]) => `
    create function ${table.name}_used() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tags_used(array(${table.tagsOf.replace('rows', 'new_rows')}));
      else
        perform tags_unused(array(${table.tagsOf.replace('rows', 'old_rows')}));
      end if;
      return null;
    end $$;
    create trigger use_insert after insert on ${table.name} referencing new table as new_rows
      for each statement execute function ${table.name}_used();
    create trigger use_delete after delete on ${table.name} referencing old table as old_rows
      for each statement execute function ${table.name}_used();
    ${moving(table)}
`;
