/** The web process: `npm run web`. Any number of them may serve one database. */
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { runnerClient } from './channel/client.ts';
import { type Config, loadConfig } from './config.ts';
import { assertOwnSessions } from './database/check-addresses.ts';
import { closeDatabases, openDatabases } from './database/pools.ts';
import { beginRunWhenReady } from './database/runs.ts';
import { Afterwards } from './http/background-work.ts';
import { answerMalformed } from './http/malformed-requests.ts';
import {
  createMetrics,
  type Metrics,
  serveMetrics,
  watchAdmissions,
  watchCache,
  watchReads,
  watchRequestBuffer,
} from './http/metrics.ts';
import { disconnectStalled } from './http/stalled-clients.ts';
import { close, drain, listen, urlAt } from './listen.ts';
import { createLog } from './log.ts';
import { addReads } from './lookup/counts/add-reads.ts';
import { ReadCounts } from './lookup/counts/read-counts.ts';
import { shareCores } from './model/sign-in/passwords.ts';
import { openAdmissions } from './start/admission.ts';
import { logDataWarnings } from './start/data-warnings.ts';
import { openLookupCache, syncedTranslator } from './start/lookup-cache.ts';
import {
  type OpenResources,
  onHangUp,
  rejectOnAbort,
  reportReady,
  runUntilStopped,
  waitForStop,
} from './start/process-lifecycle.ts';
import { answerMetricsRequests, sendFinalMetrics } from './start/shared-metrics.ts';
import { WebProcesses, workerNumber } from './start/web-processes.ts';

/** Grace period of requests in progress once the process is told to stop, in milliseconds. */
const graceMs = 10_000;
/** The time for clients of a replaced process to send a last request, and to learn that the connection ends. */
const farewellMs = 5_000;

/** The time for letters under way; longer than the mail server's timeout. */
const lettersMs = 8_000;

interface Web {
  /** The listening address, without the path of the public URL. */
  url: string;
  metrics: Metrics;
  /** Drains its connections without failing a request. */
  leave(): Promise<void>;
  /** Finishes its requests. */
  end(): Promise<void>;
  /** The same, and closes its resources. */
  stop(): Promise<void>;
}

/** Starts to listen. Without the database, requests get 503. */
export async function startWeb(
  config: Config & { databaseUrl: string },
  log = createLog('web', config.logLevel),
): Promise<Web> {
  const { cache, counts, databases, metrics } = openStores(config, log);
  const admissions = openAdmissions(config);
  if (admissions) watchAdmissions(metrics, admissions);
  const runner = runnerOf(config, log, cache?.clear);
  watchRequestBuffer(metrics, runner.buffer);
  const server = patientServer();
  const port = await listen(server, config.port, config.host);
  const [stopping, afterwards] = [new AbortController(), new Afterwards()];
  const app = createApp({
    config: { ...config, publicUrl: publicUrlAt(port, config) },
    databases,
    translator: cache ? syncedTranslator(runner, cache) : runner,
    runner,
    cache,
    counts,
    admissions,
    log,
    metrics,
    stopping: stopping.signal,
    afterwards,
    documentsReady: true,
  });
  server.on('request', app);
  const metricsServer = await offerMetrics(metrics.registry, config.metricsPort, log);
  if ((workerNumber ?? 1) === 1) void logDataWarnings(databases.work, log);
  const { leave, end } = endingsOf(server, { stopping, afterwards, metricsServer });
  const stop = async () => {
    await end();
    await runner.close();
    await cache?.stop();
    await counts.stop();
    await closeDatabases(databases);
    log.flush();
  };
  return { url: urlAt(config.host, port), metrics, leave, end, stop };
}

/** With the port that the system has chosen, for port 0. */
const publicUrlAt = (port: number, config: Config): string =>
  config.port === 0 ? config.publicUrl.replace(/:0(?=\/|$)/, `:${port}`) : config.publicUrl;

interface Running {
  stopping: AbortController;
  afterwards: Afterwards;
  metricsServer: Server | undefined;
}

const endingsOf = (server: Server, { stopping, afterwards, metricsServer }: Running) => ({
  leave() {
    stopping.abort();
    return drain(server, farewellMs);
  },
  async end() {
    stopping.abort();
    await close(server, graceMs);
    await afterwards.done(lettersMs);
    metricsServer?.close();
  },
});

/** Pages offer the languages that providers support. */
const runnerOf = (config: Config, log: Logger, abilitiesChanged: (() => void) | undefined) => {
  const { runnerUrls, runnerPort, runnerSecret = '' } = config;
  const urls = runnerUrls ?? [`http://127.0.0.1:${runnerPort}`];
  return runnerClient({ urls, secret: runnerSecret, log, abilitiesChanged });
};

/** The caches and stores, and their metrics. */
function openStores(config: Config & { databaseUrl: string }, log: Logger) {
  const cache = openLookupCache(config, log);
  const databases = openDatabases(config.databaseUrl, config.databasePool, { log, afterCommit: cache?.sync });
  const metrics = createMetrics(databases);
  if (cache) watchCache(metrics, cache);
  const counts = new ReadCounts({ add: (batch) => addReads(databases.work, batch), log });
  watchReads(metrics, counts);
  return { cache, counts, databases, metrics };
}

/** Malformed requests get our own error bodies, and stalled clients are disconnected. */
function patientServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1000, // By default Node checks every 30 s only.
    // Node would refuse a missing Host or an unknown Expect without a body; both are harmless.
    requireHostHeader: false,
  });
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', answerMalformed);
  disconnectStalled(server);
  return server;
}

type Counted = Parameters<typeof serveMetrics>[0];

/** A second process on the machine finds the port taken; it serves all the same, and logs that it has no metrics. */
async function offerMetrics(metrics: Counted, port: number, log: Logger): Promise<Server | undefined> {
  if (port === 0) return undefined;
  try {
    return await serveMetrics(metrics, port);
  } catch (err) {
    log.warn({ err, port }, 'METRICS_PORT cannot be listened on: this process has no /metrics');
    return undefined;
  }
}

type WebConfig = Config & { databaseUrl: string };

function webConfig(): WebConfig {
  const config = loadConfig();
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error('npm run web needs DATABASE_URL; npm start brings a PostgreSQL of its own.');
  if (!config.runnerSecret)
    throw new Error('npm run web needs RUNNER_SECRET, the one that the runner has; npm start makes one up.');
  return { ...config, databaseUrl };
}

/** A single process. */
async function serve(config: WebConfig, opened: OpenResources, signal: AbortSignal): Promise<void> {
  const web = await startWeb(config);
  opened.add(web.stop);
  reportReady({ url: web.url });
  await waitForStop(signal);
}

/** One of several workers behind a port. */
async function serveWithOthers(config: WebConfig, opened: OpenResources, signal: AbortSignal): Promise<void> {
  const log = createLog('web', config.logLevel).child({ process: workerNumber });
  const web = await startWeb({ ...config, metricsPort: 0 }, log);
  const { registry } = web.metrics;
  opened.add(web.stop);
  opened.add(() => sendFinalMetrics(registry));
  opened.add(web.end);
  answerMetricsRequests(registry);
  const isReplaced = new Promise<void>((resolve) => onHangUp(() => resolve(web.leave())));
  reportReady({ url: web.url });
  await Promise.race([waitForStop(signal), isReplaced]);
}

/** Supervises the workers behind a port. */
async function superviseWebs(config: WebConfig, opened: OpenResources, signal: AbortSignal): Promise<void> {
  const log = createLog('web', config.logLevel);
  opened.add(() => log.flush());
  const { webProcesses: count } = config;
  const webs = new WebProcesses({ count, file: import.meta.filename, env: process.env, log: (line) => log.warn(line) });
  opened.add(() => webs.stop());
  const ready = await Promise.race([webs.start(), rejectOnAbort(signal)]);
  const metricsServer = await offerMetrics(webs.metrics, config.metricsPort, log);
  opened.add(() => metricsServer?.close());
  onHangUp(() => void webs.replaceAll());
  reportReady(ready);
  await waitForStop(signal);
}

/** Nothing is written before, not even by a start that is repeated because its port is taken. */
async function begin(config: WebConfig, signal: AbortSignal): Promise<void> {
  await assertOwnSessions(config);
  await assertCanListen(config);
  await beginRunWhenReady(config.databaseDirectUrl ?? config.databaseUrl, signal, createLog('web', config.logLevel));
}

/** Throws if the address is not available, before anything is started. */
async function assertCanListen({ port, host }: WebConfig): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await close(server, 0);
}

if (import.meta.main) {
  const name = workerNumber === undefined ? 'web' : `web ${workerNumber}`;
  await runUntilStopped(async (opened, signal) => {
    const config = webConfig();
    shareCores(config.webProcesses);
    if (workerNumber === undefined) await begin(config, signal);
    if (workerNumber !== undefined) await serveWithOthers(config, opened, signal);
    else if (config.webProcesses > 1) await superviseWebs(config, opened, signal);
    else await serve(config, opened, signal);
  }, name);
}
