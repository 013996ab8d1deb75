/** A disk that is full under the embedded PostgreSQL: what is stored can be read, and there is writing again with room. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../src/database/embedded/port.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { isReadOnly } from '../../../src/database/failures.ts';
import { type Disk, makeDisk } from '../../faults/disk.ts';
import { newTag } from '../../faults/promises.ts';
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
function onADisk(name: string, body: (disk: Disk, directory: string) => Promise<void>): void {
  if (trial.unfillable !== undefined) leaveOut('mount', name, trial.unfillable);
  const run = async () => {
    const disk = makeDisk(400);
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

const reserveOf = (directory: string) => join(directory, 'postgres/reserve');
const until = (what: string, happens: () => boolean | Promise<boolean>) => eventually(what, happens, patienceMs);
const isReserved = (directory: string) => existsSync(reserveOf(directory));

const answers = (server: EmbeddedPostgres) =>
  until('what is stored is read', async () => {
    const rows = await ask(server, `select text from notes where text = 'before'`).catch(() => []);
    return rows.length === 1;
  });
const refuses = (server: EmbeddedPostgres) =>
  until('nothing is written', () => ask(server, `insert into notes values ('too much')`).then(() => false, isReadOnly));
const takes = (server: EmbeddedPostgres, text: string) =>
  until('it is written', () =>
    ask(server, `insert into notes values ('${text}')`).then(
      () => true,
      () => false,
    ),
  );

onADisk('the reserve is given up when the disk is full, and made anew when there is room', async (disk, directory) => {
  const log: string[] = [];
  const server = await watched(directory, log);
  await ask(server, `create table notes (text text)`);
  await takes(server, 'before');
  await until('the reserve is there', () => isReserved(directory));
  expect(statSync(reserveOf(directory))).toMatchObject({ size: 64 * 1024 * 1024 });
  expect(statSync(reserveOf(directory)).blocks * 512).toBeGreaterThanOrEqual(64 * 1024 * 1024);

  for (const round of ['once', 'twice']) {
    const session = new pg.Client(server.url);
    await session.connect();
    await disk.fill();
    await until('the reserve is given up', () => !isReserved(directory));
    await refuses(server);
    await answers(server);
    // Nobody was let go of: who is connected reads on.
    await expect(session.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
    await session.end();

    disk.free();
    await takes(server, `then ${round}`);
    expect(isReserved(directory)).toBe(true);
  }
  expect(log.filter((line) => line.startsWith('There is no room left'))).toHaveLength(2);
  expect(log.filter((line) => line.startsWith('There is room again'))).toHaveLength(2);
});

onADisk('PostgreSQL comes up on a full disk, after it was killed and after a stop', async (disk, directory) => {
  const server = await watched(directory);
  await ask(server, 'create table notes (text text)');
  await takes(server, 'before');
  await until('the reserve is there', () => isReserved(directory));

  await disk.fill();
  process.kill(server.pid, 'SIGKILL');
  await answers(server);
  await refuses(server);
  await server.stop();

  const next = await watched(directory);
  await answers(next);
  await refuses(next);
  disk.free();
  await takes(next, 'after');
});

onADisk(
  'without room for a reserve it is written all the same, until there is next to none',
  async (disk, directory) => {
    const server = await watched(directory);
    await ask(server, 'create table notes (text text)');
    await takes(server, 'before');
    await until('the reserve is there', () => isReserved(directory));
    await server.stop();
    rmSync(reserveOf(directory));
    await disk.fill(100);
    const next = await watched(directory);
    await takes(next, 'still');
    expect(isReserved(directory)).toBe(false);
    await disk.fill(8);
    await refuses(next);
    await answers(next);
  },
);

test('the log is put aside while the server runs, which goes on writing to it', async () => {
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
  'lookups are answered on a full disk, also by a new start; writes get 503 until there is room',
  async (disk, directory) => {
    const environment = { DATA_DIR: directory, TRANSLATION_PROVIDERS: '', ...unlimitedCreates };
    const port = await freePort();
    const begin = () => {
      const service = new NpmStart(port, environment);
      undo.push(() => service.killAll());
      return service.ready();
    };
    const create = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/tags/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(newTag(randomUUID())),
      });
    const stop = async (service: NpmStart) => {
      service.npm.kill('SIGTERM');
      expect(await service.ended()).toBe(0);
    };

    const service = await begin();
    const created = await create();
    expect(created.status).toBe(200);
    const { tags } = (await created.json()) as { tags: { tag_identifier: string }[] };
    const lookUp = () => fetch(`http://127.0.0.1:${port}/api/v1/tags/show?id=${tags[0]?.tag_identifier}&lang=en`);
    await until('the reserve is there', () => isReserved(directory));

    await disk.fill();
    await until('the reserve is given up', () => !isReserved(directory));
    await until('lookups are answered', async () => (await lookUp()).status === 200);
    const refused = await create();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await stop(service);

    const next = await begin();
    expect(next.output).toContain('There is no room left');
    expect((await lookUp()).status).toBe(200);
    expect((await create()).status).toBe(503);
    disk.free();
    await until('tags are made again', async () => (await create()).status === 200);
    expect(isReserved(directory)).toBe(true);
    await stop(next);
  },
);
