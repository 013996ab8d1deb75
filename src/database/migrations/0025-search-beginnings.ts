/**
 * Words are folded without starting an executor for each (a function with a subquery, or strict, is not inlined); and what begins behind a sign stands
 * there again behind a space, with its first two letters: a word of one or two letters is found by the index alone.
 */
import type { Knex } from 'knex';

const functions = String.raw`
  create or replace function search_spelled(words text) returns text
    language sql immutable parallel safe strict
    return coalesce((
      select E'\n ' || string_agg(search_fold(replace(replace(replace(
        found[1], U&'\00E4', 'ae'), U&'\00F6', 'oe'), U&'\00FC', 'ue')), ' ')
      from regexp_matches(normalize(lower(words collate "und-x-icu"), NFC), U&'[^\0001- \00A0\3000]*[\00E4\00F6\00FC][^\0001- \00A0\3000]*', 'g') as found), '');
  create or replace function search_begun(folded text) returns text
    language sql immutable parallel safe strict
    return coalesce((
      select E'\n' || string_agg(distinct ' ' || found[1], '')
      from regexp_matches(folded, U&'[!-/:-@\005B-\0060{-~\00A1-\00BF\2010-\205E\3001-\3020]([^\0001-/:-@\005B-\0060{-~\00A1-\00BF\2010-\205E\3000-\3020]{1,2})', 'g') as found), '');
  create or replace function search_words(words text) returns text
    language sql immutable parallel safe called on null input
    return ' ' || search_fold(words)
      || case when words ~ U&'[\00C4\00D6\00DC\00E4\00F6\00FC\0308]' then search_spelled(words) else '' end
      || case when words ~ U&'[!-/:-@\005B-\0060{-~\00A1-\00BF\013F\0140\02B9-\02BC\0374\037E\0387\1FEF\1FFD\2010-\2FFF\3001-\303F\3200-\33FF\FB29\FE10-\FE6F\FF01-\FF65\FFE0-\FFE6][^\0001- !-/:-@\005B-\0060{-~]' then search_begun(
          search_fold(words) || case when words ~ U&'[\00C4\00D6\00DC\00E4\00F6\00FC\0308]' then search_spelled(words) else '' end)
        else '' end;`;

const step = `
  with batch as materialized (select array(select tag_id from tag_search where tag_id > ? order by tag_id limit 1000) as ids),
    written as materialized (select index_tags(ids) from batch)
  select ids[cardinality(ids)] as last from batch, written`;

/** What an interrupted attempt has left beside an index; writes would go on to keep it up. */
async function dropUnfinished(db: Knex, beginning: string): Promise<void> {
  const { rows } = await db.raw(
    `select indexrelid::regclass::text as name from pg_index
     where not indisvalid and starts_with(indexrelid::regclass::text, ?)`,
    [beginning],
  );
  for (const { name } of rows) await db.raw(`drop index concurrently if exists ${name}`);
}

export const searchBeginnings = {
  config: { transaction: false },
  up: async (db: Knex) => {
    await db.raw(functions);
    for (const index of ['places_search_idx', 'customers_search_idx', 'reports_search_idx']) {
      await dropUnfinished(db, `${index}_cc`);
      await db.raw(`reindex index concurrently ${index}`);
    }
    for (let last = 0; last !== null; ) last = (await db.raw(step, [last])).rows[0].last;
  },
};
