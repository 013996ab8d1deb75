/** Debian's PgBouncer with its defaults except for the mode: pools of 20 connections to the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { accountFor } from '../../src/database/embedded/account.ts';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { eventually } from './eventually.ts';

/** The program's path; Debian has it outside the PATH of ordinary users. */
export function findPgbouncer(): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return directories.map((directory) => join(directory, 'pgbouncer')).find((path) => existsSync(path));
}

export type PoolMode = 'session' | 'transaction';

export interface Pgbouncer {
  /** The server's database, through the pooler. */
  url: string;
  /** Switches to another server, by reloading its configuration without disconnecting clients. */
  turnTo(databaseUrl: string): void;
  /** Stops it with all its connections, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it without waiting. */
  abandon(): void;
}

export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  own: { pool_mode?: PoolMode } & Record<string, string | number> = {},
): Promise<Pgbouncer> {
  const server = new URL(databaseUrl);
  const { username, password } = server;
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'tag-pgbouncer-'));
  // It refuses to run as root, as PostgreSQL does.
  const account = accountFor('/nonexistent');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(directory, 'users'),
    ...own,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const iniFor = (url: string) =>
    `[databases]\n* = host=${new URL(url).hostname} port=${new URL(url).port}\n[pgbouncer]\n${lines.join('\n')}\n`;
  const files = {
    users: `"${username}" "${password}"\n`,
    ini: iniFor(databaseUrl),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content, { mode: 0o600 });
  for (const path of [directory, ...Object.keys(files).map((name) => join(directory, name))])
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);

  const start = async () => {
    const child = spawn(program, ['-q', join(directory, 'ini')], { ...account, cwd: '/', stdio: 'ignore' });
    await eventually('PgBouncer listens', () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer has ended with ${child.exitCode}`);
      return answers(port);
    });
    return child;
  };
  let child: ChildProcess = await start();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };

  server.port = `${port}`;
  return {
    url: server.href,
    turnTo(databaseUrl) {
      writeFileSync(join(directory, 'ini'), iniFor(databaseUrl));
      child.kill('SIGHUP');
    },
    async restart() {
      await end();
      child = await start();
    },
    async stop() {
      await end();
      rmSync(directory, { recursive: true });
    },
    abandon() {
      child.kill('SIGKILL');
      rmSync(directory, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
