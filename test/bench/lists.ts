/** Lookups beside what is long: how much longer they take while clients read all there is, or search, again and again. */
import { get, type IncomingMessage } from 'node:http';
import type { Process } from '../setup/process.ts';
import { type Load, type LoadOptions, load, median } from './load.ts';
import { memoryOf } from './once.ts';

/** What is read in turn. */
const long = {
  /** What people and the machine wrote, names, and tags. */
  lists: ['/translations.json', '/name_translations.json', '/Tags.json'],
  bundles: ['/api/v1/tags/bundle?lang=all'],
  /** Words of one letter, of all tags, of one of 32, of a few and of none. */
  searches: ['e', 'of', 'clock', 'INV 42', 'xylophone', '1437'].flatMap((q) =>
    ['/Tags.json?', '/translation_work.json?lang_code=fr&'].map(
      (list) => `${list}limit=100&${new URLSearchParams({ q })}`,
    ),
  ),
};

/** How often the memory is looked at, in milliseconds. */
const interval = 250;

interface Beside {
  /** The web process. */
  service: Process;
  /** Lookups. */
  paths: string[];
  what: keyof typeof long;
  /** Of customers who reach everything, a client each. */
  tokens: string[];
  rounds: number;
  options: LoadOptions;
}

/** Rounds alternate: lookups alone, and lookups beside those who read. */
export async function besideLong({ service, what, paths, tokens, rounds, options }: Beside): Promise<void> {
  const alone: Load[] = [];
  const beside: Load[] = [];
  const read = { whole: 0, megabytes: 0, refused: 0 };
  /** At most, in megabytes. */
  const memory = { alone: 0, beside: 0 };
  const watch = (when: keyof typeof memory) =>
    setInterval(() => {
      memory[when] = Math.max(memory[when], Math.round(memoryOf(service) / 1024));
    }, interval);
  await load(service.url, paths, { connections: options.connections, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds} …\n`);
    const waiting = watch('alone');
    alone.push(await load(service.url, paths, options));
    clearInterval(waiting);
    const over = new AbortController();
    const readers = tokens.map((token, first) => readOn(service, long[what], token, first, over.signal, read));
    const watching = watch('beside');
    beside.push(await load(service.url, paths, options));
    over.abort();
    await Promise.all(readers);
    clearInterval(watching);
  }
  reportBeside(`beside ${tokens.length} ${what}`, alone, beside);
  console.log(
    `whole ${what} read: ${read.whole}, ${Math.round(read.megabytes)} MB in all; refused: ${read.refused}; ` +
      `memory of the web process: ${memory.alone} MB at most alone, ${memory.beside} MB beside them`,
  );
}

export function reportBeside(title: string, alone: Load[], beside: Load[]): void {
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
    [title]: row(beside),
    'beside / alone': { 'requests/s': ratio('rate'), 'p50 ms': ratio('p50'), 'p99 ms': ratio('p99') },
  });
}

/** Reads one after the other, without a pause, until it is over. */
async function readOn(
  { url }: Process,
  addresses: readonly string[],
  token: string,
  first: number,
  over: AbortSignal,
  read: { whole: number; megabytes: number; refused: number },
): Promise<void> {
  for (let turn = first; !over.aborted; turn += 1) {
    const { status, bytes } = await take(`${url}${addresses[turn % addresses.length]}`, token, over);
    read.megabytes += bytes / 1e6;
    if (status === 200) read.whole += 1;
    // The place of the one before is not free for a moment after its end.
    else if (status === 503) read.refused += 1;
    else if (status !== undefined) throw new Error(`${addresses} was answered with ${status}`);
  }
}

/** Takes an answer as fast as it comes; without a status where it was over before its end. */
function take(url: string, token: string, over: AbortSignal): Promise<{ status: number | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    // As phones do; lists don't mind.
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' };
    const broken = (error: Error) => (over.aborted ? resolve({ status: undefined, bytes }) : reject(error));
    const taken = (answer: IncomingMessage) => {
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
      answer.on('error', broken);
    };
    get(url, { headers, signal: over, agent: false }, taken).on('error', broken);
  });
}
