import type { Knex } from 'knex';
import { fieldsOfTag, tagsTold } from './0026-history.ts';
import { tagsChangedBut } from './0044-cheaper-notes-of-tags.ts';

/**
 * A statement that changes one tag, as most do, is noted and told of without joins: comparing thousands of rows at once takes a quarter of
 * the whole update where it is made for one. Where nothing has changed but the tag's time, because a text of it has, nothing is compared
 * field by field. Whatever else there is goes the way of many, a tag that changes hands or moves too.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(tagsChangedBut(ignored, noted));
  await db.raw(tagsTold(told));
}

export async function down(db: Knex): Promise<void> {
  await db.raw(tagsChangedBut(ignored));
  await db.raw(tagsTold());
}

const ignored = `- 'updated_at' - 'in_use'`;

/** What is done with one tag as it was and as it is, where anything of it has changed but its time. */
const ofOne = (work: string) => `
      -- One condition inside the other: who inserts or deletes has not both of these tables.
      if tg_op = 'UPDATE' then
        if (select count(*) from new_rows) = 1 then
          declare
            former tags;
            present tags;
          begin
            select * into former from old_rows;
            select * into present from new_rows;
            former.updated_at := present.updated_at;
            former.in_use := present.in_use;
            if former is not distinct from present then
              return null;
            end if;${work}
          end;
        end if;
      end if;`;

const noted = ofOne(`
            if (former.tag_identifier, former.customer_id, former.place_id)
              is not distinct from (present.tag_identifier, present.customer_id, present.place_id) then
              insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
              values (present.id, present.tag_identifier, present.customer_id, present.place_id) on conflict do nothing;
              perform tell_of_tags(array[present.id]);
              return null;
            end if;`);

const told = ofOne(`
            declare
              changed jsonb := history_changes(${fieldsOfTag('former')}, ${fieldsOfTag('present')});
            begin
              if changed <> '{}' then
                insert into history (resource, event, via, customer_id, record_id, tag_id, owner_id, changes)
                values ('tags', 'update', way, actor, present.id, present.id, present.customer_id, changed);
              end if;
              return null;
            end;`);
