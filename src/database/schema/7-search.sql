-- The words by which tags are found.

create table search_documented (
  is_it boolean default true primary key,
  database text not null,
  day date not null,
  next xid8 not null,
  snapshot pg_snapshot not null,
  lacks pg_snapshot,
  constraint search_documented_once check (is_it)
);

create table search_documents (
  tag_id integer primary key,
  words integer[] not null
);
create index search_documents_words_idx on search_documents using gin (words) with (fastupdate=off);

create table search_words (
  id integer generated always as identity primary key,
  kind text not null,
  word text not null
);
create index search_words_lettered_idx on search_words (kind) where word ~ '[^0-9]';
create index search_words_trgm_idx on search_words using gin (word gin_trgm_ops) with (fastupdate=off);
create index search_words_word_idx on search_words using hash (word);
