/** All comparisons of the service with a hand-written server. */
import { once } from 'node:events';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { gunzipSync } from 'node:zlib';
import type { Process } from '../setup/process.ts';
import { type BenchmarkRun, compareAlternating } from './alternating-rounds.ts';
import { type LoadRequest, load, median } from './load.ts';
import { identifiersIn, identifiersOf, pathsOf, pathTo, tokenOfOwner } from './museum.ts';
import { startWriter } from './writer.ts';

interface Servers {
  /** With default settings. */
  service: Process;
  /** Without the cache of answers. */
  uncached: Process;
  /** Two web processes on one port, without the cache. */
  two: Process;
  byHand: Process;
}

/** The number of tags in comparisons where all are equally popular. */
const sampleSize = 5000;
/** The number of lookups by popularity; after the last of them the first follows again. */
const popularRequests = 20_000;
/** One in so many requests is a write. */
const writeEvery = 20;
/** Tags in one call. */
const tagsPerCall = 100;

/** The comparisons by the names that `--only` accepts. */
type Comparison = (servers: Servers, handWritten: HandWritten, run: BenchmarkRun) => Promise<void>;
const comparisons = new Map<string, Comparison>([
  ['identifier', compareLookup('identifier', '≥ 2.5, p99 ≤ 0.5')],
  ['hardware', compareLookup('hardware', '≥ 3.5, p99 ≤ 0.5')],
  ['processes', ({ two, uncached }, _hand, run) => compareProcesses(two, uncached, run)],
  ['unchanged', ({ service }, handWritten, run) => compareNotModified(service, handWritten, run)],
  ['mixed', ({ service }, handWritten, run) => compareMixed(service, handWritten, run)],
  ['batches', (servers, handWritten, run) => compareBatches(servers, handWritten, run)],
  ['bundle', ({ service }, handWritten, run) => compareBundle(service, handWritten, run)],
]);
export const comparisonNames = [...comparisons.keys()];

export async function compareLookups(servers: Servers, only: readonly string[], run: BenchmarkRun): Promise<void> {
  const handWritten = { name: 'node:http + pg', process: servers.byHand };
  for (const [name, compare] of comparisons) if (only.includes(name)) await compare(servers, handWritten, run);
}

function compareLookup(kind: 'identifier' | 'hardware', goal: string): Comparison {
  return async ({ service, uncached, byHand }, handWritten, run) => {
    const requests = (await pathsOf(run.database, kind, sampleSize)).map((path) => ({ path }));
    await assertSameBody([service, byHand], requests[0]?.path ?? '');
    const contenders = [
      { name: 'cached', process: service, requests, goal },
      { name: 'uncached', process: uncached, requests, goal: '≥ 0.80' },
      { ...handWritten, requests },
    ];
    await compareAlternating({ title: `lookup by ${kind}, in a stored language`, contenders }, run);
  };
}

/** Two processes are faster only on a machine with at least two cores beside those of the database and the clients. */
async function compareProcesses(two: Process, one: Process, run: BenchmarkRun): Promise<void> {
  const requests = (await pathsOf(run.database, 'identifier', sampleSize)).map((path) => ({ path }));
  const contenders = [
    { name: 'two processes', process: two, requests, goal: '≥ 1.6' },
    { name: 'one process', process: one, requests },
  ];
  await compareAlternating(
    { title: `uncached, ${availableParallelism()} cores for servers and clients`, contenders },
    run,
  );
}

type HandWritten = { name: string; process: Process };

/** Conditional requests, which the service answers with 304; the hand-written server has no ETags. */
async function compareNotModified(service: Process, handWritten: HandWritten, run: BenchmarkRun): Promise<void> {
  const paths = await pathsOf(run.database, 'identifier', 1000);
  const conditions: LoadRequest[] = [];
  for (const path of paths) {
    const { headers } = await fetch(service.url + path);
    conditions.push({ path, headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  }
  const contenders = [
    { name: 'cached, 304', process: service, requests: conditions },
    { ...handWritten, requests: conditions },
  ];
  await compareAlternating({ title: 'lookup of an unchanged tag (304)', contenders }, run);
}

/** Lookups by popularity, with writes to the same tags between them. */
async function compareMixed(service: Process, handWritten: HandWritten, run: BenchmarkRun): Promise<void> {
  const { rows } = await run.database.query('select max(id) as tags from tags');
  const drawn = await identifiersIn(run.database, drawPopular(rows[0].tags, popularRequests));
  const requests = drawn.map((id) => ({ path: pathTo(id) }));
  const writer = await startWriter(run.url);
  let answered = 0;
  const after = () => {
    answered += 1;
    if (answered % writeEvery !== 0) return undefined;
    return writer.write(drawn[answered % drawn.length] as string, `written ${answered}`);
  };
  const contenders = [
    { name: 'cached', process: service, requests, goal: '≥ 2.0' },
    { ...handWritten, requests },
  ];
  const title = `tags by popularity (Zipf, 1.0), one write in ${writeEvery} requests`;
  await compareAlternating({ title, contenders, after }, run);
  await writer.stop();
}

async function compareBatches(
  { service, uncached }: Pick<Servers, 'service' | 'uncached'>,
  handWritten: HandWritten,
  run: BenchmarkRun,
) {
  const identifiers = await identifiersOf(run.database, sampleSize);
  const requests = batchesOf(identifiers, tagsPerCall);
  const single = identifiers.map((id) => ({ path: pathTo(id) }));
  const contenders = [
    { name: 'cached', process: service, requests, tags: tagsPerCall },
    { name: 'uncached', process: uncached, requests, tags: tagsPerCall },
    { ...handWritten, name: `${handWritten.name}, one by one`, requests: single },
  ];
  await compareAlternating({ title: `${tagsPerCall} tags in one call`, contenders }, run);
}

/** A bundle of all tags of an owner in all languages, compared with one lookup for each tag. */
async function compareBundle(
  service: Process,
  { name, process: byHand }: HandWritten,
  run: BenchmarkRun,
): Promise<void> {
  const { database, rounds, options } = run;
  const token = await tokenOfOwner(run.url);
  const requests = (await pathsOf(database, 'identifier', sampleSize)).map((path) => ({ path }));
  const bundles: { tags: number; rate: number; bytes: number }[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const bundle = await readBundle(service, token);
    const { rate } = await load(byHand.url, requests, options);
    bundles.push(bundle);
    ratios.push(bundle.rate / rate);
  }
  const [{ tags, bytes }] = bundles as [(typeof bundles)[0]];
  const rate = median(bundles.map((bundle) => bundle.rate));
  console.log(
    `\na bundle of ${tags} tags in all languages, ${(bytes / 2 ** 20).toFixed(1)} MB compressed, by one client: ` +
      `${Math.round(rate)} tags/s, ${median(ratios).toFixed(2)} of one by one from ${name} by ${options.connections}`,
  );
}

/** Reads one bundle. Its first and last lines are no tags. */
async function readBundle({ url }: Process, token: string): Promise<{ tags: number; rate: number; bytes: number }> {
  const begun = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' };
  const [answer] = await once(get(`${url}/api/v1/tags/bundle?lang=all`, { headers, agent: false }), 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const seconds = (performance.now() - begun) / 1000;
  const sent = Buffer.concat(parts);
  if (answer.statusCode !== 200) throw new Error(`A bundle was answered with ${answer.statusCode}`);
  const tags = gunzipSync(sent).toString().trimEnd().split('\n').length - 2;
  return { tags, rate: tags / seconds, bytes: sent.length };
}

/** Requests for the given number of tags each. */
export function batchesOf(identifiers: readonly string[], tags: number): LoadRequest[] {
  return Array.from({ length: Math.floor(identifiers.length / tags) }, (_, at) => {
    const observations = identifiers.slice(at * tags, (at + 1) * tags).map((tag_identifier) => ({ tag_identifier }));
    return { path: '/api/v1/tags/lookup', body: JSON.stringify({ observations, lang: 'fr' }) };
  });
}

/** Random ids by popularity (Zipf): the second tag half as often as the first, the third a third as often. */
export function drawPopular(tags: number, amount: number): number[] {
  let sum = 0;
  const until = Float64Array.from({ length: tags }, (_, rank) => (sum += 1 / (rank + 1)));
  return Array.from({ length: amount }, () => {
    const drawn = Math.random() * sum;
    let [low, high] = [0, tags - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((until[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    // A prime as the distance, so that popular tags are not neighbours in the table.
    return 1 + ((low * 7919) % tags);
  });
}

/** Throws if the servers answer differently: then their speeds cannot be compared. */
async function assertSameBody(servers: Process[], path: string): Promise<void> {
  const [one, other] = await Promise.all(servers.map(async ({ url }) => (await fetch(url + path)).text()));
  const without = (text: string | undefined) => text?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  if (without(one) !== without(other)) throw new Error(`The servers answer differently:\n${one}\n${other}`);
}

/** The same lookups by two checkouts of the service. */
export async function compareCheckouts(
  service: Process,
  other: { name: string; process: Process },
  run: BenchmarkRun,
): Promise<void> {
  for (const kind of ['identifier', 'hardware'] as const) {
    const requests = (await pathsOf(run.database, kind, sampleSize)).map((path) => ({ path }));
    await assertSameBody([service, other.process], requests[0]?.path ?? '');
    const contenders = [
      { name: 'this one', process: service, requests, goal: '≥ 0.97' },
      { ...other, requests },
    ];
    await compareAlternating({ title: `lookup by ${kind}, in a stored language`, contenders }, run);
  }
}
