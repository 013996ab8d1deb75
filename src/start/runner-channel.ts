import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { findFreePort, isFree } from '../database/embedded/port.ts';
import { localUrlAt } from './address.ts';

/**
 * The channel between web and runner. A local RUNNER_URL without a listener is for our own runner; any other names
 * external runners.
 */
export async function runnerChannel(config: Config, environment: NodeJS.ProcessEnv) {
  const given = config.runnerUrls?.map((url) => new URL(url));
  const secret = { RUNNER_SECRET: config.runnerSecret ?? randomBytes(32).toString('hex') };
  if (given) {
    for (const { hostname, port } of given) {
      if (!['127.0.0.1', 'localhost'].includes(hostname) || !port || !(await isFree(Number(port)))) continue;
      return { isOurs: true, env: { ...secret, RUNNER_PORT: port } };
    }
    if (!config.runnerSecret)
      throw new Error('RUNNER_URL names runners that were started elsewhere: RUNNER_SECRET must be theirs.');
    return { isOurs: false, env: secret };
  }
  const port = environment.RUNNER_PORT?.trim() ? config.runnerPort : await findFreePort();
  const url = localUrlAt(config.runnerHost, port);
  return { isOurs: true, env: { ...secret, RUNNER_PORT: `${port}`, RUNNER_URL: url } };
}
