/**
 * `npm run bench`: the lookup against a hand-written server that runs the same statement, side by side in one run.
 *
 * Both are processes of their own on one PostgreSQL with 100 000 tags; the service runs as `npm run web` starts it, nothing
 * turned off. Rounds alternate, so that a machine whose speed drifts drifts for both; what counts are the ratios.
 *
 *   npm run bench -- --seconds 8 --rounds 5 --connections 32 --tags 100000
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { type Load, load } from './load.ts';
import { fill, pathsOf } from './museum.ts';
import { type Process, startProcess } from './process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    tags: { type: 'string', default: '100000' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const tags = Number(values.tags);

const directory = mkdtempSync(join(tmpdir(), 'tag-bench-'));
const server = await startEmbedded({ directory });
const processes: Process[] = [];
try {
  await migrateToLatest(server.url);
  const database = new pg.Client(server.url);
  await database.connect();
  process.stderr.write(`filling ${tags.toLocaleString('en')} tags …\n`);
  await fill(database, tags);

  const env = { DATABASE_URL: server.url, DATABASE_POOL: '10', PORT: '0', METRICS_PORT: '0', RUNNER_SECRET: 'not asked in this benchmark' };
  const service = await startProcess('src/web.ts', env);
  processes.push(service);
  const baseline = await startProcess('test/bench/baseline.ts', env);
  processes.push(baseline);

  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, ${tags.toLocaleString('en')} tags; medians of the rounds`);
  for (const kind of ['identifier', 'hardware'] as const) {
    const paths = await pathsOf(database, kind, 5000);
    await assertSameBody(service, baseline, paths[0] ?? '');
    const results: Record<'service' | 'baseline', (Load & { statements: number })[]> = { service: [], baseline: [] };
    for (const { url } of [service, baseline]) await load(url, paths, { connections, seconds: 2 });
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, { url }] of Object.entries({ service, baseline })) {
        process.stderr.write(`lookup by ${kind}: round ${round} of ${rounds}, ${name} …\n`);
        const before = await transactions(database);
        const result = await load(url, paths, { connections, seconds });
        const statements = ((await transactions(database)) - before) / result.requests;
        results[name as 'service' | 'baseline'].push({ ...result, statements });
      }
    }
    report(kind, results);
  }
  await database.end();
} finally {
  await Promise.all(processes.map((running) => running.stop()));
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

function report(kind: string, { service, baseline }: Record<'service' | 'baseline', (Load & { statements: number })[]>): void {
  const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  const figure = (of: typeof service, name: keyof Load | 'statements') => median(of.map((result) => result[name]));
  const ratio = (name: keyof Load) => median(service.map((result, i) => result[name] / (baseline[i]?.[name] ?? Number.NaN)));
  console.log(`\nlookup by ${kind}, in a stored language`);
  console.table({
    service: row((name) => figure(service, name)),
    'node:http + pg': row((name) => figure(baseline, name)),
    'service / node:http + pg': { 'requests/s': ratio('rate').toFixed(2), 'p50 ms': ratio('p50').toFixed(2), 'p99 ms': ratio('p99').toFixed(2) },
  });
}

function row(figure: (name: keyof Load | 'statements') => number) {
  return {
    'requests/s': Math.round(figure('rate')),
    'p50 ms': figure('p50').toFixed(2),
    'p99 ms': figure('p99').toFixed(2),
    'statements/request': figure('statements').toFixed(2),
    'not 200': figure('failed'),
  };
}

/** A comparison of different answers would compare nothing. */
async function assertSameBody(a: Process, b: Process, path: string): Promise<void> {
  const [one, other] = await Promise.all([a, b].map(async ({ url }) => (await fetch(url + path)).text()));
  const without = (text: string | undefined) => text?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  if (without(one) !== without(other)) throw new Error(`The two answer differently:\n${one}\n${other}`);
}

/** Statements so far: a lookup is one statement outside any transaction, which PostgreSQL counts as a transaction. */
async function transactions(database: pg.Client): Promise<number> {
  await pause(1500); // sessions report what they did at most once a second
  const { rows } = await database.query('select xact_commit from pg_stat_database where datname = current_database()');
  return Number(rows[0].xact_commit);
}
