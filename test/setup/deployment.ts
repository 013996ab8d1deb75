/** Several web and runner processes on one database, as in a deployment of several machines. */
import { randomBytes } from 'node:crypto';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { type Process, startProcess } from './process.ts';
import { unlimitedCreates } from './unlimited-creates.ts';

export interface Deployment {
  webs: Process[];
  runners: Process[];
  stop(): Promise<void>;
}

export async function startDeployment(
  databaseUrl: string,
  { webs, runners, env }: { webs: number; runners: number; env: Record<string, string> },
): Promise<Deployment> {
  const shared = {
    DATABASE_URL: databaseUrl,
    RUNNER_SECRET: randomBytes(32).toString('hex'),
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    ...unlimitedCreates,
    ...env,
  };
  const runnerPorts = await Promise.all(Array.from({ length: runners }, () => findFreePort()));
  const started = await Promise.all(
    runnerPorts.map((port) => startProcess('src/runner/main.ts', { ...shared, RUNNER_PORT: `${port}` })),
  );
  const urls = runnerPorts.map((port) => `http://127.0.0.1:${port}`);
  const serving = await Promise.all(
    Array.from({ length: webs }, (_, i) =>
      // Each web process prefers another runner.
      startProcess('src/web.ts', {
        ...shared,
        PORT: '0',
        RUNNER_URL: [...urls.slice(i), ...urls.slice(0, i)].join(','),
      }),
    ),
  );
  return {
    webs: serving,
    runners: started,
    stop: async () => {
      await Promise.all([...serving, ...started].map((running) => running.stop()));
    },
  };
}
