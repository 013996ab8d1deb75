/** Compares servers in alternating rounds; the last of them is the baseline. */
import pg from 'pg';
import type { Process } from '../setup/process.ts';
import { meterOf } from './cpu.ts';
import { type Load, type LoadOptions, type LoadRequest, load, median } from './load.ts';

interface Contender {
  name: string;
  process: Process;
  requests: readonly LoadRequest[];
  /** Tags in one request. */
  tags?: number;
  /** The goal for its ratio to the baseline, for the table. */
  goal?: string;
  /** The number of requests before the first measurement; by default all of them once. */
  warmUp?: number;
}

interface Comparison {
  title: string;
  /** The last one is the baseline. */
  contenders: readonly Contender[];
  /** As in `LoadOptions`. */
  after?: () => Promise<unknown> | undefined;
}

export interface BenchmarkRun {
  /** Of the database that all contenders use. */
  url: string;
  database: pg.Client;
  rounds: number;
  options: LoadOptions;
}

interface Measurement extends Load {
  /** Milliseconds of processor time for each tag, PostgreSQL's included. */
  cpu: number;
}

interface Side extends Contender {
  statements: number;
  results: Measurement[];
  /** The index of its next request: each round continues where the previous one ended. */
  from: number;
}

export async function compareAlternating(comparison: Comparison, run: BenchmarkRun): Promise<void> {
  const { title, contenders, after } = comparison;
  const { url, database, rounds, options } = run;
  const sides: Side[] = [];
  for (const contender of contenders) {
    process.stderr.write(`${title}: ${contender.name}: warm-up …\n`);
    await load(contender.process.url, contender.requests, {
      ...options,
      seconds: undefined,
      amount: contender.warmUp ?? contender.requests.length,
    });
    sides.push({
      ...contender,
      statements: await statementsOf(url, contender),
      results: [],
      from: contender.warmUp ?? 0,
    });
  }
  for (let round = 1; round <= rounds; round += 1) {
    // The order alternates, since the second of a round runs on a warmer machine with garbage to collect.
    for (const side of round % 2 ? sides : sides.toReversed()) {
      process.stderr.write(`${title}: round ${round} of ${rounds}, ${side.name} …\n`);
      const result = await measure(database, side, { ...options, after, from: side.from });
      side.results.push(result);
      side.from += result.requests;
    }
  }
  report(title, sides);
}

async function measure(database: pg.Client, { process, requests, tags = 1 }: Contender, options: LoadOptions) {
  const meter = await meterOf(database, process);
  const before = meter();
  const result = await load(process.url, requests, options);
  return { ...result, rate: result.rate * tags, cpu: (meter() - before) / result.requests / tags };
}

function report(title: string, sides: readonly Side[]): void {
  const last = sides.at(-1);
  const ratios = ({ results }: Side, key: keyof Measurement) =>
    results.map((result, i) => result[key] / (last?.results[i]?.[key] ?? Number.NaN));
  const row = (side: Side) => {
    const figure = (key: keyof Measurement) => median(side.results.map((result) => result[key]));
    const rates = ratios(side, 'rate');
    const against = {
      'tags/s / baseline': `${median(rates).toFixed(2)} (${Math.min(...rates).toFixed(2)}–${Math.max(...rates).toFixed(2)})`,
      'p99 / baseline': median(ratios(side, 'p99')).toFixed(2),
      'cpu / baseline': median(ratios(side, 'cpu')).toFixed(2),
      goal: side.goal ?? '',
    };
    return {
      'tags/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'cpu ms/tag': figure('cpu').toFixed(3),
      'statements/tag': side.statements.toFixed(2),
      'not 200 or 304': figure('failed'),
      ...(side === last ? {} : against),
    };
  };
  console.log(`\n${title}`);
  console.table(Object.fromEntries(sides.map((side) => [side.name, row(side)])));
}

/**
 * The number of statements for each tag, from PostgreSQL's count of transactions: a statement outside a transaction counts as one.
 * Sessions report their counts late, but always at their end, so they are ended. The listeners' sessions continue: without them nothing is cached.
 */
async function statementsOf(url: string, { process, requests, tags = 1 }: Contender): Promise<number> {
  // A connection to another database, so that these statements are not counted.
  const counter = new pg.Client(url.replace(/[^/]*$/, 'postgres'));
  await counter.connect();
  await endSessions(counter);
  const before = await transactions(counter);
  const { requests: sent } = await load(process.url, requests, { connections: 8, amount: Math.ceil(2000 / tags) });
  await endSessions(counter);
  const counted = (await transactions(counter)) - before;
  await counter.end();
  return counted / sent / tags;
}

const endSessions = (counter: pg.Client) =>
  counter.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname ~ '^tags' and application_name <> 'bench' and application_name not like '%: session'`,
  );

async function transactions(counter: pg.Client): Promise<number> {
  const { rows } = await counter.query(
    `select sum(xact_commit) as xact_commit from pg_stat_database where datname ~ '^tags'`,
  );
  return Number(rows[0].xact_commit);
}
