import type { Knex } from 'knex';

/**
 * By what a chip or a beacon is told from others, however it is written: what is hexadecimal digits but for separators and what stands
 * around them, is these digits; the eight bytes of ISO/IEC 15693 begin with `E0`, in whichever order they were read. `matchKey` says
 * the same in TypeScript.
 */
const key = `
  create function hardware_key(hardware_type text, identifier text) returns text language sql immutable strict parallel safe as $$
    select case
      when hardware_type = 'qr' then identifier
      when digits !~ '^[0-9A-F]+$' then translate(identifier, '-:', '')
      when hardware_type = 'nfc' and length(digits) = 16 and right(digits, 2) = 'E0' then least(
        case when left(digits, 2) = 'E0' then digits end collate "C",
        (select string_agg(substr(digits, at, 2), '' order by at desc) from generate_series(1, 15, 2) as at))
      else digits
    end
    from (select replace(regexp_replace(regexp_replace(
        translate(identifier, E' \\t\\n\\r\\u00a0.:-', ''), '^URNUUID', ''), '^\\{(.*)\\}$', '\\1'), '0X', '') as digits) as bare
  $$;
`;

export const up = (db: Knex): Promise<void> => db.raw(key);

export const down = (db: Knex): Promise<void> => db.raw('drop function hardware_key(text, text)');
