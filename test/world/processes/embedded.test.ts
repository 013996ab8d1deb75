import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect as connectTo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { LockedError, takeLock } from '../../../src/database/embedded/lock.ts';
import { isFree } from '../../../src/database/embedded/port.ts';
import { isAlive, spawnPostmaster, stopPostmaster } from '../../../src/database/embedded/postmaster.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { newDataDirectory, removeDataDirectory, runDirectory } from '../../setup/data-directory.ts';
import { eventually } from '../../setup/eventually.ts';
import { leaveOut } from '../../setup/left-out.ts';

const starter = resolve('test/setup/hold-embedded.ts');
const isRoot = process.getuid?.() === 0;

/** A test of what only root can do. */
function asRoot(name: string, body: () => Promise<void>): void {
  if (!isRoot) leaveOut('root', `the embedded PostgreSQL ${name}`, 'only root can try that');
  (isRoot ? test : test.skip)(name, body);
}

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A directory whose server ends and whose files go with the test. */
function newDirectory(parent?: string): string {
  const directory = newDataDirectory(parent);
  undo.push(() => removeDataDirectory(directory));
  return directory;
}

async function start(directory: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ directory, durable: false, ...options });
  undo.push(() => server.stop());
  return server;
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

const keep = (url: string) => query(url, `CREATE TABLE kept AS SELECT 'still here' AS word`);
const kept = async (url: string) => (await query<{ word: string }>(url, 'SELECT word FROM kept'))[0]?.word;

type Held = { child: ChildProcess; url: string; pid: number; reused: boolean };

/** Starts the server from a process of its own, as that user where one is given. */
async function hold(directory: string, user: { uid?: number; gid?: number } = {}): Promise<Held> {
  const child = spawn(process.execPath, [starter, directory], { ...user, stdio: ['ignore', 'pipe', 'inherit'] });
  undo.push(() => child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...(JSON.parse(line) as Omit<Held, 'child'>) };
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await eventually('the server is gone', () => !isAlive(pid));
}

async function occupy(port: number): Promise<void> {
  const server: Server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => new Promise((closed) => server.close(closed)));
}

const portOf = (url: string) => Number(new URL(url).port);

describe('the embedded PostgreSQL', () => {
  test('creates a UTF-8 database owned by an ordinary role, and keeps data and port across restarts', async () => {
    const directory = newDirectory();
    const first = await start(directory);
    expect(first.reused).toBe(false);
    await keep(first.url);
    const [about] = await query(
      first.url,
      `SELECT current_user AS role, current_setting('is_superuser') AS superuser, current_setting('server_encoding') AS encoding,
              current_setting('TimeZone') AS zone, 'ä' < 'z' AS by_language, lower('ÄÖ') AS folded`,
    );
    expect(about).toEqual({
      role: 'tags',
      superuser: 'off',
      encoding: 'UTF8',
      zone: 'UTC',
      by_language: false,
      folded: 'äö',
    });
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start(directory);
    expect(second.reused).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await kept(second.url)).toBe('still here');
  });

  test('rejects connections without the password, which only its owner can read', async () => {
    const directory = newDirectory();
    const { url } = await start(directory);
    const home = join(directory, 'postgres');
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    expect(statSync(join(home, 'server.log')).mode & 0o777).toBe(0o600);

    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    const superuser = new URL(url);
    superuser.username = 'postgres';
    await expect(query(superuser.href, 'SELECT 1')).rejects.toMatchObject({ code: '28000' });
  });

  test('listens only on 127.0.0.1', async () => {
    const directory = newDirectory();
    const { url } = await start(directory);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address, scopeid }) => address !== '127.0.0.1' && !scopeid)
      .map(({ address }) => address);
    for (const host of others) {
      const socket = connectTo({ host, port: portOf(url) });
      const outcome = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).catch((error) => [error]);
      socket.destroy();
      expect(outcome).toEqual([expect.objectContaining({ code: expect.stringMatching(/REFUSED|UNREACH|NOTAVAIL/) })]);
    }
    const log = readFileSync(join(directory, 'postgres/server.log'), 'utf8');
    expect(log.match(/(?<=listening on ).*/g)).toEqual([`IPv4 address "127.0.0.1", port ${portOf(url)}`]);
  });

  test('survives when its starter is killed, and the next starter reuses it', async () => {
    const directory = newDirectory();
    const first = await hold(directory);
    await keep(first.url);
    await kill(first.child);
    expect(isAlive(first.pid)).toBe(true);

    const second = await start(directory);
    expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
    expect(await kept(second.url)).toBe('still here');
    await second.stop();
    expect(isAlive(first.pid)).toBe(false);
  });

  test('starts again after it and its starter were killed', async () => {
    const directory = newDirectory();
    const first = await hold(directory);
    await keep(first.url);
    await kill(first.child);
    await killServer(first.pid);

    const second = await start(directory);
    expect(second.pid).not.toBe(first.pid);
    expect(await kept(second.url)).toBe('still here');
  });

  test.each([
    ['kill -9 $$', 'killed'],
    ['echo FATAL: no; exit 1', 'broken'],
  ])('reports a server that ends by %j during its start as %s', async (ending, reason) => {
    const home = newDirectory();
    mkdirSync(home, { recursive: true });
    const program = join(home, 'postgres');
    writeFileSync(program, `#!/bin/sh\n${ending}\n`, { mode: 0o755 });
    await expect(spawnPostmaster(program, home, [], {})).rejects.toMatchObject({ reason });
  });

  test('is restarted on the same port if it is killed while watched', async () => {
    const lines: string[] = [];
    const server = await start(newDirectory(), { log: (line) => lines.push(line) });
    await keep(server.url);
    const { url, pid } = server;
    const returned = new Promise<void>((resolve) => server.watch(resolve));
    process.kill(pid, 'SIGKILL');
    await returned;
    expect(server.pid).not.toBe(pid);
    expect(server.url).toBe(url);
    expect(await kept(url)).toBe('still here');
    expect(lines).toEqual([
      'PostgreSQL died; it is restarted',
      expect.stringMatching(/^PostgreSQL is back after \d+ ms$/),
    ]);

    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('restarts on its own port, even if that is in use for a moment', async () => {
    const lines: string[] = [];
    const server = await start(newDirectory(), { log: (line) => lines.push(line) });
    const port = portOf(server.url);
    await killServer(server.pid);
    const passing = createServer();
    passing.listen(port, '127.0.0.1');
    await once(passing, 'listening');
    const returned = new Promise<void>((resolve) => server.watch(resolve));
    await eventually('its death is noticed', () => lines.length > 0);
    // It looks for the port in this process: while we have looked so often, it has looked too.
    for (let looked = 0; looked < 50; looked += 1) expect(await isFree(port)).toBe(false);
    await new Promise((closed) => passing.close(closed));
    await returned;
    expect(portOf(server.url)).toBe(port);
  });

  test('writes no data and no statements into its log', async () => {
    const directory = newDirectory();
    const { url } = await start(directory);
    await query(url, 'create table people (email text unique)');
    await query(url, `insert into people values ('secret@example.com')`);
    for (const statement of [
      `insert into people values ('secret@example.com')`,
      `select 1 / 0 as secret_of_a_statement`,
      `do $$ begin raise exception 'wrong' using detail = 'a secret detail', hint = 'a secret hint'; end $$`,
    ])
      await expect(query(url, statement)).rejects.toThrow();
    const log = readFileSync(join(directory, 'postgres/server.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toMatch(/secret/);
  });

  test('restarts on another port if its own is in use', async () => {
    const server = await start(newDirectory());
    await keep(server.url);
    const port = portOf(server.url);
    await killServer(server.pid);
    await occupy(port);
    await new Promise<void>((resolve) => server.watch(resolve));
    expect(portOf(server.url)).not.toBe(port);
    expect(await kept(server.url)).toBe('still here');
  });

  test('starts on another port if its own is in use', async () => {
    const directory = newDirectory();
    const first = await start(directory);
    await first.stop();
    await occupy(portOf(first.url));
    const second = await start(directory);
    expect(portOf(second.url)).not.toBe(portOf(first.url));
    await query(second.url, 'SELECT 1');
  });

  test('ignores a postmaster.pid with the pid of another running program', async () => {
    const directory = newDirectory();
    const first = await hold(directory);
    await keep(first.url);
    await kill(first.child);
    const pidFile = join(directory, 'postgres/data/postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await killServer(first.pid);
    const stranger = spawn('sleep', ['1000'], { uid: statSync(pidFile).uid, stdio: 'ignore' });
    undo.push(() => stranger.kill());
    writeFileSync(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'));

    const second = await start(directory);
    expect(second.reused).toBe(false);
    expect(await kept(second.url)).toBe('still here');
    expect(stranger.exitCode).toBeNull();
  });

  test('is started once by two concurrent starters', async () => {
    const directory = newDirectory();
    const [one, other] = await Promise.all([hold(directory), hold(directory)]);
    expect(one.pid).toBe(other.pid);
    expect(one.url).toBe(other.url);
    expect([one.reused, other.reused].sort()).toEqual([false, true]);
    await query(other.url, 'SELECT 1');
  });

  test('starts over if its first start was interrupted', async () => {
    const directory = newDirectory();
    const first = await start(directory);
    await first.stop();
    const home = join(directory, 'postgres');
    execFileSync('mv', [join(home, 'data'), join(home, 'data.draft-0123456789ab')]);
    rmSync(join(home, 'data.draft-0123456789ab/PG_VERSION'));

    const second = await start(directory);
    await query(second.url, 'SELECT 1');
    expect(readdirSync(home).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  test('reports a password file that is missing while it runs, and damaged data', async () => {
    const directory = newDirectory();
    const server = await start(directory);
    const home = join(directory, 'postgres');
    execFileSync('mv', [join(home, 'password'), join(home, 'password.away')]);
    await expect(start(directory)).rejects.toThrow(/password is gone while PostgreSQL runs/);
    execFileSync('mv', [join(home, 'password.away'), join(home, 'password')]);
    await server.stop();
    rmSync(join(home, 'data/global/pg_control'));
    await expect(start(directory)).rejects.toThrow(/PostgreSQL did not start: .*pg_control/s);
  });

  test('starts under a umask of 077', async () => {
    const umask = process.umask(0o077);
    undo.push(() => process.umask(umask));
    const directory = newDirectory();
    const server = await start(directory);
    await query(server.url, 'SELECT 1');
  });

  asRoot('runs as another user when root starts it', async () => {
    const directory = newDirectory();
    const { url } = await start(directory);
    await query(url, 'SELECT 1');
    expect(statSync(join(directory, 'postgres/data')).uid).not.toBe(0);
  });

  asRoot('keeps its files elsewhere if that user cannot enter the data directory', async () => {
    const closed = mkdtempSync(join(runDirectory(), 'closed-'));
    undo.push(() => rmSync(closed, { recursive: true, force: true }));
    const directory = newDirectory(closed);
    const first = await start(directory);
    await keep(first.url);
    expect(lstatSync(join(directory, 'postgres')).isSymbolicLink()).toBe(true);
    await first.stop();
    expect(await kept((await start(directory)).url)).toBe('still here');
  });

  asRoot('serves an ordinary user, and root afterwards, from the same directory', async () => {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    const nobody = { uid: id('-u'), gid: id('-g') };
    const reachable = spawnSync(process.execPath, ['--check', starter], { ...nobody, stdio: 'pipe', encoding: 'utf8' });
    expect({ status: reachable.status, hint: 'every user must be able to read this checkout' }).toMatchObject({
      status: 0,
    });
    const directory = newDirectory();
    chownSync(directory, nobody.uid, nobody.gid);
    const theirs = await hold(directory, nobody);
    await keep(theirs.url);
    expect(statSync(join(directory, 'postgres/data')).uid).toBe(nobody.uid);
    await kill(theirs.child);

    const ours = await start(directory);
    expect(ours).toMatchObject({ reused: true, pid: theirs.pid });
    await ours.stop();
    expect(await kept((await start(directory)).url)).toBe('still here');
    expect(statSync(join(directory, 'postgres/data')).uid).toBe(nobody.uid);

    await stopPostmaster(join(directory, 'postgres/data'));
    expect((await hold(directory, nobody)).reused).toBe(false);
  });

  asRoot("refuses another user's data, and names that user", async () => {
    const directory = newDirectory();
    const server = await start(directory);
    await server.stop();
    const home = join(directory, 'postgres');
    mkdirSync(home, { recursive: true });
    const outcome = spawnSync(process.execPath, [starter, directory], { uid: 65534, gid: 65534, encoding: 'utf8' });
    expect(outcome.status).not.toBe(0);
    expect(outcome.stderr).toMatch(/This user \(65534\) may not use |belongs to another user/);
  });
});

describe('a lock', () => {
  test('has one holder at a time, and can be taken once released', async () => {
    const path = join(newDirectory(), 'lock');
    const release = await takeLock(path, 0);
    await expect(takeLock(path, 0)).rejects.toBeInstanceOf(LockedError);
    const waiting = takeLock(path, 10_000);
    release();
    (await waiting)();
  });
});
