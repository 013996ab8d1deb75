/** A web process of the service inside the test, on a database of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outcome, TranslationRequest } from '../../contracts/runner.ts';
import { createApp } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { closeDatabases, type Databases, openDatabases } from '../../src/database/pools.ts';
import type { Admissions } from '../../src/http/admission-control.ts';
import { createMetrics, watchAdmissions, watchCache } from '../../src/http/metrics.ts';
import { createLog } from '../../src/log.ts';
import { addReads } from '../../src/lookup/counts/add-reads.ts';
import { ReadCounts } from '../../src/lookup/counts/read-counts.ts';
import { hashCheaply } from '../../src/model/sign-in/passwords.ts';
import type { RunnerControls, Translator } from '../../src/model/translations/translator.ts';
import { type LookupCache, openLookupCache, syncedTranslator } from '../../src/start/lookup-cache.ts';
import { witness } from './contract-coverage.ts';
import { createDatabase } from './database.ts';
import { throughPooler } from './pooler.ts';
import { ServiceSpec, type Spec } from './spec.ts';
import { unlimitedCreates } from './unlimited-creates.ts';

// Few tests need hashes of full cost; those opt in.
hashCheaply(true);

export interface TestApp {
  /** The service's URL, with its prefix. */
  url: string;
  db: Database;
  databases: Databases;
  databaseUrl: string;
  config: Config;
  /** The log of the process, an object for each line. */
  logged: Record<string, unknown>[];
  /** The lookup cache. */
  cache: LookupCache | undefined;
  /** The metrics, in Prometheus' text format. */
  counted(): Promise<string>;
  /** Flushes the counts of reads. */
  countReads(): Promise<void>;
  /**
   * A request with its expectations, in pactum's API, by a caller or anonymous. Awaiting it sends it; a spec that is
   * never awaited fails the test when the service stops.
   */
  spec(caller?: { token: string }): Spec;
  /** Sends a request and returns any answer, for expectations beyond those of a spec. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Begins to stop: streams end. */
  letGo(): void;
  stop(): Promise<void>;
}

export interface CallOptions {
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape, whose tests fail for another one
  body: any;
}

interface AppOptions {
  env?: Record<string, string>;
  /** The translator of lookups; by default an unreachable runner. */
  translator?: Translator;
  /** The admin's controls of the runner; by default an unreachable one. */
  runner?: RunnerControls;
  /** Shares the database of another app: two web processes. */
  databaseUrl?: string;
  /** Enables the lookup cache of `LOOKUP_CACHE_MB`; off by default, so that tests may write directly to the database. */
  isCaching?: boolean;
  /** Admission control; by default off, so that no test depends on delays. */
  admissions?: Admissions;
}

const away = async () => {
  throw new Error('no runner in this test');
};
export const unreachable: Translator = {
  can: () => undefined,
  request: away,
  leave: away,
};
export const runnerAway: RunnerControls = {
  jobs: {
    list: away,
    counts: away,
    get: away,
    retry: away,
    cancel: away,
    stuck: away,
    retryAll: away,
    progress: () => {},
  },
  orders: { estimate: away, make: away, cancel: away, retry: away },
  reports: { translate: away },
  providers: { status: away, reset: away },
};

/** An outcome; a translated text is a machine's unless it says otherwise. */
export type MadeOutcome = Outcome | Omit<Extract<Outcome, { state: 'translated' }>, 'work'>;

const withWork = (outcome: MadeOutcome): Outcome =>
  outcome.state === 'translated' && !('work' in outcome)
    ? { ...outcome, work: { origin: 'machine', provider: 'deepl', source_hash: '', stale: false, translated_at: null } }
    : (outcome as Outcome);

/**
 * A translator that answers by the function and records its requests. `can`: the abilities that a runner has reported.
 */
export function translatorOf(
  answer: (request: TranslationRequest) => MadeOutcome | Promise<MadeOutcome>,
  can: Translator['can'] = () => undefined,
): Translator & { requests: TranslationRequest[] } {
  const requests: TranslationRequest[] = [];
  return {
    requests,
    can,
    request: async (request) => {
      requests.push(request);
      return withWork(await answer(request));
    },
    leave: async ({ wishes, from = 'lookup', insist = false }) => {
      for (const wish of wishes) {
        const request = { ...wish, from, insist, wait_ms: 0 };
        requests.push(request);
        await answer(request);
      }
    },
  };
}

export async function startApp({
  env = {},
  translator = unreachable,
  runner = runnerAway,
  databaseUrl,
  isCaching = false,
  admissions,
}: AppOptions = {}): Promise<TestApp> {
  const own = databaseUrl === undefined ? await createDatabase() : undefined;
  const url = databaseUrl ?? own?.url ?? '';
  const logged: Record<string, unknown>[] = [];
  const server = createServer();
  // Specs share connections: the service closes none just as it is used again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = loadConfig({ PUBLIC_URL: origin, METRICS_PORT: '0', ...unlimitedCreates, ...env });
  const log = createLog('web', config.logLevel, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const cache = isCaching ? openLookupCache({ ...config, databaseDirectUrl: url }, log) : undefined;
  const databases = openDatabases(throughPooler(url), 10, { log, afterCommit: cache?.sync });
  // The test's own pool: writes of a person at the console, without a statement timeout.
  const db = connect(url, { pool: 4, name: 'test', isDirect: true, statementTimeout: undefined });
  const metrics = createMetrics(databases);
  if (cache) watchCache(metrics, cache);
  if (admissions) watchAdmissions(metrics, admissions);
  // Flushed only by `countReads`: tests count statements.
  const counts = new ReadCounts({ add: (batch) => addReads(databases.work, batch), log, pause: 3_600_000 });
  const stopping = new AbortController();
  const { signal } = stopping;
  const app = createApp({
    config,
    databases,
    translator: cache ? syncedTranslator(translator, cache) : translator,
    runner,
    cache,
    counts,
    admissions,
    log,
    metrics,
    stopping: signal,
  });
  server.on('request', witness);
  server.on('request', app);
  const base = origin + config.prefix;
  const unsent = new Set<ServiceSpec>();
  const spec = () => new ServiceSpec(base, unsent);

  return {
    url: base,
    db,
    databases,
    databaseUrl: url,
    config,
    logged,
    cache,
    counted: () => metrics.registry.metrics(),
    countReads: () => counts.flush(),
    spec: (caller) => (caller ? spec().withBearerToken(caller.token) : spec()),
    call: (method, path, options) => call(spec(), base, method, path, options),
    letGo: () => stopping.abort(),
    stop: async () => {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await cache?.stop();
      await counts.stop();
      await closeDatabases(databases);
      await db.destroy();
      await own?.drop();
      for (const { place } of unsent)
        throw new Error(`A spec was never sent, as nobody awaited it: ${place.split('\n')[0]}`);
    },
  };
}

async function call(
  spec: Spec,
  base: string,
  method: string,
  path: string,
  { query, body, raw, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const address = new URL(base + path);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.append(name, value);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (payload !== undefined) spec.withBody(payload);
  if (payload !== undefined && raw === undefined) spec.withHeaders({ 'Content-Type': 'application/json' });
  const answer = await spec.withMethod(method).withPath(address.href).withHeaders(headers);
  const received = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  return { status: answer.statusCode, headers: received, text: answer.text, body: parsed(answer.text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
