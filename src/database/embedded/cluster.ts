import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { FullError, mentionsFull } from './file-errors.ts';
import { findPostmaster, removeStalePid } from './postmaster.ts';
import { assertDirectory, readHomeFile, writeHomeFile } from './server-directory.ts';

/** The role that owns the database, and the database. The superuser cannot log in at all. */
export const role = 'tags';
export const database = 'tags';

const draftPrefix = 'data.draft-';

/**
 * Creates the server's data directory if absent. Returns the role's password; a lost one is replaced: access to the
 * files is proof enough.
 *
 * The data is created under another name and renamed at the end, so that an interrupted start leaves nothing half done.
 */
export function openCluster(home: string, binaries: Binaries, account: Account, durable: boolean): string {
  const data = join(home, 'data');
  const password = readHomeFile(home, 'password');
  if (existsSync(data)) {
    assertDirectory(data);
    if (!findPostmaster(data)) closeToOthers(data);
    return password || newPassword(home, data, binaries, account);
  }
  const created = password || makeUpPassword();
  writeHomeFile(home, 'password', created);
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix)) rmSync(join(home, name), { recursive: true, force: true });
  }
  const draft = join(home, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  try {
    makeCluster(draft, created, binaries, account, durable);
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  return created;
}

/**
 * What says which characters are letters, where PostgreSQL asks the system, as `pg_trgm` does: the first that the system has. With C these
 * are ASCII's alone, and words of other letters are found without an index.
 */
const letters = ['C.UTF-8', 'UTF-8', 'C'];

function makeCluster(draft: string, password: string, binaries: Binaries, account: Account, durable: boolean): void {
  const syncing = durable ? [] : ['--no-sync'];
  const init = ['-D', draft, '-U', 'postgres', '-A', 'reject', '--no-instructions', ...syncing];
  // PostgreSQL's own C.UTF-8 sorts and folds case alike on every machine, whatever its locales.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const initWith = ([ctype, ...others]: readonly string[]): void => {
    try {
      run(binaries.initdb, [...init, ...locale, `--lc-ctype=${ctype}`], account);
    } catch (error) {
      if (others.length === 0 || !/invalid locale name/.test(String(error))) throw error;
      initWith(others);
    }
  };
  initWith(letters);
  writeFileSync(
    join(draft, 'pg_hba.conf'),
    `# Made at the first start.\nhost all ${role} 127.0.0.1/32 scram-sha-256\n`,
  );
  const statements = `CREATE ROLE ${role} LOGIN CREATEDB REPLICATION PASSWORD ${quoted(password)};\nCREATE DATABASE ${database} OWNER ${role};\n`;
  runAlone(draft, statements, binaries, account, durable ? [] : ['-F']);
}

const makeUpPassword = () => randomBytes(24).toString('hex');
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function newPassword(home: string, data: string, binaries: Binaries, account: Account): string {
  if (findPostmaster(data)) {
    throw new Error(
      `The file ${join(home, 'password')} is gone while PostgreSQL runs. Stop the service and start it again: it then gets a new one.`,
    );
  }
  const password = makeUpPassword();
  runAlone(data, `ALTER ROLE ${role} PASSWORD ${quoted(password)};\n`, binaries, account);
  writeHomeFile(home, 'password', password);
  return password;
}

/** PostgreSQL refuses data that other users can read, as plain copies of backups often are. */
function closeToOthers(data: string): void {
  const { mode } = statSync(data);
  if ((mode & 0o027) !== 0) chmodSync(data, 0o700);
}

/** The database's URL for the role. */
export const databaseUrlOf = (password: string, port: number) =>
  `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Runs statements in single-user mode, which has neither network nor sign-in. */
function runAlone(data: string, statements: string, binaries: Binaries, account: Account, more: string[] = []): void {
  // A killed server's stale file would prevent this one from running.
  removeStalePid(data);
  run(binaries.postgres, ['--single', '-D', data, '-c', 'exit_on_error=on', ...more, 'postgres'], account, statements);
}

function run(program: string, args: string[], account: Account, input = ''): void {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' };
  const done = spawnSync(program, args, { ...account, input, env: environment, cwd: '/', encoding: 'utf8' });
  if (done.error) throw done.error;
  if (done.status !== 0 && mentionsFull(done.stderr)) throw new FullError(args[args.indexOf('-D') + 1] ?? '');
  if (done.status !== 0)
    throw new Error(`${program} failed (${done.status ?? done.signal}): ${done.stderr.trim().slice(-1000)}`);
}
