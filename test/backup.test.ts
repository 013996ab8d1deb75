/** The backup of the embedded PostgreSQL that docs/operating.md describes: stop, copy the directory, start on the copy. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { Customer } from '../src/customers/customer.ts';
import { connect, type Database } from '../src/database/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from '../src/database/embedded.ts';
import { Token } from '../src/login/token.ts';
import { migrateToLatest } from '../src/migrate.ts';
import { Tag } from '../src/tags/tag.ts';
import { readByIdentifier } from '../src/tags/tag-lookup.ts';
import { newDataDirectory, removeDataDirectory } from './setup/data-directory.ts';

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

test('a cold copy of DATA_DIR, put anywhere, holds everything up to the last commit', async () => {
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
  expect(await readByIdentifier(copy.db, tag.tag_identifier, undefined)).toMatchObject({ text, text_lang: 'ru' });
  expect((await Token.find(copy.db, token, 365))?.customer.email).toBe('ada@example.com');

  // The copy lives on by itself, beside the original.
  const later = await Tag.create(copy.db, { text: 'Later', lang: 'en', purchaseId: randomUUID() }, customer);
  const again = await open(directory);
  expect(await readByIdentifier(again.db, tag.tag_identifier, undefined)).toMatchObject({ text });
  expect(await readByIdentifier(again.db, later.tag_identifier, undefined)).toBeUndefined();
});
