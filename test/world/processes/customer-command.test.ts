import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../../src/config.ts';
import { connect, type Database } from '../../../src/database/connect.ts';
import { takeLock } from '../../../src/database/embedded/lock.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { Customer } from '../../../src/model/customer.ts';
import { verifyPassword } from '../../../src/model/sign-in/passwords.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { openDatabase } from '../../../src/start/database.ts';
import { OpenResources } from '../../../src/start/process-lifecycle.ts';
import { readPassword } from '../../../src/start/read-password.ts';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { startMuteServer } from '../../setup/mute-server.ts';

const password = 'correct horse battery staple';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Ran {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs `npm run customer -- …` without npm, with the input piped in. */
async function customer(
  args: string[],
  input = '',
  env: Record<string, string> = { DATABASE_URL: database.url },
): Promise<Ran> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['src/start/customer.ts', ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  child.stdin.on('error', () => {}); // a command that refuses its arguments does not read its input
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
}

test('`create` creates a customer with the password from standard input', async () => {
  const made = await customer(
    ['create', '--email', 'Ada@Example.com', '--role', 'admin', '--name', 'Ada'],
    `${password}\n`,
  );
  expect(made).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('ada@example.com, admin') });
  expect(made.output).not.toContain(password);
  const ada = await Customer.byEmail(db, 'ada@example.com');
  expect(ada).toMatchObject({ name: 'Ada', isAdmin: true });
  expect(await verifyPassword(password, ada?.password_hash)).toBe(true);

  const again = await customer(['create', '--email', 'ADA@example.com'], password);
  expect(again).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('already') });
});

test('a blank name is stored as null', async () => {
  expect((await customer(['create', '--email', 'none@example.com', '--name', ' '], password)).code).toBe(0);
  expect((await Customer.byEmail(db, 'none@example.com'))?.name).toBeNull();
});

test('TM4: `create --member-of` creates a member of a museum', async () => {
  const museum = await Customer.add(db, { email: 'museum@example.com' });
  const create = (email: string, of: string, role = 'editor') =>
    customer(['create', '--email', email, '--member-of', of, '--role', role], `${password}\n`);
  expect(await create('grace@example.com', 'museum@example.com')).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('grace@example.com, editor of museum@example.com'),
  });
  const grace = await Customer.byEmail(db, 'grace@example.com');
  expect(grace).toMatchObject({ member_of: museum.id, member_role: 'editor', role: null, languages: null });
  expect(await create('eve@example.com', `${museum.id}`, 'viewer')).toMatchObject({ code: 0 });
  const refusals = [
    await create('a@example.com', 'grace@example.com'),
    await create('b@example.com', 'nobody@example.com'),
    await create('c@example.com', 'museum@example.com', 'admin'),
  ];
  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1]);
});

test('D11: `password` sets a new password and ends all sign-ins', async () => {
  const bob = await Customer.add(db, { email: 'bob@example.com', password });
  await Token.issue(db, bob);
  const changed = await customer(['password', '--email', 'bob@example.com'], 'quite another one\r\n');
  expect(changed).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('ended: 1') });
  const { password_hash } = (await Customer.byEmail(db, 'bob@example.com')) ?? {};
  expect(await verifyPassword('quite another one', password_hash)).toBe(true);
  expect(await db('tokens').where({ customer_id: bob.id })).toHaveLength(0);
});

test.each<[string, string[], string, string]>([
  ['no command', [], '', 'Usage:'],
  ['an unknown command', ['remove', '--email', 'x@y'], '', 'Usage:'],
  ['an unknown option', ['create', '--mail', 'x@y'], '', '--mail'],
  ['no e-mail address', ['create'], '', '--email'],
  ['an invalid e-mail address', ['create', '--email', 'x'], '', '--email'],
  ['an e-mail address with an invisible character', ['create', '--email', 'ada\u200b@example.com'], '', '--email'],
  ['an e-mail address with an empty label', ['create', '--email', 'ada@example..com'], '', '--email'],
  ['a password on the command line', ['create', '--email', 'x@y', '--password=hunter2!'], '', 'command line'],
  ['the role Admin in another case', ['create', '--email', 'x@y', '--role', 'Admin'], '', 'lower case'],
  ['no password', ['create', '--email', 'x@y'], '', 'No password'],
  ['a short password', ['create', '--email', 'x@y'], 'seven c', 'too short: at least 8'],
  ['a long password', ['create', '--email', 'x@y'], 'a'.repeat(1025), 'too long: at most 1024'],
  ['a common password', ['create', '--email', 'x@y'], 'PassWord123', 'one of the most common ones'],
  [
    'the e-mail address as the password',
    ['create', '--email', 'xx@y.example'],
    'XX@y.example',
    'is the e-mail address',
  ],
  ['a password of two lines', ['create', '--email', 'x@y'], 'one line\ntwo lines', 'more than one line'],
  ['an unknown customer', ['password', '--email', 'nobody@example.com'], password, 'no customer'],
])('%s is rejected with a clear message', async (_, args, input, word) => {
  const ran = await customer(args, input);
  expect(ran).toMatchObject({ code: 1, output: '', errors: expect.stringContaining(word) });
  expect(ran.errors).not.toMatch(/hunter2|\n {4}at /);
  expect(await Customer.byEmail(db, 'x@y')).toBeUndefined();
});

test('reports a database that does not exist, or has no tables', async () => {
  const empty = await createEmptyDatabase();
  const args = ['password', '--email', 'ada@example.com'];
  const untold = await customer(args, password, { DATABASE_URL: empty.url });
  expect(untold).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('npm run migrate') });
  await empty.drop();
  const gone = await customer(args, password, { DATABASE_URL: empty.url });
  expect(gone).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('does not exist') });
  expect(gone.errors).not.toContain(new URL(empty.url).password);
});

test('reports only that PostgreSQL does not answer if it accepts connections but stays silent', async () => {
  const mute = await startMuteServer();
  const ran = await customer(['create', '--email', 'ada@example.com'], password, { DATABASE_URL: mute.url });
  expect(ran).toEqual({
    code: 1,
    output: '',
    errors: 'The customer could not be written: PostgreSQL does not answer\n',
  });
  mute.close();
});

test('without DATABASE_URL, uses the embedded PostgreSQL', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'customer-command-'));
  const env = { DATA_DIR: directory };
  try {
    const made = await customer(['create', '--email', 'ada@example.com'], password, env);
    expect(made).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('Customer 1 is made') });
    const changed = await customer(['password', '--email', 'ada@example.com'], password, env);
    expect(changed).toMatchObject({ code: 0, errors: '' });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test('finds the running service through a symbolic link to its data', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'customer-command-'));
  await mkdir(join(directory, 'real'));
  await symlink('real', join(directory, 'link'));
  const opened = new OpenResources();
  try {
    const config = loadConfig({ DATA_DIR: join(directory, 'link') });
    const { url } = await openDatabase(config, opened, () => {});
    await migrateToLatest(url());
    for (const name of ['link', 'real']) {
      const args = ['create', '--email', `${name}@example.com`];
      const made = await customer(args, password, { DATA_DIR: join(directory, name) });
      expect(made).toMatchObject({ code: 0, errors: '' });
    }
  } finally {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('refuses to use the data of a service in another container', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'customer-command-'));
  const giveBack = await takeLock(join(directory, 'start.lock'), 0);
  try {
    const ran = await customer(['create', '--email', 'ada@example.com'], password, { DATA_DIR: directory });
    expect(ran).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('runs in another container') });
    expect(existsSync(join(directory, 'postgres'))).toBe(false);
  } finally {
    giveBack();
    await rm(directory, { recursive: true, force: true });
  }
});

describe('on a terminal', () => {
  /** A terminal on which the lines are typed one after the other, each when it is asked for. */
  async function typing(...lines: string[]) {
    const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
    const screen = new PassThrough();
    let shown = '';
    screen.on('data', (chunk) => {
      shown += chunk;
      if (!String(chunk).endsWith(': ')) return;
      const line = lines.shift();
      if (line !== undefined) setImmediate(() => keyboard.write(line));
    });
    const result = await readPassword('ada@example.com', keyboard, screen).catch((error: Error) => error);
    await eventually('all lines are asked for', () => lines.length === 0);
    return { result, shown };
  }

  test('prompts twice for the password, and never shows it', async () => {
    const { result, shown } = await typing(`${password}\r`, `${password}\r`);
    expect(result).toBe(password);
    expect(shown).toContain('The same again: ');
    expect(shown).not.toMatch(/correct|horse|\*/);
  });

  test('rejects two different passwords', async () => {
    const { result } = await typing(`${password}\r`, `${password}.\r`);
    expect(result).toMatchObject({ name: 'UsageError', message: expect.stringContaining('differ') });
  });

  test('Ctrl-C and Ctrl-D cancel', async () => {
    for (const key of ['\x03', '\x04']) {
      const { result } = await typing(key);
      expect(result).toMatchObject({ name: 'UsageError', message: 'Nothing was done.' });
    }
  });
});
