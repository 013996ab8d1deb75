import type { Knex } from 'knex';

/** The tables of what is translated, and what of a tag they hold. */
const kinds = { translations: 'text', name_translations: 'name' } as const;

/**
 * Where a person's work was taken over for another tag with the same original. No foreign keys: what is said of rows that are
 * gone does no harm, and is cleared away by the runner.
 */
const copies = `
  create table memory_copies (
    kind text not null,
    -- Of the copy, a row of translations or name_translations.
    id integer not null,
    source_kind text not null,
    source_id integer not null,
    constraint memory_copies_pkey primary key (kind, id),
    constraint memory_copies_kinds_known check (kind in ('text', 'name') and source_kind in ('text', 'name'))
  );
  create index memory_copies_source_idx on memory_copies (source_kind, source_id);
`;

const outdated = (table: string, kind: string) => `
        update ${table} copy set source_hash = encode(sha256(convert_to(copy.source_hash, 'UTF8')), 'hex')
        from memory_copies c
        where c.source_kind = tg_argv[0] and c.source_id = any(gone) and c.kind = '${kind}' and c.id = copy.id
          and copy.origin = 'machine' and copy.provider = 'memory';`;

/**
 * A copy whose source a person has changed or removed is as stale as one whose original was edited: it is made again as that
 * one is. It names an original that there never was.
 */
const outdate = `
  create function outdate_copies() returns trigger language plpgsql as $$
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
      ) then${Object.entries(kinds)
        .map(([table, kind]) => outdated(table, kind))
        .join('')}
        delete from memory_copies where source_kind = tg_argv[0] and source_id = any(gone);
      end if;
      return null;
    end $$;
`;

/** How many characters were sent to whom, and how many came from memory: for whose tags, and into which language. */
const figures = `
  create table translation_figures (
    -- In UTC.
    day date not null,
    -- The tags' owner of the moment, null for nobody. No foreign key: sums outlive customers.
    customer_id integer,
    provider text not null,
    lang_code lang_code not null,
    characters bigint not null
  );
  create unique index translation_figures_key
    on translation_figures (customer_id, day, provider, lang_code) nulls not distinct;
  create index translation_figures_day_idx on translation_figures (day);

  -- The day's caps, as the runner that was started last has them; null: there is none.
  create table translation_caps (
    scope text primary key,
    cap bigint
  );
`;

export async function up(db: Knex): Promise<void> {
  await db.raw(copies);
  await db.raw(outdate);
  for (const [table, kind] of Object.entries(kinds))
    await db.raw(`
      create trigger outdate_copies_update after update on ${table}
        referencing old table as old_rows new table as new_rows
        for each statement execute function outdate_copies('${kind}');
      create trigger outdate_copies_delete after delete on ${table} referencing old table as old_rows
        for each statement execute function outdate_copies('${kind}');
    `);
  await db.raw(figures);
}

export async function down(db: Knex): Promise<void> {
  for (const table of Object.keys(kinds))
    await db.raw(`drop trigger outdate_copies_update on ${table}; drop trigger outdate_copies_delete on ${table}`);
  await db.raw(`
    drop table translation_caps;
    drop table translation_figures;
    drop function outdate_copies();
    drop table memory_copies;
  `);
}
