/**
 * Measures the service under more load than it can answer: without load shedding, with it, and behind nginx as configured in
 * docs/deploy.
 */
import type { Process } from '../setup/process.ts';
import type { BenchmarkRun } from './alternating-rounds.ts';
import { availableCores } from './cores.ts';
import { meterOf } from './cpu.ts';
import { type LoadRequest, load } from './load.ts';
import { batchesOf, drawPopular } from './lookups.ts';
import { identifiersIn, identifiersOf, pathsOf, pathTo, tokensOfAdmins } from './museum.ts';
import { type OpenLoad, openLoad, untilIdle } from './open-load.ts';

interface Services {
  /** With default settings. */
  shedding: Process;
  /** `SHED_OVERLOAD=off`. */
  waiting: Process;
  /** nginx in front of `shedding`; undefined if nginx is not installed. */
  proxied: { url: string } | undefined;
  /** The same without the cache of answers. */
  uncached: Variants;
}

type Variants = Omit<Services, 'uncached'>;

const usualSeconds = 6;
/** A share of the peak at which no request queues. */
const unloaded = 0.1;
const goal = 'good ≥ 0.90 of the peak, p99 ≤ 4 of the unloaded';
/** The number of tags, all equally popular: too many for a cache of the default size to have most of them. */
const sampleSize = 5000;

/** `isSelected` decides by the title of a case. */
export async function measureOverload(
  services: Services,
  run: BenchmarkRun,
  isSelected: (title: string) => boolean,
): Promise<void> {
  for (const { title, variants, requests } of await casesFor(services, run))
    if (isSelected(title)) await compareLoads(title, variants, requests, run);
}

async function casesFor({ uncached, ...cached }: Services, { database, url }: BenchmarkRun) {
  const { rows } = await database.query('select max(id) as tags from tags');
  const popular = await identifiersIn(database, drawPopular(rows[0].tags, 20_000));
  const [token = ''] = await tokensOfAdmins(url, 1);
  const headers = { Authorization: `Bearer ${token}` };
  // nginx does not limit these requests: refusing them costs the process little compared with answering them.
  const withoutNginx = { ...uncached, proxied: undefined };
  return [
    {
      title: 'lookups, uncached',
      variants: uncached,
      requests: (await pathsOf(database, 'identifier', sampleSize)).map((path) => ({ path })),
    },
    {
      title: 'lookups, every second one cached',
      variants: cached,
      // An answer to a request with an unknown parameter is not cached.
      requests: popular.map((id, at) => ({ path: `${pathTo(id)}${at % 2 === 0 ? '' : `&x=${at}`}` })),
    },
    {
      title: '100 tags in one call, uncached',
      variants: withoutNginx,
      requests: batchesOf(await identifiersOf(database, sampleSize), 100),
    },
    {
      title: '20 tags of a list, to an admin',
      variants: withoutNginx,
      requests: ['-id', 'id', '-name', 'name'].map((sort) => ({ path: `/Tags.json?limit=20&sort=${sort}`, headers })),
    },
  ];
}

async function compareLoads(
  title: string,
  { shedding, waiting, proxied }: Variants,
  requests: readonly LoadRequest[],
  run: BenchmarkRun,
) {
  const { options, rounds } = run;
  const seconds = options.seconds ?? usualSeconds;
  for (const { url } of [shedding, waiting]) await load(url, requests, { connections: 8, seconds });
  const { rate: closedLoopRate } = await load(waiting.url, requests, { ...options, seconds });
  const most = await peakOf(waiting, requests, closedLoopRate, run);
  const peak = most.good;
  const offer = (process: Process, share: number) => offerAlone(process, requests, peak * share, run);
  const byNginx = proxied && { 'behind nginx': { ...shedding, url: proxied.url } };
  const ways = { 'without shedding': waiting, 'with shedding': shedding, ...byNginx };
  const alone: OpenLoad[] = [];
  const rows: Record<string, object> = {};
  for (let round = 1; round <= rounds; round += 1) alone.push(await offer(waiting, unloaded));
  const unloadedResult = medianOf(alone);
  const row = (load: OpenLoad) => rowOf(load, peak, unloadedResult);
  rows[`${unloaded} of the peak`] = row(unloadedResult);
  rows['the peak'] = row(most);
  for (const share of [1, 2, 4]) {
    const loads = new Map<string, OpenLoad[]>();
    for (let round = 1; round <= rounds; round += 1)
      for (const [way, requests] of Object.entries(ways)) {
        process.stderr.write(`${title}: ${share} times the peak, ${way}, round ${round} of ${rounds} …\n`);
        loads.set(way, [...(loads.get(way) ?? []), await offer(requests, share)]);
      }
    for (const [way, all] of loads) rows[`${share} ×, ${way}`] = row(medianOf(all));
  }
  console.log(
    `\n${title}: peak ${Math.round(peak)}/s (closed loop over ${options.connections} connections: ${Math.round(closedLoopRate)}/s); ${availableCores} cores; goal at 2 and 4 ×: ${goal}`,
  );
  console.table(rows);
}

const rowOf = (load: OpenLoad, peak: number, unloadedResult: OpenLoad) => ({
  'offered/s': Math.round(load.offered),
  'good/s': Math.round(load.good),
  'good / peak': (load.good / peak).toFixed(2),
  'refused/s': Math.round(load.refused),
  'failed/s': Math.round(load.failed),
  'p50 ms': load.p50.toFixed(1),
  'p99 ms': load.p99.toFixed(1),
  'p99 / unloaded': (load.p99 / unloadedResult.p99).toFixed(2),
  'refused p99 ms': load.refusedP99.toFixed(1),
  // On a machine with other load, this is more reliable than the number of answers.
  'core ms / good': load.work.toFixed(2),
});

/** The highest rate of good answers at any offered rate. Closed-loop clients, which wait for each answer, reach a higher one. */
async function peakOf(
  process: Process,
  requests: readonly LoadRequest[],
  closedLoopRate: number,
  run: BenchmarkRun,
): Promise<OpenLoad> {
  let most: OpenLoad | undefined;
  for (let share = 0.5; share < 2; share += 0.15) {
    const load = await offerAlone(process, requests, closedLoopRate * share, run);
    if (!most || load.good > most.good) most = load;
    if (load.good < load.offered * 0.8) break;
  }
  return most as OpenLoad;
}

/**
 * Offers the load, then waits until the server is idle: one without load shedding works on its backlog for seconds, and would
 * disturb the next measurement.
 */
async function offerAlone(
  process: Process,
  requests: readonly LoadRequest[],
  rate: number,
  { database, options }: BenchmarkRun,
) {
  const meter = await meterOf(database, process);
  const offered = await openLoad(process.url, requests, { rate, seconds: options.seconds ?? usualSeconds, meter });
  await untilIdle(process.url, requests);
  return offered;
}

/** The whole round with the median of good answers, since figures of one round belong together. */
const medianOf = (loads: readonly OpenLoad[]): OpenLoad =>
  loads.toSorted((a, b) => a.good - b.good)[Math.floor(loads.length / 2)] as OpenLoad;
