-- Brings the schema after migration 0075 to the baseline. Its functions and triggers are made anew afterwards, from the schema's files.

do $$
  declare
    each record;
  begin
    for each in select tgname, tgrelid::regclass as relation from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace
    loop
      execute format('drop trigger %I on %s', each.tgname, each.relation);
    end loop;
    for each in select oid::regprocedure as signature from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    loop
      begin
        execute format('drop function %s', each.signature);
      exception when dependent_objects_still_exist then
        -- One that an index needs.
        null;
      end;
    end loop;
  end $$;

alter table tag_changes drop column is_told_later;

-- What was counted beforehand: reads, coverage, the lengths of lists, and tags by frequent words.
drop table summed_days, read_sums, read_spans, tag_read_sums, tag_read_totals;
drop table coverage_counted, coverage_counts, list_counts;

-- One index is unique and has what the coverage reads.
drop index translations_coverage_idx, translations_text_record_id_lang_code_key;
create unique index translations_text_record_id_lang_code_key on translations (text_record_id, lang_code)
  include (id, origin, source_hash);
drop index name_translations_coverage_idx, name_translations_tag_id_lang_code_key;
create unique index name_translations_tag_id_lang_code_key on name_translations (tag_id, lang_code)
  include (id, origin, source_hash);

-- One row a tag has its words; they are filled in once the functions are there.
drop table search_wide_words, search_wide_tags, search_documented, search_documents, search_words;
drop index tags_description_trgm_idx, tags_tag_identifier_trgm_idx, hardwares_identifier_trgm_idx, hardwares_match_key_trgm_idx,
  translations_text_trgm_idx, name_translations_text_trgm_idx, name_translations_sorted_idx, places_sorted_idx;
create table tag_search (
  tag_id integer primary key references tags on delete cascade,
  names text not null,
  texts text not null,
  keys text not null
) with (toast_tuple_target = 8160);
create index tag_search_words_idx on tag_search
  using gin (names gin_trgm_ops, texts gin_trgm_ops, keys gin_trgm_ops);
create collation natural_order (provider = icu, locale = 'und-u-kn-ks-level1');
create index name_translations_sorted_idx on name_translations (text collate natural_order, tag_id) where origin = 'original';
create index places_sorted_idx on places (name collate natural_order);
