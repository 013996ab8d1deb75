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
    constraint looks_colour_known check (colour ~ '^#[0-9a-f]{6}$'),
    constraint looks_display_name_length check (char_length(display_name) <= 500),
    constraint looks_imprint_url_length check (char_length(imprint_url) <= 2048),
    constraint looks_privacy_url_length check (char_length(privacy_url) <= 2048)
  );`),
};
