import type { Knex } from 'knex';

/** Links by which apps without an account fetch the tags of a customer, or of one of its places. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table bundle_links (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete cascade,
      -- Null: all tags of the customer. So a link has to go with its place: without one, it would lead to more.
      place_id integer references places on delete cascade,
      -- The key itself is not kept.
      key_hash bytea not null constraint bundle_links_key_hash_key unique
        constraint bundle_links_key_hash_length check (octet_length(key_hash) = 32),
      last_used_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index bundle_links_customer_id_idx on bundle_links (customer_id, id);
    create index bundle_links_place_id_idx on bundle_links (place_id) where place_id is not null;
    create trigger row_updated before update on bundle_links for each row execute function row_updated();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table bundle_links');
}
