/**
 * How soon answers begin that are long, or take long, and for how long the event loop of the web process is held by one of them: while
 * it is, nobody else is answered. One after the other, each some times, the most that was seen.
 */
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { Process } from '../setup/process.ts';
import { workbookType } from '../setup/workbook.ts';
import { tableOf, workbookOfTable } from './imports.ts';
import type { Held } from './loop-watch.ts';

interface Holding {
  /** The web process; it has loaded `loop-watch.ts`. */
  service: Process;
  /** Of who reaches everything, and of an owner with ten thousand tags. */
  tokens: Record<'admin' | 'owner', string>;
  cookie: string;
  rounds: number;
}

/** What makes a process load the watch: its environment. */
export const watched = { NODE_OPTIONS: `--import ${new URL('loop-watch.ts', import.meta.url)}` };

interface Asked {
  what: string;
  path: string;
  who: keyof Holding['tokens'] | 'browser';
  type?: string;
  /** Makes it a POST. */
  body?: (round: number) => string | Buffer;
}

/** A table of 5 000 rows comes in. */
const imported = (what: string, query: string, more: Partial<Asked> = {}): Asked => ({
  what,
  path: `/Tags/import.json${query}`,
  who: 'admin',
  type: 'text/csv',
  body: tableOf,
  ...more,
});
const asJson = (round: number) => JSON.stringify({ import: { csv: tableOf(round) } });

const asked: Asked[] = [
  ...['L7160', 'L7120', '5160', 'single&width=60&height=40'].map(
    (sheet): Asked => ({ what: '500 labels', path: `/labels?place_id=1&sheet=${sheet}`, who: 'browser' }),
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
  imported('a look at 5 000 rows', '?dry_run=1'),
  imported('a look at 5 000 faults', '?dry_run=1&create=0'),
  imported('5 000 rows', ''),
  imported('a look at 5 000 rows of a workbook', '?dry_run=1', { type: workbookType, body: workbookOfTable }),
  // Others than those of the CSV before.
  imported('5 000 rows of a workbook', '', { type: workbookType, body: (round) => workbookOfTable(1000 + round) }),
  imported('5 000 rows as JSON', '?dry_run=1', { type: 'application/json', body: asJson }),
];

interface Taken extends Held {
  status: number | undefined;
  /** Milliseconds until the first byte of the body came, and until the last did. */
  first: number;
  last: number;
  kilobytes: number;
  pieces: number;
  /** Bytes of the process before. */
  before: number;
}

export async function holdLong({ rounds, ...holding }: Holding, only = ''): Promise<void> {
  const rows: Record<string, object> = {};
  for (const each of asked.filter(({ what, path }) => new RegExp(only).test(`${what}: ${path}`))) {
    process.stderr.write(`${each.what}: ${each.path} …\n`);
    const taken: Taken[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await take(holding, each, round));
    rows[`${each.what}: ${each.path}`] = worstOf(taken);
  }
  console.table(rows);
}

function worstOf(taken: readonly Taken[]): object {
  const most = (name: keyof Taken) => Math.max(...taken.map((one) => one[name] ?? Number.NaN));
  return {
    status: taken[0]?.status,
    'first byte, ms': Math.round(most('first')),
    'all, ms': Math.round(most('last')),
    kB: Math.round(most('kilobytes')),
    pieces: Math.min(...taken.map(({ pieces }) => pieces)),
    'held, ms': most('clock').toFixed(1),
    'of the processor': most('processor').toFixed(1),
    'memory, MB': Math.round(most('memory') / 1e6),
    'before, MB': taken.map(({ before }) => Math.round(before / 1e6)).join(' '),
  };
}

async function heldIn({ child }: Process): Promise<Held> {
  const told = once(child, 'message');
  child.send('held?');
  return (await told)[0].held;
}

async function take({ service, tokens, cookie }: Omit<Holding, 'rounds'>, one: Asked, round: number): Promise<Taken> {
  const who =
    one.who === 'browser' ? { Cookie: cookie, Accept: 'text/html' } : { Authorization: `Bearer ${tokens[one.who]}` };
  const sent = one.body?.(round);
  const options: RequestOptions = {
    method: sent === undefined ? 'GET' : 'POST',
    agent: false,
    headers: { ...who, ...(one.type && { 'Content-Type': one.type }) },
  };
  const { memory: before } = await heldIn(service);
  const begun = performance.now();
  const { first, bytes, pieces, status } = await answerOf(service.url + one.path, options, sent);
  const last = performance.now() - begun;
  return { status, pieces, before, first: first - begun, last, kilobytes: bytes / 1000, ...(await heldIn(service)) };
}

async function answerOf(url: string, options: RequestOptions, sent: string | Buffer | undefined) {
  const asking = request(url, options);
  asking.end(sent);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let [first, bytes, pieces] = [0, 0, 0];
  for await (const chunk of answer) {
    if (pieces === 0) first = performance.now();
    pieces += 1;
    bytes += chunk.length;
  }
  return { status: answer.statusCode, first, bytes, pieces };
}
