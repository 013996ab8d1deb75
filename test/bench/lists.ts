/** Lookups beside whole lists: how much longer they take while two customers read all there is, again and again. */
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Process } from '../setup/process.ts';
import { type Load, type LoadOptions, load, median } from './load.ts';

/** What is read in turn: what people and the machine wrote, names, and tags. */
const lists = ['/translations.json', '/name_translations.json', '/Tags.json'];
/** How often the memory is looked at, in milliseconds. */
const interval = 250;

interface Beside {
  /** The web process. */
  service: Process;
  /** Lookups. */
  paths: string[];
  /** Of two customers who reach everything. */
  tokens: string[];
  rounds: number;
  options: LoadOptions;
}

/** Rounds alternate: lookups alone, and lookups beside the lists. */
export async function besideLists({ service, paths, tokens, rounds, options }: Beside): Promise<void> {
  const alone: Load[] = [];
  const beside: Load[] = [];
  const read = { whole: 0, megabytes: 0, refused: 0 };
  const atRest = memoryOf(service);
  let memory = atRest;
  await load(service.url, paths, { connections: options.connections, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds} …\n`);
    alone.push(await load(service.url, paths, options));
    const over = new AbortController();
    const readers = tokens.map((token, first) => readOn(service, token, first, over.signal, read));
    const watching = setInterval(() => {
      memory = Math.max(memory, memoryOf(service));
    }, interval);
    beside.push(await load(service.url, paths, options));
    over.abort();
    await Promise.all(readers);
    clearInterval(watching);
  }
  report(alone, beside);
  console.log(
    `whole lists read: ${read.whole}, ${Math.round(read.megabytes)} MB in all; refused: ${read.refused}; ` +
      `memory of the web process: ${atRest} MB before, ${memory} MB at most`,
  );
}

function report(alone: Load[], beside: Load[]): void {
  const row = (of: Load[]) => {
    const figure = (key: keyof Load) => median(of.map((result) => result[key]));
    return {
      'requests/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'not 200': figure('failed'),
    };
  };
  const ratio = (key: keyof Load) =>
    median(beside.map((result, i) => result[key] / (alone[i]?.[key] ?? Number.NaN))).toFixed(2);
  console.table({
    'lookups alone': row(alone),
    'beside two lists': row(beside),
    'beside / alone': { 'requests/s': ratio('rate'), 'p50 ms': ratio('p50'), 'p99 ms': ratio('p99') },
  });
}

/** Reads one list after the other, without a pause, until it is over. */
async function readOn(
  { url }: Process,
  token: string,
  first: number,
  over: AbortSignal,
  read: { whole: number; megabytes: number; refused: number },
): Promise<void> {
  for (let turn = first; !over.aborted; turn += 1) {
    const { status, bytes } = await take(`${url}${lists[turn % lists.length]}`, token, over);
    read.megabytes += bytes / 1e6;
    if (status === 200) read.whole += 1;
    // The place of the list before is not free for a moment after its end.
    else if (status === 503) read.refused += 1;
    else if (status !== undefined) throw new Error(`A list was answered with ${status}`);
  }
}

/** Takes an answer as fast as it comes; without a status where it was over before its end. */
function take(url: string, token: string, over: AbortSignal): Promise<{ status: number | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const broken = (error: Error) => (over.aborted ? resolve({ status: undefined, bytes }) : reject(error));
    const taken = (answer: IncomingMessage) => {
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
      answer.on('error', broken);
    };
    get(url, { headers: { Authorization: `Bearer ${token}` }, signal: over, agent: false }, taken).on('error', broken);
  });
}

/** Resident, in megabytes, where the system says it in a file; a command would cost the lookups beside it too much. */
function memoryOf({ child }: Process): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
