/** A museum's own look, beside its account: few have one, and no history is kept of it. */
import type { Knex } from 'knex';

export const looks = {
  up: (trx: Knex) =>
    trx.raw(`
  create table looks (
    customer_id integer primary key references customers on delete cascade,
    display_name text,
    colour text,
    imprint_url text,
    privacy_url text,
    logo text references pictures,
    constraint looks_colour_known check (colour ~ '^#[0-9a-f]{6}$'),
    constraint looks_display_name_length check (char_length(display_name) <= 500),
    constraint looks_imprint_url_length check (char_length(imprint_url) <= 2048),
    constraint looks_privacy_url_length check (char_length(privacy_url) <= 2048)
  );
  create index looks_logo_idx on looks (logo) where logo is not null;

  create or replace function picture_is_held(wanted text) returns boolean
    language sql stable as $$
      select exists (select from tags where picture = wanted) or exists (select from places where picture = wanted)
        or exists (select from looks where logo = wanted)
    $$;
  create trigger picture_held after insert on looks for each row when (new.logo is not null)
    execute function picture_held('logo', 'customer_id');
  create trigger picture_held_anew after update of logo on looks for each row when (new.logo is not null)
    execute function picture_held('logo', 'customer_id');
  create trigger picture_let_go after delete or update of logo on looks for each row when (old.logo is not null)
    execute function picture_let_go('logo');`),
};
