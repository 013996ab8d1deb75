/**
 * What is left of a service that is asked for more than it can answer: with everybody waiting, with what is too much refused by
 * the process itself, and by nginx before it, as docs/deploy has it.
 */
import type { Process } from '../setup/process.ts';
import { availableCores } from './cores.ts';
import { meterOf } from './cpu.ts';
import type { Course } from './in-turn.ts';
import { type Asked, load } from './load.ts';
import { batchesOf, drawPopular } from './lookups.ts';
import { identifiersIn, identifiersOf, pathsOf, pathTo, tokensOfAdmins } from './museum.ts';
import { type OpenLoad, openLoad, untilIdle } from './open-load.ts';

interface Ways {
  /** As it is started when nothing is said. */
  shedding: Process;
  /** `SHED_OVERLOAD=off`. */
  waiting: Process;
  /** nginx in front of `shedding`; undefined where there is none. */
  proxied: { url: string } | undefined;
  /** The same two with nothing kept. */
  uncached: Pair;
}

type Pair = Omit<Ways, 'uncached'>;

const usualSeconds = 6;
/** Of the peak: few enough that nobody waits for another. */
const unloaded = 0.1;
const wanted = 'good ≥ 0.90 of the peak, p99 ≤ 4 of the unloaded';
/** Tags that are asked for: more than a cache of the usual size would know by then where each is as likely as any. */
const spread = 5000;

/** `isWanted`: by the title of what is asked for. */
export async function overload(ways: Ways, course: Course, isWanted: (title: string) => boolean): Promise<void> {
  for (const { title, pair, asked } of await crowds(ways, course))
    if (isWanted(title)) await compareLoads(title, pair, asked, course);
}

async function crowds({ uncached, ...kept }: Ways, { database, url }: Course) {
  const { rows } = await database.query('select max(id) as tags from tags');
  const popular = await identifiersIn(database, drawPopular(rows[0].tags, 20_000));
  const [token = ''] = await tokensOfAdmins(url, 1);
  const headers = { Authorization: `Bearer ${token}` };
  // nginx lets through all that a process takes far longer to answer than to refuse.
  const behindNothing = { ...uncached, proxied: undefined };
  return [
    {
      title: 'lookups, nothing kept',
      pair: uncached,
      asked: (await pathsOf(database, 'identifier', spread)).map((path) => ({ path })),
    },
    {
      title: 'lookups, every second one kept',
      pair: kept,
      // With a parameter that nobody knows it is answered and not kept.
      asked: popular.map((id, at) => ({ path: `${pathTo(id)}${at % 2 === 0 ? '' : `&x=${at}`}` })),
    },
    {
      title: '100 tags in one call, nothing kept',
      pair: behindNothing,
      asked: batchesOf(await identifiersOf(database, spread), 100),
    },
    {
      title: '20 tags of a list, to an admin',
      pair: behindNothing,
      asked: ['-id', 'id', '-name', 'name'].map((sort) => ({ path: `/Tags.json?limit=20&sort=${sort}`, headers })),
    },
  ];
}

async function compareLoads(
  title: string,
  { shedding, waiting, proxied }: Pair,
  asked: readonly Asked[],
  course: Course,
) {
  const { options, rounds } = course;
  const seconds = options.seconds ?? usualSeconds;
  for (const { url } of [shedding, waiting]) await load(url, asked, { connections: 8, seconds });
  const { rate: inTurn } = await load(waiting.url, asked, { ...options, seconds });
  const most = await peakOf(waiting, asked, inTurn, course);
  const peak = most.good;
  const offer = (process: Process, share: number) => offerAlone(process, asked, peak * share, course);
  const byNginx = proxied && { 'by nginx': { ...shedding, url: proxied.url } };
  const ways = { 'everybody waits': waiting, 'too much is refused': shedding, ...byNginx };
  const alone: OpenLoad[] = [];
  const rows: Record<string, object> = {};
  for (let round = 1; round <= rounds; round += 1) alone.push(await offer(waiting, unloaded));
  const calm = medianOf(alone);
  const row = (load: OpenLoad) => rowOf(load, peak, calm);
  rows[`${unloaded} of the peak`] = row(calm);
  rows['the peak'] = row(most);
  for (const share of [1, 2, 4]) {
    const loads = new Map<string, OpenLoad[]>();
    for (let round = 1; round <= rounds; round += 1)
      for (const [way, asked] of Object.entries(ways)) {
        process.stderr.write(`${title}: ${share} times the peak, ${way}, round ${round} of ${rounds} …\n`);
        loads.set(way, [...(loads.get(way) ?? []), await offer(asked, share)]);
      }
    for (const [way, all] of loads) rows[`${share} ×, ${way}`] = row(medianOf(all));
  }
  console.log(
    `\n${title}: peak ${Math.round(peak)}/s (asked in turn by ${options.connections}: ${Math.round(inTurn)}/s); ${availableCores} cores; wanted at 2 and 4 ×: ${wanted}`,
  );
  console.table(rows);
}

const rowOf = (load: OpenLoad, peak: number, calm: OpenLoad) => ({
  'offered/s': Math.round(load.offered),
  'good/s': Math.round(load.good),
  'good / peak': (load.good / peak).toFixed(2),
  'refused/s': Math.round(load.refused),
  'failed/s': Math.round(load.failed),
  'p50 ms': load.p50.toFixed(1),
  'p99 ms': load.p99.toFixed(1),
  'p99 / unloaded': (load.p99 / calm.p99).toFixed(2),
  'refused p99 ms': load.refusedP99.toFixed(1),
  // Where others use the machine too, this says more than how many there were.
  'core ms / good': load.work.toFixed(2),
});

/** The most good answers a second at any rate that is offered. Who waits for an answer before asking again gets more of them. */
async function peakOf(process: Process, asked: readonly Asked[], inTurn: number, course: Course): Promise<OpenLoad> {
  let most: OpenLoad | undefined;
  for (let share = 0.5; share < 2; share += 0.15) {
    const load = await offerAlone(process, asked, inTurn * share, course);
    if (!most || load.good > most.good) most = load;
    if (load.good < load.offered * 0.8) break;
  }
  return most as OpenLoad;
}

/**
 * Who lets everybody wait goes on for seconds when the crowd has gone. Whoever shares a core and PostgreSQL with them is measured
 * after that.
 */
async function offerAlone(process: Process, asked: readonly Asked[], rate: number, { database, options }: Course) {
  const meter = await meterOf(database, process);
  const offered = await openLoad(process.url, asked, { rate, seconds: options.seconds ?? usualSeconds, meter });
  await untilIdle(process.url, asked);
  return offered;
}

/** The one in the middle by its good answers: figures of one round belong together. */
const medianOf = (loads: readonly OpenLoad[]): OpenLoad =>
  loads.toSorted((a, b) => a.good - b.good)[Math.floor(loads.length / 2)] as OpenLoad;
