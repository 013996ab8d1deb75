/**
 * `npm run bench`: the lookup against a hand-written server that runs the same statement, side by side in one run.
 *
 * Both are processes of their own on one PostgreSQL with 100 000 tags; the service runs as `npm run web` starts it, nothing
 * turned off. Rounds alternate, so that a machine whose speed drifts drifts for both; what counts are the ratios.
 *
 *   npm run bench -- --seconds 8 --rounds 5 --connections 32 --tags 100000
 *
 * With `--lists` the service is measured against itself: lookups alone, and while two customers read whole lists.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { besideLists } from './lists.ts';
import { type Load, load, median } from './load.ts';
import { fill, pathsOf, tokensOfAdmins } from './museum.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    tags: { type: 'string', default: '100000' },
    lists: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const tags = Number(values.tags);

type Name = 'service' | 'baseline';
type Results = Record<Name, Load[]>;

const directory = mkdtempSync(join(tmpdir(), 'tag-bench-'));
const server = await startEmbedded({ directory });
const processes: Process[] = [];
try {
  await migrateToLatest(server.url);
  const database = new pg.Client({ connectionString: server.url, application_name: 'bench' });
  await database.connect();
  process.stderr.write(`filling ${tags.toLocaleString('en')} tags …\n`);
  await fill(database, tags);

  const env = {
    DATABASE_URL: server.url,
    DATABASE_POOL: '10',
    PORT: '0',
    METRICS_PORT: '0',
    RUNNER_SECRET: 'not asked in this benchmark',
  };
  const service = await startProcess('src/web.ts', env);
  processes.push(service);
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s each, ${tags.toLocaleString('en')} tags; medians of the rounds`,
  );
  if (values.lists) {
    const paths = await pathsOf(database, 'identifier', 5000);
    const tokens = await tokensOfAdmins(server.url, 2);
    await besideLists({ service, paths, tokens, rounds, options: { connections, seconds } });
  } else {
    const baseline = await startProcess('test/bench/baseline.ts', env);
    processes.push(baseline);
    await compare(database, service, baseline);
  }
  await database.end();
} finally {
  await Promise.all(processes.map((running) => running.stop()));
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

/** The service and the baseline, in turn, by each kind of lookup. */
async function compare(database: pg.Client, service: Process, baseline: Process): Promise<void> {
  // Counts what the others do, from another database so that counting does not count.
  const counter = new pg.Client(server.url.replace(/[^/]*$/, 'postgres'));
  await counter.connect();
  for (const kind of ['identifier', 'hardware'] as const) {
    const paths = await pathsOf(database, kind, 5000);
    await assertSameBody(service, baseline, paths[0] ?? '');
    const statements = {
      service: await statementsPerRequest(counter, service, paths),
      baseline: await statementsPerRequest(counter, baseline, paths),
    };
    const results: Results = { service: [], baseline: [] };
    for (const { url } of [service, baseline]) await load(url, paths, { connections, seconds: 2 });
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, { url }] of Object.entries({ service, baseline })) {
        process.stderr.write(`lookup by ${kind}: round ${round} of ${rounds}, ${name} …\n`);
        results[name as Name].push(await load(url, paths, { connections, seconds }));
      }
    }
    report(kind, results, statements);
  }
  await counter.end();
}

function report(kind: string, { service, baseline }: Results, statements: Record<Name, number>): void {
  const row = (of: Load[], name: Name) => {
    const figure = (key: keyof Load) => median(of.map((result) => result[key]));
    return {
      'requests/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'statements/request': statements[name].toFixed(2),
      'not 200': figure('failed'),
    };
  };
  const ratio = (key: keyof Load) =>
    median(service.map((result, i) => result[key] / (baseline[i]?.[key] ?? Number.NaN))).toFixed(2);
  console.log(`\nlookup by ${kind}, in a stored language`);
  console.table({
    service: row(service, 'service'),
    'node:http + pg': row(baseline, 'baseline'),
    'service / node:http + pg': { 'requests/s': ratio('rate'), 'p50 ms': ratio('p50'), 'p99 ms': ratio('p99') },
  });
}

/** A comparison of different answers would compare nothing. */
async function assertSameBody(a: Process, b: Process, path: string): Promise<void> {
  const [one, other] = await Promise.all([a, b].map(async ({ url }) => (await fetch(url + path)).text()));
  const without = (text: string | undefined) => text?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  if (without(one) !== without(other)) throw new Error(`The two answer differently:\n${one}\n${other}`);
}

/**
 * How many statements a request takes, by PostgreSQL's own count of transactions: outside of one, a statement is its own.
 * Sessions report late, but always when they end.
 */
async function statementsPerRequest(counter: pg.Client, { url }: Process, paths: string[]): Promise<number> {
  await endSessions(counter);
  const before = await transactions(counter);
  const { requests } = await load(url, paths, { connections: 8, amount: 2000 });
  await endSessions(counter);
  return ((await transactions(counter)) - before) / requests;
}

async function endSessions(counter: pg.Client): Promise<void> {
  await counter.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'tags' and application_name <> 'bench'`,
  );
}

async function transactions(counter: pg.Client): Promise<number> {
  const { rows } = await counter.query(`select xact_commit from pg_stat_database where datname = 'tags'`);
  return Number(rows[0].xact_commit);
}
