/** Servers side by side: asked in turn, round by round, and each measured against the last of them. */
import pg from 'pg';
import type { Process } from '../setup/process.ts';
import { meterOf } from './cpu.ts';
import { type Asked, type Load, type LoadOptions, load, median } from './load.ts';

interface Contender {
  name: string;
  process: Process;
  asked: readonly Asked[];
  /** In one request. */
  tags?: number;
  /** What is wanted of it, against the last: as words. */
  wanted?: string;
  /** How many of them are asked before it is measured: all, unless it is said. */
  warmUp?: number;
}

interface Comparison {
  title: string;
  /** The last one is what the others are measured against. */
  contenders: readonly Contender[];
  /** What a client does after an answer, now and then, before it asks again. */
  after?: () => Promise<unknown> | undefined;
}

export interface Course {
  /** Of the database that all of them use. */
  url: string;
  database: pg.Client;
  rounds: number;
  options: LoadOptions;
}

interface Measured extends Load {
  /** Milliseconds of the processor for each tag, with what PostgreSQL does for it. */
  cpu: number;
}

interface Side extends Contender {
  statements: number;
  results: Measured[];
  /** How often it has been asked: each round goes on where the one before has ended. */
  from: number;
}

export async function compareInTurn(comparison: Comparison, course: Course): Promise<void> {
  const { title, contenders, after } = comparison;
  const { url, database, rounds, options } = course;
  const sides: Side[] = [];
  for (const contender of contenders) {
    process.stderr.write(`${title}: ${contender.name} is warmed up …\n`);
    await load(contender.process.url, contender.asked, {
      ...options,
      seconds: undefined,
      amount: contender.warmUp ?? contender.asked.length,
    });
    sides.push({
      ...contender,
      statements: await statementsOf(url, contender),
      results: [],
      from: contender.warmUp ?? 0,
    });
  }
  for (let round = 1; round <= rounds; round += 1) {
    // Who goes first has what the other leaves behind: garbage to collect, a warmer machine.
    for (const side of round % 2 ? sides : sides.toReversed()) {
      process.stderr.write(`${title}: round ${round} of ${rounds}, ${side.name} …\n`);
      const result = await measure(database, side, { ...options, after, from: side.from });
      side.results.push(result);
      side.from += result.requests;
    }
  }
  report(title, sides);
}

async function measure(database: pg.Client, { process, asked, tags = 1 }: Contender, options: LoadOptions) {
  const meter = await meterOf(database, process);
  const before = meter();
  const result = await load(process.url, asked, options);
  return { ...result, rate: result.rate * tags, cpu: (meter() - before) / result.requests / tags };
}

function report(title: string, sides: readonly Side[]): void {
  const last = sides.at(-1);
  const ratios = ({ results }: Side, key: keyof Measured) =>
    results.map((result, i) => result[key] / (last?.results[i]?.[key] ?? Number.NaN));
  const row = (side: Side) => {
    const figure = (key: keyof Measured) => median(side.results.map((result) => result[key]));
    const rates = ratios(side, 'rate');
    const against = {
      'tags/s / last': `${median(rates).toFixed(2)} (${Math.min(...rates).toFixed(2)}–${Math.max(...rates).toFixed(2)})`,
      'p99 / last': median(ratios(side, 'p99')).toFixed(2),
      'cpu / last': median(ratios(side, 'cpu')).toFixed(2),
      wanted: side.wanted ?? '',
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
 * How many statements a tag takes, by PostgreSQL's own count of transactions: outside of one, a statement is its own. Sessions
 * report late, but always when they end. Those that listen are left: without them nothing is kept.
 */
async function statementsOf(url: string, { process, asked, tags = 1 }: Contender): Promise<number> {
  // From another database, so that counting does not count.
  const counter = new pg.Client(url.replace(/[^/]*$/, 'postgres'));
  await counter.connect();
  await endSessions(counter);
  const before = await transactions(counter);
  const { requests } = await load(process.url, asked, { connections: 8, amount: Math.ceil(2000 / tags) });
  await endSessions(counter);
  const counted = (await transactions(counter)) - before;
  await counter.end();
  return counted / requests / tags;
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
