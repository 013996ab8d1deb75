/** The same lookups in databases of several sizes on one server, in alternating rounds. */
import pg from 'pg';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { type BenchmarkRun, compareAlternating } from './alternating-rounds.ts';
import { fill } from './fill.ts';
import { load, median } from './load.ts';
import { drawPopular } from './lookups.ts';
import { identifiersIn, pathsOf, pathTo } from './museum.ts';
import { byIdentifier } from './statements.ts';
import { warmBuffers } from './warm-buffers.ts';

/** The number of tags in a comparison where the cache has all answers. */
const fewKeys = 1000;
/** The number of tags in the other comparisons: enough for each round to read others than the previous one. */
const manyKeys = 200_000;
/** Requests before the first measurement, until the process has reached its full speed. */
const warmUp = 10_000;

interface SizedDatabase {
  tags: number;
  name: string;
  database: pg.Client;
  kept: Process;
  uncached: Process;
}

/** The smallest database is the baseline. `data`: the data directory of the server. */
export async function compareSizes(
  sizes: readonly number[],
  data: string,
  env: Record<string, string>,
  run: BenchmarkRun,
) {
  const all: SizedDatabase[] = [];
  try {
    for (const tags of sizes.toSorted((a, b) => b - a)) all.push(await startOn(tags, env, run.url));
    await timeStatements(all, 'with cold buffers');
    for (const { name, database, uncached } of all) {
      const requests = [
        ...(await pathsOf(database, 'identifier', fewKeys)),
        ...(await pathsOf(database, 'hardware', fewKeys)),
      ];
      await warmBuffers({ name, database, data }, () =>
        load(uncached.url, requests, { connections: 8, amount: requests.length }),
      );
    }
    await timeStatements(all, 'with warm buffers, as far as the data fits');
    await compareKeys(all, run);
  } finally {
    await Promise.all(all.flatMap(({ kept, uncached, database }) => [kept.stop(), uncached.stop(), database.end()]));
  }
}

async function startOn(tags: number, env: Record<string, string>, url: string): Promise<SizedDatabase> {
  const own = await databaseOf(tags, url);
  const database = await connectTo(own);
  const { rows } = await database.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`${tags.toLocaleString('en')} tags: ${rows[0].size}, without the indexes for searches`);
  const start = (more: Record<string, string>) => startProcess('src/web.ts', { ...env, ...more, DATABASE_URL: own });
  const [kept, uncached] = [await start({}), await start({ LOOKUP_CACHE_MB: '0' })];
  return { tags, name: `${tags.toLocaleString('en')} tags`, database, kept, uncached };
}

/** Reuses the database of an earlier run, after migrating it. A new one gets its final name once it is filled. */
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
  // An error that ends the benchmark comes first, and is reported; this one would hide it.
  database.on('error', () => {});
  await database.connect();
  return database;
}

async function compareKeys(all: readonly SizedDatabase[], run: BenchmarkRun): Promise<void> {
  const contenders = (which: 'kept' | 'uncached', goal: string, requests: readonly string[][]) =>
    all.map((one, at) => {
      const paths = (requests[at] ?? []).map((path) => ({ path }));
      const share = which === 'kept' && paths.length <= fewKeys ? paths.length : warmUp;
      return {
        name: one.name,
        process: one[which],
        requests: paths,
        warmUp: share,
        ...(at < all.length - 1 && { goal }),
      };
    });
  const few = await Promise.all(all.map(({ database }) => pathsOf(database, 'identifier', fewKeys)));
  await compareAlternating({ title: 'cached', contenders: contenders('kept', '≥ 0.9', few) }, run);
  for (const kind of ['identifier', 'hardware'] as const) {
    const many = await Promise.all(all.map(({ database }) => pathsOf(database, kind, manyKeys)));
    const title = `uncached, by ${kind}, all tags equally popular`;
    await compareAlternating({ title, contenders: contenders('uncached', '≥ 0.75', many) }, run);
  }
  const popular = await Promise.all(all.map(pathsOfPopular));
  await compareAlternating(
    { title: 'uncached, tags by popularity (Zipf, 1.0)', contenders: contenders('uncached', '', popular) },
    run,
  );
  await compareAlternating(
    { title: 'cached, tags by popularity (Zipf, 1.0)', contenders: contenders('kept', '', popular) },
    run,
  );
}

async function pathsOfPopular({ database, tags }: SizedDatabase): Promise<string[]> {
  return (await identifiersIn(database, drawPopular(tags, manyKeys))).map(pathTo);
}

/** PostgreSQL's own time for a lookup, without a service: on one connection, all tags equally popular. */
async function timeStatements(all: readonly SizedDatabase[], when: string): Promise<void> {
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
