/**
 * Filling tables with millions of rows: without their triggers, constraints and indexes, which are made anew afterwards. All of
 * it is read from PostgreSQL's catalog, so nothing that a migration adds is forgotten here.
 */
import pg from 'pg';

interface Made {
  /** The part of the table that is taken away, and what makes it anew. */
  drop: string;
  make: string;
}

interface Bulk {
  url: string;
  tables: readonly string[];
  /** Indexes that don't come back, by what makes them. */
  isLeft: (definition: string) => boolean;
}

/** Does the work while the tables have but their columns and primary keys. Foreign keys are checked when they come back. */
export async function inBulk({ url, tables, isLeft }: Bulk, work: () => Promise<unknown>): Promise<void> {
  const database = await connectTo(url);
  const indexes = await indexesOf(database, tables);
  const constraints = await constraintsOf(database, tables);
  const turn = (way: string) =>
    database.query(tables.map((table) => `alter table ${table} ${way} trigger user`).join(';'));
  await turn('disable');
  for (const { drop } of [...constraints, ...indexes]) await database.query(drop);
  await work();
  await inParallel(
    url,
    'indexes',
    indexes.map(({ make }) => make).filter((definition) => !isLeft(definition)),
  );
  await inParallel(
    url,
    'vacuum',
    tables.map((table) => `vacuum (analyze) ${table}`),
  );
  // They lock the tables on both of their sides, so one after the other; and they are checked with what analyze has found.
  await withMemory(database);
  for (const { make } of constraints) await database.query(make);
  await turn('enable');
  await database.end();
}

/** Does the statements, two at a time, and says how far it is. */
export async function inParallel(url: string, what: string, statements: readonly string[]): Promise<void> {
  const left = [...statements];
  const begun = performance.now();
  let done = 0;
  const worker = async () => {
    const database = await connectTo(url);
    await withMemory(database);
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await database.query(next);
      done += 1;
      const seconds = Math.round((performance.now() - begun) / 1000);
      process.stderr.write(`${what}: ${done} of ${statements.length}, ${seconds} s …\n`);
    }
    await database.end();
  };
  await Promise.all([worker(), worker()]);
}

const withMemory = (database: pg.Client) => database.query(`set maintenance_work_mem = '1GB'; set work_mem = '512MB'`);

async function connectTo(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url, application_name: 'bench' });
  await database.connect();
  return database;
}

/** Those that no constraint has made: primary keys stay. */
async function indexesOf(database: pg.Client, tables: readonly string[]): Promise<Made[]> {
  const { rows } = await database.query<{ name: string; make: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
     order by pg_get_indexdef(indexrelid) like '%USING gin%' desc, indrelid, indexrelid`,
    [tables],
  );
  return rows.map(({ name, make }) => ({ drop: `drop index ${name}`, make }));
}

/**
 * Foreign keys and checks. Matching a pattern takes longer than all else of a row, so what was filled in is not held against
 * the checks once more.
 */
async function constraintsOf(database: pg.Client, tables: readonly string[]): Promise<Made[]> {
  const { rows } = await database.query<{ name: string; on: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as on,
       pg_get_constraintdef(oid) || case contype when 'c' then ' not valid' else '' end as definition
     from pg_constraint where contype in ('f', 'c') and conrelid = any ($1::regclass[])`,
    [tables],
  );
  return rows.map(({ name, on, definition }) => ({
    drop: `alter table ${on} drop constraint ${name}`,
    make: `alter table ${on} add constraint ${name} ${definition}`,
  }));
}
