/** The same lookups in databases of several sizes on one server, in turn in one run: what more tags cost. */
import pg from 'pg';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { fill } from './fill.ts';
import { readIntoBuffers } from './in-buffers.ts';
import { type Course, compareInTurn } from './in-turn.ts';
import { load, median } from './load.ts';
import { drawPopular } from './lookups.ts';
import { identifiersIn, pathsOf, pathTo } from './museum.ts';
import { byIdentifier } from './statements.ts';

/** So many are asked for again and again: a cache has them all. */
const fewKeys = 1000;
/** So many, where there are, that a round asks for others than the one before. */
const manyKeys = 200_000;
/** Enough for a process to be as fast as it gets. */
const warmUp = 10_000;

interface Sized {
  tags: number;
  name: string;
  database: pg.Client;
  kept: Process;
  uncached: Process;
}

/** The smallest is what the others are measured against. `data`: the folder of the server's files. */
export async function compareSizes(
  sizes: readonly number[],
  data: string,
  env: Record<string, string>,
  course: Course,
) {
  const all: Sized[] = [];
  try {
    for (const tags of sizes.toSorted((a, b) => b - a)) all.push(await filled(tags, env, course.url));
    await timeStatements(all, 'as they come');
    for (const { name, database, uncached } of all) {
      const asked = [
        ...(await pathsOf(database, 'identifier', fewKeys)),
        ...(await pathsOf(database, 'hardware', fewKeys)),
      ];
      await readIntoBuffers({ name, database, data }, () =>
        load(uncached.url, asked, { connections: 8, amount: asked.length }),
      );
    }
    await timeStatements(all, 'once it is in the buffers, as far as it fits');
    await compareKeys(all, course);
  } finally {
    await Promise.all(all.flatMap(({ kept, uncached, database }) => [kept.stop(), uncached.stop(), database.end()]));
  }
}

async function filled(tags: number, env: Record<string, string>, url: string): Promise<Sized> {
  const own = await databaseOf(tags, url);
  const database = await connectTo(own);
  const { rows } = await database.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`${tags.toLocaleString('en')} tags: ${rows[0].size}, without the indexes for searches`);
  const start = (more: Record<string, string>) => startProcess('src/web.ts', { ...env, ...more, DATABASE_URL: own });
  const [kept, uncached] = [await start({}), await start({ LOOKUP_CACHE_MB: '0' })];
  return { tags, name: `${tags.toLocaleString('en')} tags`, database, kept, uncached };
}

/** One that a former run has filled is taken as it is, with what was migrated since. It has its name once it is full. */
async function databaseOf(tags: number, url: string): Promise<string> {
  const [name, draft] = [`tags_${tags}`, `unfinished_tags_${tags}`];
  const at = (database: string) => url.replace(/[^/]*$/, database);
  const first = await connectTo(url);
  const { rowCount } = await first.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    await first.query(`drop database if exists ${draft}`);
    await first.query(`create database ${draft}`);
    await migrateToLatest(at(draft));
    await fill(at(draft), { tags, owners: Math.ceil(tags / 1000), isSearched: false });
    await first.query(`alter database ${draft} rename to ${name}`);
  } else await migrateToLatest(at(name));
  await first.end();
  return at(name);
}

async function connectTo(url: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: url, application_name: 'bench' });
  // What went wrong before is what is told.
  database.on('error', () => {});
  await database.connect();
  return database;
}

async function compareKeys(all: readonly Sized[], course: Course): Promise<void> {
  const contenders = (which: 'kept' | 'uncached', wanted: string, asked: readonly string[][]) =>
    all.map((sized, at) => {
      const paths = (asked[at] ?? []).map((path) => ({ path }));
      const share = which === 'kept' && paths.length <= fewKeys ? paths.length : warmUp;
      return {
        name: sized.name,
        process: sized[which],
        asked: paths,
        warmUp: share,
        ...(at < all.length - 1 && { wanted }),
      };
    });
  const few = await Promise.all(all.map(({ database }) => pathsOf(database, 'identifier', fewKeys)));
  await compareInTurn({ title: 'kept', contenders: contenders('kept', '≥ 0.9', few) }, course);
  for (const kind of ['identifier', 'hardware'] as const) {
    const many = await Promise.all(all.map(({ database }) => pathsOf(database, kind, manyKeys)));
    const title = `not kept, by ${kind}, each as likely as any`;
    await compareInTurn({ title, contenders: contenders('uncached', '≥ 0.75', many) }, course);
  }
  const popular = await Promise.all(all.map(pathsOfPopular));
  await compareInTurn(
    { title: 'not kept, the popular more often (Zipf, 1.0)', contenders: contenders('uncached', '', popular) },
    course,
  );
  await compareInTurn(
    { title: 'with a cache, the popular more often (Zipf, 1.0)', contenders: contenders('kept', '', popular) },
    course,
  );
}

async function pathsOfPopular({ database, tags }: Sized): Promise<string[]> {
  return (await identifiersIn(database, drawPopular(tags, manyKeys))).map(pathTo);
}

/** What PostgreSQL itself takes for a lookup, without a service: on one connection, each tag as likely as any. */
async function timeStatements(all: readonly Sized[], when: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const { name, database, tags } of all) {
    const ids = Array.from({ length: 10_000 }, () => 1 + Math.floor(Math.random() * tags));
    const times: number[] = [];
    for (const identifier of await identifiersIn(database, ids)) {
      const sent = performance.now();
      await database.query({ name: 'tag-by-identifier', text: byIdentifier, values: ['fr', identifier] });
      times.push(performance.now() - sent);
    }
    rows[name] = { 'p50 ms': median(times).toFixed(3), 'p99 ms': times.sort((a, b) => a - b)[9900]?.toFixed(3) };
  }
  console.log(`\nthe statement of a lookup by identifier, on one connection, ${when}`);
  console.table(rows);
}
