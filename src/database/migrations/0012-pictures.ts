/**
 * Pictures, by the hash of what was uploaded, each stored once. The triggers keep two facts, whatever way a record is written: which
 * customers have or had a picture, and when a record last let go of it.
 */
import type { Knex } from 'knex';

const tables = `
  create table pictures (
    hash text primary key,
    width integer not null,
    height integer not null,
    credit text,
    webp_320 bytea not null,
    webp_640 bytea not null,
    webp_1280 bytea not null,
    jpg_1280 bytea not null,
    bytes integer not null generated always as (
      octet_length(webp_320) + octet_length(webp_640) + octet_length(webp_1280) + octet_length(jpg_1280)) stored,
    let_go_at timestamptz not null default clock_timestamp(),
    created_at timestamptz not null default now(),
    constraint pictures_hash_format check (hash ~ '^[0-9a-f]{64}$'),
    constraint pictures_size_positive check (width > 0 and height > 0),
    constraint pictures_credit_length check (char_length(credit) <= 200)
  );
  -- They are compressed already.
  alter table pictures alter column webp_320 set storage external, alter column webp_640 set storage external,
    alter column webp_1280 set storage external, alter column jpg_1280 set storage external;
  create index pictures_let_go_at_idx on pictures (let_go_at);

  create table picture_owners (
    hash text not null references pictures on delete cascade,
    customer_id integer not null references customers on delete cascade,
    primary key (hash, customer_id)
  );
  create index picture_owners_customer_id_idx on picture_owners (customer_id);

  alter table tags add column picture text references pictures;
  alter table tags add column credit text;
  alter table tags add constraint tags_credit_length check (char_length(credit) <= 200);
  create index tags_picture_idx on tags (picture) where picture is not null;
  alter table places add column picture text references pictures;
  create index places_picture_idx on places (picture) where picture is not null;`;

/** Their arguments: the columns of the picture and of the customer. */
const facts = `
  create function picture_held() returns trigger
    language plpgsql as $$
      declare
        held text := to_jsonb(new) ->> tg_argv[0];
        customer integer := to_jsonb(new) ->> tg_argv[1];
      begin
        if held is not null and customer is not null then
          insert into picture_owners (hash, customer_id) values (held, customer) on conflict do nothing;
        end if;
        return null;
      end $$;

  create function picture_let_go() returns trigger
    language plpgsql as $$
      declare
        former text := to_jsonb(old) ->> tg_argv[0];
      begin
        if former is not null and (tg_op = 'DELETE' or former is distinct from to_jsonb(new) ->> tg_argv[0]) then
          update pictures set let_go_at = clock_timestamp() where hash = former;
        end if;
        return null;
      end $$;

  -- Whether a living record has it.
  create function picture_is_held(wanted text) returns boolean
    language sql stable as $$
      select exists (select from tags where picture = wanted) or exists (select from places where picture = wanted)
    $$;

  create trigger picture_held after insert on tags for each row when (new.picture is not null)
    execute function picture_held('picture', 'customer_id');
  create trigger picture_held_anew after update of picture, customer_id on tags for each row when (new.picture is not null)
    execute function picture_held('picture', 'customer_id');
  create trigger picture_let_go after delete or update of picture on tags for each row when (old.picture is not null)
    execute function picture_let_go('picture');
  create trigger picture_held after insert on places for each row when (new.picture is not null)
    execute function picture_held('picture', 'customer_id');
  create trigger picture_held_anew after update of picture, customer_id on places for each row when (new.picture is not null)
    execute function picture_held('picture', 'customer_id');
  create trigger picture_let_go after delete or update of picture on places for each row when (old.picture is not null)
    execute function picture_let_go('picture');`;

export const pictures = {
  up: async (trx: Knex) => {
    for (const sql of [tables, facts]) await trx.raw(sql);
  },
};
