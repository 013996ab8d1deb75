import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { canonicalEmail } from '../model/email.ts';
import { curator } from './exhibits.ts';

interface DemoEnvironment {
  environment: NodeJS.ProcessEnv;
  config: Config;
  /** The ignored variables, a sentence each. */
  remarks: string[];
}

/** These name a real database, which is no place for a museum, and the runners of such a database. */
const leftAside = {
  DATABASE_URL: 'The demo keeps to its own data: the database of DATABASE_URL is left alone.',
  RUNNER_URL: "The demo starts its own runner: RUNNER_URL's work on another database.",
} as const;

/**
 * The demo's variables: a data directory of its own, and quiet logs, so that the show is readable. Apertium runs on this
 * machine, with one text per core: more at once would only risk timeouts.
 */
export function demoEnvironment(given: NodeJS.ProcessEnv): DemoEnvironment {
  const { DATABASE_URL, RUNNER_URL, ...others } = given;
  const { dataDir } = loadConfig(others);
  const environment = {
    ...others,
    DATA_DIR: join(dataDir, 'demo'),
    LOG_LEVEL: others.LOG_LEVEL?.trim() || 'warn',
    RUNNER_CONCURRENCY: others.RUNNER_CONCURRENCY?.trim() || `${Math.max(2, availableParallelism())}`,
  };
  const config = loadConfig(environment);
  if (canonicalEmail(config.adminEmail) === curator.email)
    throw new Error(`ADMIN_EMAIL is that of the museum's curator, who is no admin: choose another one.`);
  const remarks = Object.entries({ DATABASE_URL, RUNNER_URL }).flatMap(([name, value]) =>
    value?.trim() ? leftAside[name as keyof typeof leftAside] : [],
  );
  return { environment, config, remarks };
}
