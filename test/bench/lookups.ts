/** All that the service is measured by against a hand-written server, in one run. */
import { once } from 'node:events';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { gunzipSync } from 'node:zlib';
import type { Process } from '../setup/process.ts';
import { type Course, compareInTurn } from './in-turn.ts';
import { type Asked, load, median } from './load.ts';
import { identifiersIn, identifiersOf, pathsOf, pathTo, tokenOfOwner } from './museum.ts';
import { besideWriter } from './writer.ts';

interface Servers {
  /** As it is started when nothing is said. */
  service: Process;
  /** With nothing kept. */
  uncached: Process;
  /** Two processes that share a port, with nothing kept. */
  two: Process;
  byHand: Process;
}

/** Tags that are asked for where each is as likely as any. */
const spread = 5000;
/** Lookups where some tags are much more popular than others, before they begin anew. */
const popular = 20_000;
/** Of so many requests one is a write. */
const writeEvery = 20;
/** Tags in one call. */
const many = 100;

/** What is compared, by the names that `--only` takes. */
type Comparing = (servers: Servers, hand: Hand, course: Course) => Promise<void>;
const comparisons = new Map<string, Comparing>([
  ['identifier', compareLookup('identifier', '≥ 2.5, p99 ≤ 0.5')],
  ['hardware', compareLookup('hardware', '≥ 3.5, p99 ≤ 0.5')],
  ['processes', ({ two, uncached }, _hand, course) => compareProcesses(two, uncached, course)],
  ['unchanged', ({ service }, hand, course) => compareUnchanged(service, hand, course)],
  ['mixed', ({ service }, hand, course) => compareMixed(service, hand, course)],
  ['batches', (servers, hand, course) => compareBatches(servers, hand, course)],
  ['bundle', ({ service }, hand, course) => compareBundle(service, hand, course)],
]);
export const comparisonNames = [...comparisons.keys()];

export async function compareLookups(servers: Servers, only: readonly string[], course: Course): Promise<void> {
  const hand = { name: 'node:http + pg', process: servers.byHand };
  for (const [name, compare] of comparisons) if (only.includes(name)) await compare(servers, hand, course);
}

function compareLookup(kind: 'identifier' | 'hardware', wanted: string): Comparing {
  return async ({ service, uncached, byHand }, hand, course) => {
    const asked = (await pathsOf(course.database, kind, spread)).map((path) => ({ path }));
    await assertSameBody([service, byHand], asked[0]?.path ?? '');
    const contenders = [
      { name: 'kept', process: service, asked, wanted },
      { name: 'not kept', process: uncached, asked, wanted: '≥ 0.80' },
      { ...hand, asked },
    ];
    await compareInTurn({ title: `lookup by ${kind}, in a stored language`, contenders }, course);
  };
}

/** They share the machine with the database and with who asks: two free cores and more are needed to see what they are worth. */
async function compareProcesses(two: Process, one: Process, course: Course): Promise<void> {
  const asked = (await pathsOf(course.database, 'identifier', spread)).map((path) => ({ path }));
  const contenders = [
    { name: 'two processes', process: two, asked, wanted: '≥ 1.6' },
    { name: 'one process', process: one, asked },
  ];
  await compareInTurn({ title: `not kept, on ${availableParallelism()} cores for all`, contenders }, course);
}

type Hand = { name: string; process: Process };

/** Who has the bytes already: the hand-written server has no way to say so. */
async function compareUnchanged(service: Process, hand: Hand, course: Course): Promise<void> {
  const paths = await pathsOf(course.database, 'identifier', 1000);
  const conditions: Asked[] = [];
  for (const path of paths) {
    const { headers } = await fetch(service.url + path);
    conditions.push({ path, headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  }
  const contenders = [
    { name: 'kept, 304', process: service, asked: conditions },
    { ...hand, asked: conditions },
  ];
  await compareInTurn({ title: 'lookup of what has not changed', contenders }, course);
}

/** Some tags are asked for far more often than others, and what they say changes meanwhile. */
async function compareMixed(service: Process, hand: Hand, course: Course): Promise<void> {
  const { rows } = await course.database.query('select max(id) as tags from tags');
  const drawn = await identifiersIn(course.database, drawPopular(rows[0].tags, popular));
  const asked = drawn.map((id) => ({ path: pathTo(id) }));
  const writer = await besideWriter(course.url);
  let answered = 0;
  const after = () => {
    answered += 1;
    if (answered % writeEvery !== 0) return undefined;
    return writer.write(drawn[answered % drawn.length] as string, `written ${answered}`);
  };
  const contenders = [
    { name: 'kept', process: service, asked, wanted: '≥ 2.0' },
    { ...hand, asked },
  ];
  const title = `the popular more often (Zipf, 1.0), one write in ${writeEvery}`;
  await compareInTurn({ title, contenders, after }, course);
  await writer.stop();
}

async function compareBatches(
  { service, uncached }: Pick<Servers, 'service' | 'uncached'>,
  hand: Hand,
  course: Course,
) {
  const identifiers = await identifiersOf(course.database, spread);
  const asked = batchesOf(identifiers, many);
  const single = identifiers.map((id) => ({ path: pathTo(id) }));
  const contenders = [
    { name: 'kept', process: service, asked, tags: many },
    { name: 'not kept', process: uncached, asked, tags: many },
    { ...hand, name: `${hand.name}, one by one`, asked: single },
  ];
  await compareInTurn({ title: `${many} tags in one call`, contenders }, course);
}

/** All tags of their owner in all languages, as a phone loads them, against one lookup for each. */
async function compareBundle(service: Process, { name, process: byHand }: Hand, course: Course): Promise<void> {
  const { database, rounds, options } = course;
  const token = await tokenOfOwner(course.url);
  const asked = (await pathsOf(database, 'identifier', spread)).map((path) => ({ path }));
  const bundles: { tags: number; rate: number; bytes: number }[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const bundle = await readBundle(service, token);
    const { rate } = await load(byHand.url, asked, options);
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

/** How soon one has it, by its lines but for the first and the last. */
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

/** Calls for so many tags each. */
export function batchesOf(identifiers: readonly string[], tags: number): Asked[] {
  return Array.from({ length: Math.floor(identifiers.length / tags) }, (_, at) => {
    const observations = identifiers.slice(at * tags, (at + 1) * tags).map((tag_identifier) => ({ tag_identifier }));
    return { path: '/api/v1/tags/lookup', body: JSON.stringify({ observations, lang: 'fr' }) };
  });
}

/** Ids of so many tags, as popular ones come: the second half as often as the first, the third a third as often. */
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
    // Popular ones are not neighbours: a prime leads from each to the next.
    return 1 + ((low * 7919) % tags);
  });
}

/** A comparison of different answers would compare nothing. */
async function assertSameBody(servers: Process[], path: string): Promise<void> {
  const [one, other] = await Promise.all(servers.map(async ({ url }) => (await fetch(url + path)).text()));
  const without = (text: string | undefined) => text?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  if (without(one) !== without(other)) throw new Error(`The two answer differently:\n${one}\n${other}`);
}

/** What two checkouts of the service need for the same lookups. */
export async function compareCheckouts(
  service: Process,
  other: { name: string; process: Process },
  course: Course,
): Promise<void> {
  for (const kind of ['identifier', 'hardware'] as const) {
    const asked = (await pathsOf(course.database, kind, spread)).map((path) => ({ path }));
    await assertSameBody([service, other.process], asked[0]?.path ?? '');
    const contenders = [
      { name: 'this one', process: service, asked, wanted: '≥ 0.97' },
      { ...other, asked },
    ];
    await compareInTurn({ title: `lookup by ${kind}, in a stored language`, contenders }, course);
  }
}
