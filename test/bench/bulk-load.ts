/**
 * Fills tables with millions of rows: their triggers are disabled, and constraints and indexes are dropped first and created again at the end.
 * They are read from PostgreSQL's catalog, so those of new migrations are included.
 */
import pg from 'pg';

interface Definition {
  /** The statements that drop and create an index or a constraint. */
  drop: string;
  create: string;
}

interface BulkLoad {
  url: string;
  tables: readonly string[];
  /** Decides by its definition whether an index is not created again. */
  isOmitted: (definition: string) => boolean;
}

/** Does the work while the tables have only columns and primary keys. Foreign keys are checked when they are created again. */
export async function loadWithoutIndexes(
  { url, tables, isOmitted }: BulkLoad,
  work: () => Promise<unknown>,
): Promise<void> {
  const database = await connectTo(url);
  const indexes = await indexesOf(database, tables);
  const constraints = await constraintsOf(database, tables);
  const switchTriggers = (way: string) =>
    database.query(tables.map((table) => `alter table ${table} ${way} trigger user`).join(';'));
  await switchTriggers('disable');
  for (const { drop } of [...constraints, ...indexes]) await database.query(drop);
  await work();
  await inParallel(
    url,
    'indexes',
    indexes.map(({ create }) => create).filter((definition) => !isOmitted(definition)),
  );
  await inParallel(
    url,
    'vacuum',
    tables.map((table) => `vacuum (analyze) ${table}`),
  );
  // One after the other, since a foreign key locks two tables; and after `analyze`, which makes their check faster.
  await raiseMemory(database);
  for (const { create } of constraints) await database.query(create);
  await switchTriggers('enable');
  await database.end();
}

/** Runs the statements, two at a time, and prints progress. */
export async function inParallel(url: string, what: string, statements: readonly string[]): Promise<void> {
  const remaining = [...statements];
  const begun = performance.now();
  let done = 0;
  const worker = async () => {
    const database = await connectTo(url);
    await raiseMemory(database);
    for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
      await database.query(next);
      done += 1;
      const seconds = Math.round((performance.now() - begun) / 1000);
      process.stderr.write(`${what}: ${done} of ${statements.length}, ${seconds} s …\n`);
    }
    await database.end();
  };
  await Promise.all([worker(), worker()]);
}

const raiseMemory = (database: pg.Client) => database.query(`set maintenance_work_mem = '1GB'; set work_mem = '512MB'`);

async function connectTo(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url, application_name: 'bench' });
  await database.connect();
  return database;
}

/** The indexes that belong to no constraint: primary keys stay. */
async function indexesOf(database: pg.Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await database.query<{ name: string; create: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as create from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
     order by pg_get_indexdef(indexrelid) like '%USING gin%' desc, indrelid, indexrelid`,
    [tables],
  );
  return rows.map(({ name, create }) => ({ drop: `drop index ${name}`, create }));
}

/**
 * Foreign keys and checks. Checks are created as `not valid`: matching their patterns would take longer than all other work for
 * a row.
 */
async function constraintsOf(database: pg.Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await database.query<{ name: string; on: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as on,
       pg_get_constraintdef(oid) || case contype when 'c' then ' not valid' else '' end as definition
     from pg_constraint where contype in ('f', 'c') and conrelid = any ($1::regclass[])`,
    [tables],
  );
  return rows.map(({ name, on, definition }) => ({
    drop: `alter table ${on} drop constraint ${name}`,
    create: `alter table ${on} add constraint ${name} ${definition}`,
  }));
}
