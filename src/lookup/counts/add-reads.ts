/** Adds a batch of read counts to the sums, in one statement. */
import type { Database } from '../../database/connect.ts';
import { runStatement } from '../../database/connect.ts';
import type { ReadBatch, ReadKind } from './read-counts.ts';

/**
 * Idempotent by the batch's name: where the answer to a first try was lost, the retry adds nothing twice. The fixed
 * order of rows prevents deadlocks between processes that add to the same sums.
 */
const text = `
  with first_time as (
    insert into read_batches (id) values ($1) on conflict do nothing returning id
  )
  insert into reads (day, tag_id, customer_id, place_id, lang_code, way, missed, reads)
  select $2::date, tag_id, customer_id, place_id, lang_code, way, missed, sum(reads)
  from unnest($3::integer[], $4::integer[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bigint[])
    as read (tag_id, customer_id, place_id, lang_code, way, missed, reads)
  where exists (select from first_time)
  group by tag_id, customer_id, place_id, lang_code, way, missed
  order by tag_id, customer_id, place_id, lang_code, way, missed
  on conflict (day, tag_id, customer_id, place_id, lang_code, way, missed)
    do update set reads = reads.reads + excluded.reads`;

const columns = [
  'tag_id',
  'customer_id',
  'place_id',
  'lang_code',
  'way',
  'missed',
] as const satisfies (keyof ReadKind)[];

export async function addReads(db: Database, { id, day, reads }: ReadBatch): Promise<void> {
  const lists = [...columns, 'reads' as const].map((column) => reads.map((read) => read[column]));
  await runStatement(db, { text, values: [id, day, ...lists] });
}
