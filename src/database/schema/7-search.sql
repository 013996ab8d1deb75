-- Search: a row a tag with its words, folded, written as its transaction commits.

-- The form in which words are compared: compatible letters alike, no case, no accents in scripts that have them beside their
-- letters. `fold` (`model/access/fold.ts`) is the same in TypeScript.
-- Migration 0018 has it again, cheaper and with the same result.
create function search_fold(text text) returns text
  language sql immutable parallel safe strict as $$
    select btrim(regexp_replace(normalize(regexp_replace(
      replace(replace(replace(replace(translate(
        lower(normalize(translate(
          regexp_replace($1, U&'[\0001-\0008\000E-\001F\007F\00AD\061C\180E\200B-\200F\202A-\202E\2060-\2069\FEFF]+', '', 'g'),
          U&'\00B4\1FFD', ''''''), NFKD) collate "und-x-icu"),
        U&'\00F8\0142\0111\0131\03C2\2018\2019\201B\2032\02B9\02BB\02BC`\2010\2011\2012\2013\2014\2015\2212',
        U&'oldi\03C3' || '''''''''''''''''-------'), U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'),
        U&'\0438\0306', U&'\0439'),
      U&'[\0300-\036F\0483-\0487\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\0610-\061A\064B-\065F\0670\06D6-\06DC]+', '', 'g'), NFC),
      U&'[\0009-\000D \0085\1680\2028\2029]+', ' ', 'g'), ' ')
  $$;

-- Folded words behind a space, and in a line of their own those with umlauts as they are spelled without: `schluessel`.
-- Bound to its functions by `return`: an index knows no search path.
create function search_words(words text) returns text
  language sql immutable parallel safe strict
  return ' ' || search_fold(words) || case when words ~ U&'[\00C4\00D6\00DC\00E4\00F6\00FC\0308]' then (
    select coalesce(E'\n ' || string_agg(search_fold(replace(replace(replace(
      found[1], U&'\00E4', 'ae'), U&'\00F6', 'oe'), U&'\00FC', 'ue')), ' '), '')
    from regexp_matches(normalize(lower(words collate "und-x-icu"), NFC), U&'[^\0001- \00A0\3000]*[\00E4\00F6\00FC][^\0001- \00A0\3000]*', 'g') as found)
    else '' end;

-- Digits alone, and those with a neighbour: what one or two characters with a digit find, which trigrams do not. Longer words than
-- these are none that people write.
create function search_pairs(text text) returns text
  language sql immutable parallel safe strict as $$
    select coalesce(string_agg(distinct E'\x03' || pair || ' ', ''), '')
    from (select distinct found[1] as word from regexp_matches($1, '[[:alnum:]]*[0-9][[:alnum:]]*', 'g') as found
      where char_length(found[1]) <= 64) words,
      lateral (
        select substr(word, at, length) as pair
        from generate_series(1, char_length(word)) as at, generate_series(1, 2) as length) pairs
    where pair ~ '[0-9]'
  $$;

-- The form in which identifiers are compared: their letters and digits.
create function search_key(identifier text) returns text
  language sql immutable parallel safe strict as $$
    select regexp_replace(lower($1), '[^a-z0-9]+', '', 'g')
  $$;

-- Lines of words: in `names` \x01 precedes a reference and \x02 a name; `texts` has texts, descriptions and the texts of QR
-- codes; `keys` whole identifiers and, behind \x03, pairs. A place's name is found in the place: renaming it writes no tags.
create table tag_search (
  tag_id integer primary key references tags on delete cascade,
  names text not null,
  texts text not null,
  keys text not null
) with (toast_tuple_target = 8160);
create index tag_search_words_idx on tag_search
  using gin (names gin_trgm_ops, texts gin_trgm_ops, keys gin_trgm_ops);
create index places_search_idx on places using gin (search_words(name) gin_trgm_ops);

create function tag_words(ids integer[]) returns setof tag_search
  language plpgsql stable as $$
    begin
      return query
        select t.id, said.names, said.texts, said.keys || search_pairs(said.names || said.texts)
        from tags t, lateral (
          select
            E'\n' || coalesce(E'\x01' || search_words(t.reference) || E'\n', '') || coalesce((
              select string_agg(E'\x02' || search_words(n.text) || E'\n', '' order by n.id)
              from name_translations n where n.tag_id = t.id), '') as names,
            E'\n' || coalesce(search_words(t.description) || E'\n', '') || coalesce((
              select string_agg(search_words(x.text) || E'\n', '' order by x.id)
              from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id), '') || coalesce((
              select string_agg(search_words(h.identifier) || E'\n', '' order by h.id)
              from hardwares h where h.tag_id = t.id and h.hardware_type = 'qr'), '') as texts,
            E'\n' || t.tag_identifier || E'\n' || coalesce((
              select string_agg(distinct search_key(key) || E'\n', '')
              from hardwares h, unnest(array[h.identifier, h.match_key]) as key where h.tag_id = t.id), '') as keys
        ) said
        where t.id = any (ids);
    end $$;

-- Writes the rows of tags. They are locked before their words are read: of two transactions the later has the words of both.
-- It runs as the transaction commits, when no savepoint is open: what it has inserted has the xmin of the transaction.
create function index_tags(ids integer[]) returns void
  language plpgsql as $$
    declare
      present integer[];
    begin
      insert into tag_search
      select words.* from tag_words(array(
        select id from unnest(ids) as id where not exists (select from tag_search where tag_id = id))) words
      on conflict do nothing;
      select array_agg(tag_id) into present from (
        select tag_id from tag_search where tag_id = any (ids) and xmin <> pg_current_xact_id()::xid
        order by tag_id for update) locked;
      if present is not null then
        update tag_search s set names = words.names, texts = words.texts, keys = words.keys
        from tag_words(present) words where s.tag_id = words.tag_id;
      end if;
    end $$;

-- Runs as the transaction commits, for each row that it has written. The first call writes the rows of all tags that the journal
-- has from this transaction, and the others have nothing left to do.
create function index_row() returns trigger
  language plpgsql as $$
    begin
      if current_setting('tags.indexed', true) is distinct from pg_current_xact_id()::text then
        perform set_config('tags.indexed', pg_current_xact_id()::text, true);
        perform index_tags(array(
          select distinct tag_id from tag_changes where version = pg_current_xact_id() and tag_id is not null));
      end if;
      return null;
    end $$;

do $$
  declare
    name text;
    events text;
  begin
    for name, events in values
      ('tags', 'insert or update of tag_identifier, reference, description, customer_id'),
      ('name_translations', 'insert or update of text, tag_id or delete'),
      ('text_records', 'update of tag_id or delete'),
      ('translations', 'insert or update of text, text_record_id or delete'),
      ('hardwares', 'insert or update of tag_id, hardware_type, identifier or delete')
    loop
      execute format('create constraint trigger index_row after %s on %I deferrable initially deferred
        for each row execute function index_row()', events, name);
    end loop;
  end $$;
