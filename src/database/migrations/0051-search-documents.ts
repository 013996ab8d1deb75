import type { Knex } from 'knex';

/**
 * What each tag says, as a set of words: those that have a part of a word in them are looked up among all words that there are, and
 * the tags that have one of these come out of one index, however many there are. It is made by the runner, of what the journal of
 * changes had told by then; tags that have changed since are read themselves. The tables begin empty, and whoever looks for words
 * meanwhile reads the texts, as before.
 */
const tables = `
  create table search_words (
    id integer generated always as identity primary key,
    -- Where it stands: see src/model/access/search-documents.ts.
    kind text not null,
    -- Without spaces, and as it is written; what is found as a whole may have spaces.
    word text not null
  );
  -- A whole text of a language without spaces is a word, and longer than a row of any other index may be.
  create index search_words_word_idx on search_words using hash (word);

  create table search_documents (
    -- No foreign key: the journal tells of a tag that is gone.
    tag_id integer primary key,
    words integer[] not null
  );
  -- Nobody who looks for words waits for what others have left to be done.
  create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = off);

  -- One row, where documents of all tags have been made.
  create table search_documented (
    is_it boolean primary key default true,
    database text not null,
    day date not null,
    next xid8 not null,
    snapshot pg_snapshot not null,
    constraint search_documented_once check (is_it)
  );

  do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index search_words_trgm_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
    end if;
  end $$;
`;

export const up = (db: Knex) => db.raw(tables);
export const down = (db: Knex) => db.raw('drop table search_documented, search_documents, search_words');
