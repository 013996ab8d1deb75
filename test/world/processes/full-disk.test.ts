/** The embedded PostgreSQL on a full disk: it warns before, loses nothing, and recovers once there is space. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { type Disk, makeDisk } from '../../faults/disk.ts';
import { newTag } from '../../faults/expected-state.ts';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';
import { eventually } from '../../setup/eventually.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { NpmStart, patienceMs } from '../../setup/npm-start.ts';
import { unlimitedCreates } from '../../setup/unlimited-creates.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const trial = makeDisk(1);
trial.remove();

/** A test with a disk of its own, which is not larger than it has to be. */
function onADisk(name: string, megabytes: number, body: (disk: Disk, directory: string) => Promise<void>): void {
  if (trial.unfillable !== undefined) leaveOut('mount', name, trial.unfillable);
  const run = async () => {
    const disk = makeDisk(megabytes);
    undo.push(() => disk.remove());
    const directory = join(disk.directory, 'data');
    undo.push(() => removeDataDirectory(directory));
    await body(disk, directory);
  };
  (trial.unfillable === undefined ? test : test.skip)(name, run, 3 * patienceMs);
}

async function watched(directory: string, log: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ directory, durable: false, log: (line) => log.push(line) });
  undo.push(() => server.stop());
  server.watch();
  return server;
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const until = (what: string, happens: () => boolean | Promise<boolean>) => eventually(what, happens, patienceMs);

const takes = (server: EmbeddedPostgres, text: string) =>
  until('it is written', () =>
    ask(server, `insert into notes values ('${text}')`).then(
      () => true,
      () => false,
    ),
  );

onADisk(
  'logs once that less than 1 GB is free, and once that there is enough again',
  1_400,
  async (disk, directory) => {
    const log: string[] = [];
    await watched(directory, log);
    await pause(1_500);
    expect(log).toEqual([]);
    await disk.fill(900);
    await until('there is a warning', () => log.length > 0);
    await disk.fill(800);
    await pause(1_500);
    disk.free();
    await until('it is taken back', () => log.length > 1);
    expect(log).toEqual([
      expect.stringMatching(/^Less than 1 GB is free at .*postgres: PostgreSQL ends when the disk is full$/),
      expect.stringMatching(/^There is enough free space at .*postgres again$/),
    ]);
  },
);

onADisk(
  'PostgreSQL that died on a full disk restarts once there is space, with all its data',
  400,
  async (disk, directory) => {
    const server = await watched(directory);
    await ask(server, 'create table notes (text text)');
    await takes(server, 'before');

    await disk.fill();
    process.kill(server.pid, 'SIGKILL');
    await until('nothing is written', () =>
      ask(server, `insert into notes values ('too much')`).then(
        () => false,
        () => true,
      ),
    );
    disk.free();
    await takes(server, 'after');
    expect(await ask(server, `select text from notes where text <> 'too much'`)).toEqual([
      { text: 'before' },
      { text: 'after' },
    ]);
  },
);

test('the log of the running server is rotated', async () => {
  const directory = newDataDirectory();
  undo.push(() => removeDataDirectory(directory));
  const server = await watched(directory);
  const log = join(directory, 'postgres/server.log');
  for (const round of ['first', 'second']) {
    appendFileSync(log, `${round} ${'x'.repeat(10_000_000)}\n`);
    await until('it is put aside', () => statSync(log).size < 10_000_000);
    expect(readFileSync(`${log}.1`, 'utf8')).toContain(`${round} xxx`);
    await ask(server, 'select nothing').catch(() => {});
    await until('it is written on', () => readFileSync(log, 'utf8').includes('column "nothing" does not exist'));
  }
});

onADisk(
  'on a full disk, writes get 503 until there is space; the health check warns before',
  600,
  async (disk, directory) => {
    const port = await findFreePort();
    const service = new NpmStart(port, { DATA_DIR: directory, TRANSLATION_PROVIDERS: '', ...unlimitedCreates });
    undo.push(() => service.killAll());
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const create = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/tags/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(newTag(randomUUID())),
      });

    await service.ready();
    const health = await at('/health/ready');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ready', warnings: [expect.stringContaining('less than 1 GB')] });
    expect(service.output).toContain('Less than 1 GB is free');
    const created = await create();
    expect(created.status).toBe(200);
    const { tags } = (await created.json()) as { tags: { tag_identifier: string }[] };

    await disk.fill();
    await until('writes are refused', async () => {
      const refused = await create();
      expect([200, 503]).toContain(refused.status);
      if (refused.status === 503) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      return refused.status === 503;
    });
    disk.free();
    await until('tags are made again', async () => (await create()).status === 200);
    expect((await at(`/api/v1/tags/show?id=${tags[0]?.tag_identifier}&lang=en`)).status).toBe(200);
    service.npm.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
  },
);
