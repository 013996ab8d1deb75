import type { Knex } from 'knex';

/**
 * What was read on days that are over, summed: who looks at months does not add up the reads of each tag. A day in `summed_days` has
 * its sums, and its reads have not changed since; of other days the reads themselves are told. Sums are made by whoever has the lock of
 * the day for itself (`model/figures/read-sums.ts`), and who changes its reads, on whatever way and by whatever version, removes them
 * in the same transaction.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table summed_days (day date primary key);

    -- In each grain all reads of a day: of a customer by kind, by place, and by both. What a grain does not tell apart is null.
    create table read_sums (
      day date not null,
      grain text not null,
      customer_id integer,
      place_id integer,
      lang_code lang_code,
      way text,
      missed text,
      reads bigint not null,
      constraint read_sums_grain check (grain in ('kind', 'place', 'kind and place'))
    );
    create index read_sums_grain_day_idx on read_sums (grain, day);
    create index read_sums_customer_id_idx on read_sums (customer_id, grain, day);
    create index read_sums_place_id_idx on read_sums (place_id, day) where grain = 'kind and place';

    create table tag_read_sums (
      day date not null,
      tag_id integer not null,
      customer_id integer,
      place_id integer,
      reads bigint not null
    );
    -- Tag by tag, out of the index alone.
    create index tag_read_sums_tag_id_idx on tag_read_sums (tag_id, day) include (customer_id, place_id, reads);
    create index tag_read_sums_customer_id_idx on tag_read_sums (customer_id, day);
    create index tag_read_sums_day_idx on tag_read_sums (day);

    -- The number of the advisory lock of a day's reads. Many who change them have it together; who sums them has it alone.
    create function lock_of_reads(day date) returns bigint immutable language sql as $$
      select hashtextextended('reads', day - date '2000-01-01')
    $$;

    create function reads_of_day_changed(changed date) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(lock_of_reads(changed));
      delete from summed_days where day = changed;
      if found then
        delete from read_sums where grain in ('kind', 'place', 'kind and place') and day = changed;
        delete from tag_read_sums where day = changed;
      end if;
    end $$;

    create function reads_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        perform reads_of_day_changed(day) from (select distinct day from new_rows order by day) days;
      end if;
      if tg_op <> 'INSERT' then
        perform reads_of_day_changed(day) from (select distinct day from old_rows order by day) days;
      end if;
      return null;
    end $$;
    create trigger sums_insert after insert on reads referencing new table as new_rows
      for each statement execute function reads_changed();
    create trigger sums_update after update on reads referencing old table as old_rows new table as new_rows
      for each statement execute function reads_changed();
    create trigger sums_delete after delete on reads referencing old table as old_rows
      for each statement execute function reads_changed();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger sums_insert on reads;
    drop trigger sums_update on reads;
    drop trigger sums_delete on reads;
    drop function reads_changed();
    drop function reads_of_day_changed(date);
    drop function lock_of_reads(date);
    drop table tag_read_sums;
    drop table read_sums;
    drop table summed_days;
  `);
}
