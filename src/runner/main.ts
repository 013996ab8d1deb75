/** The runner process: `npm run runner`. Any number of them may serve one database. */
import { checkSecret } from '../channel/server.ts';
import { loadConfig } from '../config.ts';
import { assertOwnSessions } from '../database/check-addresses.ts';
import { beginRunWhenReady } from '../database/runs.ts';
import { createLog } from '../log.ts';
import { openMail } from '../start/mail.ts';
import { reportReady, runUntilStopped, waitForStop } from '../start/process-lifecycle.ts';
import { configuredProviders } from './providers/index.ts';
import { startRunner } from './runner.ts';

await runUntilStopped(async (opened, signal) => {
  const config = loadConfig();
  if (!config.databaseUrl)
    throw new Error('npm run runner needs DATABASE_URL; npm start brings a PostgreSQL of its own.');
  checkSecret(config.runnerHost, config.runnerSecret);
  await assertOwnSessions(config);
  const log = createLog('runner', config.logLevel);
  const providers = await configuredProviders(config.providers);
  const post = openMail(config, log);
  await beginRunWhenReady(config.databaseDirectUrl ?? config.databaseUrl, signal, log);
  const runner = await startRunner({
    databaseUrl: config.databaseUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    databasePool: config.databasePool,
    host: config.runnerHost,
    port: config.runnerPort,
    secret: config.runnerSecret,
    concurrency: config.runnerConcurrency,
    providers,
    caps: config.caps,
    memory: config.translationMemory,
    tokenIdleDays: config.tokenIdleDays,
    mail: post && { post, publicUrl: config.publicUrl },
    log,
  });
  opened.add(() => log.flush());
  opened.add(runner.stop);
  // Without a database it is never ready.
  await Promise.race([runner.ready, waitForStop(signal)]);
  signal.throwIfAborted();
  reportReady({ url: runner.url, providers: providers.map(({ name }) => name) });
  await waitForStop(signal);
}, 'runner');
