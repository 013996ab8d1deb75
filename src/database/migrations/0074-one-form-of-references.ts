import type { Knex } from 'knex';

/** What is white space in JavaScript, and U+0085. */
const space = String.raw`\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;

/** `referenceForm` says the same in TypeScript. */
const form = `
  create function reference_form(reference text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(normalize(reference, NFC), '[${space}]+', ' ', 'g'))
  $$;
`;

/** Of tags that have one reference by now one gets it, and the others keep their own; references of nobody's tags are nobody's. */
const rename = `
  update tags t set reference = c.form
  from (
    select id, customer_id, reference_form(reference) as form,
      row_number() over (partition by customer_id, reference_form(reference) order by id) as place
    from tags where reference <> reference_form(reference)) as c
  where t.id = c.id and c.form <> '' and (c.customer_id is null or c.place = 1 and not exists (
    select from tags other where other.customer_id = c.customer_id and other.reference = c.form))`;

export async function up(db: Knex): Promise<void> {
  await db.raw(form);
  await db.raw(rename);
}

export const down = (db: Knex): Promise<void> => db.raw('drop function reference_form(text)');
