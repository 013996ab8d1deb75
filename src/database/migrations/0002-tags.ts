import type { Knex } from 'knex';
import { languageCodes } from '../../../contracts/languages.ts';

const codes = languageCodes.map((code) => `'${code}'`).join(', ');

/** Tags with their texts, names, hardware and places. What the service promises of them are constraints here. */
/** Also for who takes back what became of it. */
export const hardwares = `create table hardwares (
    id integer generated always as identity primary key,
    -- Null: free, to be attached anywhere.
    tag_id integer references tags on delete set null,
    -- Who holds a free item: its last owner, or who made it. An attached one belongs to its tag's owner.
    customer_id integer references customers on delete set null,
    hardware_type text not null,
    -- In upper case, as it is emitted.
    identifier text not null,
    -- What is compared: beacons and NFC chips are written with and without separators.
    match_key text not null generated always as (
      case when hardware_type = 'qr' then identifier else translate(identifier, '-:', '') end
    ) stored,
    major integer,
    minor integer,
    latitude double precision,
    longitude double precision,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint hardwares_hardware_type_known check (hardware_type in ('nfc', 'ble-beacon', 'qr')),
    constraint hardwares_identifier_canonical check (identifier = upper(identifier collate "C")),
    constraint hardwares_identifier_length check (char_length(identifier) between 1 and 128),
    constraint hardwares_match_key_not_empty check (match_key <> ''),
    constraint hardwares_major_range check (major between 0 and 65535),
    constraint hardwares_minor_range check (minor between 0 and 65535),
    constraint hardwares_major_minor_of_beacon check (hardware_type = 'ble-beacon' or (major is null and minor is null)),
    constraint hardwares_latitude_range check (latitude between -90 and 90),
    constraint hardwares_longitude_range check (longitude between -180 and 180)
  );`;

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create domain lang_code as text constraint lang_code_known check (value in (${codes}));

    -- original: typed in first; machine: a provider's; human: typed in or corrected by a person.
    create domain translation_origin as text constraint translation_origin_known check (value in ('original', 'machine', 'human'));

    create table places (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete restrict,
      name text,
      latitude double precision,
      longitude double precision,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint places_name_length check (char_length(name) <= 500),
      constraint places_latitude_range check (latitude between -90 and 90),
      constraint places_longitude_range check (longitude between -180 and 180)
    );
    create index places_customer_id_idx on places (customer_id);

    create table tags (
      id integer generated always as identity primary key,
      tag_identifier text not null,
      -- Null: made without a token; the first valid token claims it.
      customer_id integer references customers on delete restrict,
      place_id integer references places on delete set null,
      parent_id integer references tags on delete set null,
      purchase_id uuid,
      description text,
      image_url text,
      text_url text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint tags_tag_identifier_format check (tag_identifier ~ '^[0-9a-f]{12}$'),
      constraint tags_description_length check (char_length(description) <= 30000),
      constraint tags_image_url_length check (char_length(image_url) <= 2048),
      constraint tags_text_url_length check (char_length(text_url) <= 2048)
    );
    create unique index tags_tag_identifier_key on tags (tag_identifier);
    create index tags_customer_id_idx on tags (customer_id, id);
    create index tags_place_id_idx on tags (place_id);
    create index tags_parent_id_idx on tags (parent_id);

    create table text_records (
      id integer generated always as identity primary key,
      tag_id integer not null references tags on delete cascade,
      gender text not null default 'm',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint text_records_gender_known check (gender in ('m', 'f'))
    );
    -- One text record for each tag.
    create unique index text_records_tag_id_key on text_records (tag_id);

    create table translations (
      id integer generated always as identity primary key,
      text_record_id integer not null references text_records on delete cascade,
      lang_code lang_code not null,
      text text not null,
      origin translation_origin not null,
      -- The machine translation provider, of machine rows only.
      provider text,
      -- SHA-256 of language and text of the original that this was made from; of itself, for the original. A row whose
      -- hash is not that of the original is stale.
      source_hash text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint translations_text_length check (char_length(text) between 1 and 120000),
      constraint translations_provider_of_machine check ((origin = 'machine') = (provider is not null)),
      constraint translations_source_hash_format check (source_hash ~ '^[0-9a-f]{64}$')
    );
    create unique index translations_text_record_id_lang_code_key on translations (text_record_id, lang_code);
    create unique index translations_original_key on translations (text_record_id) where origin = 'original';

    create table name_translations (
      id integer generated always as identity primary key,
      tag_id integer not null references tags on delete cascade,
      lang_code lang_code not null,
      text text not null,
      origin translation_origin not null,
      provider text,
      source_hash text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint name_translations_text_length check (char_length(text) between 1 and 120000),
      constraint name_translations_provider_of_machine check ((origin = 'machine') = (provider is not null)),
      constraint name_translations_source_hash_format check (source_hash ~ '^[0-9a-f]{64}$')
    );
    create unique index name_translations_tag_id_lang_code_key on name_translations (tag_id, lang_code);
    create unique index name_translations_original_key on name_translations (tag_id) where origin = 'original';

    ${hardwares}
    create unique index hardwares_match_key on hardwares (hardware_type, match_key, major, minor) nulls not distinct;
    create index hardwares_tag_id_idx on hardwares (tag_id, id);
    create index hardwares_customer_id_idx on hardwares (customer_id);

    create table beacon_uuids (
      id integer generated always as identity primary key,
      -- Emitted as stored: 32 hexadecimal digits, with hyphens or without.
      uuid text not null,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint beacon_uuids_uuid_format check (uuid ~* '^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$')
    );
    create unique index beacon_uuids_uuid_key on beacon_uuids (translate(lower(uuid), '-', ''));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table beacon_uuids;
    drop table hardwares;
    drop table name_translations;
    drop table translations;
    drop table text_records;
    drop table tags;
    drop table places;
    drop domain translation_origin;
    drop domain lang_code;
  `);
}
