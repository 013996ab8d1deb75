/**
 * How texts stand in a language is read out of indexes alone: those of a language, and of originals, have the hash that tells what is stale.
 * Words of reports and of customers are found by trigrams, as those of places are.
 */
import type { Knex } from 'knex';
import { changeSetIndexes } from './0007-change-set-index.ts';
import { neighbourIndexes } from './0010-tag-neighbours.ts';
import { isMade, makeIndexes } from './make-indexes.ts';

const wider = {
  translations_lang_code_id_idx:
    'index % on translations (lang_code, id) include (text_record_id, origin, source_hash)',
  translations_original_key: `unique index % on translations (text_record_id) include (lang_code, source_hash) where origin = 'original'`,
  name_translations_lang_code_id_idx:
    'index % on name_translations (lang_code, id) include (tag_id, origin, source_hash)',
  name_translations_original_key: `unique index % on name_translations (tag_id) include (lang_code, source_hash) where origin = 'original'`,
};

const added = {
  customers_search_idx:
    'index % on customers using gin (search_words(email) gin_trgm_ops, search_words(name) gin_trgm_ops)',
  reports_search_idx: 'index % on reports using gin (search_words(words) gin_trgm_ops)',
};

/** An attempt before may have ended at any step: one of the two indexes is valid at each. */
async function widen(db: Knex, name: string, definition: string): Promise<void> {
  if (await isMade(db, name, `pg_get_indexdef(indexrelid) like '%source_hash%'`)) return;
  await makeIndexes(db, { [`${name}_wider`]: definition });
  await db.raw(`drop index concurrently if exists ${name}`);
  await db.raw(`alter index ${name}_wider rename to ${name}`);
}

export const standingInIndexes = {
  config: { transaction: false },
  up: async (db: Knex) => {
    // Where a build of an earlier migration was interrupted, it has counted as done.
    await makeIndexes(db, { ...changeSetIndexes, ...neighbourIndexes, ...added });
    for (const [name, definition] of Object.entries(wider)) await widen(db, name, definition);
  },
};
