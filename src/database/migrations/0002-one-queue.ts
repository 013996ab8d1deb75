/**
 * One queue: the table `work`, whose rows are held by leases, in the place of jobs, a library's entries for them, and runners that watch
 * each other. All jobs come along; those that were being worked on are queued again. Runners of the former version have to be stopped.
 */
import type { Knex } from 'knex';

const table = `
  create function work_changed() returns trigger
    language plpgsql as $$
      begin
        new.version := pg_current_xact_id()::text::bigint;
        new.updated_at := now();
        perform pg_notify('work', json_build_object(
          'id', new.id, 'state', new.state, 'key', concat_ws(':', new.subject_kind, new.subject_id, new.lang_code))::text);
        return new;
      end $$;

  create table work (
    id integer generated always as identity primary key,
    subject_kind text not null,
    subject_id integer not null,
    lang_code lang_code not null,
    source_hash text not null,
    tag_id integer references tags on delete set null,
    priority smallint not null default 3,
    by_lookup boolean not null default true,
    state text not null,
    due_at timestamptz,
    attempts integer not null default 0,
    lease uuid,
    leased_by text,
    providers text not null default '',
    provider text,
    reason text,
    cap text,
    message text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    finished_at timestamptz,
    version bigint not null,
    constraint work_lease_of_running check ((state = 'running') = (lease is not null)),
    constraint work_open_is_due check (state not in ('queued', 'running', 'waiting') or due_at is not null),
    constraint work_reason_known check (reason in ('unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled')),
    constraint work_state_known check (state in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled')),
    constraint work_subject_kind_known check (subject_kind in ('text', 'name'))
  );

  insert into work (id, subject_kind, subject_id, lang_code, source_hash, tag_id, priority, by_lookup, state, due_at, attempts,
    providers, provider, reason, cap, message, created_at, updated_at, finished_at, version)
  overriding system value
  select id, subject_kind, subject_id, lang_code, source_hash, tag_id, priority, by_lookup,
    case when state = 'running' then 'queued' else state end,
    case when state in ('queued', 'running', 'waiting') then coalesce(next_attempt_at, now()) else next_attempt_at end,
    attempts, providers, provider, reason, cap, message, created_at, updated_at, finished_at, version
  from translation_jobs;
  select setval(pg_get_serial_sequence('work', 'id'), (select coalesce(max(id), 0) + 1 from work), false);

  create index work_due_idx on work (priority, due_at, id) where state in ('queued', 'running', 'waiting');
  create unique index work_lease_key on work (lease) where lease is not null;
  create index work_state_idx on work (state, id);
  create unique index work_subject_key on work (subject_kind, subject_id, lang_code);
  create index work_tag_id_idx on work (tag_id);
  create index work_version_idx on work (version, id);
  create trigger work_changed before insert or update of state, attempts, priority, message, source_hash on work
    for each row execute function work_changed();

  drop table translation_jobs;
  drop function translation_job_changed();
  drop schema if exists graphile_worker cascade;`;

/** What only one runner does at a time, besides the rows of the queue: asking for a text that the memory lacks, and the sweep. */
const leases = `
  create table leases (
    name text primary key,
    lease uuid not null,
    leased_by text not null,
    until timestamptz not null
  );
  create unique index leases_lease_key on leases (lease);
  drop table memory_claims;
  drop table runners;`;

/** A renewal changes no state, so that an order learns nothing of it. */
const items = `
  create or replace function translation_order_items_changed() returns trigger
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
      from change
      where change.order_id = o.id
        and (change.queued, change.running, change.saved, change.skipped, change.failed, change.cancelled) <> (0, 0, 0, 0, 0, 0);
      return null;
    end $$;

  update translation_order_items set state = 'queued', claim = null where state = 'running';
  alter table translation_order_items drop column runner, drop column begun_at, add column leased_until timestamptz;
  create index translation_order_items_claim_idx on translation_order_items (claim) where claim is not null;`;

export const oneQueue = {
  up: async (trx: Knex) => {
    for (const sql of [table, leases, items]) await trx.raw(sql);
  },
};
