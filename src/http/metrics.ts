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
  new Gauge({
    name: 'database_connections',
    help: 'Connections by pool and state',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { client }] of poolsOf(databases)) {
        this.set({ pool, state: 'used' }, client.pool.numUsed());
        this.set({ pool, state: 'free' }, client.pool.numFree());
        this.set({ pool, state: 'waited_for' }, client.pool.numPendingAcquires());
      }
    },
  });
  return { registry, requests };
}

/** Counts the buffered translation requests of lookups while no runner is reachable. */
export function watchKeptWishes({ registry }: Metrics, wishes: { held: number; dropped: number }): void {
  const registers = [registry];
  new Gauge({
    name: 'translation_wishes_kept',
    help: 'Buffered translation requests of lookups, until a runner is reachable',
    registers,
    collect() {
      this.set(wishes.held);
    },
  });
  new Counter({
    name: 'translation_wishes_dropped_total',
    help: 'Translation requests of lookups dropped from a full buffer',
    registers,
    collect() {
      this.reset();
      this.inc(wishes.dropped);
    },
  });
}

/** Counts the reads that are not stored yet, and the lost ones. */
export function watchReads({ registry }: Metrics, counts: { held: number; lost: number }): void {
  const registers = [registry];
  new Gauge({
    name: 'reads_waiting',
    help: 'Tallies of reads that are not stored yet',
    registers,
    collect() {
      this.set(counts.held);
    },
  });
  new Counter({
    name: 'reads_lost_total',
    help: 'Reads lost because of too many tallies, or a database outage of a day',
    registers,
    collect() {
      this.reset();
      this.inc(counts.lost);
    },
  });
}

interface Counted {
  held: { answers: number; bytes: number };
  counts: { hits: number; misses: number };
}

/** Entries, hits and misses of the answer cache. The label keeps its old name: dashboards select by it. */
export function watchCache({ registry }: Metrics, { answers }: { answers: Counted }): void {
  const registers = [registry];
  const kind = 'answers';
  const gauge = (name: string, help: string, tell: (counted: Counted) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        this.set({ kind }, tell(answers));
      },
    });
  gauge('lookup_cache_kept', 'Entries of the lookup cache', ({ held }) => held.answers);
  gauge('lookup_cache_bytes', 'Bytes of the lookup cache', ({ held }) => held.bytes);
  new Counter({
    name: 'lookup_cache_asked_total',
    help: 'Requests to the lookup cache, by result',
    labelNames: ['kind', 'result'],
    registers,
    collect() {
      this.reset();
      this.inc({ kind, result: 'hit' }, answers.counts.hits);
      this.inc({ kind, result: 'miss' }, answers.counts.misses);
    },
  });
}

/** Counts the admitted and the refused requests. */
export function watchAdmissions({ registry }: Metrics, admissions: Admissions): void {
  const registers = [registry];
  const gauge = (name: string, help: string, tell: (admission: AdmissionControl) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        for (const kind of kinds) this.set({ kind }, tell(admissions[kind]));
      },
    });
  gauge('http_requests_at_work', 'Requests that hold a slot', ({ held }) => held);
  gauge('http_requests_at_work_most', 'Slots for requests', ({ slots }) => slots);
  gauge('http_requests_in_line', 'Requests queued for a slot', ({ queued }) => queued);
  gauge('http_requests_patience_seconds', 'The longest queueing delay', ({ longestDelay }) => longestDelay / 1000);
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused by load shedding, answered 503',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const kind of kinds) this.inc({ kind }, admissions[kind].refusals);
    },
  });
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
