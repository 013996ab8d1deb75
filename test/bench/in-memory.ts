/**
 * A database as a server has it that has run for days, with all in memory that is asked for. Where each row is as likely as any, asking
 * alone would take hours for that.
 */
import { createReadStream, existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventually } from '../setup/eventually.ts';

/** Of the machine's memory: the rest is for PostgreSQL's own buffers, the processes and the system. */
const share = 0.7;
/** Blocks of a table or an index: where fewer were read, it was for something else. */
const fewest = 100;

interface Kept {
  name: string;
  database: pg.Client;
  /** The folder of the server's files. */
  data: string;
}

interface Relation {
  path: string;
  bytes: string;
  blocks: string;
}

/** Reads whatever `asking` reads from, once, into the system's memory. What would not fit is left on the disk, and it says so. */
export async function readIntoMemory({ name, database, data }: Kept, asking: () => Promise<unknown>): Promise<void> {
  const before = new Map((await blocksOf(database)).map(({ path, blocks }) => [path, Number(blocks)]));
  await asking();
  const read = async () =>
    (await blocksOf(database)).filter(({ path, blocks }) => Number(blocks) - (before.get(path) ?? 0) >= fewest);
  // Sessions say what they have read a while after.
  await eventually('it is counted what was read', async () => (await read()).length > 0);
  await pause(2000);
  const relations = await read();
  const bytes = relations.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const fits = bytes < totalmem() * share;
  console.log(
    `${name}: lookups read from ${relations.length} tables and indexes of ${inGB(bytes)}, which ${fits ? 'fit' : 'do not fit'} into ${share} of the memory of ${inGB(totalmem())}`,
  );
  if (!fits) return;
  for (const { path } of relations) for (const file of filesOf(join(data, path))) await readThrough(file);
}

const inGB = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** How often all tables and indexes were read from so far. */
async function blocksOf(database: pg.Client): Promise<Relation[]> {
  const { rows } = await database.query<Relation>(
    `select pg_relation_filepath(relid) as path, pg_relation_size(relid) as bytes, blocks from (
       select relid, heap_blks_read + heap_blks_hit as blocks from pg_statio_user_tables
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

const readThrough = (file: string) =>
  pipeline(
    createReadStream(file, { highWaterMark: 2 ** 20 }),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
