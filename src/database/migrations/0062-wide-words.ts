import type { Knex } from 'knex';

/**
 * Of words that stand in very many documents of tags, which tags have them: a bit for each of a thousand tags in a row, so that tags
 * are counted without reading their documents. `search_documented.wide` is the moment of which they are: they hold where it is that of
 * the documents. A runner of before leaves it out.
 */
const tables = `
  create table search_wide_words (
    word integer primary key
  );
  create table search_wide_tags (
    word integer not null,
    -- Of the tags whose ids, divided by 1024, are this, the bit of the rest.
    block integer not null,
    tags bit(1024) not null,
    primary key (word, block)
  );
  alter table search_documented add column wide pg_snapshot;
`;

export const up = (db: Knex) => db.raw(tables);
export const down = (db: Knex) =>
  db.raw('alter table search_documented drop column wide; drop table search_wide_tags, search_wide_words');
