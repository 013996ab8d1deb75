/**
 * `npm run bench`: the lookup against a hand-written server, side by side in one run.
 *
 * All are processes of their own on one PostgreSQL with 100 000 tags; the service runs as `npm run web` starts it, but
 * that nobody is refused, and once more with nothing kept. Rounds alternate, so that a machine whose speed drifts drifts for all; what counts
 * are the ratios. Where others use the machine meanwhile, the processor's time tells more than the clock's.
 *
 *   npm run bench -- --seconds 8 --rounds 5 --connections 32 --tags 100000
 *
 *   --only mixed,batches   of these comparisons, those alone
 *   --apart                the clients on cores of their own, so that they take nothing from the servers
 *   --uncached             no process keeps answers
 *
 * Or else one of these, on such a database:
 *
 *   --against CHECKOUT     the same lookups from another checkout of the service, which has its packages installed and knows no newer schema
 *   --postgraphile         the same lookups from PostGraphile, from npm
 *   --languages            the browser's header, a list of ten, and a hundred tags in one call, against one code
 *   --lists                lookups alone, and while two customers read whole lists
 *   --bundles              the same, while two phones load all tags
 *   --searches             the same, while twelve people search
 *   --import               the same, while tables of 5 000 rows come in
 *   --orders 50000         an order of so many items, by a runner and a provider on loopback, and readers beside it
 *   --writes               creates without the triggers of the database, with the journal, and with the history
 *   --overload             what is left at once, twice and four times the peak, which is offered whether it is answered or not;
 *                          `--containing 'in one call'`: only of what is so called
 *   --pages                what every page and every list takes with each filter and in each order, for an admin and for an owner of
 *                          ten thousand tags; `--containing /coverage`: only of addresses that this regular expression fits
 *   --sizes 1000,10000000  lookups in databases of so many tags, each against the smallest, with half of the memory for PostgreSQL's buffers;
 *                          `--directory DIRECTORY` keeps them for the next run, as filling takes minutes
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
import { stayOn } from './cores.ts';
import { fill } from './fill.ts';
import { holdLong, watched } from './held.ts';
import { besideImports } from './imports.ts';
import { compareLanguages } from './languages.ts';
import { besideLong } from './lists.ts';
import { compareCheckouts, compareLookups, comparisonNames } from './lookups.ts';
import { pathsOf, tokenOfOwner, tokensOfAdmins } from './museum.ts';
import { timeStarts, weighAnswers } from './once.ts';
import { orderMany } from './orders.ts';
import { overload } from './overload.ts';
import { peopleIn, sayings, weighPages } from './pages.ts';
import { comparePostgraphile } from './postgraphile-lookups.ts';
import { compareSizes } from './sizes.ts';
import { compareWrites } from './writes.ts';
import { leaveYears } from './years.ts';

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

// What is asked for more than it can answer must not lose its cores to those who ask.
if (values.overload || values.apart) stayOn('asked');
const directory = values.directory ?? mkdtempSync(join(tmpdir(), 'tag-bench-'));
// A large table doesn't get on with the settings of a small one, and is vacuumed once, when it is filled. Read from the system's memory, each
// page is copied and checked before it is of use.
const memory = `${Math.max(128, Math.floor(totalmem() / 2 / 2 ** 20))}MB`;
const settings = {
  max_wal_size: '4GB',
  ...(values.pages && sayings),
  ...(values.sizes !== undefined && { shared_buffers: memory, autovacuum: 'off' }),
};
const server = await startEmbedded({ directory, settings });
const processes: Pick<Process, 'stop'>[] = [];
/** nginx as docs/deploy has it, for one process. */
async function proxy({ url }: Process): Promise<Nginx | undefined> {
  const program = findNginx();
  if (!program) {
    console.log('without nginx, which is not on PATH or in /usr/sbin');
    return undefined;
  }
  // Each of its two servers is this one.
  const nginx = await startNginx(program, async () => [url, url], { lookups: 24, isPlain: true });
  processes.push(nginx);
  return nginx;
}
try {
  await migrateToLatest(server.url);
  const database = new pg.Client({ connectionString: server.url, application_name: 'bench' });
  // What went wrong before is what is told.
  database.on('error', () => {});
  await database.connect();
  // A bundle of all tags is one owner's; and only who writes, or looks for words, has to do with the indexes for searches.
  const owners = values.bundles ? 1 : Math.ceil(tags / 1000);
  const { writes, import: imports, pages, searches, held, orders } = values;
  const isSearched = writes || imports || pages || searches || held || orders !== undefined;
  const languages = values.pages || values.held ? ['de', 'es', 'it', 'nl'] : [];
  if (values.sizes === undefined) await fill(server.url, { tags, owners, isSearched, languages });

  const env = {
    DATABASE_URL: server.url,
    // A writer each has a connection of its own; the other pools have the rest.
    DATABASE_POOL: values.writes ? '40' : '10',
    PORT: '0',
    METRICS_PORT: '0',
    WEB_PROCESSES: '1',
    RUNNER_SECRET: 'not asked in this benchmark',
    // Clients that never pause are what is refused otherwise.
    SHED_OVERLOAD: values.overload ? 'on' : 'off',
  };
  const start = async (file: string, more = {}) => {
    const started = await startProcess(file, { ...env, ...(values.uncached ? { LOOKUP_CACHE_MB: '0' } : {}), ...more });
    processes.push(started);
    return started;
  };
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each; medians of the rounds`);
  const course = { url: server.url, database, rounds, options: { connections, seconds } };
  if (values.pages) {
    await leaveYears(server.url);
    await weighPages({
      databaseUrl: server.url,
      log: join(directory, 'postgres/server.log'),
      env,
      rounds,
      only: values.containing,
    });
  } else if (values.held) {
    await leaveYears(server.url);
    const [admin, owner] = await peopleIn(server.url);
    if (!admin || !owner) throw new Error('Nobody is there');
    const service = await start('src/web.ts', watched);
    const tokens = { admin: admin.token, owner: owner.token };
    await holdLong({ service, tokens, cookie: admin.cookie, rounds }, values.containing);
  } else if (values.orders !== undefined) {
    await orderMany({ items: Number(values.orders), start, database, databaseUrl: server.url });
  } else if (values.sizes !== undefined) {
    const data = join(directory, 'postgres/data');
    await compareSizes(values.sizes.split(',').map(Number), data, env, course);
  } else {
    const service = await start('src/web.ts');
    if (values.lists || values.bundles || values.searches) {
      const paths = await pathsOf(database, 'identifier', 5000);
      const owner = await tokenOfOwner(server.url);
      const what = values.lists ? 'lists' : values.bundles ? 'bundles' : 'searches';
      const tokens = what === 'bundles' ? [owner, owner] : await tokensOfAdmins(server.url, what === 'lists' ? 2 : 12);
      await besideLong({ service, what, paths, tokens, rounds, options: { connections, seconds } });
    } else if (values.import) {
      const paths = await pathsOf(database, 'identifier', 5000);
      const [token = ''] = await tokensOfAdmins(server.url, 1);
      await besideImports({ service, paths, token, rounds, options: { connections, seconds } });
    } else if (values.overload) {
      const waits = { SHED_OVERLOAD: 'off' };
      const [none, waiting] = [{ LOOKUP_CACHE_MB: '0' }, await start('src/web.ts', waits)];
      const uncached = {
        shedding: await start('src/web.ts', none),
        waiting: await start('src/web.ts', { ...none, ...waits }),
      };
      if (!stayOn('asking')) console.log('clients and the service share all cores');
      const [front, frontOfUncached] = [await proxy(service), await proxy(uncached.shedding)];
      await overload(
        { shedding: service, waiting, proxied: front, uncached: { ...uncached, proxied: frontOfUncached } },
        course,
        (title) => new RegExp(values.containing ?? '').test(title),
      );
    } else if (values.postgraphile) {
      const uncached = await start('src/web.ts', { LOOKUP_CACHE_MB: '0' });
      const other = await start('test/bench/postgraphile.ts', { NODE_ENV: 'production', GRAPHILE_ENV: 'production' });
      await comparePostgraphile({ service, uncached, other }, course);
    } else if (values.languages) {
      await compareLanguages(service, course);
    } else if (values.writes) {
      const [token = ''] = await tokensOfAdmins(server.url, 1);
      await compareWrites({ service, database, token, rounds, seconds });
    } else if (values.against) {
      const other = await start(resolve(values.against, 'src/web.ts'));
      await compareCheckouts(service, { name: values.against, process: other }, course);
    } else {
      const byHand = await start('test/bench/baseline.ts');
      const uncached = await start('src/web.ts', { LOOKUP_CACHE_MB: '0' });
      const two = await start('src/web.ts', { LOOKUP_CACHE_MB: '0', WEB_PROCESSES: '2' });
      if (values.apart && !stayOn('asking')) console.log('clients and the servers share all cores');
      await compareLookups({ service, uncached, two, byHand }, only, course);
      if (only.length === comparisonNames.length) {
        await weighAnswers(database, env);
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
