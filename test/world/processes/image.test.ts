/** The image of docs/deploy/Containerfile contains exactly what the service needs to run. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentedVariables, loadConfig } from '../../../src/config.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { containerfile, ignored } from '../../setup/container-files.ts';
import { eventually } from '../../setup/eventually.ts';
import { computed, sourceFiles } from '../../setup/imports.ts';

const { copied, environment, commands, exposed } = containerfile();
/** What is started in containers, by the image itself, by compose.yaml, or by hand. */
const started = ['start.ts', 'web.ts', 'runner/main.ts', 'migrate.ts', 'backup.ts', 'start/customer.ts', 'healthy.mjs'];
const isIn = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`)) && !ignored(path);

describe('the image', () => {
  test('copies only existing files that .dockerignore does not exclude', () => {
    expect(copied).toContain('src');
    expect(copied.filter((path) => !existsSync(path) || ignored(path))).toEqual([]);
  });

  test('contains no tests, secrets, data or generators', () => {
    const without = [
      'test/world/processes/npm-start.test.ts',
      '.env',
      'docs/deploy/.env',
      '.data',
      'node_modules',
      'src/generate/main.ts',
    ];
    expect(without.filter(isIn)).toEqual([]);
  });

  test('starts files that it contains', () => {
    expect(commands.map(([program]) => program)).toEqual(['node', 'node']);
    const files = commands.flatMap((command) => command.filter((word) => word.startsWith('src/')));
    expect(files).toEqual(['src/healthy.mjs', 'src/start.ts']);
    expect(files.filter((path) => !isIn(path) || !existsSync(path))).toEqual([]);
  });

  test('contains every imported file and package', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const files = new Map(sourceFiles(resolve('.'), ['contracts', 'src']).map((file) => [file.path, file]));
    const reached = new Set(started.map((path) => `src/${path}`));
    const faults: string[] = [];
    for (const path of reached) {
      if (!isIn(path)) faults.push(`${path} is not in the image`);
      for (const { to, isPackage, isType } of files.get(path)?.imports ?? []) {
        if (isType || to === computed || to === 'package.json') continue;
        if (!isPackage) reached.add(to);
        else if (!to.startsWith('node:') && !dependencies[to])
          faults.push(`${path} imports ${to}, of developers alone`);
      }
    }
    expect(reached.size).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  test('sets only documented variables, with the ports of the health check', () => {
    const known = [...documentedVariables.map(({ name }) => name), 'NODE_ENV', 'PATH'];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const { port, runnerPort, host } = loadConfig(environment);
    expect([port, runnerPort, host]).toEqual([3000, 3001, '0.0.0.0']);
    expect(exposed).toEqual([`${port}`, `${runnerPort}`]);
  });
});

describe('with only the files of the image', () => {
  const directory = mkdtempSync(join(tmpdir(), 'tag-image-'));
  const app = join(directory, 'app');
  const stopping: (() => Promise<unknown>)[] = [];

  beforeAll(() => {
    for (const path of copied) {
      mkdirSync(dirname(join(app, path)), { recursive: true });
      cpSync(path, join(app, path), { recursive: true, filter: (from) => !ignored(from) });
    }
    symlinkSync(resolve('node_modules'), join(app, 'node_modules'));
  });
  afterAll(async () => {
    for (const stop of stopping) await stop();
    rmSync(directory, { recursive: true });
  });

  /** A process of the image's, with little more than what it sets. */
  function run(command: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, command, {
      cwd: app,
      env: { ...environment, PATH: process.env.PATH, ...env },
    });
    const ended = new Promise<number | null>((settle) => child.once('close', settle));
    return { child, ended, output: text(child.stdout), errors: text(child.stderr) };
  }

  test.each([
    ['web.ts', 'npm run web needs DATABASE_URL'],
    ['runner/main.ts', 'npm run runner needs DATABASE_URL'],
    ['migrate.ts', 'npm run migrate needs DATABASE_URL'],
    ['backup.ts', 'npm run backup -- --to DIR'],
    ['start/customer.ts', 'npm run customer -- create'],
  ])('%s starts', async (file, said) => {
    const { ended, errors } = run([`src/${file}`]);
    expect(await errors).toContain(said);
    expect(await ended).toBe(1);
  });

  test('the service runs, serves all its pages, and exits with 0 on SIGTERM', async () => {
    const [port, data] = [await findFreePort(), join(directory, 'data')];
    const command = commands.at(-1)?.slice(1) ?? [];
    const service = run(command, { PORT: `${port}`, DATA_DIR: data, HOST: '127.0.0.1', METRICS_PORT: '0' });
    stopping.push(() => {
      service.child.kill('SIGTERM');
      return service.ended;
    });
    const status = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.status);
    await eventually('it is ready', async () => (await status('/health/ready').catch(() => 0)) === 200);
    const paths = ['/', '/docs', '/openapi.json', '/openapi-3.0.json', '/changelog', '/sdks', '/login'];
    expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 200));
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  });
});
