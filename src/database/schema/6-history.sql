-- The history: who changed what, when and by which way. The transaction says who and how (`tags.actor`, `tags.way`); one that
-- says nothing is a person's at a console, but for the web processes', whose way is 'unsaid' then and is refused.

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

-- The fields that differ, each with its former and present value; passwords without.
create function history_changes(former jsonb, present jsonb) returns jsonb
  language sql immutable as $$
    select coalesce(jsonb_object_agg(field, case field
      when 'password' then '[null, null]' else jsonb_build_array(former -> field, present -> field) end), '{}')
    from jsonb_object_keys(coalesce(present, former)) as f (field)
    where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null')
  $$;

-- The tag that a row belongs to, its owner, and its fields. `original`: the hash of its original, where the same statement has
-- changed that one too.
create function history_of(resource text, r jsonb, original text, left_out text[])
  returns table (tag_id integer, owner_id integer, fields jsonb)
  language sql stable as $$
    select part.tag_id,
      case
        when resource = 'customers' then (r ->> 'id')::integer
        when resource in ('tags', 'places') or resource = 'hardwares' and part.tag_id is null then (r ->> 'customer_id')::integer
        else (select t.customer_id from tags t where t.id = part.tag_id)
      end,
      r - left_out || case resource
        when 'customers' then jsonb_build_object(
          'password', r -> 'password_hash', 'suspended', r ->> 'suspended_at' is not null)
        when 'translations' then jsonb_build_object('tag_id', part.tag_id, 'stale', r ->> 'source_hash' <> coalesce(original, (
          select x.source_hash from translations x
          where x.text_record_id = (r ->> 'text_record_id')::integer and x.origin = 'original')))
        when 'name_translations' then jsonb_build_object('stale', r ->> 'source_hash' <> coalesce(original, (
          select x.source_hash from name_translations x where x.tag_id = part.tag_id and x.origin = 'original')))
        else '{}'
      end
    from (
      select case resource
        when 'tags' then (r ->> 'id')::integer
        when 'translations' then (select x.tag_id from text_records x where x.id = (r ->> 'text_record_id')::integer)
        else (r ->> 'tag_id')::integer
      end as tag_id) part
  $$;

-- Its arguments are the columns that the history leaves out. `offset 0`: each row becomes JSON once.
create function record_history() returns trigger
  language plpgsql as $$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin
      if tg_op = 'INSERT' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, owner_id, changes)
        select tg_table_name, 'create', way, actor, n.id, of.tag_id, of.owner_id,
          history_changes(null, of.fields) - 'suspended'
        from (select id, to_jsonb(rows) as r from new_rows rows) n, history_of(tg_table_name, n.r, null, tg_argv) of
        order by n.id;
      elsif tg_op = 'UPDATE' then
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select tg_table_name, 'update', way, actor, o.id, coalesce(n.tag_id, o.tag_id),
          case when tg_table_name = 'hardwares' and n.tag_id <> o.tag_id then o.tag_id end, n.owner_id,
          o.r ->> 'lang_code', o.r ->> 'origin', changes
        from (
          select side.id, side.r, of.* from (
            select id, r, max(r ->> 'source_hash') filter (where r ->> 'origin' = 'original')
              over (partition by coalesce(r ->> 'text_record_id', r ->> 'tag_id')) as original
            from (select id, to_jsonb(rows) as r from old_rows rows offset 0) each) side, history_of(tg_table_name, side.r, side.original, tg_argv) of
        ) o join (
          select side.id, of.* from (select id, to_jsonb(rows) as r from new_rows rows) side,
            history_of(tg_table_name, side.r, null, tg_argv) of
        ) n using (id), history_changes(o.fields, n.fields) changes
        where changes <> '{}'
        order by o.id;
      else
        insert into history (resource, event, via, customer_id, record_id, tag_id, owner_id, former_lang_code, former_origin, changes)
        select tg_table_name, 'destroy', way, actor, o.id, of.tag_id, of.owner_id, o.r ->> 'lang_code', o.r ->> 'origin',
          history_changes(of.fields, null) - 'suspended'
        from (
          select id, r, max(r ->> 'source_hash') filter (where r ->> 'origin' = 'original')
            over (partition by coalesce(r ->> 'text_record_id', r ->> 'tag_id')) as original
          from (select id, to_jsonb(rows) as r from old_rows rows offset 0) each) o, history_of(tg_table_name, o.r, o.original, tg_argv) of
        order by o.id;
      end if;
      return null;
    end $$;

-- A customer who is gone is known by id alone.
create function forget_customers() returns trigger
  language plpgsql as $$
    begin
      update history h set changes = h.changes
        || case when h.changes -> 'email' is not null then '{"email": [null, null]}'::jsonb else '{}' end
        || case when h.changes -> 'name' is not null then '{"name": [null, null]}'::jsonb else '{}' end
      from old_rows o where h.resource = 'customers' and h.record_id = o.id;
      return null;
    end $$;

do $$
  declare
    name text;
    own text;
    left_out text;
  begin
    for name, own in values
      ('customers', 'password_hash, suspended_at, email_unproven'),
      ('places', ''),
      ('tags', 'purchase_id, history_from, in_use'),
      ('hardwares', 'customer_id, match_key'),
      ('text_records', ''),
      ('translations', 'provider, source_hash, former_machine_texts'),
      ('name_translations', 'provider, source_hash, former_machine_texts')
    loop
      left_out := concat_ws(', ', 'id, created_at, updated_at', nullif(own, ''));
      execute format('create trigger history_insert after insert on %I
        referencing new table as new_rows for each statement execute function record_history(%s)', name, left_out);
      execute format('create trigger history_update after update on %I
        referencing old table as old_rows new table as new_rows for each statement execute function record_history(%s)', name, left_out);
      execute format('create trigger history_delete after delete on %I
        referencing old table as old_rows for each statement execute function record_history(%s)', name, left_out);
    end loop;
  end $$;

create trigger history_forget after delete on customers
  referencing old table as old_rows for each statement execute function forget_customers();
