-- The schema of the last version before the baseline, for the test that brings a database of it over.

SET check_function_bodies = false;

CREATE EXTENSION pg_trgm;

CREATE DOMAIN lang_code AS text
  CONSTRAINT lang_code_known CHECK (VALUE = ANY (ARRAY['ar'::text, 'bg'::text, 'ca'::text, 'zh-CHS'::text, 'zh-CHT'::text, 'cs'::text, 'da'::text, 'nl'::text, 'en'::text, 'et'::text, 'fi'::text, 'fr'::text, 'de'::text, 'el'::text, 'ht'::text, 'he'::text, 'hi'::text, 'mww'::text, 'hu'::text, 'id'::text, 'it'::text, 'ja'::text, 'tlh'::text, 'tlh-Qaak'::text, 'ko'::text, 'lv'::text, 'lt'::text, 'ms'::text, 'mt'::text, 'no'::text, 'fa'::text, 'pl'::text, 'pt'::text, 'ro'::text, 'ru'::text, 'sk'::text, 'sl'::text, 'es'::text, 'sv'::text, 'th'::text, 'tr'::text, 'uk'::text, 'ur'::text, 'vi'::text, 'cy'::text]));

CREATE DOMAIN translation_origin AS text
  CONSTRAINT translation_origin_known CHECK (VALUE = ANY (ARRAY['original'::text, 'machine'::text, 'human'::text]));

CREATE OR REPLACE FUNCTION public.customers_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'customers', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, (history_changes(null, n.fields) - 'suspended') || case when (history_changes(null, n.fields) - 'suspended') -> 'password' is not null then '{"password": [null, null]}'::jsonb else '{}' end
        from (
        select r.id, null::integer as tag_id, r.id as owner_id, jsonb_build_object('email', r.email, 'name', r.name, 'role', r.role, 'password', r.password_hash, 'suspended', r.suspended_at is not null) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'customers', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes || case when c.changes -> 'password' is not null then '{"password": [null, null]}'::jsonb else '{}' end
        from (
        select r.id, null::integer as tag_id, r.id as owner_id, jsonb_build_object('email', r.email, 'name', r.name, 'role', r.role, 'password', r.password_hash, 'suspended', r.suspended_at is not null) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o full join (
        select r.id, null::integer as tag_id, r.id as owner_id, jsonb_build_object('email', r.email, 'name', r.name, 'role', r.role, 'password', r.password_hash, 'suspended', r.suspended_at is not null) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'customers', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, (history_changes(o.fields, null) - 'suspended') || case when (history_changes(o.fields, null) - 'suspended') -> 'password' is not null then '{"password": [null, null]}'::jsonb else '{}' end
        from (
        select r.id, null::integer as tag_id, r.id as owner_id, jsonb_build_object('email', r.email, 'name', r.name, 'role', r.role, 'password', r.password_hash, 'suspended', r.suspended_at is not null) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o order by o.id;
        update history h set changes = h.changes
          || case when h.changes -> 'email' is not null then '{"email": [null, null]}'::jsonb else '{}' end
          || case when h.changes -> 'name' is not null then '{"name": [null, null]}'::jsonb else '{}' end
        from old_rows o where h.resource = 'customers' and h.record_id = o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.delete_texts_first()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from translations where text_record_id = old.id) then
      delete from translations where text_record_id = old.id;
    end if;
    return old;
  end $function$;

CREATE OR REPLACE FUNCTION public.hardware_key(hardware_type text, identifier text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    select case
      when hardware_type = 'qr' then identifier
      when digits !~ '^[0-9A-F]+$' then translate(identifier, '-:', '')
      when hardware_type = 'nfc' and length(digits) = 16 and right(digits, 2) = 'E0' then least(
        case when left(digits, 2) = 'E0' then digits end collate "C",
        (select string_agg(substr(digits, at, 2), '' order by at desc) from generate_series(1, 15, 2) as at))
      else digits
    end
    from (select replace(regexp_replace(regexp_replace(
        translate(identifier, E' \t\n\r\u00a0.:-', ''), '^URNUUID', ''), '^\{(.*)\}$', '\1'), '0X', '') as digits) as bare
  $function$;

CREATE OR REPLACE FUNCTION public.hardware_keyed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    wanted text := hardware_key(new.hardware_type, new.identifier);
  begin
    if tg_op = 'UPDATE' and new.match_key <> wanted then
      if new.hardware_type = old.hardware_type and new.identifier = old.identifier and exists (
        select from hardwares h where h.hardware_type = new.hardware_type and h.match_key = wanted
          and h.major is not distinct from new.major and h.minor is not distinct from new.minor)
      then return new; end if;
    end if;
    new.match_key := wanted;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.hardwares_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed integer[];
      beacons text[];
      holders integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from new_rows r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from old_rows r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(changed);
        perform note_tags(changed);
      end if;
      if beacons is not null then
        -- Now that the tags are ours, they are nobody else's to give away.
      case tg_op
        when 'INSERT' then select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from new_rows r left join tags t on t.id = r.tag_id;
        when 'DELETE' then select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from old_rows r left join tags t on t.id = r.tag_id;
        else select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r left join tags t on t.id = r.tag_id;
      end case;
        perform note_beacons(beacons, holders);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.hardwares_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'hardwares', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, r.tag_id as tag_id, case when r.tag_id is null then r.customer_id else t.customer_id end as owner_id, jsonb_build_object('tag_id', r.tag_id, 'identifier', r.identifier, 'hardware_type', r.hardware_type, 'major', r.major, 'minor', r.minor, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r left join tags t on t.id = r.tag_id 
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'hardwares', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), case when n.tag_id <> o.tag_id then o.tag_id end, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, r.tag_id as tag_id, case when r.tag_id is null then r.customer_id else t.customer_id end as owner_id, jsonb_build_object('tag_id', r.tag_id, 'identifier', r.identifier, 'hardware_type', r.hardware_type, 'major', r.major, 'minor', r.minor, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r left join tags t on t.id = r.tag_id 
      ) o full join (
        select r.id, r.tag_id as tag_id, case when r.tag_id is null then r.customer_id else t.customer_id end as owner_id, jsonb_build_object('tag_id', r.tag_id, 'identifier', r.identifier, 'hardware_type', r.hardware_type, 'major', r.major, 'minor', r.minor, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r left join tags t on t.id = r.tag_id 
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'hardwares', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, r.tag_id as tag_id, case when r.tag_id is null then r.customer_id else t.customer_id end as owner_id, jsonb_build_object('tag_id', r.tag_id, 'identifier', r.identifier, 'hardware_type', r.hardware_type, 'major', r.major, 'minor', r.minor, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r left join tags t on t.id = r.tag_id 
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.hide_former_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if old.customer_id is null and new.customer_id::text = current_setting('tags.actor', true) then
      update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;
    else
      new.history_from := nextval('history_id_seq');
    end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.history_changes(former jsonb, present jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select coalesce(jsonb_object_agg(field, jsonb_build_array(former -> field, present -> field)), '{}')
    from jsonb_object_keys(coalesce(present, former)) as f (field)
    where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null')
  $function$;

CREATE OR REPLACE FUNCTION public.ids_to_tell(ids integer[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select string_agg(id::text, ',')
      from (select id, (at - 1) / 500 as part from unnest(ids) with ordinality as each (id, at)) parts
      group by part
    $function$;

CREATE OR REPLACE FUNCTION public.lock_of_reads(day date)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select hashtextextended('reads', day - date '2000-01-01')
    $function$;

CREATE OR REPLACE FUNCTION public.memory_key(text text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    select sha256(convert_to(btrim(normalize(replace($1, E'\r\n', E'\n'), NFC), E' \t\n\u000b\u000c\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), 'UTF8'))
  $function$;

CREATE OR REPLACE FUNCTION public.name_translations_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from new_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from old_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.name_translations_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform tags_unused(array[old.tag_id, new.tag_id]);
      if exists (select from tags t where t.id = new.tag_id and (
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id))) then
        perform tags_used(array[new.tag_id]);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.name_translations_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'name_translations', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.tag_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from new_rows r left join tags t on t.id = r.tag_id left join name_translations s on s.tag_id = r.tag_id and s.origin = 'original'
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'name_translations', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.tag_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from old_rows r left join tags t on t.id = r.tag_id left join name_translations s on s.tag_id = r.tag_id and s.origin = 'original'
      ) o full join (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.tag_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from new_rows r left join tags t on t.id = r.tag_id left join name_translations s on s.tag_id = r.tag_id and s.origin = 'original'
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'name_translations', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.tag_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from old_rows r left join tags t on t.id = r.tag_id left join name_translations s on s.tag_id = r.tag_id and s.origin = 'original'
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.name_translations_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        perform tags_used(array(select distinct x.tag_id from new_rows x));
      else
        perform tags_unused(array(select distinct x.tag_id from old_rows x));
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_beacons(keys text[], holders integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if keys is not null then
        insert into tag_changes (beacon) select unnest(keys) on conflict do nothing;
        perform note_tags(array_agg(distinct t.id))
        from hardwares h join tags t on t.id = h.tag_id
        where h.hardware_type = 'ble-beacon' and h.match_key = any (keys) and (h.major is null or h.minor is null)
          and holders <> array[t.customer_id];
      end if;
    end $function$;

CREATE OR REPLACE FUNCTION public.note_tags(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select id, tag_identifier, customer_id, place_id from tags where id = any (ids)
        on conflict do nothing;
        perform tell_of_tags(ids);
      end if;
    end $function$;

CREATE OR REPLACE FUNCTION public.outdate_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      gone integer[];
    begin
      if tg_op = 'DELETE' then
        select array_agg(o.id) into gone from old_rows o where o.origin = 'human';
      else
        select array_agg(o.id) into gone from old_rows o join new_rows n on n.id = o.id
        where o.origin = 'human' and (n.origin <> 'human' or n.text <> o.text or n.lang_code <> o.lang_code);
      end if;
      if gone is not null and exists (
        select from memory_copies where source_kind = tg_argv[0] and source_id = any(gone)
      ) then
        update translations copy set source_hash = encode(sha256(convert_to(copy.source_hash, 'UTF8')), 'hex')
        from memory_copies c
        where c.source_kind = tg_argv[0] and c.source_id = any(gone) and c.kind = 'text' and c.id = copy.id
          and copy.origin = 'machine' and copy.provider = 'memory';
        update name_translations copy set source_hash = encode(sha256(convert_to(copy.source_hash, 'UTF8')), 'hex')
        from memory_copies c
        where c.source_kind = tg_argv[0] and c.source_id = any(gone) and c.kind = 'name' and c.id = copy.id
          and copy.origin = 'machine' and copy.provider = 'memory';
        delete from memory_copies where source_kind = tg_argv[0] and source_id = any(gone);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.places_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners integer[];
      ids integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from new_rows r;
        when 'DELETE' then select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from old_rows r;
        else select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r;
      end case;
      if ids is not null then
        insert into tag_changes (customer_id, place_id) select * from unnest(owners, ids) on conflict do nothing;
        if not (coalesce(current_setting('tags.told', true), '') = 'later') then
          perform tell_of_tags(array_agg(t.id)) from tags t where t.place_id = any (ids);
        end if;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.places_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'places', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, null::integer as tag_id, r.customer_id as owner_id, jsonb_build_object('customer_id', r.customer_id, 'name', r.name, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'places', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, null::integer as tag_id, r.customer_id as owner_id, jsonb_build_object('customer_id', r.customer_id, 'name', r.name, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o full join (
        select r.id, null::integer as tag_id, r.customer_id as owner_id, jsonb_build_object('customer_id', r.customer_id, 'name', r.name, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'places', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, null::integer as tag_id, r.customer_id as owner_id, jsonb_build_object('customer_id', r.customer_id, 'name', r.name, 'latitude', r.latitude, 'longitude', r.longitude) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.reads_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'DELETE' then
        perform reads_of_day_changed(day) from (select distinct day from new_rows order by day) days;
      end if;
      if tg_op <> 'INSERT' then
        perform reads_of_day_changed(day) from (select distinct day from old_rows order by day) days;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.reads_of_day_changed(changed date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_advisory_xact_lock_shared(lock_of_reads(changed));
      delete from summed_days where day = changed;
      if found then
        delete from read_sums where grain in ('kind', 'place', 'kind and place') and day = changed;
        delete from tag_read_sums where day = changed;
      end if;
    end $function$;

CREATE OR REPLACE FUNCTION public.reference_form(reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    select btrim(regexp_replace(normalize(reference, NFC), '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
  $function$;

CREATE OR REPLACE FUNCTION public.reference_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if new.reference is not distinct from old.reference then
        new.reference := null;
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.remember_machine_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if not md5(old.text) = any (old.former_machine_texts) then
        new.former_machine_texts := (array_prepend(md5(old.text), old.former_machine_texts))[1:100];
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.row_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    given timestamptz := new.updated_at;
  begin
    new.updated_at := old.updated_at;
    -- A generated column has no new value before the row is stored.
    if tg_table_name = 'hardwares' then
      old.match_key := new.match_key;
    end if;
    -- What says nothing but another time, as of a tag whose text has changed, is taken at its word.
    new.updated_at := case when new is distinct from old then clock_timestamp() else given end;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION public.tag_reads_summed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- In the order of the key: who sums another day at the same time does so too.
      insert into tag_read_totals as totals (span_id, tag_id, reads)
      select spans.id, tag_id, sum(reads) from read_spans spans join new_rows on new_rows.day >= spans.since
      group by spans.id, tag_id order by spans.id, tag_id
      on conflict (span_id, tag_id) do update set reads = totals.reads + excluded.reads;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tags_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      ids integer[];
      identifiers text[];
      owners integer[];
      places integer[];
    begin
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
            end if;
            if (former.tag_identifier, former.customer_id, former.place_id)
              is not distinct from (present.tag_identifier, present.customer_id, present.place_id) then
              insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
              values (present.id, present.tag_identifier, present.customer_id, present.place_id) on conflict do nothing;
              perform tell_of_tags(array[present.id]);
              return null;
            end if;
          end;
        end if;
      end if;
      case tg_op
        when 'INSERT' then select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from new_rows r;
        when 'DELETE' then select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from old_rows r;
        else select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from (
        select distinct side.* from old_rows o full join new_rows n using (id),
          lateral (values
            (o.id, o.tag_identifier, o.customer_id, o.place_id),
            (n.id, n.tag_identifier, n.customer_id, n.place_id)
          ) as side (id, tag_identifier, customer_id, place_id)
        where side.id is not null and to_jsonb(o) - 'updated_at' - 'in_use' is distinct from to_jsonb(n) - 'updated_at' - 'in_use') r;
      end case;
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select * from unnest(ids, identifiers, owners, places)
        on conflict do nothing;
        perform tell_of_tags(array_agg(distinct id)) from unnest(ids) as id;
        if tg_op = 'UPDATE' and cardinality(ids) > 1 then
          perform note_beacons(array_agg(distinct h.match_key), '{}')
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
        end if;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tags_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
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
            end if;
            declare
              changed jsonb := history_changes(jsonb_build_object('tag_identifier', former.tag_identifier, 'customer_id', former.customer_id, 'place_id', former.place_id, 'parent_id', former.parent_id, 'description', former.description, 'image_url', former.image_url, 'text_url', former.text_url, 'reference', former.reference), jsonb_build_object('tag_identifier', present.tag_identifier, 'customer_id', present.customer_id, 'place_id', present.place_id, 'parent_id', present.parent_id, 'description', present.description, 'image_url', present.image_url, 'text_url', present.text_url, 'reference', present.reference));
            begin
              if changed <> '{}' then
                insert into history (resource, event, via, customer_id, record_id, tag_id, owner_id, changes)
                values ('tags', 'update', way, actor, present.id, present.id, present.customer_id, changed);
              end if;
              return null;
            end;
          end;
        end if;
      end if;
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'tags', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, r.id as tag_id, r.customer_id as owner_id, jsonb_build_object('tag_identifier', r.tag_identifier, 'customer_id', r.customer_id, 'place_id', r.place_id, 'parent_id', r.parent_id, 'description', r.description, 'image_url', r.image_url, 'text_url', r.text_url, 'reference', r.reference) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'tags', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, r.id as tag_id, r.customer_id as owner_id, jsonb_build_object('tag_identifier', r.tag_identifier, 'customer_id', r.customer_id, 'place_id', r.place_id, 'parent_id', r.parent_id, 'description', r.description, 'image_url', r.image_url, 'text_url', r.text_url, 'reference', r.reference) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o full join (
        select r.id, r.id as tag_id, r.customer_id as owner_id, jsonb_build_object('tag_identifier', r.tag_identifier, 'customer_id', r.customer_id, 'place_id', r.place_id, 'parent_id', r.parent_id, 'description', r.description, 'image_url', r.image_url, 'text_url', r.text_url, 'reference', r.reference) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r  
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'tags', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, r.id as tag_id, r.customer_id as owner_id, jsonb_build_object('tag_identifier', r.tag_identifier, 'customer_id', r.customer_id, 'place_id', r.place_id, 'parent_id', r.parent_id, 'description', r.description, 'image_url', r.image_url, 'text_url', r.text_url, 'reference', r.reference) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r  
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tags_unused(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      bare integer[];
    begin
      select array_agg(t.id) into bare from tags t where t.id = any (ids) and t.in_use and not (
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id));
      if bare is not null then
        -- Whoever adds something at this moment holds one of these by its foreign key: it is seen afterwards.
        perform from tags where id = any (bare) order by id for update;
        perform from text_records where tag_id = any (bare) order by id for update;
        update tags t set in_use = false where t.id = any (bare) and t.in_use and not (
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id));
      end if;
    end $function$;

CREATE OR REPLACE FUNCTION public.tags_used(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      update tags set in_use = true where id = any (ids) and not in_use;
    end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_tags(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
      select count(pg_notify('tag_changes', told)) from ids_to_tell(ids) told where not (coalesce(current_setting('tags.told', true), '') = 'later');
    $function$;

CREATE OR REPLACE FUNCTION public.text_records_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from new_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from old_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.text_records_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform tags_unused(array[old.tag_id, new.tag_id]);
      if exists (select from tags t where t.id = new.tag_id and (
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id))) then
        perform tags_used(array[new.tag_id]);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.text_records_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'text_records', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'gender', r.gender) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r left join tags t on t.id = r.tag_id 
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'text_records', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'gender', r.gender) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r left join tags t on t.id = r.tag_id 
      ) o full join (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'gender', r.gender) as fields,
          null::text as lang_code, null::text as origin
        from new_rows r left join tags t on t.id = r.tag_id 
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'text_records', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, r.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('tag_id', r.tag_id, 'gender', r.gender) as fields,
          null::text as lang_code, null::text as origin
        from old_rows r left join tags t on t.id = r.tag_id 
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.told_of(versions xid8[])
 RETURNS TABLE(version xid8, tags text)
 LANGUAGE sql
 STABLE
AS $function$
      select changed.version, told.tags
      from (
        select c.version, array_agg(distinct coalesce(c.tag_id, t.id)) filter (where coalesce(c.tag_id, t.id) is not null) as ids
        from tag_changes c left join tags t on c.tag_id is null and t.place_id = c.place_id
        where c.version = any (versions) and c.beacon is null
        group by c.version
      ) changed left join lateral ids_to_tell(changed.ids) as told (tags) on true
    $function$;

CREATE OR REPLACE FUNCTION public.touch_tags(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      update tags set updated_at = clock_timestamp()
      where id = any (ids) and not (xmin = pg_current_xact_id()::xid and updated_at >= now());
    end $function$;

CREATE OR REPLACE FUNCTION public.translation_job_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.version := pg_current_xact_id()::text::bigint;
      new.updated_at := now();
      perform pg_notify('translation_jobs', json_build_object(
        'id', new.id, 'state', new.state, 'key', concat_ws(':', new.subject_kind, new.subject_id, new.lang_code))::text);
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.translation_order_items_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    with change as (
      select order_id,
        coalesce(sum(d) filter (where state = 'queued'), 0) as queued,
        coalesce(sum(d) filter (where state = 'running'), 0) as running,
        coalesce(sum(d) filter (where state = 'saved'), 0) as saved,
        coalesce(sum(d) filter (where state = 'skipped'), 0) as skipped,
        coalesce(sum(d) filter (where state = 'failed'), 0) as failed,
        coalesce(sum(d) filter (where state = 'cancelled'), 0) as cancelled
      from (
        select order_id, state, 1 as d from changed
        union all
        select order_id, state, -1 from former
      ) counted
      group by order_id
    )
    update translation_orders o set
      queued = o.queued + change.queued,
      running = o.running + change.running,
      saved = o.saved + change.saved,
      skipped = o.skipped + change.skipped,
      failed = o.failed + change.failed,
      cancelled = o.cancelled + change.cancelled,
      begun_at = coalesce(o.begun_at, now()),
      finished_at = case when o.queued + o.running + change.queued + change.running = 0 then now() end,
      waiting_for = case when o.queued + change.queued > 0 then translation_order_waits_for(o.id) end,
      turn_at = case when change.running > 0 then clock_timestamp() else o.turn_at end,
      version = o.version + 1
    from change where change.order_id = o.id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.translation_order_next(wanted integer, source text, target text, OUT row_id tid, OUT id integer, OUT not_before timestamp with time zone)
 RETURNS SETOF record
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET enable_sort TO 'off'
AS $function$
    begin
      return query
        select item.ctid, item.id, item.not_before from translation_order_items item
        where item.order_id = wanted and item.source_lang_code = source and item.lang_code = target
          and item.state = 'queued' and item.not_before <= now()
        order by item.not_before, item.id
        limit 1;
    end $function$;

CREATE OR REPLACE FUNCTION public.translation_order_waits_for(wanted integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
    begin
      if not exists (select from translation_order_pairs where order_id = wanted and waiting_for is not null) then
        return null;
      end if;
      return (
        select case when bool_and(pair.waiting_for is not null) then min(pair.waiting_for) end
        from translation_order_pairs pair cross join lateral (
          select from translation_order_items item
          where item.order_id = pair.order_id and item.source_lang_code = pair.source_lang_code
            and item.lang_code = pair.lang_code and item.state = 'queued'
          order by item.not_before, item.id limit 1
        ) queued
        where pair.order_id = wanted
      );
    end $function$;

CREATE OR REPLACE FUNCTION public.translations_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from new_rows r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from old_rows r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.translations_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform tags_unused(array[(select r.tag_id from text_records r where r.id = old.text_record_id), (select r.tag_id from text_records r where r.id = new.text_record_id)]);
      if exists (select from tags t where t.id = (select r.tag_id from text_records r where r.id = new.text_record_id) and (
        exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id)
        or exists (select from name_translations x where x.tag_id = t.id))) then
        perform tags_used(array[(select r.tag_id from text_records r where r.id = new.text_record_id)]);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.translations_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'translations', 'create', way, actor, n.id, n.tag_id, null, n.owner_id, null, null, history_changes(null, n.fields)
        from (
        select r.id, x.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('text_record_id', r.text_record_id, 'tag_id', x.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.text_record_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from new_rows r left join text_records x on x.id = r.text_record_id left join tags t on t.id = x.tag_id left join translations s on s.text_record_id = r.text_record_id and s.origin = 'original'
      ) n order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'translations', 'update', way, actor, n.id, coalesce(n.tag_id, o.tag_id), null, n.owner_id, o.lang_code, o.origin, c.changes
        from (
        select r.id, x.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('text_record_id', r.text_record_id, 'tag_id', x.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.text_record_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from old_rows r left join text_records x on x.id = r.text_record_id left join tags t on t.id = x.tag_id left join translations s on s.text_record_id = r.text_record_id and s.origin = 'original'
      ) o full join (
        select r.id, x.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('text_record_id', r.text_record_id, 'tag_id', x.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.text_record_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from new_rows r left join text_records x on x.id = r.text_record_id left join tags t on t.id = x.tag_id left join translations s on s.text_record_id = r.text_record_id and s.origin = 'original'
      ) n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id;
      elsif exists (select from old_rows) then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select 'translations', 'destroy', way, actor, o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, history_changes(o.fields, null)
        from (
        select r.id, x.tag_id as tag_id, t.customer_id as owner_id, jsonb_build_object('text_record_id', r.text_record_id, 'tag_id', x.tag_id, 'lang_code', r.lang_code, 'text', r.text, 'origin', r.origin, 'stale', r.source_hash <> coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.text_record_id), s.source_hash)) as fields,
          r.lang_code, r.origin
        from old_rows r left join text_records x on x.id = r.text_record_id left join tags t on t.id = x.tag_id left join translations s on s.text_record_id = r.text_record_id and s.origin = 'original'
      ) o order by o.id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.translations_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        perform tags_used(array(select distinct r.tag_id from new_rows x join text_records r on r.id = x.text_record_id));
      else
        perform tags_unused(array(select distinct r.tag_id from old_rows x join text_records r on r.id = x.text_record_id));
      end if;
      return null;
    end $function$;

CREATE TABLE anonymous_creates (
  network text NOT NULL,
  minute_from timestamp with time zone NOT NULL,
  in_minute integer NOT NULL,
  day_from timestamp with time zone NOT NULL,
  in_day integer NOT NULL,
  characters_in_day bigint NOT NULL,
  CONSTRAINT anonymous_creates_pkey PRIMARY KEY (network)
);
CREATE INDEX anonymous_creates_day_from_idx ON anonymous_creates USING btree (day_from);

CREATE TABLE beacon_uuids (
  id integer GENERATED ALWAYS AS IDENTITY,
  uuid text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT beacon_uuids_pkey PRIMARY KEY (id),
  CONSTRAINT beacon_uuids_uuid_format CHECK (uuid ~* '^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'::text)
);
CREATE UNIQUE INDEX beacon_uuids_uuid_key ON beacon_uuids USING btree (translate(lower(uuid), '-'::text, ''::text));
CREATE TRIGGER row_updated BEFORE UPDATE ON beacon_uuids FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE coverage_counted (
  is_it boolean DEFAULT true NOT NULL,
  database text NOT NULL,
  day date NOT NULL,
  next xid8 NOT NULL,
  snapshot pg_snapshot NOT NULL,
  lists pg_snapshot,
  CONSTRAINT coverage_counted_pkey PRIMARY KEY (is_it),
  CONSTRAINT coverage_counted_once CHECK (is_it)
);

CREATE TABLE coverage_counts (
  customer_id integer,
  place_id integer,
  part text NOT NULL,
  from_code lang_code NOT NULL,
  lang_code lang_code NOT NULL,
  original integer NOT NULL,
  human integer NOT NULL,
  machine integer NOT NULL,
  stale integer NOT NULL,
  CONSTRAINT coverage_counts_part_known CHECK (part = ANY (ARRAY['text'::text, 'name'::text]))
);
CREATE UNIQUE INDEX coverage_counts_key ON coverage_counts USING btree (customer_id, place_id, part, from_code, lang_code) NULLS NOT DISTINCT;

CREATE TABLE customers (
  id integer GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  name text,
  role text,
  password_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  email_unproven boolean DEFAULT false NOT NULL,
  suspended_at timestamp with time zone,
  CONSTRAINT customers_pkey PRIMARY KEY (id),
  CONSTRAINT customers_email_canonical CHECK (email = lower(btrim(email) COLLATE "C")),
  CONSTRAINT customers_email_length CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT customers_name_length CHECK (char_length(name) <= 500),
  CONSTRAINT customers_role_length CHECK (char_length(role) <= 50)
);
CREATE INDEX customers_admin_idx ON customers USING btree (id) WHERE role = 'admin'::text;
CREATE UNIQUE INDEX customers_email_key ON customers USING btree (email);
CREATE INDEX customers_updated_at_id_idx ON customers USING btree (updated_at, id);
CREATE TRIGGER history_delete AFTER DELETE ON customers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION customers_told();
CREATE TRIGGER history_insert AFTER INSERT ON customers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION customers_told();
CREATE TRIGGER history_update AFTER UPDATE ON customers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION customers_told();
CREATE TRIGGER row_updated BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE email_change_tries (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT email_change_tries_pkey PRIMARY KEY (key)
);
CREATE INDEX email_change_tries_expire_idx ON email_change_tries USING btree (expire);

CREATE TABLE history (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  version xid8 DEFAULT pg_current_xact_id() NOT NULL,
  resource text NOT NULL,
  record_id integer NOT NULL,
  tag_id integer,
  left_tag_id integer,
  owner_id integer,
  event text NOT NULL,
  via text NOT NULL,
  customer_id integer,
  changes jsonb NOT NULL,
  former_lang_code text,
  former_origin text,
  CONSTRAINT history_pkey PRIMARY KEY (id),
  CONSTRAINT history_event_known CHECK (event = ANY (ARRAY['create'::text, 'update'::text, 'destroy'::text])),
  CONSTRAINT history_resource_known CHECK (resource = ANY (ARRAY['tags'::text, 'text_records'::text, 'translations'::text, 'name_translations'::text, 'hardwares'::text, 'places'::text, 'customers'::text])),
  CONSTRAINT history_via_known CHECK (via = ANY (ARRAY['api'::text, 'json'::text, 'page'::text, 'import'::text, 'command'::text, 'runner'::text]))
);
CREATE INDEX history_at_idx ON history USING brin (at);
CREATE INDEX history_destroyed_idx ON history USING btree (id) WHERE event = 'destroy'::text;
CREATE INDEX history_left_tag_id_idx ON history USING btree (left_tag_id, id) WHERE left_tag_id IS NOT NULL;
CREATE INDEX history_owner_id_idx ON history USING btree (owner_id, id) WHERE owner_id IS NOT NULL;
CREATE INDEX history_record_idx ON history USING btree (resource, record_id, id);
CREATE INDEX history_tag_id_idx ON history USING btree (tag_id, id) WHERE tag_id IS NOT NULL;

CREATE TABLE invitations (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  email text NOT NULL,
  name text,
  role text,
  token_hash bytea NOT NULL,
  sent boolean DEFAULT false NOT NULL,
  expires_at timestamp with time zone DEFAULT now() + '72:00:00'::interval NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_email_key UNIQUE (email),
  CONSTRAINT invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT invitations_token_hash_length CHECK (octet_length(token_hash) = 32),
  CONSTRAINT invitations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX invitations_customer_id_idx ON invitations USING btree (customer_id);
CREATE TRIGGER row_updated BEFORE UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE kept_answers (
  id bytea NOT NULL,
  customer_id integer,
  values_hash bytea NOT NULL,
  answer json,
  claimed_until timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT kept_answers_pkey PRIMARY KEY (id),
  CONSTRAINT kept_answers_claimed CHECK (answer IS NOT NULL OR claimed_until IS NOT NULL),
  CONSTRAINT kept_answers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX kept_answers_created_at_idx ON kept_answers USING btree (created_at);
CREATE INDEX kept_answers_customer_id_idx ON kept_answers USING btree (customer_id);

CREATE TABLE link_form_counts (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT link_form_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE list_counts (
  customer_id integer,
  place_id integer,
  lang_code lang_code,
  tags integer NOT NULL,
  texts integer NOT NULL,
  names integer NOT NULL
);
CREATE UNIQUE INDEX list_counts_key ON list_counts USING btree (lang_code, customer_id, place_id) NULLS NOT DISTINCT;

CREATE TABLE login_addresses (
  customer_id integer NOT NULL,
  address text NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT login_addresses_pkey PRIMARY KEY (customer_id, address),
  CONSTRAINT login_addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX login_addresses_last_used_at_idx ON login_addresses USING btree (last_used_at);

CREATE TABLE login_failures (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT login_failures_pkey PRIMARY KEY (key)
);
CREATE INDEX login_failures_expire_idx ON login_failures USING btree (expire);

CREATE TABLE memory_claims (
  key bytea NOT NULL,
  source_lang_code lang_code NOT NULL,
  lang_code lang_code NOT NULL,
  is_shared boolean NOT NULL,
  customer_id integer,
  claim uuid DEFAULT gen_random_uuid() NOT NULL,
  runner text NOT NULL,
  claimed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT memory_claims_pkey PRIMARY KEY (claim)
);
CREATE UNIQUE INDEX memory_claims_entry_key ON memory_claims USING btree (key, source_lang_code, lang_code, is_shared, customer_id) NULLS NOT DISTINCT;

CREATE TABLE memory_copies (
  kind text NOT NULL,
  id integer NOT NULL,
  source_kind text NOT NULL,
  source_id integer NOT NULL,
  CONSTRAINT memory_copies_pkey PRIMARY KEY (kind, id),
  CONSTRAINT memory_copies_kinds_known CHECK ((kind = ANY (ARRAY['text'::text, 'name'::text])) AND (source_kind = ANY (ARRAY['text'::text, 'name'::text])))
);
CREATE INDEX memory_copies_source_idx ON memory_copies USING btree (source_kind, source_id);

CREATE TABLE open_imports (
  customer_id integer NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  csv text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT open_imports_pkey PRIMARY KEY (customer_id),
  CONSTRAINT open_imports_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);

CREATE TABLE password_links (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  token_hash bytea NOT NULL,
  by_mail boolean NOT NULL,
  expires_at timestamp with time zone DEFAULT now() + '01:00:00'::interval NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_links_pkey PRIMARY KEY (id),
  CONSTRAINT password_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT password_links_token_hash_length CHECK (octet_length(token_hash) = 32),
  CONSTRAINT password_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX password_links_customer_id_idx ON password_links USING btree (customer_id);

CREATE TABLE places (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  name text,
  latitude double precision,
  longitude double precision,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT places_pkey PRIMARY KEY (id),
  CONSTRAINT places_latitude_range CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT places_longitude_range CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT places_name_length CHECK (char_length(name) <= 500),
  CONSTRAINT places_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE RESTRICT
);
CREATE INDEX places_customer_id_idx ON places USING btree (customer_id);
CREATE INDEX places_sorted_idx ON places USING btree (name COLLATE "und-x-icu");
CREATE INDEX places_updated_at_id_idx ON places USING btree (updated_at, id);
CREATE TRIGGER history_delete AFTER DELETE ON places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION places_told();
CREATE TRIGGER history_insert AFTER INSERT ON places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION places_told();
CREATE TRIGGER history_update AFTER UPDATE ON places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION places_told();
CREATE TRIGGER journal_delete AFTER DELETE ON places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER row_updated BEFORE UPDATE ON places FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE bundle_links (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  place_id integer,
  key_hash bytea NOT NULL,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bundle_links_pkey PRIMARY KEY (id),
  CONSTRAINT bundle_links_key_hash_key UNIQUE (key_hash),
  CONSTRAINT bundle_links_key_hash_length CHECK (octet_length(key_hash) = 32),
  CONSTRAINT bundle_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  CONSTRAINT bundle_links_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE
);
CREATE INDEX bundle_links_customer_id_idx ON bundle_links USING btree (customer_id, id);
CREATE INDEX bundle_links_place_id_idx ON bundle_links USING btree (place_id) WHERE place_id IS NOT NULL;
CREATE TRIGGER row_updated BEFORE UPDATE ON bundle_links FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE provider_states (
  name text NOT NULL,
  last_success_at timestamp with time zone,
  last_failure_at timestamp with time zone,
  last_failure text,
  failures integer DEFAULT 0 NOT NULL,
  retry_at timestamp with time zone,
  CONSTRAINT provider_states_pkey PRIMARY KEY (name)
);

CREATE TABLE read_batches (
  id uuid NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT read_batches_pkey PRIMARY KEY (id)
);

CREATE TABLE read_spans (
  id smallint NOT NULL,
  days integer,
  since date DEFAULT '-infinity'::date NOT NULL,
  CONSTRAINT read_spans_pkey PRIMARY KEY (id)
);

CREATE TABLE read_sums (
  day date NOT NULL,
  grain text NOT NULL,
  customer_id integer,
  place_id integer,
  lang_code lang_code,
  way text,
  missed text,
  reads bigint NOT NULL,
  CONSTRAINT read_sums_grain CHECK (grain = ANY (ARRAY['kind'::text, 'place'::text, 'kind and place'::text]))
);
CREATE INDEX read_sums_customer_id_idx ON read_sums USING btree (customer_id, grain, day);
CREATE INDEX read_sums_grain_day_idx ON read_sums USING btree (grain, day);
CREATE INDEX read_sums_place_id_idx ON read_sums USING btree (place_id, day) WHERE grain = 'kind and place'::text;

CREATE TABLE reads (
  day date NOT NULL,
  tag_id integer NOT NULL,
  customer_id integer,
  place_id integer,
  lang_code lang_code,
  way text NOT NULL,
  missed text,
  reads bigint NOT NULL,
  CONSTRAINT reads_some CHECK (reads > 0),
  CONSTRAINT reads_way CHECK (way = ANY (ARRAY['page'::text, 'identifier'::text, 'beacon'::text, 'nfc'::text, 'qr'::text, 'batch'::text]))
);
CREATE INDEX reads_customer_id_day_idx ON reads USING btree (customer_id, day);
CREATE UNIQUE INDEX reads_kind_key ON reads USING btree (day, tag_id, customer_id, place_id, lang_code, way, missed) NULLS NOT DISTINCT;
CREATE INDEX reads_tag_id_day_idx ON reads USING btree (tag_id, day);
CREATE TRIGGER sums_delete AFTER DELETE ON reads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION reads_changed();
CREATE TRIGGER sums_insert AFTER INSERT ON reads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reads_changed();
CREATE TRIGGER sums_update AFTER UPDATE ON reads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reads_changed();

CREATE TABLE report_counts (
  key text NOT NULL,
  reports integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT report_counts_pkey PRIMARY KEY (key)
);
CREATE INDEX report_counts_since_idx ON report_counts USING btree (since);

CREATE TABLE report_key (
  is_only boolean DEFAULT true NOT NULL,
  key text NOT NULL,
  CONSTRAINT report_key_pkey PRIMARY KEY (is_only),
  CONSTRAINT report_key_is_only_check CHECK (is_only)
);

CREATE TABLE runners (
  id integer GENERATED ALWAYS AS IDENTITY,
  worker_ids text[] NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  beat_at timestamp with time zone,
  name text,
  CONSTRAINT runners_pkey PRIMARY KEY (id)
);

CREATE TABLE search_documented (
  is_it boolean DEFAULT true NOT NULL,
  database text NOT NULL,
  day date NOT NULL,
  next xid8 NOT NULL,
  snapshot pg_snapshot NOT NULL,
  wide pg_snapshot,
  lacks pg_snapshot,
  CONSTRAINT search_documented_pkey PRIMARY KEY (is_it),
  CONSTRAINT search_documented_once CHECK (is_it)
);

CREATE TABLE search_documents (
  tag_id integer NOT NULL,
  words integer[] NOT NULL,
  CONSTRAINT search_documents_pkey PRIMARY KEY (tag_id)
);
CREATE INDEX search_documents_words_idx ON search_documents USING gin (words) WITH (fastupdate=off);

CREATE TABLE search_wide_tags (
  word integer NOT NULL,
  block integer NOT NULL,
  tags bit(1024) NOT NULL,
  CONSTRAINT search_wide_tags_pkey PRIMARY KEY (word, block)
);

CREATE TABLE search_wide_words (
  word integer NOT NULL,
  CONSTRAINT search_wide_words_pkey PRIMARY KEY (word)
);

CREATE TABLE search_words (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  word text NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (id)
);
CREATE INDEX search_words_lettered_idx ON search_words USING btree (kind) WHERE word ~ '[^0-9]'::text;
CREATE INDEX search_words_trgm_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_words_word_idx ON search_words USING hash (word);

CREATE TABLE sessions (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  digest bytea NOT NULL,
  user_agent text,
  network text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  came_by text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_came_by_known CHECK (came_by = ANY (ARRAY['password'::text, 'social'::text])),
  CONSTRAINT sessions_digest_length CHECK (octet_length(digest) = 32),
  CONSTRAINT sessions_user_agent_length CHECK (char_length(user_agent) <= 255),
  CONSTRAINT sessions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX sessions_created_at_idx ON sessions USING btree (created_at);
CREATE INDEX sessions_customer_id_idx ON sessions USING btree (customer_id);
CREATE UNIQUE INDEX sessions_digest_key ON sessions USING btree (digest);
CREATE INDEX sessions_last_used_at_idx ON sessions USING btree (last_used_at);

CREATE TABLE social_identities (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT social_identities_pkey PRIMARY KEY (id),
  CONSTRAINT social_identities_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX social_identities_customer_id_idx ON social_identities USING btree (customer_id);
CREATE UNIQUE INDEX social_identities_issuer_subject_key ON social_identities USING btree (issuer, subject);

CREATE TABLE summed_days (
  day date NOT NULL,
  CONSTRAINT summed_days_pkey PRIMARY KEY (day)
);

CREATE TABLE tag_changes (
  version xid8 DEFAULT pg_current_xact_id() NOT NULL,
  tag_id integer,
  tag_identifier text,
  customer_id integer,
  place_id integer,
  beacon text,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  of_snapshot boolean DEFAULT current_setting('transaction_isolation'::text) <> 'read committed'::text NOT NULL,
  is_told_later boolean DEFAULT COALESCE(current_setting('tags.told'::text, true), ''::text) = 'later'::text NOT NULL,
  CONSTRAINT tag_changes_key UNIQUE NULLS NOT DISTINCT (version, tag_id, customer_id, place_id, beacon)
);
CREATE INDEX tag_changes_at_idx ON tag_changes USING brin (at);
CREATE INDEX tag_changes_customer_id_idx ON tag_changes USING btree (customer_id, version);
CREATE INDEX tag_changes_of_snapshot_idx ON tag_changes USING btree (version) WHERE of_snapshot;
CREATE INDEX tag_changes_place_id_idx ON tag_changes USING btree (place_id, version) WHERE place_id IS NOT NULL;

CREATE TABLE tag_read_sums (
  day date NOT NULL,
  tag_id integer NOT NULL,
  customer_id integer,
  place_id integer,
  reads bigint NOT NULL
);
CREATE INDEX tag_read_sums_customer_id_idx ON tag_read_sums USING btree (customer_id, day);
CREATE INDEX tag_read_sums_day_idx ON tag_read_sums USING btree (day);
CREATE INDEX tag_read_sums_tag_id_idx ON tag_read_sums USING btree (tag_id, day) INCLUDE (customer_id, place_id, reads);
CREATE TRIGGER totals_insert AFTER INSERT ON tag_read_sums REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tag_reads_summed();

CREATE TABLE tag_read_totals (
  span_id smallint NOT NULL,
  tag_id integer NOT NULL,
  reads bigint NOT NULL,
  CONSTRAINT tag_read_totals_pkey PRIMARY KEY (span_id, tag_id)
);
CREATE INDEX tag_read_totals_reads_idx ON tag_read_totals USING btree (span_id, reads DESC, tag_id);

CREATE TABLE tags (
  id integer GENERATED ALWAYS AS IDENTITY,
  tag_identifier text NOT NULL,
  customer_id integer,
  place_id integer,
  parent_id integer,
  purchase_id uuid,
  description text,
  image_url text,
  text_url text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  reference text,
  history_from bigint DEFAULT 0 NOT NULL,
  in_use boolean DEFAULT false NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (id),
  CONSTRAINT tags_description_length CHECK (char_length(description) <= 30000),
  CONSTRAINT tags_image_url_length CHECK (char_length(image_url) <= 2048),
  CONSTRAINT tags_reference_length CHECK (char_length(reference) >= 1 AND char_length(reference) <= 255),
  CONSTRAINT tags_tag_identifier_format CHECK (tag_identifier ~ '^[0-9a-f]{12}$'::text),
  CONSTRAINT tags_text_url_length CHECK (char_length(text_url) <= 2048),
  CONSTRAINT tags_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE RESTRICT,
  CONSTRAINT tags_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES tags(id) ON DELETE SET NULL,
  CONSTRAINT tags_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE SET NULL
);
CREATE INDEX tags_customer_id_idx ON tags USING btree (customer_id, id);
CREATE INDEX tags_description_trgm_idx ON tags USING gin (description gin_trgm_ops) WHERE description IS NOT NULL;
CREATE INDEX tags_not_in_use_idx ON tags USING btree (id) INCLUDE (customer_id) WHERE NOT in_use;
CREATE INDEX tags_parent_id_idx ON tags USING btree (parent_id);
CREATE INDEX tags_place_id_id_idx ON tags USING btree (place_id, id);
CREATE UNIQUE INDEX tags_reference_customer_id_key ON tags USING btree (reference, customer_id) WHERE reference IS NOT NULL;
CREATE INDEX tags_reference_twins_idx ON tags USING btree (id) WHERE reference <> reference_form(reference);
CREATE UNIQUE INDEX tags_tag_identifier_key ON tags USING btree (tag_identifier);
CREATE INDEX tags_tag_identifier_trgm_idx ON tags USING gin (tag_identifier gin_trgm_ops);
CREATE INDEX tags_updated_at_id_idx ON tags USING btree (updated_at, id);
CREATE TRIGGER history_delete AFTER DELETE ON tags REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_told();
CREATE TRIGGER history_from BEFORE UPDATE ON tags FOR EACH ROW WHEN (old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION hide_former_history();
CREATE TRIGGER history_insert AFTER INSERT ON tags REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_told();
CREATE TRIGGER history_update AFTER UPDATE ON tags REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_told();
CREATE TRIGGER journal_delete AFTER DELETE ON tags REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON tags REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON tags REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tags_changed();
CREATE TRIGGER row_updated BEFORE UPDATE ON tags FOR EACH ROW WHEN (old.in_use = new.in_use) EXECUTE FUNCTION row_updated();
CREATE TRIGGER tags_reference_left BEFORE UPDATE OF customer_id ON tags FOR EACH ROW WHEN (old.customer_id IS DISTINCT FROM new.customer_id AND old.reference IS NOT NULL) EXECUTE FUNCTION reference_left();

CREATE TABLE hardwares (
  id integer GENERATED ALWAYS AS IDENTITY,
  tag_id integer,
  customer_id integer,
  hardware_type text NOT NULL,
  identifier text NOT NULL,
  match_key text NOT NULL,
  major integer,
  minor integer,
  latitude double precision,
  longitude double precision,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT hardwares_pkey PRIMARY KEY (id),
  CONSTRAINT hardwares_hardware_type_known CHECK (hardware_type = ANY (ARRAY['nfc'::text, 'ble-beacon'::text, 'qr'::text])),
  CONSTRAINT hardwares_identifier_canonical CHECK (identifier = upper(identifier COLLATE "C")),
  CONSTRAINT hardwares_identifier_length CHECK (char_length(identifier) >= 1 AND char_length(identifier) <= 128),
  CONSTRAINT hardwares_latitude_range CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT hardwares_longitude_range CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT hardwares_major_minor_of_beacon CHECK (hardware_type = 'ble-beacon'::text OR major IS NULL AND minor IS NULL),
  CONSTRAINT hardwares_major_range CHECK (major >= 0 AND major <= 65535),
  CONSTRAINT hardwares_match_key_not_empty CHECK (match_key <> ''::text),
  CONSTRAINT hardwares_minor_range CHECK (minor >= 0 AND minor <= 65535),
  CONSTRAINT hardwares_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  CONSTRAINT hardwares_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE SET NULL
);
CREATE INDEX hardwares_customer_id_idx ON hardwares USING btree (customer_id);
CREATE INDEX hardwares_identifier_trgm_idx ON hardwares USING gin (identifier gin_trgm_ops);
CREATE UNIQUE INDEX hardwares_match_key ON hardwares USING btree (hardware_type, match_key, major, minor) NULLS NOT DISTINCT;
CREATE INDEX hardwares_match_key_trgm_idx ON hardwares USING gin (match_key gin_trgm_ops);
CREATE INDEX hardwares_stand_in_idx ON hardwares USING btree (match_key) WHERE hardware_type = 'ble-beacon'::text AND (major IS NULL OR minor IS NULL);
CREATE INDEX hardwares_tag_id_idx ON hardwares USING btree (tag_id, id);
CREATE INDEX hardwares_twins_idx ON hardwares USING btree (id) WHERE match_key <> hardware_key(hardware_type, identifier);
CREATE TRIGGER hardware_keyed BEFORE INSERT OR UPDATE OF hardware_type, identifier ON hardwares FOR EACH ROW EXECUTE FUNCTION hardware_keyed();
CREATE TRIGGER history_delete AFTER DELETE ON hardwares REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_told();
CREATE TRIGGER history_insert AFTER INSERT ON hardwares REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_told();
CREATE TRIGGER history_update AFTER UPDATE ON hardwares REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_told();
CREATE TRIGGER journal_delete AFTER DELETE ON hardwares REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON hardwares REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON hardwares REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hardwares_changed();
CREATE TRIGGER row_updated BEFORE UPDATE ON hardwares FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE name_translations (
  id integer GENERATED ALWAYS AS IDENTITY,
  tag_id integer NOT NULL,
  lang_code lang_code NOT NULL,
  text text NOT NULL,
  origin translation_origin NOT NULL,
  provider text,
  source_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  former_machine_texts text[] DEFAULT ARRAY[]::text[] NOT NULL,
  CONSTRAINT name_translations_pkey PRIMARY KEY (id),
  CONSTRAINT name_translations_provider_of_machine CHECK ((origin::text = 'machine'::text) = (provider IS NOT NULL)),
  CONSTRAINT name_translations_source_hash_format CHECK (source_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT name_translations_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 120000),
  CONSTRAINT name_translations_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE INDEX name_translations_coverage_idx ON name_translations USING btree (tag_id) INCLUDE (lang_code, origin, source_hash);
CREATE INDEX name_translations_lang_code_id_idx ON name_translations USING btree (lang_code, id) INCLUDE (tag_id);
CREATE INDEX name_translations_memory_source_idx ON name_translations USING btree (memory_key(text), source_hash) WHERE origin::text = 'original'::text;
CREATE UNIQUE INDEX name_translations_original_key ON name_translations USING btree (tag_id) WHERE origin::text = 'original'::text;
CREATE INDEX name_translations_original_updated_at_idx ON name_translations USING btree (updated_at) WHERE origin::text = 'original'::text;
CREATE INDEX name_translations_people_idx ON name_translations USING btree (source_hash, lang_code, updated_at) WHERE origin::text = 'human'::text;
CREATE INDEX name_translations_sorted_idx ON name_translations USING btree (text COLLATE "und-x-icu", tag_id) WHERE origin::text = 'original'::text;
CREATE UNIQUE INDEX name_translations_tag_id_lang_code_key ON name_translations USING btree (tag_id, lang_code) INCLUDE (id);
CREATE INDEX name_translations_text_trgm_idx ON name_translations USING gin (text gin_trgm_ops);
CREATE INDEX name_translations_updated_at_id_idx ON name_translations USING btree (updated_at, id) INCLUDE (tag_id);
CREATE TRIGGER history_delete AFTER DELETE ON name_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_told();
CREATE TRIGGER history_insert AFTER INSERT ON name_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_told();
CREATE TRIGGER history_update AFTER UPDATE ON name_translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_told();
CREATE TRIGGER journal_delete AFTER DELETE ON name_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON name_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON name_translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_changed();
CREATE TRIGGER outdate_copies_delete AFTER DELETE ON name_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outdate_copies('name');
CREATE TRIGGER outdate_copies_update AFTER UPDATE ON name_translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outdate_copies('name');
CREATE TRIGGER remember_machine_text BEFORE UPDATE OF text ON name_translations FOR EACH ROW WHEN (old.origin::text = 'machine'::text AND old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION remember_machine_text();
CREATE TRIGGER row_updated BEFORE UPDATE ON name_translations FOR EACH ROW EXECUTE FUNCTION row_updated();
CREATE TRIGGER use_delete AFTER DELETE ON name_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_used();
CREATE TRIGGER use_insert AFTER INSERT ON name_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_translations_used();
CREATE TRIGGER use_move AFTER UPDATE OF tag_id ON name_translations FOR EACH ROW WHEN (old.tag_id <> new.tag_id) EXECUTE FUNCTION name_translations_moved();

CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY,
  tag_id integer NOT NULL,
  part text NOT NULL,
  lang_code lang_code NOT NULL,
  source_hash text NOT NULL,
  read_hash text,
  words text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_part_known CHECK (part = ANY (ARRAY['text'::text, 'name'::text])),
  CONSTRAINT reports_words_length CHECK (char_length(words) <= 500),
  CONSTRAINT reports_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE INDEX reports_created_at_idx ON reports USING btree (created_at);
CREATE INDEX reports_open_idx ON reports USING btree (lang_code, tag_id) WHERE closed_at IS NULL;
CREATE INDEX reports_tag_id_idx ON reports USING btree (tag_id, id);
CREATE TRIGGER row_updated BEFORE UPDATE ON reports FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE text_records (
  id integer GENERATED ALWAYS AS IDENTITY,
  tag_id integer NOT NULL,
  gender text DEFAULT 'm'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT text_records_pkey PRIMARY KEY (id),
  CONSTRAINT text_records_gender_known CHECK (gender = ANY (ARRAY['m'::text, 'f'::text])),
  CONSTRAINT text_records_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX text_records_tag_id_key ON text_records USING btree (tag_id);
CREATE INDEX text_records_updated_at_id_idx ON text_records USING btree (updated_at, id) INCLUDE (tag_id);
CREATE TRIGGER history_delete AFTER DELETE ON text_records REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_told();
CREATE TRIGGER history_insert AFTER INSERT ON text_records REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_told();
CREATE TRIGGER history_texts_first BEFORE DELETE ON text_records FOR EACH ROW EXECUTE FUNCTION delete_texts_first();
CREATE TRIGGER history_update AFTER UPDATE ON text_records REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_told();
CREATE TRIGGER journal_delete AFTER DELETE ON text_records REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON text_records REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON text_records REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION text_records_changed();
CREATE TRIGGER row_updated BEFORE UPDATE ON text_records FOR EACH ROW EXECUTE FUNCTION row_updated();
CREATE TRIGGER use_move AFTER UPDATE OF tag_id ON text_records FOR EACH ROW WHEN (old.tag_id <> new.tag_id) EXECUTE FUNCTION text_records_moved();

CREATE TABLE tokens (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  digest bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  came_by text,
  user_agent text,
  network text,
  CONSTRAINT tokens_pkey PRIMARY KEY (id),
  CONSTRAINT tokens_came_by_known CHECK (came_by = ANY (ARRAY['password'::text, 'social'::text])),
  CONSTRAINT tokens_digest_length CHECK (octet_length(digest) = 32),
  CONSTRAINT tokens_user_agent_length CHECK (char_length(user_agent) <= 255),
  CONSTRAINT tokens_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX tokens_customer_id_idx ON tokens USING btree (customer_id);
CREATE UNIQUE INDEX tokens_digest_key ON tokens USING btree (digest);
CREATE INDEX tokens_last_used_at_idx ON tokens USING btree (last_used_at);

CREATE TABLE translation_caps (
  scope text NOT NULL,
  cap bigint,
  CONSTRAINT translation_caps_pkey PRIMARY KEY (scope)
);

CREATE TABLE translation_figures (
  day date NOT NULL,
  customer_id integer,
  provider text NOT NULL,
  lang_code lang_code NOT NULL,
  characters bigint NOT NULL
);
CREATE INDEX translation_figures_day_idx ON translation_figures USING btree (day);
CREATE UNIQUE INDEX translation_figures_key ON translation_figures USING btree (customer_id, day, provider, lang_code) NULLS NOT DISTINCT;

CREATE TABLE translation_jobs (
  id integer GENERATED ALWAYS AS IDENTITY,
  subject_kind text NOT NULL,
  subject_id integer NOT NULL,
  tag_id integer,
  lang_code lang_code NOT NULL,
  source_hash text NOT NULL,
  providers text DEFAULT ''::text NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  claim uuid,
  provider text,
  reason text,
  message text,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  version bigint NOT NULL,
  priority smallint DEFAULT 3 NOT NULL,
  by_lookup boolean DEFAULT true NOT NULL,
  cap text,
  CONSTRAINT translation_jobs_pkey PRIMARY KEY (id),
  CONSTRAINT translation_jobs_claim_of_running CHECK ((state = 'running'::text) = (claim IS NOT NULL)),
  CONSTRAINT translation_jobs_reason_known CHECK (reason = ANY (ARRAY['unsupported'::text, 'refused'::text, 'unavailable'::text, 'throttled'::text, 'cap'::text, 'cancelled'::text])),
  CONSTRAINT translation_jobs_state_known CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'waiting'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])),
  CONSTRAINT translation_jobs_subject_kind_known CHECK (subject_kind = ANY (ARRAY['text'::text, 'name'::text])),
  CONSTRAINT translation_jobs_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE SET NULL
);
CREATE INDEX translation_jobs_state_idx ON translation_jobs USING btree (state, id);
CREATE UNIQUE INDEX translation_jobs_subject_key ON translation_jobs USING btree (subject_kind, subject_id, lang_code);
CREATE INDEX translation_jobs_tag_id_idx ON translation_jobs USING btree (tag_id);
CREATE INDEX translation_jobs_version_idx ON translation_jobs USING btree (version, id);
CREATE TRIGGER translation_job_changed BEFORE INSERT OR UPDATE ON translation_jobs FOR EACH ROW EXECUTE FUNCTION translation_job_changed();

CREATE TABLE translation_memory (
  id bigint GENERATED ALWAYS AS IDENTITY,
  key bytea NOT NULL,
  source_lang_code lang_code NOT NULL,
  lang_code lang_code NOT NULL,
  is_shared boolean NOT NULL,
  customer_id integer,
  text text NOT NULL,
  provider text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  unused_since timestamp with time zone,
  CONSTRAINT translation_memory_pkey PRIMARY KEY (id),
  CONSTRAINT translation_memory_shared_by_all CHECK (NOT is_shared OR customer_id IS NULL),
  CONSTRAINT translation_memory_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 120000),
  CONSTRAINT translation_memory_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX translation_memory_customer_id_idx ON translation_memory USING btree (customer_id) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX translation_memory_entry_key ON translation_memory USING btree (key, source_lang_code, lang_code, is_shared, customer_id) NULLS NOT DISTINCT;

CREATE TABLE translation_orders (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  request_key bytea NOT NULL,
  lang_codes text[] NOT NULL,
  place_id integer,
  tags integer NOT NULL,
  parts text[] NOT NULL,
  states text[] NOT NULL,
  total integer NOT NULL,
  queued integer DEFAULT 0 NOT NULL,
  running integer DEFAULT 0 NOT NULL,
  saved integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  cancelled integer DEFAULT 0 NOT NULL,
  state text GENERATED ALWAYS AS (
CASE
    WHEN (queued + running) > 0 THEN
    CASE
        WHEN begun_at IS NULL THEN 'queued'::text
        ELSE 'running'::text
    END
    WHEN cancelled > 0 THEN 'cancelled'::text
    WHEN failed = 0 THEN 'succeeded'::text
    WHEN saved = 0 THEN 'failed'::text
    ELSE 'partially_failed'::text
END) STORED NOT NULL,
  waiting_for text,
  begun_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  finished_at timestamp with time zone,
  turn_at timestamp with time zone,
  version bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT translation_orders_pkey PRIMARY KEY (id),
  CONSTRAINT translation_orders_add_up CHECK (total = (queued + running + saved + skipped + failed + cancelled)),
  CONSTRAINT translation_orders_waiting_for_known CHECK (waiting_for = ANY (ARRAY['cap'::text, 'providers'::text])),
  CONSTRAINT translation_orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX translation_orders_customer_id_idx ON translation_orders USING btree (customer_id, id);
CREATE INDEX translation_orders_finished_at_idx ON translation_orders USING btree (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX translation_orders_open_idx ON translation_orders USING btree (id) WHERE finished_at IS NULL;
CREATE TRIGGER row_updated BEFORE UPDATE ON translation_orders FOR EACH ROW EXECUTE FUNCTION row_updated();

CREATE TABLE translation_order_items (
  order_id integer NOT NULL,
  id integer NOT NULL,
  part text NOT NULL,
  subject_id integer NOT NULL,
  tag_id integer NOT NULL,
  source_lang_code lang_code NOT NULL,
  lang_code lang_code NOT NULL,
  state text NOT NULL,
  provider text,
  reason text,
  attempts smallint DEFAULT 0 NOT NULL,
  not_before timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  runner text,
  claim uuid,
  begun_at timestamp with time zone,
  refused_key bytea,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT translation_order_items_pkey PRIMARY KEY (order_id, id),
  CONSTRAINT translation_order_items_claim_of_running CHECK ((state = 'running'::text) = (claim IS NOT NULL)),
  CONSTRAINT translation_order_items_part_known CHECK (part = ANY (ARRAY['text'::text, 'name'::text])),
  CONSTRAINT translation_order_items_state_known CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'saved'::text, 'skipped'::text, 'failed'::text, 'cancelled'::text])),
  CONSTRAINT translation_order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES translation_orders(id) ON DELETE CASCADE
);
CREATE INDEX translation_order_items_queued_idx ON translation_order_items USING btree (order_id, source_lang_code, lang_code, not_before, id) WHERE state = 'queued'::text;
CREATE INDEX translation_order_items_refused_idx ON translation_order_items USING btree (order_id, source_lang_code, lang_code, refused_key) WHERE refused_key IS NOT NULL;
CREATE INDEX translation_order_items_state_idx ON translation_order_items USING btree (order_id, state, id);
CREATE TRIGGER translation_order_items_changed AFTER UPDATE ON translation_order_items REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION translation_order_items_changed();

CREATE TABLE translation_order_pairs (
  order_id integer NOT NULL,
  source_lang_code lang_code NOT NULL,
  lang_code lang_code NOT NULL,
  waiting_for text,
  resume_at timestamp with time zone,
  looked_at integer DEFAULT 0 NOT NULL,
  CONSTRAINT translation_order_pairs_pkey PRIMARY KEY (order_id, source_lang_code, lang_code),
  CONSTRAINT translation_order_pairs_waiting_for_known CHECK (waiting_for = ANY (ARRAY['cap'::text, 'providers'::text])),
  CONSTRAINT translation_order_pairs_order_id_fkey FOREIGN KEY (order_id) REFERENCES translation_orders(id) ON DELETE CASCADE
);

CREATE TABLE translation_usage (
  day date NOT NULL,
  scope text NOT NULL,
  characters bigint DEFAULT 0 NOT NULL,
  CONSTRAINT translation_usage_pkey PRIMARY KEY (day, scope),
  CONSTRAINT translation_usage_scope_form CHECK (scope ~ '^([a-z][a-z0-9_]*|(owner|tag):[1-9][0-9]*)$'::text)
);

CREATE TABLE translations (
  id integer GENERATED ALWAYS AS IDENTITY,
  text_record_id integer NOT NULL,
  lang_code lang_code NOT NULL,
  text text NOT NULL,
  origin translation_origin NOT NULL,
  provider text,
  source_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  former_machine_texts text[] DEFAULT ARRAY[]::text[] NOT NULL,
  CONSTRAINT translations_pkey PRIMARY KEY (id),
  CONSTRAINT translations_provider_of_machine CHECK ((origin::text = 'machine'::text) = (provider IS NOT NULL)),
  CONSTRAINT translations_source_hash_format CHECK (source_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT translations_text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 120000),
  CONSTRAINT translations_text_record_id_fkey FOREIGN KEY (text_record_id) REFERENCES text_records(id) ON DELETE CASCADE
);
CREATE INDEX translations_coverage_idx ON translations USING btree (text_record_id) INCLUDE (lang_code, origin, source_hash);
CREATE INDEX translations_lang_code_id_idx ON translations USING btree (lang_code, id) INCLUDE (text_record_id);
CREATE INDEX translations_memory_source_idx ON translations USING btree (memory_key(text), source_hash) WHERE origin::text = 'original'::text;
CREATE UNIQUE INDEX translations_original_key ON translations USING btree (text_record_id) WHERE origin::text = 'original'::text;
CREATE INDEX translations_original_lang_code_idx ON translations USING btree (lang_code, text_record_id) WHERE origin::text = 'original'::text;
CREATE INDEX translations_original_updated_at_idx ON translations USING btree (updated_at) WHERE origin::text = 'original'::text;
CREATE INDEX translations_people_idx ON translations USING btree (source_hash, lang_code, updated_at) WHERE origin::text = 'human'::text;
CREATE UNIQUE INDEX translations_text_record_id_lang_code_key ON translations USING btree (text_record_id, lang_code) INCLUDE (id);
CREATE INDEX translations_text_trgm_idx ON translations USING gin (text gin_trgm_ops);
CREATE INDEX translations_updated_at_id_idx ON translations USING btree (updated_at, id) INCLUDE (text_record_id);
CREATE TRIGGER history_delete AFTER DELETE ON translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_told();
CREATE TRIGGER history_insert AFTER INSERT ON translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_told();
CREATE TRIGGER history_update AFTER UPDATE ON translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_told();
CREATE TRIGGER journal_delete AFTER DELETE ON translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_changed();
CREATE TRIGGER journal_insert AFTER INSERT ON translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_changed();
CREATE TRIGGER journal_update AFTER UPDATE ON translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_changed();
CREATE TRIGGER outdate_copies_delete AFTER DELETE ON translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outdate_copies('text');
CREATE TRIGGER outdate_copies_update AFTER UPDATE ON translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outdate_copies('text');
CREATE TRIGGER remember_machine_text BEFORE UPDATE OF text ON translations FOR EACH ROW WHEN (old.origin::text = 'machine'::text AND old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION remember_machine_text();
CREATE TRIGGER row_updated BEFORE UPDATE ON translations FOR EACH ROW EXECUTE FUNCTION row_updated();
CREATE TRIGGER use_delete AFTER DELETE ON translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_used();
CREATE TRIGGER use_insert AFTER INSERT ON translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION translations_used();
CREATE TRIGGER use_move AFTER UPDATE OF text_record_id ON translations FOR EACH ROW WHEN (old.text_record_id <> new.text_record_id) EXECUTE FUNCTION translations_moved();
