-- What the runner does: jobs for lookups, orders, the memory of translations, and what providers may cost.

create table runners (
  id integer generated always as identity primary key,
  worker_ids text[] not null,
  started_at timestamptz not null default now(),
  beat_at timestamptz,
  name text
);

create table provider_states (
  name text primary key,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  failures integer not null default 0,
  retry_at timestamptz
);

create function translation_job_changed() returns trigger
  language plpgsql as $$
    begin
      new.version := pg_current_xact_id()::text::bigint;
      new.updated_at := now();
      perform pg_notify('translation_jobs', json_build_object(
        'id', new.id, 'state', new.state, 'key', concat_ws(':', new.subject_kind, new.subject_id, new.lang_code))::text);
      return new;
    end $$;

create table translation_jobs (
  id integer generated always as identity primary key,
  subject_kind text not null,
  subject_id integer not null,
  tag_id integer references tags on delete set null,
  lang_code lang_code not null,
  source_hash text not null,
  providers text not null default '',
  state text not null,
  attempts integer not null default 0,
  claim uuid,
  provider text,
  reason text,
  message text,
  next_attempt_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  version bigint not null,
  priority smallint not null default 3,
  by_lookup boolean not null default true,
  cap text,
  constraint translation_jobs_claim_of_running check ((state = 'running') = (claim is not null)),
  constraint translation_jobs_reason_known check (reason in ('unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled')),
  constraint translation_jobs_state_known check (state in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled')),
  constraint translation_jobs_subject_kind_known check (subject_kind in ('text', 'name'))
);
create index translation_jobs_state_idx on translation_jobs (state, id);
create unique index translation_jobs_subject_key on translation_jobs (subject_kind, subject_id, lang_code);
create index translation_jobs_tag_id_idx on translation_jobs (tag_id);
create index translation_jobs_version_idx on translation_jobs (version, id);
create trigger translation_job_changed before insert or update on translation_jobs
  for each row execute function translation_job_changed();

create function translation_order_waits_for(wanted integer) returns text
  language plpgsql stable set enable_sort = off as $$
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
    end $$;

create function translation_order_next(wanted integer, source text, target text, out row_id tid, out id integer, out not_before timestamptz) returns setof record
  language plpgsql stable rows 1 set enable_sort = off as $$
    begin
      return query
        select item.ctid, item.id, item.not_before from translation_order_items item
        where item.order_id = wanted and item.source_lang_code = source and item.lang_code = target
          and item.state = 'queued' and item.not_before <= now()
        order by item.not_before, item.id
        limit 1;
    end $$;

create function translation_order_items_changed() returns trigger
  language plpgsql as $$
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
  end $$;

create table translation_orders (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  request_key bytea not null,
  lang_codes text[] not null,
  place_id integer,
  tags integer not null,
  parts text[] not null,
  states text[] not null,
  total integer not null,
  queued integer not null default 0,
  running integer not null default 0,
  saved integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  cancelled integer not null default 0,
  state text generated always as (
case
    when (queued + running) > 0 then
    case
        when begun_at is null then 'queued'
        else 'running'
    end
    when cancelled > 0 then 'cancelled'
    when failed = 0 then 'succeeded'
    when saved = 0 then 'failed'
    else 'partially_failed'
end) stored not null,
  waiting_for text,
  begun_at timestamptz,
  cancelled_at timestamptz,
  finished_at timestamptz,
  turn_at timestamptz,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translation_orders_add_up check (total = (queued + running + saved + skipped + failed + cancelled)),
  constraint translation_orders_waiting_for_known check (waiting_for in ('cap', 'providers'))
);
create index translation_orders_customer_id_idx on translation_orders (customer_id, id);
create index translation_orders_finished_at_idx on translation_orders (finished_at) where finished_at is not null;
create index translation_orders_open_idx on translation_orders (id) where finished_at is null;
create trigger row_updated before update on translation_orders
  for each row execute function row_updated();

create table translation_order_items (
  order_id integer not null references translation_orders on delete cascade,
  id integer not null,
  part text not null,
  subject_id integer not null,
  tag_id integer not null,
  source_lang_code lang_code not null,
  lang_code lang_code not null,
  state text not null,
  provider text,
  reason text,
  attempts smallint not null default 0,
  not_before timestamptz not null default '-infinity',
  runner text,
  claim uuid,
  begun_at timestamptz,
  refused_key bytea,
  updated_at timestamptz not null default now(),
  primary key (order_id, id),
  constraint translation_order_items_claim_of_running check ((state = 'running') = (claim is not null)),
  constraint translation_order_items_part_known check (part in ('text', 'name')),
  constraint translation_order_items_state_known check (state in ('queued', 'running', 'saved', 'skipped', 'failed', 'cancelled'))
);
create index translation_order_items_queued_idx on translation_order_items (order_id, source_lang_code, lang_code, not_before, id) where state = 'queued';
create index translation_order_items_refused_idx on translation_order_items (order_id, source_lang_code, lang_code, refused_key) where refused_key is not null;
create index translation_order_items_state_idx on translation_order_items (order_id, state, id);
create trigger translation_order_items_changed after update on translation_order_items
  referencing old table as former new table as changed for each statement execute function translation_order_items_changed();

create table translation_order_pairs (
  order_id integer not null references translation_orders on delete cascade,
  source_lang_code lang_code not null,
  lang_code lang_code not null,
  waiting_for text,
  resume_at timestamptz,
  looked_at integer not null default 0,
  primary key (order_id, source_lang_code, lang_code),
  constraint translation_order_pairs_waiting_for_known check (waiting_for in ('cap', 'providers'))
);

create table translation_memory (
  id bigint generated always as identity primary key,
  key bytea not null,
  source_lang_code lang_code not null,
  lang_code lang_code not null,
  is_shared boolean not null,
  customer_id integer references customers on delete cascade,
  text text not null,
  provider text not null,
  created_at timestamptz not null default now(),
  unused_since timestamptz,
  constraint translation_memory_shared_by_all check (not is_shared or customer_id is null),
  constraint translation_memory_text_length check (char_length(text) between 1 and 120000)
);
create index translation_memory_customer_id_idx on translation_memory (customer_id) where customer_id is not null;
create unique index translation_memory_entry_key on translation_memory (key, source_lang_code, lang_code, is_shared, customer_id) nulls not distinct;

create table memory_claims (
  key bytea not null,
  source_lang_code lang_code not null,
  lang_code lang_code not null,
  is_shared boolean not null,
  customer_id integer,
  claim uuid default gen_random_uuid() primary key,
  runner text not null,
  claimed_at timestamptz not null default now()
);
create unique index memory_claims_entry_key on memory_claims (key, source_lang_code, lang_code, is_shared, customer_id) nulls not distinct;

create function outdate_copies() returns trigger
  language plpgsql as $$
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
    end $$;

create table memory_copies (
  kind text not null,
  id integer not null,
  source_kind text not null,
  source_id integer not null,
  primary key (kind, id),
  constraint memory_copies_kinds_known check ((kind in ('text', 'name')) and (source_kind in ('text', 'name')))
);
create index memory_copies_source_idx on memory_copies (source_kind, source_id);

create trigger outdate_copies_delete after delete on translations
  referencing old table as old_rows for each statement execute function outdate_copies('text');
create trigger outdate_copies_update after update on translations
  referencing old table as old_rows new table as new_rows for each statement execute function outdate_copies('text');
create trigger outdate_copies_delete after delete on name_translations
  referencing old table as old_rows for each statement execute function outdate_copies('name');
create trigger outdate_copies_update after update on name_translations
  referencing old table as old_rows new table as new_rows for each statement execute function outdate_copies('name');

create table translation_caps (
  scope text primary key,
  cap bigint
);

create table translation_usage (
  day date not null,
  scope text not null,
  characters bigint not null default 0,
  primary key (day, scope),
  constraint translation_usage_scope_form check (scope ~ '^([a-z][a-z0-9_]*|(owner|tag):[1-9][0-9]*)$')
);

create table translation_figures (
  day date not null,
  customer_id integer,
  provider text not null,
  lang_code lang_code not null,
  characters bigint not null
);
create index translation_figures_day_idx on translation_figures (day);
create unique index translation_figures_key on translation_figures (customer_id, day, provider, lang_code) nulls not distinct;
