-- Who changed what, when and how.

create table history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  version xid8 not null default pg_current_xact_id(),
  resource text not null,
  record_id integer not null,
  tag_id integer,
  left_tag_id integer,
  owner_id integer,
  event text not null,
  via text not null,
  customer_id integer,
  changes jsonb not null,
  former_lang_code text,
  former_origin text,
  constraint history_event_known check (event in ('create', 'update', 'destroy')),
  constraint history_resource_known check (resource in ('tags', 'text_records', 'translations', 'name_translations', 'hardwares', 'places', 'customers')),
  constraint history_via_known check (via in ('api', 'json', 'page', 'import', 'command', 'runner'))
);
create index history_at_idx on history using brin (at);
create index history_destroyed_idx on history (id) where event = 'destroy';
create index history_left_tag_id_idx on history (left_tag_id, id) where left_tag_id is not null;
create index history_owner_id_idx on history (owner_id, id) where owner_id is not null;
create index history_record_idx on history (resource, record_id, id);
create index history_tag_id_idx on history (tag_id, id) where tag_id is not null;

create function history_changes(former jsonb, present jsonb) returns jsonb
  language sql immutable as $$
    select coalesce(jsonb_object_agg(field, jsonb_build_array(former -> field, present -> field)), '{}')
    from jsonb_object_keys(coalesce(present, former)) as f (field)
    where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null')
  $$;

create function tags_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function text_records_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function translations_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function name_translations_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function hardwares_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function places_told() returns trigger
  language plpgsql as $$
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
    end $$;

create function customers_told() returns trigger
  language plpgsql as $$
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
    end $$;

do $$
declare
  changed text;
begin
  foreach changed in array array['tags', 'text_records', 'translations', 'name_translations', 'hardwares', 'places', 'customers'] loop
    execute format('create trigger history_insert after insert on %1$I
      referencing new table as new_rows for each statement execute function %1$s_told()', changed);
    execute format('create trigger history_update after update on %1$I
      referencing old table as old_rows new table as new_rows for each statement execute function %1$s_told()', changed);
    execute format('create trigger history_delete after delete on %1$I
      referencing old table as old_rows for each statement execute function %1$s_told()', changed);
  end loop;
end $$;
