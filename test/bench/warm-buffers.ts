/**
 * Brings a database into the state of a server that has run for days: all that lookups read is in PostgreSQL's buffers. If all rows
 * are equally popular, lookups alone would take hours to do that.
 */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventually } from '../setup/eventually.ts';

/** Tables and indexes of which fewer blocks were read are not those of lookups. */
const fewestBlocks = 100;
/** The usable share of the buffers: the rest is for writes and the catalog. */
const share = 0.95;

interface Target {
  name: string;
  database: pg.Client;
  /** The folder of the server's files. */
  data: string;
}

interface Relation {
  id: number;
  path: string;
  bytes: string;
  /** Blocks read so far, from the buffers or the disk. */
  blocks: string;
}

/** Loads the tables and indexes from which `work` reads into the buffers. If they do not fit, it loads none and prints that. */
export async function warmBuffers({ name, database, data }: Target, work: () => Promise<unknown>): Promise<void> {
  const before = new Map((await relationsIn(database)).map(({ id, blocks }) => [id, Number(blocks)]));
  await work();
  const read = async () =>
    (await relationsIn(database)).filter(({ id, blocks }) => Number(blocks) - (before.get(id) ?? 0) >= fewestBlocks);
  // Sessions report their reads with a delay.
  await eventually('reads are counted', async () => (await read()).length > 0);
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
    // The files first, sequentially: the order of an index would read the disk at random.
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

/** PostgreSQL stores a relation of more than a gigabyte in several files. */
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

/** Scans by `ctid` or by an index, since a sequential scan of a large table bypasses most of the buffers. */
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
