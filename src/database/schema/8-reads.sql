-- How often tags are read, and what is counted beforehand.

create function lock_of_reads(day date) returns bigint
  language sql immutable as $$
      select hashtextextended('reads', day - date '2000-01-01')
    $$;

create function reads_of_day_changed(changed date) returns void
  language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(lock_of_reads(changed));
      delete from summed_days where day = changed;
      if found then
        delete from read_sums where grain in ('kind', 'place', 'kind and place') and day = changed;
        delete from tag_read_sums where day = changed;
      end if;
    end $$;

create function reads_changed() returns trigger
  language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        perform reads_of_day_changed(day) from (select distinct day from new_rows order by day) days;
      end if;
      if tg_op <> 'INSERT' then
        perform reads_of_day_changed(day) from (select distinct day from old_rows order by day) days;
      end if;
      return null;
    end $$;

create function tag_reads_summed() returns trigger
  language plpgsql as $$
    begin
      -- In the order of the key: who sums another day at the same time does so too.
      insert into tag_read_totals as totals (span_id, tag_id, reads)
      select spans.id, tag_id, sum(reads) from read_spans spans join new_rows on new_rows.day >= spans.since
      group by spans.id, tag_id order by spans.id, tag_id
      on conflict (span_id, tag_id) do update set reads = totals.reads + excluded.reads;
      return null;
    end $$;

create table reads (
  day date not null,
  tag_id integer not null,
  customer_id integer,
  place_id integer,
  lang_code lang_code,
  way text not null,
  missed text,
  reads bigint not null,
  constraint reads_some check (reads > 0),
  constraint reads_way check (way in ('page', 'identifier', 'beacon', 'nfc', 'qr', 'batch'))
);
create index reads_customer_id_day_idx on reads (customer_id, day);
create unique index reads_kind_key on reads (day, tag_id, customer_id, place_id, lang_code, way, missed) nulls not distinct;
create index reads_tag_id_day_idx on reads (tag_id, day);
create trigger sums_delete after delete on reads
  referencing old table as old_rows for each statement execute function reads_changed();
create trigger sums_insert after insert on reads
  referencing new table as new_rows for each statement execute function reads_changed();
create trigger sums_update after update on reads
  referencing old table as old_rows new table as new_rows for each statement execute function reads_changed();

create table read_batches (
  id uuid primary key,
  added_at timestamptz not null default now()
);

create table summed_days (
  day date primary key
);

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
create index read_sums_customer_id_idx on read_sums (customer_id, grain, day);
create index read_sums_grain_day_idx on read_sums (grain, day);
create index read_sums_place_id_idx on read_sums (place_id, day) where grain = 'kind and place';

create table read_spans (
  id smallint primary key,
  days integer,
  since date not null default '-infinity'
);
insert into read_spans (id, days) values (1, 30), (2, 91), (3, null);

create table tag_read_sums (
  day date not null,
  tag_id integer not null,
  customer_id integer,
  place_id integer,
  reads bigint not null
);
create index tag_read_sums_customer_id_idx on tag_read_sums (customer_id, day);
create index tag_read_sums_day_idx on tag_read_sums (day);
create index tag_read_sums_tag_id_idx on tag_read_sums (tag_id, day) include (customer_id, place_id, reads);
create trigger totals_insert after insert on tag_read_sums
  referencing new table as new_rows for each statement execute function tag_reads_summed();

create table tag_read_totals (
  span_id smallint not null,
  tag_id integer not null,
  reads bigint not null,
  primary key (span_id, tag_id)
);
create index tag_read_totals_reads_idx on tag_read_totals (span_id, reads DESC, tag_id);

create table coverage_counted (
  is_it boolean default true primary key,
  database text not null,
  day date not null,
  next xid8 not null,
  snapshot pg_snapshot not null,
  lists pg_snapshot,
  constraint coverage_counted_once check (is_it)
);

create table coverage_counts (
  customer_id integer,
  place_id integer,
  part text not null,
  from_code lang_code not null,
  lang_code lang_code not null,
  original integer not null,
  human integer not null,
  machine integer not null,
  stale integer not null,
  constraint coverage_counts_part_known check (part in ('text', 'name'))
);
create unique index coverage_counts_key on coverage_counts (customer_id, place_id, part, from_code, lang_code) nulls not distinct;

create table list_counts (
  customer_id integer,
  place_id integer,
  lang_code lang_code,
  tags integer not null,
  texts integer not null,
  names integer not null
);
create unique index list_counts_key on list_counts (lang_code, customer_id, place_id) nulls not distinct;
