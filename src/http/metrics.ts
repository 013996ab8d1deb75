/** The process' metrics, in Prometheus' text format. */
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Databases, poolsOf } from '../database/pools.ts';
import { listen } from '../listen.ts';
import { type AdmissionControl, type Admissions, kinds } from './admission-control.ts';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'status'>;
}

export function createMetrics(databases: Databases): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const connections = () =>
    [...poolsOf(databases)].flatMap(
      ([pool, { client }]): Samples => [
        [{ pool, state: 'used' }, client.pool.numUsed()],
        [{ pool, state: 'free' }, client.pool.numFree()],
        [{ pool, state: 'waited_for' }, client.pool.numPendingAcquires()],
      ],
    );
  gauge(registry, 'database_connections', 'Connections by pool and state', connections, ['pool', 'state']);
  return { registry, requests };
}

/** Values by their labels, when the metrics are read. */
type Samples = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

const gauge = (registry: Registry, name: string, help: string, readSamples: () => Samples, labelNames: string[] = []) =>
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      for (const [labels, value] of readSamples()) this.set(labels, value);
    },
  });

/** Of what is counted elsewhere. */
const counter = (
  registry: Registry,
  name: string,
  help: string,
  readSamples: () => Samples,
  labelNames: string[] = [],
) =>
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of readSamples()) this.inc(labels, value);
    },
  });

/** Counts the buffered translation requests of lookups while no runner is reachable. */
export function watchRequestBuffer({ registry }: Metrics, buffer: { size: number; dropped: number }): void {
  const buffered = 'Buffered translation requests of lookups, until a runner is reachable';
  gauge(registry, 'translation_wishes_kept', buffered, () => [[{}, buffer.size]]);
  const dropped = 'Translation requests of lookups dropped from a full buffer';
  counter(registry, 'translation_wishes_dropped_total', dropped, () => [[{}, buffer.dropped]]);
}

/** Counts the reads that are not stored yet, and the lost ones. */
export function watchReads({ registry }: Metrics, counts: { pending: number; lost: number }): void {
  gauge(registry, 'reads_waiting', 'Tallies of reads that are not stored yet', () => [[{}, counts.pending]]);
  const lost = 'Reads lost because of too many tallies, or a database outage of a day';
  counter(registry, 'reads_lost_total', lost, () => [[{}, counts.lost]]);
}

interface CacheCounts {
  usage: { answers: number; bytes: number };
  counts: { hits: number; misses: number };
}

/** Entries, hits and misses of the answer cache. The label keeps its old name: dashboards select by it. */
export function watchCache({ registry }: Metrics, { answers }: { answers: CacheCounts }): void {
  const kind = 'answers';
  gauge(registry, 'lookup_cache_kept', 'Entries of the lookup cache', () => [[{ kind }, answers.usage.answers]], [
    'kind',
  ]);
  gauge(registry, 'lookup_cache_bytes', 'Bytes of the lookup cache', () => [[{ kind }, answers.usage.bytes]], ['kind']);
  const results = (): Samples => [
    [{ kind, result: 'hit' }, answers.counts.hits],
    [{ kind, result: 'miss' }, answers.counts.misses],
  ];
  const help = 'Requests to the lookup cache, by result';
  counter(registry, 'lookup_cache_asked_total', help, results, ['kind', 'result']);
}

/** Counts the admitted and the refused requests. */
export function watchAdmissions({ registry }: Metrics, admissions: Admissions): void {
  const watch = (
    watcher: typeof gauge | typeof counter,
    name: string,
    help: string,
    readSamples: (admission: AdmissionControl) => number,
  ) =>
    watcher(registry, name, help, () => kinds.map((kind) => [{ kind }, readSamples(admissions[kind])] as const), [
      'kind',
    ]);
  watch(gauge, 'http_requests_at_work', 'Requests that hold a slot', ({ inUse }) => inUse);
  watch(gauge, 'http_requests_at_work_most', 'Slots for requests', ({ slots }) => slots);
  watch(gauge, 'http_requests_in_line', 'Requests queued for a slot', ({ queued }) => queued);
  watch(gauge, 'http_requests_patience_seconds', 'The longest queueing delay', (each) => each.maxDelay / 1000);
  const refused = 'Requests refused by load shedding, answered 503';
  watch(counter, 'http_requests_refused_total', refused, ({ refusals }) => refusals);
}

/** Serves `/metrics` on loopback, away from the public port. */
export async function serveMetrics(registry: Pick<Registry, 'metrics' | 'contentType'>, port: number): Promise<Server> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  await listen(server, port, '127.0.0.1');
  return server;
}
