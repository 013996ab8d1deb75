import type { Knex } from 'knex';

/** What the runners know of their work. The queue itself is the queue library's, in a schema of its own. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create sequence translation_jobs_version;

    create table translation_jobs (
      id integer generated always as identity primary key,
      subject_kind text not null,
      -- A text record for a text, a tag for a name. No foreign key: a job whose subject is gone ends silently.
      subject_id integer not null,
      tag_id integer references tags on delete set null,
      lang_code lang_code not null,
      -- The hash of the original that the job was last asked for, or made from.
      source_hash text not null,
      state text not null,
      attempts integer not null default 0,
      provider text,
      reason text,
      message text,
      next_attempt_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      finished_at timestamptz,
      version bigint not null default nextval('translation_jobs_version'),
      constraint translation_jobs_subject_kind_known check (subject_kind in ('text', 'name')),
      constraint translation_jobs_state_known
        check (state in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled')),
      constraint translation_jobs_reason_known
        check (reason in ('unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled'))
    );
    -- One job for each text and language.
    create unique index translation_jobs_subject_key on translation_jobs (subject_kind, subject_id, lang_code);
    create index translation_jobs_state_idx on translation_jobs (state, id);
    create index translation_jobs_tag_id_idx on translation_jobs (tag_id);
    create index translation_jobs_version_idx on translation_jobs (version);

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
      failures integer not null default 0
    );

    -- A runner is alive as long as its session holds the advisory lock of its row.
    create table runners (
      id integer generated always as identity primary key,
      worker_ids text[] not null default '{}',
      started_at timestamptz not null default now()
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table runners;
    drop table provider_states;
    drop table translation_usage;
    drop table translation_jobs;
    drop sequence translation_jobs_version;
  `);
}
