/**
 * Measures the cost of every page and list, for an admin and for an owner of ten thousand tags: server time, the database's part of
 * it, statements and bytes. One request at a time; the slowest come first. The time of a page is the shortest of several rounds,
 * because of other load on the machine.
 */
import { randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { connect } from '../../src/database/connect.ts';
import { Customer } from '../../src/model/customer.ts';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startProcess } from '../setup/process.ts';
import { median } from './load.ts';
import { pageAddresses, recordsFor } from './page-addresses.ts';

/** The goal for a page: milliseconds, and uncompressed kilobytes. */
const most = { ms: 100, kilobytes: 60 };
/** Pages that may take a second. */
const slow = { ms: 1000, pages: /^\/coverage|^\/labels\?.*sheet/ };

interface Person {
  name: string;
  cookie: string;
  token: string;
}

interface Answer {
  status: number;
  bytes: Buffer;
  id: string;
}

interface PageCost {
  who: string;
  path: string;
  status: number;
  ms: number;
  database: number;
  statements: number;
  kilobytes: number;
  compressed: number;
}

interface PagesOptions {
  databaseUrl: string;
  /** PostgreSQL's log, which has the duration of each statement: see `statementLogging`. */
  log: string;
  env: Record<string, string>;
  /** Requests of each page. */
  rounds: number;
  /** A regular expression for the addresses to measure. */
  only: string | undefined;
}

/** PostgreSQL's settings for logging every statement. */
export const statementLogging = {
  log_min_duration_statement: '0',
  log_line_prefix: '%a|',
  log_parameter_max_length: '0',
};

export async function measurePages({ databaseUrl, log, env, rounds, only }: PagesOptions): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  await database.connect();
  const samples = await recordsFor(database);
  await database.end();
  const people = await peopleIn(databaseUrl);
  const runner = await startProcess('src/runner/main.ts', { ...env, RUNNER_PORT: '0' });
  const times = new Map<string, number>();
  const readTime = (line: string) => {
    const { request_id, ms } = JSON.parse(line);
    if (request_id && ms !== undefined) times.set(request_id, ms);
  };
  const service = await startProcess('src/web.ts', { ...env, RUNNER_URL: runner.url }, readTime);
  const paths = pageAddresses(samples).filter((path) => only === undefined || new RegExp(only).test(path));
  const costs: (PageCost & { ids: string[] })[] = [];
  for (const person of people) {
    for (const [at, path] of paths.entries()) {
      if (at % 50 === 0) process.stderr.write(`${person.name}: ${at} of ${paths.length} …\n`);
      costs.push(await measure(service.url, path, person, { rounds, log }));
    }
  }
  await service.stop();
  await runner.stop();
  report(costs.map(({ ids, ...one }) => ({ ...one, ms: Math.min(...ids.map((id) => times.get(id) ?? Number.NaN)) })));
}

/** The number of the web process' statements in a part of the log, and their milliseconds, planning included. */
function statementsIn(log: Buffer): { calls: number; ms: number } {
  const entries = [
    ...log.toString().matchAll(/^web(?:: \w+)?\|LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute|statement)/gm),
  ];
  const calls = entries.filter(([, , step]) => step === 'execute' || step === 'statement').length;
  return { calls, ms: entries.reduce((sum, [, ms]) => sum + Number(ms), 0) };
}

/** The contents of a file from a position on. */
async function tailOf(path: string, from: number): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc((await file.stat()).size - from),
    position: from,
  });
  await file.close();
  return buffer.subarray(0, bytesRead);
}

/** An admin, and the owner of ten thousand tags. */
export async function peopleIn(databaseUrl: string): Promise<Person[]> {
  const db = connect(databaseUrl, { name: 'bench' });
  const admin = await Customer.add(db, { email: 'admin@example.com', role: 'admin' });
  const owner = await Customer.query(db).findById(1).throwIfNotFound();
  const people: Person[] = [];
  for (const [name, customer] of Object.entries({ admin, owner })) {
    const secret = newSecret();
    await Session.start(db, customer, secret, { network: '127.0.0.1', userAgent: 'bench', signInMethod: undefined });
    people.push({ name, cookie: `tags_browser=${secret}`, token: await Token.issue(db, customer) });
  }
  await db.destroy();
  return people;
}

async function measure(
  url: string,
  path: string,
  person: Person,
  { rounds, log }: Pick<PagesOptions, 'rounds' | 'log'>,
): Promise<PageCost & { ids: string[] }> {
  await ask(url, path, person);
  const { size } = await stat(log);
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await ask(url, path, person));
  const { calls, ms } = statementsIn(await tailOf(log, size));
  const [{ bytes, status } = { bytes: Buffer.of(), status: 0 }] = answers;
  return {
    who: person.name,
    path,
    status,
    ms: Number.NaN,
    ids: answers.map(({ id }) => id),
    database: ms / rounds,
    statements: Math.round(calls / rounds),
    kilobytes: bytes.length / 1000,
    compressed: gzipSync(bytes).length / 1000,
  };
}

const isJson = (path: string) => path.split('?')[0]?.endsWith('.json') ?? false;

function ask(url: string, path: string, { cookie, token }: Person): Promise<Answer> {
  const id = randomUUID();
  const who = isJson(path) ? { Authorization: `Bearer ${token}` } : { Cookie: cookie, Accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const onAnswer = async (answer: IncomingMessage) =>
      resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(await answer.toArray()), id });
    get(url + path, { headers: { ...who, 'X-Request-Id': id } }, onAnswer).on('error', reject);
  });
}

const isTooMuch = ({ path, ms, kilobytes, status }: PageCost): boolean =>
  status >= 500 || ms > (slow.pages.test(path) ? slow.ms : most.ms) || (kilobytes > most.kilobytes && !isJson(path));

function report(costs: readonly PageCost[]): void {
  console.log('\n    ms  of it SQL  statements     kB  gzip kB  who    answer');
  for (const one of costs.toSorted((a, b) => b.ms - a.ms)) {
    const figures = [
      one.ms.toFixed(1).padStart(6),
      one.database.toFixed(1).padStart(9),
      `${one.statements}`.padStart(10),
    ];
    const sizes = [one.kilobytes.toFixed(1).padStart(5), one.compressed.toFixed(1).padStart(7)];
    const mark = isTooMuch(one) ? ' <<' : '';
    console.log(`${[...figures, ...sizes].join('  ')}  ${one.who.padEnd(5)}  ${one.status} ${one.path}${mark}`);
  }
  const over = costs.filter(isTooMuch);
  const largestPage = Math.max(...costs.filter(({ path }) => !isJson(path)).map(({ kilobytes }) => kilobytes));
  console.log(
    `\n${costs.length} answers, ${over.length} over the goal (${most.ms} ms, ${most.kilobytes} kB a page); median ` +
      `${median(costs.map(({ ms }) => ms)).toFixed(1)} ms; the largest page ${largestPage.toFixed(0)} kB`,
  );
}
