import type { Knex } from 'knex';

/** What is white space to a text, at its ends. */
const space = String.raw`E' \t\n\u000b\u000c\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`;

/** Texts are the same for the memory where these are: this is the only place that says so. */
const key = `
  create function memory_key(text text) returns bytea language sql immutable strict parallel safe as $$
    select sha256(convert_to(btrim(normalize(replace($1, E'\\r\\n', E'\\n'), NFC), ${space}), 'UTF8'))
  $$;
`;

const tables = `
  create table translation_memory (
    id bigint generated always as identity primary key,
    -- Of the original.
    key bytea not null,
    source_lang_code lang_code not null,
    lang_code lang_code not null,
    -- For everybody; else for the tags of one customer alone, or for those that are nobody's.
    is_shared boolean not null,
    customer_id integer references customers on delete cascade,
    text text not null,
    provider text not null,
    created_at timestamptz not null default now(),
    -- Since when there has been no original with this text; null while there is one.
    unused_since timestamptz,
    constraint translation_memory_text_length check (char_length(text) between 1 and 120000),
    constraint translation_memory_shared_by_all check (not is_shared or customer_id is null)
  );
  create unique index translation_memory_entry_key
    on translation_memory (key, source_lang_code, lang_code, is_shared, customer_id) nulls not distinct;
  create index translation_memory_customer_id_idx on translation_memory (customer_id) where customer_id is not null;

  -- What providers are asked for at this moment, so that nobody asks them for the same.
  create table memory_claims (
    key bytea not null,
    source_lang_code lang_code not null,
    lang_code lang_code not null,
    is_shared boolean not null,
    customer_id integer,
    claim uuid not null default gen_random_uuid() primary key,
    -- The name of the runner that asks.
    runner text not null,
    claimed_at timestamptz not null default now()
  );
  create unique index memory_claims_entry_key
    on memory_claims (key, source_lang_code, lang_code, is_shared, customer_id) nulls not distinct;
`;

export async function up(db: Knex): Promise<void> {
  await db.raw(key);
  await db.raw(tables);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table memory_claims; drop table translation_memory; drop function memory_key(text);');
}
