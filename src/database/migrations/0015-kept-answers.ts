import type { Knex } from 'knex';

/** Answers to writes that carried an `Idempotency-Key`, for who has to ask again. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table kept_answers (
      -- Of the caller, the operation and the key. The key itself is not kept.
      id bytea primary key,
      -- Whose call it was; nobody's, where it was made without a token.
      customer_id integer references customers on delete cascade,
      -- Of what was asked for, under the key: whoever does not have that learns nothing from it.
      values_hash bytea not null,
      -- As text, which keeps its bytes. Null while a runner is at work on it, for whoever has claimed it until then.
      answer json,
      claimed_until timestamptz,
      created_at timestamptz not null default now(),
      constraint kept_answers_claimed check (answer is not null or claimed_until is not null)
    );
    create index kept_answers_customer_id_idx on kept_answers (customer_id);
    create index kept_answers_created_at_idx on kept_answers (created_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table kept_answers');
}
