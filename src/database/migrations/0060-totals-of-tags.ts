import type { Knex } from 'knex';

/**
 * How often each tag was read on all days from one on that have sums, or more: who looks for those that were read most need not add up
 * the others (`model/figures/read-totals.ts`). A span is from `since` on, and the runner moves that as time goes on: it has the last
 * `days`, today among them, or all there are.
 *
 * Whoever sums a day, in whatever version, raises the totals in the same transaction. Days that lose their sums leave them as they are:
 * no total is ever too low, and those who hand in reads don't wait for each other.
 *
 * Until it is done nobody sums a day, or hands in reads of a day that has sums: some seconds for a million sums.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table read_spans (
      id smallint primary key,
      days integer,
      since date not null default '-infinity'
    );
    insert into read_spans (id, days) values (1, 30), (2, 91), (3, null);

    create table tag_read_totals (
      span_id smallint not null,
      tag_id integer not null,
      reads bigint not null,
      primary key (span_id, tag_id)
    );

    create function tag_reads_summed() returns trigger language plpgsql as $$
    begin
      -- In the order of the key: who sums another day at the same time does so too.
      insert into tag_read_totals as totals (span_id, tag_id, reads)
      select spans.id, tag_id, sum(reads) from read_spans spans join new_rows on new_rows.day >= spans.since
      group by spans.id, tag_id order by spans.id, tag_id
      on conflict (span_id, tag_id) do update set reads = totals.reads + excluded.reads;
      return null;
    end $$;
    create trigger totals_insert after insert on tag_read_sums referencing new table as new_rows
      for each statement execute function tag_reads_summed();

    insert into tag_read_totals (span_id, tag_id, reads)
    select spans.id, tag_id, sums.reads
    from read_spans spans cross join (select tag_id, sum(reads) as reads from tag_read_sums group by tag_id) sums
    order by spans.id, tag_id;
    create index tag_read_totals_reads_idx on tag_read_totals (span_id, reads desc, tag_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger totals_insert on tag_read_sums;
    drop function tag_reads_summed();
    drop table tag_read_totals;
    drop table read_spans;
  `);
}
