-- The texts and names of tags in all languages. Both kinds of translation have the same columns.

create function memory_key(text text) returns bytea
  language sql immutable parallel safe strict as $$
    select sha256(convert_to(btrim(normalize(replace($1, E'\r\n', E'\n'), NFC), E' \t\n\u000b\u000c\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), 'UTF8'))
  $$;

create function remember_machine_text() returns trigger
  language plpgsql as $$
    begin
      if not md5(old.text) = any (old.former_machine_texts) then
        new.former_machine_texts := (array_prepend(md5(old.text), old.former_machine_texts))[1:100];
      end if;
      return new;
    end $$;

create function delete_texts_first() returns trigger
  language plpgsql as $$
  begin
    if exists (select from translations where text_record_id = old.id) then
      delete from translations where text_record_id = old.id;
    end if;
    return old;
  end $$;

create table text_records (
  id integer generated always as identity primary key,
  tag_id integer not null references tags on delete cascade,
  gender text not null default 'm',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint text_records_gender_known check (gender in ('m', 'f'))
);
create unique index text_records_tag_id_key on text_records (tag_id);
create index text_records_updated_at_id_idx on text_records (updated_at, id) include (tag_id);
create trigger history_texts_first before delete on text_records
  for each row execute function delete_texts_first();
create trigger row_updated before update on text_records
  for each row execute function row_updated();

create table translations (
  id integer generated always as identity primary key,
  text_record_id integer not null references text_records on delete cascade,
  lang_code lang_code not null,
  text text not null,
  origin translation_origin not null,
  provider text,
  source_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  former_machine_texts text[] not null default array[]::text[],
  constraint translations_provider_of_machine check ((origin = 'machine') = (provider is not null)),
  constraint translations_source_hash_format check (source_hash ~ '^[0-9a-f]{64}$'),
  constraint translations_text_length check (char_length(text) between 1 and 120000)
);
create index translations_lang_code_id_idx on translations (lang_code, id) include (text_record_id);
create index translations_memory_source_idx on translations (memory_key(text), source_hash) where origin = 'original';
create unique index translations_original_key on translations (text_record_id) where origin = 'original';
create index translations_original_lang_code_idx on translations (lang_code, text_record_id) where origin = 'original';
create index translations_original_updated_at_idx on translations (updated_at) where origin = 'original';
create index translations_people_idx on translations (source_hash, lang_code, updated_at) where origin = 'human';
create unique index translations_text_record_id_lang_code_key on translations (text_record_id, lang_code)
  include (id, origin, source_hash);
create index translations_updated_at_id_idx on translations (updated_at, id) include (text_record_id);
create trigger remember_machine_text before update of text on translations
  for each row when (old.origin = 'machine' and old.text is distinct from new.text) execute function remember_machine_text();
create trigger row_updated before update on translations
  for each row execute function row_updated();

create table name_translations (
  id integer generated always as identity primary key,
  tag_id integer not null references tags on delete cascade,
  lang_code lang_code not null,
  text text not null,
  origin translation_origin not null,
  provider text,
  source_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  former_machine_texts text[] not null default array[]::text[],
  constraint name_translations_provider_of_machine check ((origin = 'machine') = (provider is not null)),
  constraint name_translations_source_hash_format check (source_hash ~ '^[0-9a-f]{64}$'),
  constraint name_translations_text_length check (char_length(text) between 1 and 120000)
);
create index name_translations_lang_code_id_idx on name_translations (lang_code, id) include (tag_id);
create index name_translations_memory_source_idx on name_translations (memory_key(text), source_hash) where origin = 'original';
create unique index name_translations_original_key on name_translations (tag_id) where origin = 'original';
create index name_translations_original_updated_at_idx on name_translations (updated_at) where origin = 'original';
create index name_translations_people_idx on name_translations (source_hash, lang_code, updated_at) where origin = 'human';
create index name_translations_sorted_idx on name_translations (text collate natural_order, tag_id) where origin = 'original';
create unique index name_translations_tag_id_lang_code_key on name_translations (tag_id, lang_code)
  include (id, origin, source_hash);
create index name_translations_updated_at_id_idx on name_translations (updated_at, id) include (tag_id);
create trigger remember_machine_text before update of text on name_translations
  for each row when (old.origin = 'machine' and old.text is distinct from new.text) execute function remember_machine_text();
create trigger row_updated before update on name_translations
  for each row execute function row_updated();
