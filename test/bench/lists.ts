/** Lookups during long reads: how much slower they are while clients read whole lists or bundles, or search, without a pause. */
import { get, type IncomingMessage } from 'node:http';
import type { Process } from '../setup/process.ts';
import { type Load, type LoadOptions, load, median } from './load.ts';
import { memoryOf } from './memory-and-starts.ts';

/** The addresses that the clients read in turn. */
const longReads = {
  lists: ['/translations.json', '/name_translations.json', '/Tags.json'],
  bundles: ['/api/v1/tags/bundle?lang=all'],
  /** A single letter, and words of all tags, of one in 32, of a few and of none. */
  searches: ['e', 'of', 'clock', 'INV 42', 'xylophone', '1437'].flatMap((q) =>
    ['/Tags.json?', '/translation_work.json?lang_code=fr&'].map(
      (list) => `${list}limit=100&${new URLSearchParams({ q })}`,
    ),
  ),
};

/** Milliseconds between two measurements of memory. */
const interval = 250;

interface LongReadOptions {
  /** The web process. */
  service: Process;
  /** Of the lookups. */
  paths: string[];
  what: keyof typeof longReads;
  /** One for each client. */
  tokens: string[];
  rounds: number;
  options: LoadOptions;
}

/** Rounds alternate: lookups alone, and lookups during long reads. */
export async function lookupsDuringReads({
  service,
  what,
  paths,
  tokens,
  rounds,
  options,
}: LongReadOptions): Promise<void> {
  const alone: Load[] = [];
  const beside: Load[] = [];
  const read = { whole: 0, megabytes: 0, refused: 0 };
  /** The maximum, in megabytes. */
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
    const readers = tokens.map((token, first) =>
      readUntilOver(service, longReads[what], token, first, over.signal, read),
    );
    const watching = watch('beside');
    beside.push(await load(service.url, paths, options));
    over.abort();
    await Promise.all(readers);
    clearInterval(watching);
  }
  reportBeside(`during ${tokens.length} ${what}`, alone, beside);
  console.log(
    `${what} read to the end: ${read.whole}, ${Math.round(read.megabytes)} MB in all; refused: ${read.refused}; ` +
      `most memory of the web process: ${memory.alone} MB alone, ${memory.beside} MB during them`,
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
    'during / alone': { 'requests/s': ratio('rate'), 'p50 ms': ratio('p50'), 'p99 ms': ratio('p99') },
  });
}

/** Reads the addresses in turn, without a pause, until the signal. */
async function readUntilOver(
  { url }: Process,
  addresses: readonly string[],
  token: string,
  first: number,
  over: AbortSignal,
  read: { whole: number; megabytes: number; refused: number },
): Promise<void> {
  for (let turn = first; !over.aborted; turn += 1) {
    const { status, bytes } = await readAnswer(`${url}${addresses[turn % addresses.length]}`, token, over);
    read.megabytes += bytes / 1e6;
    if (status === 200) read.whole += 1;
    // The slot of the previous read is freed a moment after its end.
    else if (status === 503) read.refused += 1;
    else if (status !== undefined) throw new Error(`${addresses} was answered with ${status}`);
  }
}

/** Reads an answer to its end. The status is undefined if the signal came first. */
function readAnswer(
  url: string,
  token: string,
  over: AbortSignal,
): Promise<{ status: number | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    // Phones ask for compressed bundles.
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' };
    const onError = (error: Error) => (over.aborted ? resolve({ status: undefined, bytes }) : reject(error));
    const onAnswer = (answer: IncomingMessage) => {
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
      answer.on('error', onError);
    };
    get(url, { headers, signal: over, agent: false }, onAnswer).on('error', onError);
  });
}
