/** The web process: `npm run web`. Any number of them may serve one database. */
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { failures } from '../contracts/failures.ts';
import { createApp } from './app.ts';
import { runnerClient } from './channel/client.ts';
import { type Config, loadConfig } from './config.ts';
import type { Database } from './database/connect.ts';
import { closeDatabases, openDatabases } from './database/pools.ts';
import { createMetrics, type Metrics, serveMetrics, watchKeptWishes } from './http/metrics.ts';
import { cutOffStalled } from './http/stalled-clients.ts';
import { close, listen, urlAt } from './listen.ts';
import { createLog } from './log.ts';
import { Customer } from './model/customer.ts';
import { asked, runUntilStopped, sayReady } from './start/life.ts';

/** How long requests that are under way may take once the process is told to stop, in milliseconds. */
const graceMs = 10_000;

export interface Web {
  /** Where it listens, without the path of the public URL. */
  url: string;
  stop(): Promise<void>;
}

/** Starts to listen. The database may be away: requests are answered with 503 until it is there. */
export async function startWeb(
  config: Config & { databaseUrl: string },
  log = createLog('web', config.logLevel),
): Promise<Web> {
  const databases = openDatabases(config.databaseUrl, config.databasePool, { log });
  const metrics = createMetrics(databases);
  const runner = runnerClient({
    urls: config.runnerUrls ?? [`http://127.0.0.1:${config.runnerPort}`],
    secret: config.runnerSecret ?? '',
    log,
  });
  watchKeptWishes(metrics, runner.kept);
  const server = patientServer();
  const port = await listen(server, config.port, config.host);
  const publicUrl = config.port === 0 ? config.publicUrl.replace(/:0(?=\/|$)/, `:${port}`) : config.publicUrl;
  const stopping = new AbortController();
  const app = createApp({
    config: { ...config, publicUrl },
    databases,
    translator: runner,
    runner,
    log,
    metrics,
    stopping: stopping.signal,
  });
  server.on('request', app);
  const metricsServer = config.metricsPort === 0 ? undefined : await offerMetrics(metrics, config.metricsPort, log);

  void tellOfLockedOut(databases.work, log);

  const stop = async () => {
    stopping.abort();
    await close(server, graceMs);
    metricsServer?.close();
    await runner.close();
    await closeDatabases(databases);
    log.flush();
  };
  return { url: urlAt(config.host, port), stop };
}

/** What is refused is answered in our words, and who stalls is cut off. */
function patientServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // What Node would refuse without a body, for want of a Host or for an Expect that it does not know, harms nobody.
    requireHostHeader: false,
  });
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', answerMalformed);
  cutOffStalled(server);
  return server;
}

/** Nobody else notices, and nobody can help themselves. The database may be away: the next start tells. */
async function tellOfLockedOut(db: Database, log: Logger): Promise<void> {
  const admins = await Customer.adminsWithoutPassword(db).catch(() => []);
  const customers = admins.map(({ id }) => id);
  if (customers.length > 0)
    log.warn({ customers }, 'admins without a password cannot sign in: npm run customer -- password gives them one');
}

/** A second process on the machine finds the port taken; it serves all the same, and says that nobody can watch it. */
async function offerMetrics(metrics: Metrics, port: number, log: Logger): Promise<Server | undefined> {
  try {
    return await serveMetrics(metrics, port);
  } catch (err) {
    log.warn({ err, port }, 'METRICS_PORT cannot be listened on: this process has no /metrics');
    return undefined;
  }
}

/** What Node's parser refuses never reaches Express, but its sender reads the same kind of answer. */
function answerMalformed(error: NodeJS.ErrnoException, socket: import('node:stream').Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { message, code } = failures.malformed_request;
  const body = JSON.stringify({ error: { message, code } });
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

if (import.meta.main) {
  await runUntilStopped(async (opened, signal) => {
    const config = loadConfig();
    if (!config.databaseUrl)
      throw new Error('npm run web needs DATABASE_URL; npm start brings a PostgreSQL of its own.');
    if (!config.runnerSecret)
      throw new Error('npm run web needs RUNNER_SECRET, the one that the runner has; npm start makes one up.');
    const web = await startWeb({ ...config, databaseUrl: config.databaseUrl });
    opened.add(web.stop);
    sayReady({ url: web.url });
    await asked(signal);
  }, 'web');
}
