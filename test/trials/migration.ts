/**
 * `npm run try:migration`: migrates under load, while one statement stays open for 20 s on every table.
 *
 * A web process answers lookups meanwhile. The migrations of an imaginary later version lock two tables exclusively and create an
 * index. Fails if a lookup is refused or takes longer than 4 s.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrationSource } from '../../src/database/migrations/index.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { fill } from '../bench/fill.ts';
import { pathsOf } from '../bench/museum.ts';
import { type Process, startProcess } from '../setup/process.ts';

const openFor = 20;
const longestWait = 4000;
const readers = 8;

const later: Record<string, Knex.Migration & { config?: object }> = {
  '9998-later': {
    up: (trx) => trx.raw('alter table tags add column colour text; alter table translations add column mood text'),
    down: async () => {},
  },
  '9999-later-index': {
    up: (db) => db.raw('create index concurrently translations_source_hash_idx on translations (source_hash)'),
    down: async () => {},
    config: { transaction: false },
  },
};
const ours = (await migrationSource.getMigrations([])) as string[];
const source = {
  getMigrations: async () => [...ours, ...Object.keys(later)],
  getMigrationName: (name: string) => name,
  getMigration: async (name: string) => later[name] ?? migrationSource.getMigration(name),
};

const directory = mkdtempSync(join(tmpdir(), 'tag-migration-'));
const server = await startEmbedded({ directory });
let web: Process | undefined;
let isGood = false;
try {
  await migrateToLatest(server.url);
  const client = new pg.Client(server.url);
  await client.connect();
  console.log('Filling 20 000 tags …');
  await fill(server.url, { tags: 20_000, owners: 20, isSearched: true });
  const paths = await pathsOf(client, 'identifier', 2000);
  web = await startProcess('src/web.ts', {
    DATABASE_URL: server.url,
    PORT: '0',
    METRICS_PORT: '0',
    RUNNER_SECRET: 'any secret will do here',
    LOG_LEVEL: 'error',
  });
  isGood = await tryIt(client, web.url, paths);
  await client.end();
} finally {
  await web?.stop();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function tryIt(client: pg.Client, url: string, paths: readonly string[]): Promise<boolean> {
  const waits: number[] = [];
  const refused = new Map<number, number>();
  let isOver = false;
  const read = async (start: number) => {
    for (let next = start; !isOver; next += readers) {
      const begun = performance.now();
      const answer = await fetch(url + paths[next % paths.length]);
      await answer.arrayBuffer();
      waits.push(performance.now() - begun);
      if (answer.status !== 200) refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, i) => read(i)));

  const tables = ['tags', 'text_records', 'translations', 'name_translations', 'hardwares', 'places', 'customers'];
  const looks = tables.map((table) => `exists (select from ${table})`).join(', ');
  const open = client.query(`select pg_sleep(${openFor}), ${looks}`);
  open.catch(() => {});
  await pause(1000);
  const begun = performance.now();
  const log = (line: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s: ${line}`);
  await migrateToLatest(server.url, { source, log });
  log('migrated');
  isOver = true;
  await Promise.all([reading, open]);

  const longest = Math.max(...waits);
  console.log(`${waits.length} lookups; the longest waited ${Math.round(longest)} ms (at most ${longestWait})`);
  for (const [status, count] of refused) console.log(`${count} were answered ${status}`);
  return refused.size === 0 && longest <= longestWait;
}
