import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readNote, writeNote } from './home.ts';

/** The role that owns the database, and the database itself. The superuser can't log in at all. */
export const role = 'tags';
export const database = 'tags';

const draftPrefix = 'data.draft-';

/**
 * Makes the server's data directory if it is absent. Answers the role's password.
 *
 * The data is made under another name and renamed at the end, so that an interrupted start leaves nothing half done.
 */
export function openCluster(home: string, binaries: Binaries, account: Account, durable: boolean): string {
  const data = join(home, 'data');
  const password = readNote(home, 'password');
  if (existsSync(data)) {
    if (password) return password;
    throw new Error(
      `The file ${join(home, 'password')} is gone. Put it back, or remove ${home} to begin anew without the data.`,
    );
  }
  const created = password ?? randomBytes(24).toString('hex');
  writeNote(home, 'password', created);
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix)) rmSync(join(home, name), { recursive: true, force: true });
  }
  const draft = join(home, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  // PostgreSQL's own C.UTF-8 orders and folds case alike on every machine, whatever locales that has.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const syncing = durable ? [] : ['--no-sync'];
  run(
    binaries.initdb,
    ['-D', draft, '-U', 'postgres', '-A', 'reject', '--no-instructions', ...locale, ...syncing],
    account,
  );
  writeFileSync(
    join(draft, 'pg_hba.conf'),
    `# Made at the first start.\nhost all ${role} 127.0.0.1/32 scram-sha-256\n`,
  );
  const statements = `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${created}';\nCREATE DATABASE ${database} OWNER ${role};\n`;
  run(
    binaries.postgres,
    ['--single', '-D', draft, '-c', 'exit_on_error=on', ...(durable ? [] : ['-F']), 'postgres'],
    account,
    statements,
  );
  renameSync(draft, data);
  return created;
}

function run(program: string, args: string[], account: Account, input = ''): void {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' };
  const done = spawnSync(program, args, { ...account, input, env: environment, cwd: '/', encoding: 'utf8' });
  if (done.error) throw done.error;
  if (done.status !== 0)
    throw new Error(`${program} failed (${done.status ?? done.signal}): ${done.stderr.trim().slice(-1000)}`);
}
