/** The end of entries of the memory whose texts stand at no tag any more. */
import type { Database } from '../../database/connect.ts';

/** Days after the last original with its text is gone. */
const kept = 30;
/** Entries that are looked at in one statement. */
const batch = 5000;

const original = (table: string, toTag: string) => `exists (
  select from ${table} source ${toTag}
  where source.origin = 'original' and memory_key(source.text) = coalesce(entry.text_key, entry.key)
    and source.lang_code = entry.source_lang_code
    and (entry.is_shared or tag.customer_id is not distinct from entry.customer_id))`;

const isUsed = `(${original('translations', 'join text_records r on r.id = source.text_record_id join tags tag on tag.id = r.tag_id')}
  or ${original('name_translations', 'join tags tag on tag.id = source.tag_id')})`;

export async function forgetUnused(db: Database): Promise<void> {
  for (let from: string | undefined = '0'; from !== undefined; ) from = await markPage(db, from);
  await db.raw(`delete from translation_memory where unused_since < now() - interval '${kept} days'`);
  await db.raw(`
    delete from memory_copies copy
    where not exists (${isCopy('text', 'translations')}) and not exists (${isCopy('name', 'name_translations')})`);
}

/** Whether the copy still stands: its text may be gone, or made by another since. */
const isCopy = (kind: string, table: string) =>
  `select from ${table} made where copy.kind = '${kind}' and made.id = copy.id and made.origin = 'machine' and made.provider = 'memory'`;

/** Marks one page of entries as used or not; answers where the next begins. */
async function markPage(db: Database, from: string): Promise<string | undefined> {
  const { rows } = await db.raw(
    `with page as materialized (
       select id, unused_since is null as was_used, ${isUsed} as is_used
       from (select * from translation_memory where id > :from order by id limit ${batch}) entry
     ), marked as (
       update translation_memory entry set unused_since = case when is_used then null else now() end
       from page where page.id = entry.id and was_used <> is_used
     )
     select max(id) as last, count(*)::integer as count from page`,
    { from },
  );
  return rows[0].count === batch ? rows[0].last : undefined;
}
