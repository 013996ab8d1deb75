/**
 * `npm run bench`: the lookup against a hand-written server, side by side in one run.
 *
 * All are separate processes on one PostgreSQL with 100 000 tags. The service runs as `npm run web` starts it, but without load
 * shedding; and once more without the cache of answers. Rounds alternate, so that changes of the machine's speed affect all; the ratios are the
 * result. On a machine with other load, processor time is more reliable than elapsed time.
 *
 *   npm run bench -- --seconds 8 --rounds 5 --connections 32 --tags 100000
 *
 *   --only mixed,batches   only these comparisons
 *   --apart                the clients on separate cores, so that they take no processor time from the servers
 *   --uncached             without the cache of answers
 *
 * Or one of these, on the same kind of database:
 *
 *   --against CHECKOUT     the same lookups by another checkout of the service, with installed packages and no newer schema
 *   --postgraphile         the same lookups by PostGraphile, from npm
 *   --languages            the browser's header, a list of ten, and a hundred tags in one call, against one code
 *   --lists                lookups alone, and while two clients read whole lists
 *   --bundles              the same, while two phones load all tags
 *   --searches             the same, while twelve people search
 *   --import               the same, during imports of 5 000 rows
 *   --orders 50000         an order of so many items, with one runner and a provider on loopback, and concurrent lookups
 *   --writes               creates without the triggers of the database, with the journal, and with the history
 *   --overload             good answers at one, two and four times the peak rate, offered whether answered or not;
 *                          `--containing 'in one call'`: only the cases whose titles match this regular expression
 *   --pages                the cost of every page and list with each filter and in each order, for an admin and for an owner of
 *                          ten thousand tags; `--containing /coverage`: only the addresses that match this regular expression
 *   --sizes 1000,10000000  lookups in databases of so many tags, each against the smallest, with half of the memory for PostgreSQL's buffers;
 *                          `--directory DIRECTORY` keeps them for the next run, since filling takes minutes
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { findNginx, type Nginx, startNginx } from '../setup/nginx.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { confineTo } from './cores.ts';
import { loopWatchEnv, measureEventLoop } from './event-loop.ts';
import { fill } from './fill.ts';
import { lookupsDuringImports } from './imports.ts';
import { compareLanguages } from './languages.ts';
import { lookupsDuringReads } from './lists.ts';
import { compareCheckouts, compareLookups, comparisonNames } from './lookups.ts';
import { measureAnswerMemory, timeStarts } from './memory-and-starts.ts';
import { pathsOf, tokenOfOwner, tokensOfAdmins } from './museum.ts';
import { measureOrders } from './orders.ts';
import { measureOverload } from './overload.ts';
import { measurePages, peopleIn, statementLogging } from './pages.ts';
import { comparePostgraphile } from './postgraphile-lookups.ts';
import { compareSizes } from './sizes.ts';
import { compareWrites } from './writes.ts';
import { addYearsOfUse } from './years-of-use.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    tags: { type: 'string', default: '100000' },
    against: { type: 'string' },
    lists: { type: 'boolean', default: false },
    bundles: { type: 'boolean', default: false },
    searches: { type: 'boolean', default: false },
    import: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    orders: { type: 'string' },
    sizes: { type: 'string' },
    directory: { type: 'string' },
    uncached: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    apart: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    held: { type: 'boolean', default: false },
    containing: { type: 'string' },
    postgraphile: { type: 'boolean', default: false },
    only: { type: 'string', default: comparisonNames.join() },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const tags = Number(values.tags);
const only = values.only.split(',');
const unknown = only.filter((name) => !comparisonNames.includes(name));
if (unknown.length > 0) throw new Error(`--only takes ${comparisonNames.join()}, not ${unknown.join()}`);

// The clients of an overload must not take the servers' cores.
if (values.overload || values.apart) confineTo('servers');
const directory = values.directory ?? mkdtempSync(join(tmpdir(), 'tag-bench-'));
// Large tables need larger settings, and are vacuumed once, after filling. Half of the memory is for PostgreSQL's buffers: a page from the
// system's file cache has to be copied and checked first.
const memory = `${Math.max(128, Math.floor(totalmem() / 2 / 2 ** 20))}MB`;
const settings = {
  max_wal_size: '4GB',
  ...(values.pages && statementLogging),
  ...(values.sizes !== undefined && { shared_buffers: memory, autovacuum: 'off' }),
};
const server = await startEmbedded({ directory, settings });
const processes: Pick<Process, 'stop'>[] = [];
/** nginx as configured in docs/deploy, for one process. */
async function proxy({ url }: Process): Promise<Nginx | undefined> {
  const program = findNginx();
  if (!program) {
    console.log('without nginx, which is not on PATH or in /usr/sbin');
    return undefined;
  }
  // The configuration has two servers: both are this process.
  const nginx = await startNginx(program, async () => [url, url], { lookups: 24, isPlain: true });
  processes.push(nginx);
  return nginx;
}
try {
  await migrateToLatest(server.url);
  const database = new pg.Client({ connectionString: server.url, application_name: 'bench' });
  // An error that ends the benchmark comes first, and is reported; this one would hide it.
  database.on('error', () => {});
  await database.connect();
  // A bundle of all tags needs one owner; the indexes for searches matter only to writes and searches.
  const owners = values.bundles ? 1 : Math.ceil(tags / 1000);
  const { writes, import: imports, pages, searches, held, orders } = values;
  const isSearched = writes || imports || pages || searches || held || orders !== undefined;
  const languages = values.pages || values.held ? ['de', 'es', 'it', 'nl'] : [];
  if (values.sizes === undefined) await fill(server.url, { tags, owners, isSearched, languages });

  const env = {
    DATABASE_URL: server.url,
    // One connection for each writer, and some for the other pools.
    DATABASE_POOL: values.writes ? '40' : '10',
    PORT: '0',
    METRICS_PORT: '0',
    WEB_PROCESSES: '1',
    RUNNER_SECRET: 'any secret will do here',
    // Load shedding would refuse requests of clients that never pause.
    SHED_OVERLOAD: values.overload ? 'on' : 'off',
  };
  const start = async (file: string, more = {}) => {
    const started = await startProcess(file, { ...env, ...(values.uncached ? { LOOKUP_CACHE_MB: '0' } : {}), ...more });
    processes.push(started);
    return started;
  };
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each; medians of the rounds`);
  const run = { url: server.url, database, rounds, options: { connections, seconds } };
  if (values.pages) {
    await addYearsOfUse(server.url);
    await measurePages({
      databaseUrl: server.url,
      log: join(directory, 'postgres/server.log'),
      env,
      rounds,
      only: values.containing,
    });
  } else if (values.held) {
    await addYearsOfUse(server.url);
    const [admin, owner] = await peopleIn(server.url);
    if (!admin || !owner) throw new Error('The customers were not created');
    const service = await start('src/web.ts', loopWatchEnv);
    const tokens = { admin: admin.token, owner: owner.token };
    await measureEventLoop({ service, tokens, cookie: admin.cookie, rounds }, values.containing);
  } else if (values.orders !== undefined) {
    await measureOrders({ items: Number(values.orders), start, database, databaseUrl: server.url });
  } else if (values.sizes !== undefined) {
    const data = join(directory, 'postgres/data');
    await compareSizes(values.sizes.split(',').map(Number), data, env, run);
  } else {
    const service = await start('src/web.ts');
    if (values.lists || values.bundles || values.searches) {
      const paths = await pathsOf(database, 'identifier', 5000);
      const owner = await tokenOfOwner(server.url);
      const what = values.lists ? 'lists' : values.bundles ? 'bundles' : 'searches';
      const tokens = what === 'bundles' ? [owner, owner] : await tokensOfAdmins(server.url, what === 'lists' ? 2 : 12);
      await lookupsDuringReads({ service, what, paths, tokens, rounds, options: { connections, seconds } });
    } else if (values.import) {
      const paths = await pathsOf(database, 'identifier', 5000);
      const [token = ''] = await tokensOfAdmins(server.url, 1);
      await lookupsDuringImports({ service, paths, token, rounds, options: { connections, seconds } });
    } else if (values.overload) {
      const waits = { SHED_OVERLOAD: 'off' };
      const [none, waiting] = [{ LOOKUP_CACHE_MB: '0' }, await start('src/web.ts', waits)];
      const uncached = {
        shedding: await start('src/web.ts', none),
        waiting: await start('src/web.ts', { ...none, ...waits }),
      };
      if (!confineTo('clients')) console.log('clients and the service share all cores');
      const [front, frontOfUncached] = [await proxy(service), await proxy(uncached.shedding)];
      await measureOverload(
        { shedding: service, waiting, proxied: front, uncached: { ...uncached, proxied: frontOfUncached } },
        run,
        (title) => new RegExp(values.containing ?? '').test(title),
      );
    } else if (values.postgraphile) {
      const uncached = await start('src/web.ts', { LOOKUP_CACHE_MB: '0' });
      const other = await start('test/bench/postgraphile.ts', { NODE_ENV: 'production', GRAPHILE_ENV: 'production' });
      await comparePostgraphile({ service, uncached, other }, run);
    } else if (values.languages) {
      await compareLanguages(service, run);
    } else if (values.writes) {
      const [token = ''] = await tokensOfAdmins(server.url, 1);
      await compareWrites({ service, database, token, rounds, seconds });
    } else if (values.against) {
      const other = await start(resolve(values.against, 'src/web.ts'));
      await compareCheckouts(service, { name: values.against, process: other }, run);
    } else {
      const byHand = await start('test/bench/baseline.ts');
      const uncached = await start('src/web.ts', { LOOKUP_CACHE_MB: '0' });
      const two = await start('src/web.ts', { LOOKUP_CACHE_MB: '0', WEB_PROCESSES: '2' });
      if (values.apart && !confineTo('clients')) console.log('clients and the servers share all cores');
      await compareLookups({ service, uncached, two, byHand }, only, run);
      if (only.length === comparisonNames.length) {
        await measureAnswerMemory(database, env);
        await timeStarts(database, { 'npm run web': 'src/web.ts', 'node:http + pg': 'test/bench/baseline.ts' }, env);
      }
    }
  }
  await database.end();
} finally {
  await Promise.all(processes.map((running) => running.stop()));
  await server.stop();
  if (values.directory === undefined) rmSync(directory, { recursive: true, force: true });
}
