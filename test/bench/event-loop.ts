/**
 * Measures large and slow answers: the time to their first byte, and the longest time for which each blocks the event loop of the web
 * process, since no other request is answered meanwhile. One request at a time; the table has the worst of several rounds.
 */
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { Process } from '../setup/process.ts';
import { workbookType } from '../setup/workbook.ts';
import { tableOf, workbookOfTable } from './imports.ts';
import type { LoopDelay } from './loop-watch.ts';

interface EventLoopOptions {
  /** The web process; it has loaded `loop-watch.ts`. */
  service: Process;
  /** Of an admin, who reaches everything, and of an owner with ten thousand tags. */
  tokens: Record<'admin' | 'owner', string>;
  cookie: string;
  rounds: number;
}

/** The environment with which a process loads the watch. */
export const loopWatchEnv = { NODE_OPTIONS: `--import ${new URL('loop-watch.ts', import.meta.url)}` };

interface LongRequest {
  what: string;
  path: string;
  who: keyof EventLoopOptions['tokens'] | 'browser';
  type?: string;
  /** The body of a POST. */
  body?: (round: number) => string | Buffer;
}

/** An import of 5 000 rows. */
const importOf = (what: string, query: string, more: Partial<LongRequest> = {}): LongRequest => ({
  what,
  path: `/Tags/import.json${query}`,
  who: 'admin',
  type: 'text/csv',
  body: tableOf,
  ...more,
});
const asJson = (round: number) => JSON.stringify({ import: { csv: tableOf(round) } });

const longRequests: LongRequest[] = [
  ...['L7160', 'L7120', '5160', 'single&width=60&height=40'].map(
    (sheet): LongRequest => ({ what: '500 labels', path: `/labels?place_id=1&sheet=${sheet}`, who: 'browser' }),
  ),
  { what: 'an export', path: '/Tags/export.csv', who: 'admin' },
  { what: 'an export', path: '/Tags/export.ndjson', who: 'admin' },
  { what: 'a bundle of 10 000 tags', path: '/api/v1/tags/bundle?lang=all', who: 'owner' },
  { what: 'a whole list', path: '/Tags.json', who: 'admin' },
  { what: 'a whole list', path: '/translations.json', who: 'owner' },
  { what: 'own tags', path: '/api/v1/tags/showMyTags', who: 'owner' },
  { what: '1000 of a list', path: '/Tags.json?limit=1000', who: 'admin' },
  { what: '1000 of a list', path: '/history.json?limit=1000', who: 'admin' },
  { what: 'all items', path: '/translation_orders/20/items.json', who: 'admin' },
  { what: 'the coverage', path: '/coverage.json', who: 'admin' },
  { what: 'the coverage', path: '/coverage', who: 'browser' },
  { what: 'reads', path: '/stats/reads.json?by=day,place_id&place_id=1', who: 'admin' },
  importOf('a dry run of 5 000 rows', '?dry_run=1'),
  importOf('a dry run of 5 000 invalid rows', '?dry_run=1&create=0'),
  importOf('5 000 rows', ''),
  importOf('a dry run of 5 000 rows of a workbook', '?dry_run=1', { type: workbookType, body: workbookOfTable }),
  // With other rows than the CSV above.
  importOf('5 000 rows of a workbook', '', { type: workbookType, body: (round) => workbookOfTable(1000 + round) }),
  importOf('5 000 rows as JSON', '?dry_run=1', { type: 'application/json', body: asJson }),
];

interface Measurement extends LoopDelay {
  status: number | undefined;
  /** Milliseconds until the first and the last byte of the body. */
  first: number;
  last: number;
  kilobytes: number;
  pieces: number;
  /** The memory of the process before the request, in bytes. */
  before: number;
}

export async function measureEventLoop({ rounds, ...options }: EventLoopOptions, only = ''): Promise<void> {
  const rows: Record<string, object> = {};
  for (const each of longRequests.filter(({ what, path }) => new RegExp(only).test(`${what}: ${path}`))) {
    process.stderr.write(`${each.what}: ${each.path} …\n`);
    const measurements: Measurement[] = [];
    for (let round = 0; round < rounds; round += 1) measurements.push(await measure(options, each, round));
    rows[`${each.what}: ${each.path}`] = worstOf(measurements);
  }
  console.table(rows);
}

function worstOf(measurements: readonly Measurement[]): object {
  const most = (name: keyof Measurement) => Math.max(...measurements.map((one) => one[name] ?? Number.NaN));
  return {
    status: measurements[0]?.status,
    'first byte, ms': Math.round(most('first')),
    'all, ms': Math.round(most('last')),
    kB: Math.round(most('kilobytes')),
    pieces: Math.min(...measurements.map(({ pieces }) => pieces)),
    'loop blocked, ms': most('clock').toFixed(1),
    'of it processor, ms': most('processor').toFixed(1),
    'memory, MB': Math.round(most('memory') / 1e6),
    'before, MB': measurements.map(({ before }) => Math.round(before / 1e6)).join(' '),
  };
}

async function longestDelay({ child }: Process): Promise<LoopDelay> {
  const answer = once(child, 'message');
  child.send('longest delay?');
  return (await answer)[0].longest;
}

async function measure(
  { service, tokens, cookie }: Omit<EventLoopOptions, 'rounds'>,
  one: LongRequest,
  round: number,
): Promise<Measurement> {
  const who =
    one.who === 'browser' ? { Cookie: cookie, Accept: 'text/html' } : { Authorization: `Bearer ${tokens[one.who]}` };
  const body = one.body?.(round);
  const request: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    headers: { ...who, ...(one.type && { 'Content-Type': one.type }) },
  };
  const { memory: before } = await longestDelay(service);
  const begun = performance.now();
  const { first, bytes, pieces, status } = await answerOf(service.url + one.path, request, body);
  const last = performance.now() - begun;
  return {
    status,
    pieces,
    before,
    first: first - begun,
    last,
    kilobytes: bytes / 1000,
    ...(await longestDelay(service)),
  };
}

async function answerOf(url: string, options: RequestOptions, body: string | Buffer | undefined) {
  const sent = request(url, options);
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let [first, bytes, pieces] = [0, 0, 0];
  for await (const chunk of answer) {
    if (pieces === 0) first = performance.now();
    pieces += 1;
    bytes += chunk.length;
  }
  return { status: answer.statusCode, first, bytes, pieces };
}
