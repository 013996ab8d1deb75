/** The backups of the embedded PostgreSQL in docs/operating.md: one while it runs, and a cold copy. */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { connect, type Database } from '../../../src/database/connect.ts';
import { backUp as backUpInto } from '../../../src/database/embedded/backup.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { openBundle } from '../../../src/lookup/bundle.ts';
import { readByIdentifier } from '../../../src/lookup/read/by-identifier.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';
import { eventually } from '../../setup/eventually.ts';
import { standStill } from '../../setup/processes.ts';

jest.setTimeout(200_000);
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newDirectory(): string {
  const directory = newDataDirectory();
  undo.push(() => removeDataDirectory(directory));
  return directory;
}

async function open(directory: string): Promise<{ server: EmbeddedPostgres; db: Database }> {
  const server = await startEmbedded({ directory });
  await migrateToLatest(server.url);
  const db = connect(server.url, { pool: 1 });
  undo.push(() => db.destroy());
  return { server, db };
}

test('a cold copy of DATA_DIR works in another place, and has everything up to the last commit', async () => {
  const [directory, backup] = [newDirectory(), newDirectory()];
  const original = await open(directory);
  const customer = await Customer.add(original.db, { email: 'ada@example.com' });
  const token = await Token.issue(original.db, customer);
  const text = 'Старый маяк 🗼';
  const tag = await Tag.create(original.db, { text, lang: 'ru', purchaseId: randomUUID() }, customer);
  await original.db.destroy();
  await original.server.stop();

  execFileSync('cp', ['-aL', `${directory}/.`, backup]);
  const copy = await open(backup);
  expect(copy.server.reused).toBe(false);
  expect(await readByIdentifier(copy.db, tag.tag_identifier)).toMatchObject({ text, text_lang: 'ru' });
  expect((await Token.find(copy.db, token, 365))?.customer.email).toBe('ada@example.com');

  // The copy lives on by itself, beside the original.
  const later = await Tag.create(copy.db, { text: 'Later', lang: 'en', purchaseId: randomUUID() }, customer);
  const again = await open(directory);
  expect(await readByIdentifier(again.db, tag.tag_identifier)).toMatchObject({ text });
  expect(await readByIdentifier(again.db, later.tag_identifier)).toBeUndefined();
});

const customerOf = (db: Database) => db('customers').first('id') as Promise<{ id: number }>;

/** Reads a bundle, or the changes since a cursor. Returns the cursor at its end. */
const phoneOf = async (db: Database, since?: string): Promise<string> => {
  const { id } = await customerOf(db);
  const wanted = { receiver: 'phone', of: { customer_id: id }, codes: [], hasOrigins: false, since };
  let cursor = '';
  for await (const page of await openBundle(db, wanted))
    for (const part of page) if (part.type === 'end') cursor = part.cursor;
  return cursor;
};
async function write(db: Database, times: number): Promise<void> {
  const customer = await Customer.query(db).findById((await customerOf(db)).id);
  for (let n = 0; n < times; n += 1)
    await Tag.create(db, { text: `${n}`, lang: 'en', purchaseId: randomUUID() }, customer as Customer);
}

test.each(['npm run backup', 'a cold copy', 'a cold copy over the data that is there'])(
  'B4: after a restore from %s, cursors from after the backup expire, and earlier ones stay valid',
  async (way) => {
    const [directory, copy] = [newDirectory(), newDirectory()];
    const first = await open(directory);
    await Customer.add(first.db, { email: 'ada@example.com' });
    await write(first.db, 1);
    const early = await phoneOf(first.db);
    if (way === 'npm run backup') await backUpInto(directory, copy, () => {});
    await first.db.destroy();
    await first.server.stop();
    if (way !== 'npm run backup') execFileSync('cp', ['-aL', `${directory}/.`, copy]);

    const second = await open(directory);
    await phoneOf(second.db, early);
    await write(second.db, 3);
    const lost = await phoneOf(second.db, early);
    await second.db.destroy();
    await second.server.stop();
    if (way.endsWith('there'))
      execFileSync('sh', ['-c', 'rm -r "$1"/postgres/data/* && cp -aL "$0/." "$1"', copy, directory]);

    const restored = await open(way.endsWith('there') ? directory : copy);
    expect(restored.server.reused).toBe(false);
    for (const writes of [0, 30]) {
      await write(restored.db, writes);
      await expect(phoneOf(restored.db, lost)).rejects.toMatchObject({ reason: 'cursor_expired' });
      await phoneOf(restored.db, early);
    }
  },
);

/** `npm run backup`, as an operator sees it. */
function backUp(environment: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ...environment };
    execFile(process.execPath, ['src/backup.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` });
    });
  });
}

/** Creates tags one after the other until it is told to stop; answers those that were acknowledged, in their order. */
function writeOn(db: Database, customer: Customer): { acknowledged: string[]; stop: () => Promise<void> } {
  const acknowledged: string[] = [];
  let isGoing = true;
  const writing = (async () => {
    while (isGoing) {
      const text = `Text ${acknowledged.length} ${'x'.repeat(2_000)}`;
      const tag = await Tag.create(db, { text, lang: 'en', purchaseId: randomUUID() }, customer);
      acknowledged.push(tag.tag_identifier);
    }
  })();
  return {
    acknowledged,
    stop: () => {
      isGoing = false;
      return writing;
    },
  };
}

test('npm run backup during writes includes every write acknowledged before, and a service starts on it', async () => {
  const [directory, parent] = [newDirectory(), newDirectory()];
  chmodSync(parent, 0o755);
  const original = await open(directory);
  const customer = await Customer.add(original.db, { email: 'ada@example.com' });
  const writing = writeOn(original.db, customer);
  undo.push(writing.stop);
  await eventually('there is something to back up', () => writing.acknowledged.length >= 50);
  const before = [...writing.acknowledged];

  const backup = join(parent, 'backups/monday');
  undo.push(() => removeDataDirectory(backup));
  const { code, output } = await backUp({ DATA_DIR: directory }, '--to', backup);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(`by ${backup}/postgres`) });
  await writing.stop();
  expect(writing.acknowledged.length).toBeGreaterThan(before.length);
  expect(readdirSync(backup)).toEqual(['postgres']);
  for (const path of ['', 'postgres', 'postgres/data']) expect(statSync(join(backup, path)).mode & 0o777).toBe(0o700);
  expect(statSync(join(backup, 'postgres/password')).mode & 0o777).toBe(0o600);

  // Beside the original, which goes on.
  const copy = await open(backup);
  expect(copy.server.reused).toBe(false);
  const kept: string[] = await copy.db('tags').orderBy('id').pluck('tag_identifier');
  expect(kept.slice(0, before.length)).toEqual(before);
  // Nothing but what was written, in its order, whole.
  const all: string[] = await original.db('tags').orderBy('id').pluck('tag_identifier');
  expect(all.slice(0, kept.length)).toEqual(kept);
  for (const identifier of [kept[0], kept.at(-1)] as string[]) {
    expect((await readByIdentifier(copy.db, identifier, undefined))?.text).toMatch(/^Text \d+ x{2000}$/);
  }
  await Tag.create(copy.db, { text: 'Later', lang: 'en', purchaseId: randomUUID() }, customer);
});

test('npm run backup explains why it fails, and leaves no files', async () => {
  const [directory, parent] = [newDirectory(), newDirectory()];
  const to = join(parent, 'to');
  const refused = async (environment: Record<string, string>, ...args: string[]) => {
    const { code, output } = await backUp(environment, ...args);
    expect(code).toBe(1);
    expect(output).not.toMatch(/\n +at /);
    return output;
  };
  expect(await refused({ DATA_DIR: directory }, '--to', to)).toMatch(/There is no embedded PostgreSQL in/);
  const { server, db } = await open(directory);
  expect(await refused({ DATA_DIR: directory })).toMatch(/npm run backup -- --to DIR/);
  expect(await refused({ DATA_DIR: directory, DATABASE_URL: server.url }, '--to', to)).toMatch(/pg_dump/);
  expect(await refused({ DATA_DIR: directory }, '--to', join(directory, 'inside'))).toMatch(/lies in the data/);
  mkdirSync(to);
  writeFileSync(join(to, 'photo.jpg'), '');
  expect(await refused({ DATA_DIR: directory }, '--to', to)).toMatch(/is not empty/);
  expect(await refused({ DATA_DIR: directory }, '--to', join(to, 'photo.jpg'))).toMatch(
    /is a file, where a directory|ENOTDIR/,
  );
  expect(readdirSync(to)).toEqual(['photo.jpg']);
  const goOn = standStill(server.pid);
  undo.push(goOn);
  expect(await refused({ DATA_DIR: directory }, '--to', join(parent, 'new'))).toMatch(/does not answer/);
  goOn();
  await db.destroy();
  await server.stop();
  expect(await refused({ DATA_DIR: directory }, '--to', join(parent, 'new'))).toMatch(/does not run/);
  expect(existsSync(join(parent, 'new'))).toBe(false);
});
