/**
 * `npm run bench`: the lookup against a hand-written server, side by side in one run.
 *
 * Both are processes of their own on one PostgreSQL with 100 000 tags; the service runs as `npm run web` starts it, nothing
 * turned off. Rounds alternate, so that a machine whose speed drifts drifts for both; what counts are the ratios. Where others
 * use the machine meanwhile, the processor's time tells more than the clock's.
 *
 *   npm run bench -- --seconds 8 --rounds 5 --connections 32 --tags 100000
 *
 * With `--against CHECKOUT` the service is measured against another checkout of itself, which has its packages installed and
 * knows no newer schema. With `--lists` it is measured against itself: lookups alone, and while two customers read whole
 * lists; `--bundles`: while two phones load all tags. With `--writes`: creates with the triggers of the database, and without.
 * With `--languages`: one code, the browser's header, a list of ten, and a hundred tags in one call.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { meterOf } from './cpu.ts';
import { compareLanguages } from './languages.ts';
import { besideLong } from './lists.ts';
import { type Load, load, median } from './load.ts';
import { fill, identifiersOf, pathsOf, tokenOfOwner, tokensOfAdmins } from './museum.ts';
import { compareWrites } from './writes.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    tags: { type: 'string', default: '100000' },
    against: { type: 'string' },
    lists: { type: 'boolean', default: false },
    bundles: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const tags = Number(values.tags);

/** One of the two that are compared. */
interface Side {
  name: string;
  process: Process;
  statements: number;
  results: Measured[];
}

interface Measured extends Load {
  /** Milliseconds of the processor that a request takes, with what PostgreSQL does for it. */
  cpu: number;
}

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
    // A writer each has a connection of its own; the other pools have the rest.
    DATABASE_POOL: values.writes ? '40' : '10',
    PORT: '0',
    METRICS_PORT: '0',
    RUNNER_SECRET: 'not asked in this benchmark',
  };
  const service = await startProcess('src/web.ts', env);
  processes.push(service);
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s each, ${tags.toLocaleString('en')} tags; medians of the rounds`,
  );
  if (values.lists || values.bundles) {
    const paths = await pathsOf(database, 'identifier', 5000);
    const owner = await tokenOfOwner(server.url);
    const tokens = values.lists ? await tokensOfAdmins(server.url, 2) : [owner, owner];
    const what = values.lists ? 'lists' : 'bundles';
    await besideLong({ service, what, paths, tokens, rounds, options: { connections, seconds } });
  } else if (values.languages) {
    const identifiers = await identifiersOf(database, 5000);
    await compareLanguages({ service, database, identifiers, rounds, options: { connections, seconds } });
  } else if (values.writes) {
    const [token = ''] = await tokensOfAdmins(server.url, 1);
    await compareWrites({ service, database, token, rounds, seconds });
  } else {
    const { against } = values;
    const other = await startProcess(against ? resolve(against, 'src/web.ts') : 'test/bench/baseline.ts', env);
    processes.push(other);
    await compare(database, { service, [against ?? 'node:http + pg']: other });
  }
  await database.end();
} finally {
  await Promise.all(processes.map((running) => running.stop()));
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

/** Two servers, in turn, by each kind of lookup. */
async function compare(database: pg.Client, servers: Record<string, Process>): Promise<void> {
  // Counts what the others do, from another database so that counting does not count.
  const counter = new pg.Client(server.url.replace(/[^/]*$/, 'postgres'));
  await counter.connect();
  for (const kind of ['identifier', 'hardware'] as const) {
    const paths = await pathsOf(database, kind, 5000);
    await assertSameBody(Object.values(servers), paths[0] ?? '');
    const sides: Side[] = [];
    for (const [name, process] of Object.entries(servers))
      sides.push({ name, process, statements: await statementsPerRequest(counter, process, paths), results: [] });
    for (const { process } of sides) await load(process.url, paths, { connections, seconds: 2 });
    for (let round = 1; round <= rounds; round += 1) {
      // Who goes first has what the other leaves behind: garbage to collect, a warmer machine.
      for (const side of round % 2 ? sides : sides.toReversed()) {
        process.stderr.write(`lookup by ${kind}: round ${round} of ${rounds}, ${side.name} …\n`);
        side.results.push(await measure(database, side.process, paths));
      }
    }
    report(kind, sides as [Side, Side]);
  }
  await counter.end();
}

async function measure(database: pg.Client, process: Process, paths: string[]): Promise<Measured> {
  const meter = await meterOf(database, process);
  const before = meter();
  const result = await load(process.url, paths, { connections, seconds });
  return { ...result, cpu: (meter() - before) / result.requests };
}

function report(kind: string, [service, other]: [Side, Side]): void {
  const row = ({ results, statements }: Side) => {
    const figure = (key: keyof Measured) => median(results.map((result) => result[key]));
    return {
      'requests/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'cpu ms/request': figure('cpu').toFixed(3),
      'statements/request': statements.toFixed(2),
      'not 200': figure('failed'),
    };
  };
  const ratios = (key: keyof Measured) =>
    service.results.map((result, i) => result[key] / (other.results[i]?.[key] ?? Number.NaN));
  const ratio = (of: (ratios: number[]) => number) => ({
    'requests/s': of(ratios('rate')).toFixed(3),
    'p50 ms': of(ratios('p50')).toFixed(2),
    'p99 ms': of(ratios('p99')).toFixed(2),
    'cpu ms/request': of(ratios('cpu')).toFixed(3),
  });
  const compared = `${service.name} / ${other.name}`;
  console.log(`\nlookup by ${kind}, in a stored language`);
  console.table({
    [service.name]: row(service),
    [other.name]: row(other),
    [compared]: ratio(median),
    'the smallest of a round': ratio((of) => Math.min(...of)),
    'the largest of a round': ratio((of) => Math.max(...of)),
  });
}

/** A comparison of different answers would compare nothing. */
async function assertSameBody(servers: Process[], path: string): Promise<void> {
  const [one, other] = await Promise.all(servers.map(async ({ url }) => (await fetch(url + path)).text()));
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
