/**
 * `npm run try:replacement -- COMMIT`: replaces the processes of an earlier version one by one, as docs/operating.md describes.
 *
 * On the tables of this version, it tries three combinations: the earlier version alone, its web process with a runner of this
 * version, and a web process of this version with a runner of the earlier one. Each has to serve a user's usual requests.
 * The default commit is the one that added the newest released document of the interface.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '../../src/database/connect.ts';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { Customer } from '../../src/model/customer.ts';
import { startFakeProvider } from '../setup/fake-provider.ts';
import { type Process, startProcess } from '../setup/process.ts';
import { type Action, visit } from './visit.ts';

const here = resolve(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim();

const commit = process.argv[2];
const former = git('rev-parse', '--short', commit ?? git('log', '-1', '--format=%h', '--', 'contracts/released'));
const scratch = mkdtempSync(join(tmpdir(), 'tag-replacement-'));
const there = join(scratch, 'former');
const closing: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];

console.log(
  `The earlier version is ${former}; this one is ${git('rev-parse', '--short', 'HEAD')} with uncommitted changes.`,
);
let isGood = false;
try {
  git('worktree', 'add', '--quiet', '--detach', there, former);
  closing.push(() => git('worktree', 'remove', '--force', there));
  install();
  const server = await startEmbedded({ directory: join(scratch, 'data') });
  closing.push(() => server.stop());
  await migrateToLatest(server.url);
  const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
  const db = connect(server.url, { pool: 1 });
  await Customer.add(db, { ...admin, role: 'admin' });
  await db.destroy();
  const provider = await startFakeProvider();
  closing.push(() => provider.close());
  isGood = await tryAll(server.url, provider.url, admin);
} finally {
  for (const close of closing.reverse()) await close();
}
process.exit(isGood ? 0 : 1);

/** Installs the packages of the earlier version, or links those of this one if they have the same versions. */
function install(): void {
  const [ours, theirs] = [here, there].map(packagesOf) as [Packages, Packages];
  const isSame = Object.keys(theirs).every((path) => path === '' || ours[path]?.version === theirs[path]?.version);
  if (isSame) symlinkSync(join(here, 'node_modules'), join(there, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: there, stdio: 'ignore' });
}

type Packages = Record<string, { version: string }>;

function packagesOf(directory: string): Packages {
  return JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8')).packages;
}

async function tryAll(databaseUrl: string, providerUrl: string, admin: { email: string; password: string }) {
  const results: Record<string, Record<string, string>> = {};
  for (const [name, web, runner] of [
    ['former web, former runner', there, there],
    ['former web, new runner', there, here],
    ['new web, former runner', here, there],
  ] as const) {
    console.log(`${name} …`);
    const running = await start({ web, runner, databaseUrl, providerUrl });
    try {
      for (const action of await visit(running.web.url, admin)) note(results, name, action);
    } finally {
      await running.web.stop();
      await running.runner.stop();
    }
  }
  console.table(results);
  return Object.values(results).every((row) => Object.values(row).every((outcome) => outcome === 'done'));
}

function note(results: Record<string, Record<string, string>>, name: string, { what, outcome }: Action): void {
  results[what] = { ...results[what], [name]: outcome };
}

interface Versions {
  web: string;
  runner: string;
  databaseUrl: string;
  providerUrl: string;
}

async function start({ web, runner, databaseUrl, providerUrl }: Versions): Promise<{ web: Process; runner: Process }> {
  const port = `${await findFreePort()}`;
  const env = {
    DATABASE_URL: databaseUrl,
    RUNNER_SECRET: randomBytes(32).toString('hex'),
    RUNNER_PORT: port,
    RUNNER_URL: `http://127.0.0.1:${port}`,
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
    TRANSLATION_PROVIDERS: 'libretranslate',
    LIBRETRANSLATE_URL: providerUrl,
    LOOKUP_TRANSLATION_BUDGET_MS: '10000',
  };
  const running = await startProcess(join(runner, 'src/runner/main.ts'), env);
  return { runner: running, web: await startProcess(join(web, 'src/web.ts'), env) };
}
