import type { Knex } from 'knex';

/** What was created without a token, by network: the counts of the present minute and of the present day. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table anonymous_creates (
      network text primary key,
      -- When the first was stored that counts towards this minute, and towards this day.
      minute_from timestamptz not null,
      in_minute integer not null,
      day_from timestamptz not null,
      in_day integer not null,
      characters_in_day bigint not null
    );
    create index anonymous_creates_day_from_idx on anonymous_creates (day_from);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table anonymous_creates');
}
