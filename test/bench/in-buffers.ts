/**
 * A database as a server has it that has run for days, with all in PostgreSQL's buffers that is asked for. Where each row is as likely as
 * any, asking alone would take hours for that.
 */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventually } from '../setup/eventually.ts';

/** Blocks of a table or an index: where fewer were read, it was for something else. */
const fewest = 100;
/** Of the buffers: the rest is for what is written, and the catalog. */
const share = 0.95;

interface Kept {
  name: string;
  database: pg.Client;
  /** The folder of the server's files. */
  data: string;
}

interface Relation {
  id: number;
  path: string;
  bytes: string;
  /** How often blocks of it were read, from wherever. */
  blocks: string;
}

/** Reads whatever `asking` reads from, once, into the buffers. What would not fit is left where it is, and it says so. */
export async function readIntoBuffers({ name, database, data }: Kept, asking: () => Promise<unknown>): Promise<void> {
  const before = new Map((await relationsIn(database)).map(({ id, blocks }) => [id, Number(blocks)]));
  await asking();
  const read = async () =>
    (await relationsIn(database)).filter(({ id, blocks }) => Number(blocks) - (before.get(id) ?? 0) >= fewest);
  // Sessions say what they have read a while after.
  await eventually('it is counted what was read', async () => (await read()).length > 0);
  await pause(2000);
  const relations = await read();
  const bytes = relations.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const { rows } = await database.query<{ bytes: string; pages: string }>(
    `select setting::bigint * 8192 as bytes, current_setting('huge_pages_status') as pages from pg_settings where name = 'shared_buffers'`,
  );
  const [{ bytes: all, pages }] = rows as [(typeof rows)[0]];
  const buffers = Number(all);
  const fits = bytes < buffers * share;
  console.log(
    `${name}: lookups read from ${relations.length} tables and indexes of ${inGB(bytes)}, which ${fits ? 'fit' : 'do not fit'} into buffers of ${inGB(buffers)}; huge pages: ${pages}`,
  );
  if (!fits) return;
  for (const { id, path } of relations) {
    // One page after the other, as they lie: an index goes to and fro between them.
    for (const file of filesOf(join(data, path))) await readFile(file);
    await readThrough(database, id);
  }
}

const inGB = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** All tables and indexes. */
async function relationsIn(database: pg.Client): Promise<Relation[]> {
  const { rows } = await database.query<Relation>(
    `select id::integer, pg_relation_filepath(id) as path, pg_relation_size(id) as bytes, blocks from (
       select relid as id, heap_blks_read + heap_blks_hit as blocks from pg_statio_user_tables
       union all select indexrelid, idx_blks_read + idx_blks_hit from pg_statio_user_indexes) as counted`,
  );
  return rows;
}

/** PostgreSQL parts what is larger than a gigabyte. */
function filesOf(path: string): string[] {
  const files = [path];
  while (existsSync(`${path}.${files.length}`)) files.push(`${path}.${files.length}`);
  return files;
}

const readFile = (file: string) =>
  pipeline(
    createReadStream(file, { highWaterMark: 2 ** 20 }),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );

/** A scan of a whole table goes past the buffers; one of its rows by where they stand, and one in the order of an index, do not. */
async function readThrough(database: pg.Client, id: number): Promise<void> {
  const { rows } = await database.query<{ name: string; columns: string | null; condition: string | null }>(
    `select coalesce(i.indrelid, c.oid)::regclass::text as name, pg_get_expr(i.indpred, i.indrelid) as condition,
       (select string_agg(pg_get_indexdef(c.oid, k, false), ', ') from generate_series(1, i.indnkeyatts) as k) as columns
     from pg_class c left join pg_index i on i.indexrelid = c.oid where c.oid = $1`,
    [id],
  );
  const [{ name, columns, condition }] = rows as [(typeof rows)[0]];
  await database.query('begin');
  await database.query(
    'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off; set local max_parallel_workers_per_gather = 0',
  );
  await database.query(
    columns
      ? `select count(*) from (select ${columns} from ${name} where ${condition ?? 'true'} order by ${columns} offset 0) as entries`
      : `select count(*) from ${name} where ctid >= '(0,0)'`,
  );
  await database.query('commit');
}
