/** Two servers of the installed PostgreSQL: a primary and a synchronous standby. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { accountFor } from '../../../src/database/embedded/account.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { eventually } from '../../setup/eventually.ts';
import { below, signal } from '../../setup/processes.ts';

/** The folder of the server's programs: PG_BIN, or that of the newest installed version. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  const newest = versions.length > 0 ? join(debian, `${Math.max(...versions)}`, 'bin') : undefined;
  const directory = process.env.PG_BIN ?? newest;
  return directory !== undefined && existsSync(join(directory, 'initdb')) ? directory : undefined;
}

interface Server {
  /** The database of the service, for its role. */
  url: string;
  port: number;
  /** Kills all processes of the server at once, like a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Promotes a standby to the primary. */
  promote(): void;
}

export interface Cluster {
  primary: Server;
  standby: Server;
  /** The version that the server reports. */
  version: string;
  stop(): Promise<void>;
}

const role = 'tags';
const superuser = 'postgres';

/** A server with an empty database, in a directory in which more servers can be created. */
interface PrimarySetup {
  directory: string;
  primary: Server;
  /** The address for the superuser. */
  admin: string;
  password: string;
  run(program: string, ...args: string[]): void;
  /** Another server, for an existing data directory. */
  serverOf(name: string): Promise<Server>;
}

async function startPrimary(programs: string): Promise<PrimarySetup> {
  const directory = mkdtempSync(join(tmpdir(), 'tag-postgresql-'));
  // PostgreSQL refuses to run as root.
  const account = accountFor('/nonexistent');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid);
  const password = randomBytes(16).toString('hex');
  const env = { ...process.env, PGPASSWORD: password, LC_ALL: 'C.UTF-8' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...account, cwd: directory, env, stdio: ['ignore', 'pipe', 'pipe'] });

  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password);
  const data = (name: string) => join(directory, name);
  run('initdb', '-D', data('primary'), '-U', superuser, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8');
  const urlAt = (port: number, user = role) => `postgres://${user}:${password}@127.0.0.1:${port}/tags`;
  const adminAt = (port: number) => urlAt(port, superuser).replace(/tags$/, 'postgres');

  const serverOf = async (name: string): Promise<Server> => {
    const port = await findFreePort();
    const settings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`;
    appendFileSync(join(data(name), 'postgresql.conf'), settings);
    let child: ChildProcess | undefined;
    return {
      port,
      url: urlAt(port),
      async start() {
        const log = openSync(join(directory, `${name}.log`), 'a');
        child = spawn(join(programs, 'postgres'), ['-D', data(name)], {
          ...account,
          cwd: directory,
          stdio: ['ignore', log, log],
        });
        await eventually(`the ${name} answers`, () => accepts(adminAt(port)));
      },
      async kill() {
        if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        // Stopped first, so that no process continues without the others.
        signal([child.pid], 'SIGSTOP');
        signal([...below(child.pid), child.pid], 'SIGKILL');
        await ended;
      },
      promote() {
        run('pg_ctl', 'promote', '-w', '-D', data(name));
      },
    };
  };

  const primary = await serverOf('primary');
  await primary.start();
  const admin = adminAt(primary.port);
  await query(admin, `create role ${role} login password '${password}'`);
  await query(admin, `create database tags owner ${role}`);
  return { directory, primary, admin, password, run, serverOf };
}

/** Starts one server with an empty database. */
export async function startAlone(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { directory, primary } = await startPrimary(programs);
  return {
    url: primary.url,
    async stop() {
      await primary.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts a primary with a synchronous standby. The database is empty. */
export async function startCluster(programs: string): Promise<Cluster> {
  const { directory, primary, admin, password, run, serverOf } = await startPrimary(programs);
  const from = `host=127.0.0.1 port=${primary.port} user=${superuser} password=${password}`;
  run('pg_basebackup', '-D', join(directory, 'standby'), '-d', from, '-R', '-X', 'stream', '-C', '-S', 'standby');
  const standby = await serverOf('standby');
  await standby.start();
  await query(admin, "alter system set synchronous_standby_names = '*'");
  await query(admin, 'select pg_reload_conf()');
  await eventually('the standby is a synchronous one', async () => {
    const [row] = await query(admin, 'select sync_state from pg_stat_replication');
    return row?.sync_state === 'sync';
  });
  const [{ version } = { version: '' }] = await query(admin, 'select version()');
  return {
    primary,
    standby,
    version: String(version).split(' on ')[0] ?? '',
    async stop() {
      await Promise.all([primary.kill(), standby.kill()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the columns depend on the statement
export async function query(url: string, statement: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const accepts = (url: string) =>
  query(url, 'select').then(
    () => true,
    () => false,
  );
