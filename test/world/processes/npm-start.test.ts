import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { isAlive } from '../../../src/database/embedded/postmaster.ts';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';
import { createEmptyDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import {
  gone,
  NpmStart,
  patienceMs,
  postmasterOf,
  postmasterPid,
  runner,
  starter,
  web,
} from '../../setup/npm-start.ts';

jest.setTimeout(400_000);
const undo: (() => unknown)[] = [];

beforeAll(() => {
  const changed = (path: string) => statSync(path).mtimeMs;
  if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
    throw new Error(
      'Run npm ci first: npm start would do so now, and take the packages away from under the other tests',
    );
  }
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newDirectory(): string {
  const directory = newDataDirectory();
  undo.push(() => removeDataDirectory(directory));
  return directory;
}

async function start(environment: Record<string, string>, port?: number): Promise<NpmStart> {
  const service = new NpmStart(port ?? (await findFreePort()), environment);
  undo.push(() => service.killAll());
  return service;
}

describe('npm start', () => {
  test('starts everything, prints its addresses, and stops everything on SIGTERM to npm', async () => {
    const directory = newDirectory();
    const service = await (await start({ DATA_DIR: directory })).ready();
    expect(service.printed('Address')).toBe(`http://127.0.0.1:${service.port}`);
    expect(service.printed('Documentation')).toBe(`http://127.0.0.1:${service.port}/docs`);
    expect(service.output).toMatch(/ready after \d+\.\d s/);
    expect(service.output).toMatch(/^ +Translation +\S/m);
    expect(await service.readiness()).toBe(200);

    const password = service.printed('Password') ?? '';
    expect(service.printed('Admin')).toBe('admin@localhost');
    expect(await service.signIn('admin@localhost', password)).toBe(200);
    expect(await service.signIn('admin@localhost', `${password}!`)).toBe(401);

    const all = service.processes();
    expect(service.processes(web)).toHaveLength(1);
    expect(service.processes(runner)).toHaveLength(1);
    expect(service.processes(postmasterOf(directory))).toHaveLength(1);
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
    expect(service.output).not.toMatch(/killed|does not stop|did not stop/);
  });

  test('starts WEB_PROCESSES web processes on one port, and replaces them on SIGHUP', async () => {
    const service = await (await start({ DATA_DIR: newDirectory(), WEB_PROCESSES: '2', DATABASE_POOL: '4' })).ready();
    const pid = service.process(starter);
    const told = `2, with up to 14 connections to PostgreSQL; kill -HUP ${pid} replaces them one by one`;
    expect(service.output).toContain(`Web processes  ${told}\n`);
    const former = service.processes(web);
    // They, and who hands out the connections.
    expect(former).toHaveLength(3);
    process.kill(pid, 'SIGHUP');
    await service.says('the web processes are replaced');
    expect(service.processes(web).filter((each) => former.includes(each))).toHaveLength(1);
    expect(await service.readiness()).toBe(200);

    const all = service.processes();
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
    expect(service.output).not.toMatch(/killed|does not stop|did not stop/);
  });

  test('stops cleanly on two SIGINTs to the process group', async () => {
    const directory = newDirectory();
    const service = await (await start({ DATA_DIR: directory })).ready();
    const all = service.processes();
    const group = -(service.npm.pid as number);
    process.kill(group, 'SIGINT');
    process.kill(group, 'SIGINT');
    await gone(all);
    const log = readFileSync(join(directory, 'postgres/server.log'), 'utf8');
    expect(log.trimEnd()).toMatch(/database system is shut down$/);
  });

  test('stops what it has started on SIGTERM during the start', async () => {
    const directory = newDirectory();
    const service = await start({ DATA_DIR: directory });
    await eventually('PostgreSQL runs', () => existsSync(postmasterPid(directory)), patienceMs);
    const all = service.processes();
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
    expect(existsSync(postmasterPid(directory))).toBe(false);
    expect(service.output).not.toContain('ready after');
  });

  test("stops on SIGTERM while it waits for another process's migration", async () => {
    const database = await createEmptyDatabase();
    undo.push(() => database.drop());
    const db = connect(database.url, { pool: 1 });
    undo.push(() => db.destroy());
    await db.raw('select pg_advisory_lock(7261903)');
    const service = await start({ DATABASE_URL: database.url });
    const others = `select from pg_stat_activity where datname = current_database() and application_name = 'migrate: lock'`;
    await eventually('it waits', async () => (await db.raw(others)).rows.length === 1, patienceMs);
    const all = service.processes();
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
    expect(await db.schema.hasTable('migrations')).toBe(false);
  });

  test('keeps its data after all its processes were killed', async () => {
    const directory = newDirectory();
    const first = await (await start({ DATA_DIR: directory })).ready();
    const password = first.printed('Password') ?? '';
    const all = first.processes();
    first.killAll();
    await gone(all);

    const second = await (await start({ DATA_DIR: directory })).ready();
    expect(second.printed('Admin')).toBe('admin@localhost');
    expect(second.printed('Password')).toBeUndefined();
    expect(await second.signIn('admin@localhost', password)).toBe(200);
  });

  test('leaves only PostgreSQL running if it is killed itself, and the next start reuses it', async () => {
    const directory = newDirectory();
    const first = await (await start({ DATA_DIR: directory })).ready();
    const postgres = first.process(postmasterOf(directory));
    const others = [first.process(web), first.process(runner)];
    process.kill(first.process(starter), 'SIGKILL');
    await gone(others);
    expect(isAlive(postgres)).toBe(true);

    const second = await (await start({ DATA_DIR: directory })).ready();
    expect(readFileSync(postmasterPid(directory), 'utf8').split('\n')[0]).toBe(`${postgres}`);
    second.npm.kill('SIGTERM');
    await second.ended();
    await gone([postgres]);
  });

  test('restarts each part that dies', async () => {
    const directory = newDirectory();
    const service = await (await start({ DATA_DIR: directory })).ready();
    const password = service.printed('Password') ?? '';

    process.kill(service.process(postmasterOf(directory)), 'SIGKILL');
    await service.says(/PostgreSQL is back/);
    await eventually('it is ready', async () => (await service.readiness()) === 200);
    expect(await service.signIn('admin@localhost', password)).toBe(200);

    process.kill(service.process(web), 'SIGKILL');
    await service.says('web is back');
    expect(await service.readiness()).toBe(200);

    process.kill(service.process(runner), 'SIGKILL');
    await service.says('runner is back');
    expect(service.processes(runner)).toHaveLength(1);
  });

  test('completes its start if the runner is killed meanwhile', async () => {
    const service = await start({ DATA_DIR: newDirectory() });
    await eventually(
      'the runner appears',
      () => {
        const [pid] = service.processes(runner);
        return pid !== undefined && process.kill(pid, 'SIGKILL');
      },
      patienceMs,
    );
    await service.ready();
    expect(service.output).toMatch(/runner has ended.*\(SIGKILL\); it is restarted in 200 ms/);
    expect(service.processes(runner)).toHaveLength(1);
  });

  test('completes its start if PostgreSQL is killed meanwhile', async () => {
    const directory = newDirectory();
    const service = await start({ DATA_DIR: directory });
    await eventually(
      'PostgreSQL takes connections',
      () => {
        const [pid = '', , , , , , , status = ''] = readFileSync(postmasterPid(directory), 'utf8').split('\n');
        return status.trim() === 'ready' && process.kill(Number(pid), 'SIGKILL');
      },
      patienceMs,
    );
    await service.ready();
    expect(await service.readiness()).toBe(200);
  });

  test('kills and restarts a web process and a runner that hang', async () => {
    const service = await (await start({ DATA_DIR: newDirectory() })).ready();
    const hung = [service.process(web), service.process(runner)];
    for (const pid of hung) process.kill(pid, 'SIGSTOP');
    await service.says('web is back');
    await service.says('runner is back');
    expect(service.output).toMatch(/web has sent no heartbeat for 1\d s; it is killed/);
    expect(service.output).toMatch(/runner has sent no heartbeat for 1\d s; it is killed/);
    expect(hung.some(isAlive)).toBe(false);
    expect(await service.readiness()).toBe(200);
  });

  test('refuses a data directory in use', async () => {
    const directory = newDirectory();
    const first = await (await start({ DATA_DIR: directory })).ready();
    const second = await start({ DATA_DIR: directory });
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`The service runs already on the data in ${directory}`);
    expect(await first.readiness()).toBe(200);
  });

  test('reports a port in use', async () => {
    const other = createServer();
    const port = await findFreePort();
    other.listen(port, '127.0.0.1');
    await once(other, 'listening');
    undo.push(() => other.close());
    const service = await start({ DATA_DIR: newDirectory() }, port);
    expect(await service.ended()).toBe(1);
    expect(service.output).toContain(`Port ${port} is taken by another program`);
  });

  test('uses the database of DATABASE_URL, and creates the admin of ADMIN_EMAIL', async () => {
    const database = await createEmptyDatabase();
    undo.push(() => database.drop());
    const directory = newDirectory();
    const service = await start({
      DATA_DIR: directory,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'curator@museum.example',
      ADMIN_PASSWORD: 'a password of their own',
    });
    await eventually('it says that it is ready', async () => (await service.readiness()) === 200);
    expect(await service.signIn('curator@museum.example', 'a password of their own')).toBe(200);
    await service.ready();
    expect(existsSync(join(directory, 'postgres'))).toBe(false);
    expect(service.printed('Admin')).toBe('curator@museum.example');
    expect(service.output).not.toContain('a password of their own');
    const all = service.processes();
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
  });

  test('reports an unusable DATABASE_URL, without its password', async () => {
    const port = await findFreePort();
    const service = await start({ DATABASE_URL: `postgres://somebody:secret-word@127.0.0.1:${port}/tags` });
    expect(await service.ended()).toBe(1);
    expect(service.output).toMatch(/The database of DATABASE_URL can't be used: .*ECONNREFUSED/);
    expect(service.output).not.toContain('secret-word');
  });
});
