import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { canonicalEmail } from '../model/email.ts';
import { curator } from './exhibits.ts';

export interface DemoEnvironment {
  environment: NodeJS.ProcessEnv;
  config: Config;
  /** What of the given variables is left aside, and why; a sentence each. */
  remarks: string[];
}

/** These name a database of somebody's, which is no place for a museum, and runners that work on such a database. */
const leftAside = {
  DATABASE_URL: 'The demo keeps to its own data: the database of DATABASE_URL is left alone.',
  RUNNER_URL: "The demo starts its own runner: RUNNER_URL's work on another database.",
} as const;

/**
 * The variables with which the demo runs: its data apart, and the parts quiet, so that the show can be read. Apertium works on this
 * machine: more texts at once than it has cores are no sooner there, and each of them takes longer than one may.
 */
export function demoEnvironment(given: NodeJS.ProcessEnv): DemoEnvironment {
  const { DATABASE_URL, RUNNER_URL, ...kept } = given;
  const { dataDir } = loadConfig(kept);
  const environment = {
    ...kept,
    DATA_DIR: join(dataDir, 'demo'),
    LOG_LEVEL: kept.LOG_LEVEL?.trim() || 'warn',
    RUNNER_CONCURRENCY: kept.RUNNER_CONCURRENCY?.trim() || `${Math.max(2, availableParallelism())}`,
  };
  const config = loadConfig(environment);
  if (canonicalEmail(config.adminEmail) === curator.email)
    throw new Error(`ADMIN_EMAIL is that of the museum's curator, who is no admin: choose another one.`);
  const remarks = Object.entries({ DATABASE_URL, RUNNER_URL }).flatMap(([name, value]) =>
    value?.trim() ? leftAside[name as keyof typeof leftAside] : [],
  );
  return { environment, config, remarks };
}
