import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../src/database/embedded/port.ts';
import { isAlive } from '../src/database/embedded/postmaster.ts';
import { newDataDirectory, removeDataDirectory } from './setup/data-directory.ts';
import { createEmptyDatabase } from './setup/database.ts';
import { eventually } from './setup/eventually.ts';

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

/** `npm start`, as an operator sees it. */
class Start {
  readonly npm: ChildProcess;
  readonly port: number;
  output = '';

  constructor(port: number, environment: Record<string, string>) {
    this.port = port;
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, PORT: `${port}`, METRICS_PORT: '0', LOG_LEVEL: 'warn', ...environment };
    // A group of its own, as a terminal gives to each command.
    this.npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [this.npm.stdout, this.npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    undo.push(() => this.killAll());
  }

  async says(what: string | RegExp): Promise<void> {
    const said = () => (typeof what === 'string' ? this.output.includes(what) : what.test(this.output));
    await eventually(`npm start says ${what}`, () => {
      if (!said() && this.npm.exitCode !== null) throw new Error(`It has ended: ${this.output}`);
      return said();
    }).catch((cause) => {
      throw new Error(`npm start did not say ${what}, but: ${this.output}`, { cause });
    });
  }

  async ready(): Promise<this> {
    await this.says('Ctrl-C stops it.');
    return this;
  }

  printed(label: string): string | undefined {
    return this.output.match(new RegExp(`^ +${label} +(\\S+)`, 'm'))?.[1];
  }

  async ended(): Promise<number | null> {
    if (this.npm.exitCode === null && this.npm.signalCode === null) await once(this.npm, 'exit');
    return this.npm.exitCode;
  }

  /** The processes below npm whose command line matches. */
  processes(pattern = /./): number[] {
    const lines = execFileSync('ps', ['-ww', '-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
    const all = lines.map((line) => {
      const [, pid, parent, command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
      return { pid: Number(pid), parent: Number(parent), command };
    });
    const below = new Set([this.npm.pid]);
    for (let size = 0; size !== below.size; ) {
      size = below.size;
      for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
    }
    return all.filter(({ pid, command }) => below.has(pid) && pattern.test(command)).map(({ pid }) => pid);
  }

  process(pattern: RegExp): number {
    const [pid, ...others] = this.processes(pattern);
    if (pid === undefined || others.length > 0) throw new Error(`Not exactly one process is ${pattern}`);
    return pid;
  }

  killAll(): void {
    for (const pid of this.processes()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }

  async readiness(): Promise<number> {
    return (await fetch(`http://127.0.0.1:${this.port}/health/ready`)).status;
  }

  async signIn(email: string, password: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1/login/getAuthToken`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  }
}

const start = async (environment: Record<string, string>) => new Start(await freePort(), environment);
const web = /src\/web\.ts/;
const runner = /src\/runner\/main\.ts/;
const starter = /node src\/start\.ts/;
const postmasterOf = (directory: string) => new RegExp(`postgres -D ${directory}`);
const gone = (pids: number[]) => eventually('all processes have ended', () => pids.every((pid) => !isAlive(pid)));

describe('npm start', () => {
  test('starts everything, says where it is, and stops everything when npm alone is told to', async () => {
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

  test('stops cleanly when the whole group is interrupted, twice', async () => {
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

  test('stops what it has begun when it is told to during the start', async () => {
    const directory = newDirectory();
    const service = await start({ DATA_DIR: directory });
    await eventually('PostgreSQL runs', () => existsSync(join(directory, 'postgres/data/postmaster.pid')));
    const all = service.processes();
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
    expect(existsSync(join(directory, 'postgres/data/postmaster.pid'))).toBe(false);
    expect(service.output).not.toContain('ready after');
  });

  test('has its data when it starts after everything was killed', async () => {
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

  test('leaves PostgreSQL to the next start when it is killed itself, and nothing else', async () => {
    const directory = newDirectory();
    const first = await (await start({ DATA_DIR: directory })).ready();
    const postgres = first.process(postmasterOf(directory));
    const others = [first.process(web), first.process(runner)];
    process.kill(first.process(starter), 'SIGKILL');
    await gone(others);
    expect(isAlive(postgres)).toBe(true);

    const second = await (await start({ DATA_DIR: directory })).ready();
    expect(readFileSync(join(directory, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]).toBe(`${postgres}`);
    second.npm.kill('SIGTERM');
    await second.ended();
    await gone([postgres]);
  });

  test('brings back each part that dies', async () => {
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

  test('refuses data that a running service uses', async () => {
    const directory = newDirectory();
    const first = await (await start({ DATA_DIR: directory })).ready();
    const second = await start({ DATA_DIR: directory });
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`The service runs already on the data in ${directory}`);
    expect(await first.readiness()).toBe(200);
  });

  test('says so when its port is taken', async () => {
    const other = createServer();
    const port = await freePort();
    other.listen(port, '127.0.0.1');
    await once(other, 'listening');
    undo.push(() => other.close());
    const service = new Start(port, { DATA_DIR: newDirectory() });
    expect(await service.ended()).toBe(1);
    expect(service.output).toContain(`Port ${port} is taken by another program`);
  });

  test('uses the database of DATABASE_URL instead of its own, and makes the admin that is named', async () => {
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

  test('says what is wrong with the database of DATABASE_URL, without its password', async () => {
    const port = await freePort();
    const service = await start({ DATABASE_URL: `postgres://somebody:secret-word@127.0.0.1:${port}/tags` });
    expect(await service.ended()).toBe(1);
    expect(service.output).toMatch(/The database of DATABASE_URL can't be used: .*ECONNREFUSED/);
    expect(service.output).not.toContain('secret-word');
  });
});
