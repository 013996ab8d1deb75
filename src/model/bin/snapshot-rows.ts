/** Inserts rows of snapshots into their tables. */
import type { Transaction } from '../../database/transaction.ts';
import { chunksOf } from '../chunks.ts';

interface SnapshotRows {
  /** The table, which is the key of its rows in a snapshot; the record itself has the key `row`. */
  table: string;
  entries: readonly number[];
  /** SQL on the row `r`: replaced columns, as JSON. */
  changed?: string;
  /** Only these rows. */
  only?: readonly { entry_id: number; id: number }[];
  /** Values that replace those of the snapshot, by the row's id. */
  instead?: readonly { id: number }[];
}

const stored = (table: string, { condition, changed }: { condition: string; changed: string }) => `
  select r || ${changed} || coalesce(cast(:instead as jsonb) -> (r ->> 'id'), '{}') as r, (select string_agg(k, ',' order by k) from jsonb_object_keys(r) k) as shape
  from bin_snapshots s cross join jsonb_array_elements(case when jsonb_exists(s.snapshot, '${table}')
    then s.snapshot -> '${table}' else jsonb_build_array(s.snapshot -> 'row') end) r
  where s.entry_id = any(cast(:entries as integer[])) and ${condition}`;

const isNamed =
  "(s.entry_id, (r ->> 'id')::integer) in (select * from unnest(cast(:of as integer[]), cast(:ids as integer[])))";

/**
 * Inserts the rows. Columns added to a table since get their defaults, and dropped ones are left out: so rows are
 * grouped by their columns.
 */
export async function insertRows(trx: Transaction, { entries, ...wanted }: SnapshotRows): Promise<void> {
  for (const some of chunksOf(entries)) await insertSome(trx, { ...wanted, entries: some });
}

async function insertSome(trx: Transaction, wanted: SnapshotRows): Promise<void> {
  const { table, entries, changed = "'{}'", only, instead = [] } = wanted;
  const rows = stored(table, { condition: only ? isNamed : 'true', changed });
  const named = only ? { of: only.map(({ entry_id }) => entry_id), ids: only.map(({ id }) => id) } : {};
  const others = JSON.stringify(Object.fromEntries(instead.map((each) => [each.id, each])));
  const bindings = { entries, instead: others, ...named };
  const { rows: shapes } = await trx.raw(
    `select shape, array(select attname::text from pg_attribute where attrelid = cast(:table as regclass) and attnum > 0
       and not attisdropped and attgenerated = '' and attname = any(string_to_array(shape, ','))) as columns
     from (${rows}) stored group by shape`,
    { ...bindings, table },
  );
  for (const { shape, columns } of shapes as { shape: string; columns: string[] }[]) {
    const names = columns.map((name) => `"${name}"`);
    await trx.raw(
      `insert into ${table} (${names}) overriding system value
       select ${names.map((name) => `made.${name}`)}
       from (${rows}) stored, jsonb_populate_record(null::${table}, stored.r) made
       where shape = :shape order by made.id`,
      { ...bindings, shape },
    );
  }
}
