import type { Knex } from 'knex';

/** What the runners know of their work. The queue itself is the queue library's, in a schema of its own. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table translation_jobs (
      id integer generated always as identity primary key,
      subject_kind text not null,
      -- A text record for a text, a tag for a name. No foreign key: a job whose subject is gone ends silently.
      subject_id integer not null,
      tag_id integer references tags on delete set null,
      lang_code lang_code not null,
      -- The hash of the original that the job was last asked for, or made from.
      source_hash text not null,
      -- The fingerprint of the providers that the last attempt had.
      providers text not null default '',
      state text not null,
      attempts integer not null default 0,
      -- Of the attempt that is running: whoever holds another one has lost the job.
      claim uuid,
      provider text,
      reason text,
      message text,
      next_attempt_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      finished_at timestamptz,
      -- The transaction that has changed it last.
      version bigint not null,
      constraint translation_jobs_subject_kind_known check (subject_kind in ('text', 'name')),
      constraint translation_jobs_state_known
        check (state in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled')),
      constraint translation_jobs_reason_known
        check (reason in ('unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled')),
      constraint translation_jobs_claim_of_running check ((state = 'running') = (claim is not null))
    );
    -- One job for each text and language.
    create unique index translation_jobs_subject_key on translation_jobs (subject_kind, subject_id, lang_code);
    create index translation_jobs_state_idx on translation_jobs (state, id);
    create index translation_jobs_tag_id_idx on translation_jobs (tag_id);
    create index translation_jobs_version_idx on translation_jobs (version, id);

    -- Whoever changes a job, the runners hear of it and the followers of the progress find it.
    create function translation_job_changed() returns trigger language plpgsql as $$
    begin
      new.version := pg_current_xact_id()::text::bigint;
      new.updated_at := now();
      perform pg_notify('translation_jobs', json_build_object(
        'id', new.id, 'state', new.state, 'key', concat_ws(':', new.subject_kind, new.subject_id, new.lang_code))::text);
      return new;
    end $$;
    create trigger translation_job_changed before insert or update on translation_jobs
      for each row execute function translation_job_changed();

    -- What the sweep for stale machine translations begins with.
    create index translations_original_updated_at_idx on translations (updated_at) where origin = 'original';
    create index name_translations_original_updated_at_idx on name_translations (updated_at) where origin = 'original';

    -- Characters sent to providers, a row for each day (UTC) and scope.
    create table translation_usage (
      day date not null,
      scope text not null,
      characters bigint not null default 0,
      primary key (day, scope),
      constraint translation_usage_scope_known
        check (scope in ('all', 'unowned', 'azure', 'deepl', 'google', 'libretranslate', 'apertium'))
    );

    create table provider_states (
      name text primary key,
      last_success_at timestamptz,
      last_failure_at timestamptz,
      last_failure text,
      failures integer not null default 0,
      -- It has asked to be left alone until then.
      retry_at timestamptz
    );

    -- A runner is alive as long as its session holds the advisory lock of its row.
    create table runners (
      id integer generated always as identity primary key,
      worker_ids text[] not null,
      started_at timestamptz not null default now()
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table runners;
    drop table provider_states;
    drop table translation_usage;
    drop index name_translations_original_updated_at_idx;
    drop index translations_original_updated_at_idx;
    drop table translation_jobs;
    drop function translation_job_changed;
    -- The queue's tables would keep entries of jobs that are gone.
    drop schema if exists graphile_worker cascade;
  `);
}
