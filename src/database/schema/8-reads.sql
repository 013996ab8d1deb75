-- How often tags are read.

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

create table read_batches (
  id uuid primary key,
  added_at timestamptz not null default now()
);
