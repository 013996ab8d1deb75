-- Tags, the places where they are, and the hardware by which they are found.

create table places (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete restrict,
  name text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint places_latitude_range check (latitude between -90 and 90),
  constraint places_longitude_range check (longitude between -180 and 180),
  constraint places_name_length check (char_length(name) <= 500)
);
create index places_customer_id_idx on places (customer_id);
create index places_sorted_idx on places (name collate natural_order);
create index places_updated_at_id_idx on places (updated_at, id);
create trigger row_updated before update on places
  for each row execute function row_updated();

create function reference_form(reference text) returns text
  language sql immutable parallel safe strict as $$
    select btrim(regexp_replace(normalize(reference, NFC), '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
  $$;

create function reference_left() returns trigger
  language plpgsql as $$
    begin
      if new.reference is not distinct from old.reference then
        new.reference := null;
      end if;
      return new;
    end $$;

create function hide_former_history() returns trigger
  language plpgsql as $$
  begin
    if old.customer_id is null and new.customer_id::text = current_setting('tags.actor', true) then
      update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;
    else
      new.history_from := nextval('history_id_seq');
    end if;
    return new;
  end $$;

create table tags (
  id integer generated always as identity primary key,
  tag_identifier text not null,
  customer_id integer references customers on delete restrict,
  place_id integer references places on delete set null,
  parent_id integer references tags on delete set null,
  purchase_id uuid,
  description text,
  image_url text,
  text_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reference text,
  history_from bigint not null default 0,
  in_use boolean not null default false,
  constraint tags_description_length check (char_length(description) <= 30000),
  constraint tags_image_url_length check (char_length(image_url) <= 2048),
  constraint tags_reference_length check (char_length(reference) between 1 and 255),
  constraint tags_tag_identifier_format check (tag_identifier ~ '^[0-9a-f]{12}$'),
  constraint tags_text_url_length check (char_length(text_url) <= 2048)
);
create index tags_customer_id_idx on tags (customer_id, id);
create index tags_not_in_use_idx on tags (id) include (customer_id) where not in_use;
create index tags_parent_id_idx on tags (parent_id);
create index tags_place_id_id_idx on tags (place_id, id);
create unique index tags_reference_customer_id_key on tags (reference, customer_id) where reference is not null;
create index tags_reference_twins_idx on tags (id) where reference <> reference_form(reference);
create unique index tags_tag_identifier_key on tags (tag_identifier);
create index tags_updated_at_id_idx on tags (updated_at, id);
create trigger history_from before update on tags
  for each row when (old.customer_id is distinct from new.customer_id) execute function hide_former_history();
create trigger row_updated before update on tags
  for each row when (old.in_use = new.in_use) execute function row_updated();
create trigger tags_reference_left before update of customer_id on tags
  for each row when (old.customer_id is distinct from new.customer_id and old.reference is not null) execute function reference_left();

create function hardware_key(hardware_type text, identifier text) returns text
  language sql immutable parallel safe strict as $$
    select case
      when hardware_type = 'qr' then identifier
      when digits !~ '^[0-9A-F]+$' then translate(identifier, '-:', '')
      when hardware_type = 'nfc' and length(digits) = 16 and right(digits, 2) = 'E0' then least(
        case when left(digits, 2) = 'E0' then digits end collate "C",
        (select string_agg(substr(digits, at, 2), '' order by at desc) from generate_series(1, 15, 2) as at))
      else digits
    end
    from (select replace(regexp_replace(regexp_replace(
        translate(identifier, E' \t\n\r\u00a0.:-', ''), '^URNUUID', ''), '^\{(.*)\}$', '\1'), '0X', '') as digits) as bare
  $$;

create function hardware_keyed() returns trigger
  language plpgsql as $$
  declare
    wanted text := hardware_key(new.hardware_type, new.identifier);
  begin
    if tg_op = 'UPDATE' and new.match_key <> wanted then
      if new.hardware_type = old.hardware_type and new.identifier = old.identifier and exists (
        select from hardwares h where h.hardware_type = new.hardware_type and h.match_key = wanted
          and h.major is not distinct from new.major and h.minor is not distinct from new.minor)
      then return new; end if;
    end if;
    new.match_key := wanted;
    return new;
  end $$;

create table hardwares (
  id integer generated always as identity primary key,
  tag_id integer references tags on delete set null,
  customer_id integer references customers on delete set null,
  hardware_type text not null,
  identifier text not null,
  match_key text not null,
  major integer,
  minor integer,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hardwares_hardware_type_known check (hardware_type in ('nfc', 'ble-beacon', 'qr')),
  constraint hardwares_identifier_canonical check (identifier = upper(identifier collate "C")),
  constraint hardwares_identifier_length check (char_length(identifier) between 1 and 128),
  constraint hardwares_latitude_range check (latitude between -90 and 90),
  constraint hardwares_longitude_range check (longitude between -180 and 180),
  constraint hardwares_major_minor_of_beacon check (hardware_type = 'ble-beacon' or major is null and minor is null),
  constraint hardwares_major_range check (major between 0 and 65535),
  constraint hardwares_match_key_not_empty check (match_key <> ''),
  constraint hardwares_minor_range check (minor between 0 and 65535)
);
create index hardwares_customer_id_idx on hardwares (customer_id);
create unique index hardwares_match_key on hardwares (hardware_type, match_key, major, minor) nulls not distinct;
create index hardwares_stand_in_idx on hardwares (match_key) where hardware_type = 'ble-beacon' and (major is null or minor is null);
create index hardwares_tag_id_idx on hardwares (tag_id, id);
create index hardwares_twins_idx on hardwares (id) where match_key <> hardware_key(hardware_type, identifier);
create trigger hardware_keyed before insert or update of hardware_type, identifier on hardwares
  for each row execute function hardware_keyed();
create trigger row_updated before update on hardwares
  for each row execute function row_updated();

create table beacon_uuids (
  id integer generated always as identity primary key,
  uuid text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint beacon_uuids_uuid_format check (uuid ~* '^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$')
);
create unique index beacon_uuids_uuid_key on beacon_uuids (translate(lower(uuid), '-', ''));
create trigger row_updated before update on beacon_uuids
  for each row execute function row_updated();

create table bundle_links (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  place_id integer references places on delete cascade,
  key_hash bytea not null unique,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bundle_links_key_hash_length check (octet_length(key_hash) = 32)
);
create index bundle_links_customer_id_idx on bundle_links (customer_id, id);
create index bundle_links_place_id_idx on bundle_links (place_id) where place_id is not null;
create trigger row_updated before update on bundle_links
  for each row execute function row_updated();
