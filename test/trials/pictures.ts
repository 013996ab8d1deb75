/**
 * `npm run try:pictures -- --pictures 10000`: backs up a running database with the given number of pictures, each on a tag. Then the
 * database is deleted, the backup is copied to its place, and a server starts there. Prints sizes and times; fails if a picture is not
 * the same byte for byte. The files are random bytes of the sizes of photographs; image processing is not part of this trial.
 */

import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { removeDataDirectory } from '../setup/data-directory.ts';

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '10000' } } });
const pictures = Number(values.pictures);
const batch = 20;

/** The smallest and the largest size in bytes, as of photographs. */
const sizes = {
  webp_320: [8_000, 20_000],
  webp_640: [25_000, 60_000],
  webp_1280: [70_000, 160_000],
  jpg_1280: [90_000, 210_000],
} as const;
const files = Object.keys(sizes) as (keyof typeof sizes)[];

const insert = `
  insert into pictures (hash, width, height, ${files})
  select * from unnest($1::text[], $2::integer[], $3::integer[], ${files.map((_, at) => `$${at + 4}::bytea[]`)})`;
const insertTags = `
  insert into tags (tag_identifier, customer_id, picture)
  select lpad(to_hex(row_number() over (order by hash) + 4096), 12, 'd'), $1, hash from pictures`;
const checksums = `
  select count(*)::integer as pictures, sum(bytes)::float8 as bytes, (select count(*)::integer from tags where picture_is_held(picture)) as held,
    md5(string_agg(md5(${files.join(' || ')}), '' order by hash)) as whole from pictures`;

const directory = mkdtempSync(join(tmpdir(), 'tag-pictures-'));
// The user of PostgreSQL needs access if this runs as root.
chmodSync(directory, 0o755);
const [original, backup] = [join(directory, 'data'), join(directory, 'backup')];
const servers: EmbeddedPostgres[] = [];

async function open(data: string): Promise<{ server: EmbeddedPostgres; db: pg.Client }> {
  const server = await startEmbedded({ directory: data, settings: { max_wal_size: '1GB' } });
  servers.push(server);
  const db = new pg.Client({ connectionString: server.url });
  db.on('error', () => {});
  await db.connect();
  return { server, db };
}

async function fill(db: pg.Client): Promise<void> {
  for (let stored = 0; stored < pictures; stored += batch) {
    const rows = Array.from({ length: Math.min(batch, pictures - stored) }, () => randomBytes(32).toString('hex'));
    const noise = files.map((name) => rows.map(() => randomBytes(randomInt(sizes[name][0], sizes[name][1]))));
    await db.query(insert, [rows, rows.map(() => 1280), rows.map(() => 960), ...noise]);
  }
  const { rows } = await db.query(`insert into customers (email) values ('museum@example.com') returning id`);
  await db.query(insertTags, [rows[0].id]);
}

const megabytes = (path: string): string =>
  `${execFileSync('du', ['-smL', path], { encoding: 'utf8' }).split('\t')[0]} MB`;

async function timed<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const begun = performance.now();
  const outcome = await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return outcome;
}

let isGood = false;
try {
  const { server, db } = await open(original);
  await migrateToLatest(server.url);
  await timed(`${pictures} pictures are stored`, () => fill(db));
  const before = (await timed('all pictures are read', () => db.query(checksums))).rows[0];
  console.log(`${(before.bytes / 1e6).toFixed(0)} MB of pictures; the database takes ${megabytes(original)}`);
  await timed('npm run backup', () =>
    execFileSync(process.execPath, ['src/backup.ts', '--to', backup], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: original },
      stdio: 'inherit',
    }),
  );
  console.log(`the backup takes ${megabytes(backup)}`);
  await db.end();
  await servers.pop()?.stop();
  await removeDataDirectory(original);
  await timed('the backup is copied', () => execFileSync('cp', ['-aL', backup, original]));
  const restored = await timed('a server starts on it', () => open(original));
  const after = (await timed('all pictures of the backup are read', () => restored.db.query(checksums))).rows[0];
  console.log(`the restored database takes ${megabytes(original)}`);
  isGood = JSON.stringify(after) === JSON.stringify(before) && after.held === pictures;
  console.log(isGood ? 'Every picture is there, byte for byte.' : `Not the same: ${JSON.stringify({ before, after })}`);
  await restored.db.end();
} finally {
  for (const server of servers) await server.stop();
  for (const data of [original, backup]) if (existsSync(data)) await removeDataDirectory(data);
  rmSync(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
