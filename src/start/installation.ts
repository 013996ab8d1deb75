/**
 * The whole service on one machine: PostgreSQL, the runner and the web process, started in this order and stopped in
 * reverse.
 */
import { fileURLToPath } from 'node:url';
import { maxWebConnections } from '../config/web-processes.ts';
import { type Config, loadConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { findFreePort } from '../database/embedded/port.ts';
import { settingsOfWay } from '../database/transaction-writer.ts';
import { migrateToLatest } from '../migrate.ts';
import { Customer } from '../model/customer.ts';
import { ensureFirstAdmin } from '../model/first-admin.ts';
import { configuredProviders } from '../runner/providers/index.ts';
import { assertPortFree, localUrlAt, waitUntilReady } from './address.ts';
import { Child } from './child.ts';
import { type OpenDatabase, openDatabase, withDatabase } from './database.ts';
import { type OpenResources, onHangUp, rejectOnAbort } from './process-lifecycle.ts';
import { runnerChannel } from './runner-channel.ts';
import { onSourceChange } from './watch-sources.ts';

/** The first admin; the password only if it was generated just now. */
interface FirstAdmin {
  email: string;
  password?: string;
  /** The e-mail addresses of admins without a password. */
  lockedOut: string[];
}

export type Installation = {
  /** The public URL, which is printed on tags. */
  publicUrl: string;
  /** The URL at which the web process listens, with the public one's path. */
  localUrl: string;
  databaseUrl: string;
  admin: FirstAdmin;
  /** The number of web processes on its port. */
  webProcesses: number;
  /** Their most connections to PostgreSQL. */
  connections: number;
  /** The enabled translation providers; undefined with external runners. */
  providers: string[] | undefined;
};

type InstallationOptions = {
  /** Base environment of the children, to which generated addresses and secrets are added. */
  environment: NodeJS.ProcessEnv;
  opened: OpenResources;
  signal: AbortSignal;
  /** Gets a line for each event of a child. */
  log: (line: string) => void;
  /** Restarts web and runner when their sources change. */
  reload?: boolean;
};

/**
 * Starts the service and returns when it is ready. Whatever it opens is in `opened`, also when it throws: an Error for
 * the operator.
 */
export async function startInstallation({
  environment,
  opened,
  signal,
  log,
  reload,
}: InstallationOptions): Promise<Installation> {
  const config = await withPort({ ...environment, ...(reload && { WEB_PROCESSES: '1' }) });
  await assertPortFree(config.port, config.host);
  const database = await openDatabase(config, opened, log, signal);
  signal.throwIfAborted();
  const children: Child[] = [];
  const replaceAll = (changed?: NodeJS.ProcessEnv) => {
    for (const child of children) child.replace(changed);
  };
  takeAlong(database, () => replaceAll(addressesOf(database)));
  await migrate(database, { beaconUuids: config.beaconUuids, log, signal });
  signal.throwIfAborted();

  // A configured password works as soon as the service is ready.
  const known = config.adminPassword === undefined ? undefined : await firstAdmin(database, config);
  const channel = await runnerChannel(config, environment);
  const { ADMIN_PASSWORD: _, ...shared } = environment;
  const env = { ...shared, ...portOf(config), ...addressesOf(database), ...channel.env };
  const providers = channel.isOurs ? (await configuredProviders(config.providers)).map(({ name }) => name) : undefined;
  const names = channel.isOurs ? (['runner', 'web'] as const) : (['web'] as const);
  children.push(...names.map((name) => new Child({ name, file: files[name], env, log, stopMs })));
  // The web process works without the runner, so the runner is stopped last.
  for (const child of children) opened.add(() => child.stop());
  if (reload) opened.add(onSourceChange(() => replaceAll()));
  if (config.webProcesses > 1) onHangUp(() => children.at(-1)?.hangUp());
  if (reload) for (const child of children) child.launch();
  else await Promise.race([Promise.all(children.map((child) => child.start())), rejectOnAbort(signal)]);

  const localUrl = `${localUrlAt(config.host, config.port)}${config.prefix}`;
  await waitUntilReady(localUrl, signal);
  // Last, because a generated password must not get lost before it is printed.
  const admin = known ?? (await firstAdmin(database, config));
  return { publicUrl: config.publicUrl, localUrl, databaseUrl: database.url(), admin, ...websOf(config), providers };
}

/** The configuration, with a free port where any will do. */
async function withPort(environment: NodeJS.ProcessEnv): Promise<Config> {
  const config = loadConfig(environment);
  return config.port === 0 ? loadConfig({ ...environment, PORT: `${await findFreePort()}` }) : config;
}

/** Several web processes have a supervisor, which kills its own before. */
const stopMs = 35_000;

const files = {
  runner: fileURLToPath(new URL('../runner/main.ts', import.meta.url)),
  web: fileURLToPath(new URL('../web.ts', import.meta.url)),
};

const websOf = ({ webProcesses, databasePool }: Config) => ({
  webProcesses,
  connections: webProcesses * maxWebConnections(databasePool),
});

const portOf = ({ port, webProcesses }: Config) => ({ PORT: `${port}`, WEB_PROCESSES: `${webProcesses}` });

const addressesOf = ({ url, direct }: OpenDatabase) => ({ DATABASE_URL: url(), DATABASE_DIRECT_URL: direct() });

/** Supervises the embedded server; `onMove` restarts its clients after a change of its port. */
function takeAlong(database: OpenDatabase, onMove: () => void): void {
  let known = database.url();
  database.embedded?.watch(() => {
    if (database.url() === known) return;
    known = database.url();
    onMove();
  });
}

const migrate = (database: OpenDatabase, options: Parameters<typeof migrateToLatest>[1]) =>
  withDatabase(database, () => migrateToLatest(database.direct(), options));

function firstAdmin(database: OpenDatabase, config: Config): Promise<FirstAdmin> {
  return withDatabase(database, async (url) => {
    const db = connect(url, { pool: 1, name: 'start', settings: settingsOfWay('command') });
    try {
      const first = await ensureFirstAdmin(db, { email: config.adminEmail, password: config.adminPassword });
      const lockedOut = (await Customer.adminsWithoutPassword(db)).map(({ email }) => email);
      return { ...first, lockedOut };
    } finally {
      await db.destroy();
    }
  });
}
