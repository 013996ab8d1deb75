/**
 * Whatever the state of the files in DATA_DIR, a start repairs it, or says which file is the problem and what to do. Tested
 * as the user that runs the tests, and if that is root, also as an ordinary user.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';

jest.setTimeout(200_000);

type User = { uid?: number; gid?: number };
type Outcome = { url?: string; name?: string; message?: string };

const isRoot = process.getuid?.() === 0;
const users: [string, User][] = [[isRoot ? 'root' : 'this user', {}]];
if (isRoot) users.push(['nobody', { uid: 65534, gid: 65534 }]);

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newDirectory(user: User): string {
  const directory = newDataDirectory();
  undo.push(() => removeDataDirectory(directory));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  return directory;
}

/** What a start on that directory comes to; it is closed again. */
function open(directory: string, user: User): Outcome {
  const script = resolve('test/setup/open-database.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, directory], {
    ...user,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

const works: Outcome = { url: expect.stringMatching(/^postgres:\/\/tags:\S+@127\.0\.0\.1:\d+\/tags$/) as never };
/** A sentence for the operator, and nothing raw. */
const says = (pattern: RegExp): Outcome => ({ name: 'Error', message: expect.stringMatching(pattern) as never });

function put(path: string, what: 'nothing' | 'garbage' | 'a directory'): void {
  const { uid, gid } = statSync(path);
  if (what === 'a directory') {
    rmSync(path);
    mkdirSync(path);
    chownSync(path, uid, gid);
  } else writeFileSync(path, what === 'garbage' ? Buffer.from([0, 255, 7, 10, 200, 49, 50, 10]) : '');
}

describe.each(users)('on a DATA_DIR that has been used, as %s,', (_, user) => {
  let used: string;
  beforeAll(() => {
    used = newDataDirectory();
    if (user.uid !== undefined && user.gid !== undefined) chownSync(used, user.uid, user.gid);
    expect(open(used, user)).toEqual(works);
  });

  /** A copy of the used one; `home` is where the server's files are. */
  function copy(): { directory: string; home: string } {
    const directory = newDirectory(user);
    execFileSync('cp', ['-aL', `${used}/.`, directory]);
    return { directory, home: realpathSync(join(directory, 'postgres')) };
  }

  test.each(['nothing', 'garbage'] as const)('starts on another port if `port` contains %s', (what) => {
    const { directory, home } = copy();
    put(join(home, 'port'), what);
    const { url = '' } = open(directory, user);
    expect(readFileSync(join(home, 'port'), 'utf8').trim()).toBe(new URL(url).port);
  });

  test('starts on another port if `port` is unreadable or invalid', () => {
    const { directory, home } = copy();
    chmodSync(join(home, 'port'), 0);
    expect(open(directory, user)).toEqual(works);
    writeFileSync(join(home, 'port'), '99999\n');
    expect(open(directory, user)).toEqual(works);
  });

  test('creates a new password if it is lost or empty', () => {
    const { directory, home } = copy();
    rmSync(join(home, 'password'));
    expect(open(directory, user)).toEqual(works);
    put(join(home, 'password'), 'nothing');
    expect(open(directory, user)).toEqual(works);
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
  });

  test('reports a wrong password with a fix, and the fix works', () => {
    const { directory, home } = copy();
    put(join(home, 'password'), 'garbage');
    expect(open(directory, user)).toEqual(
      says(/does not take the password in .*\/password\. Stop the service and remove/),
    );
    rmSync(join(home, 'password'));
    expect(open(directory, user)).toEqual(works);
  });

  test.each(['nothing', 'garbage', 'a directory'] as const)('starts if `postmaster.pid` is or contains %s', (what) => {
    const { directory, home } = copy();
    const path = join(home, 'data/postmaster.pid');
    cpSync(join(home, 'port'), path);
    chownSync(path, statSync(home).uid, statSync(home).gid);
    put(path, what);
    expect(open(directory, user)).toEqual(works);
  });

  test('restores the file modes of data that a copy has made readable to all', () => {
    const { directory, home } = copy();
    chmodSync(join(home, 'data'), 0o755);
    expect(open(directory, user)).toEqual(works);
    expect(statSync(join(home, 'data')).mode & 0o777).toBe(0o700);
  });

  test.each(['start.lock', 'postgres.lock'])('reports an invalid lock file: %s', (name) => {
    const { directory } = copy();
    writeFileSync(join(directory, name), 'garbage, and more than a header of SQLite would be '.repeat(10));
    expect(open(directory, user)).toEqual(says(new RegExp(`/${name} is a lock, but .* Remove it`)));
    writeFileSync(join(directory, name), '');
    expect(open(directory, user)).toEqual(works);
  });

  test.each(['start.lock', 'postgres.lock', 'postgres/port', 'postgres/password'])(
    'reports a directory in place of %s',
    (name) => {
      const { directory } = copy();
      put(join(directory, name), 'a directory');
      expect(open(directory, user)).toEqual(says(new RegExp(`${name} is a directory, where a file is needed`)));
    },
  );

  test('reports a log that cannot be written', () => {
    const { directory, home } = copy();
    put(join(home, 'server.log'), 'a directory');
    expect(open(directory, user)).toEqual(says(/PostgreSQL's log can't be written: .*server\.log: \w+/));
  });

  test('reports incomplete data, and a file in place of the data', () => {
    const { directory, home } = copy();
    rmSync(join(home, 'data/PG_VERSION'));
    expect(open(directory, user)).toEqual({
      name: 'StartError',
      message: expect.stringMatching(/did not start: .*data/),
    });
    renameSync(join(home, 'data'), join(home, 'data.away'));
    writeFileSync(join(home, 'data'), '');
    expect(open(directory, user)).toEqual(says(/\/data is a file, where a directory is needed/));
  });

  test('reports a file, or a dangling link, in place of `postgres`', () => {
    const { directory } = copy();
    const path = join(directory, 'postgres');
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    if (user.uid !== undefined) chownSync(path, user.uid, user.uid);
    expect(open(directory, user)).toEqual(says(/postgres is a file, where a directory is needed/));
    rmSync(path);
    symlinkSync(join(directory, 'nowhere'), path);
    expect(open(directory, user)).toEqual(says(/The data of PostgreSQL is gone: .* leads nowhere/));
  });
});

describe.each(users)('on a new DATA_DIR, as %s,', (_, user) => {
  test('creates parent directories, also with spaces, quotes and other characters in their names', () => {
    const directory = join(newDirectory(user), `a/b c/d'e"f/ж$(g)%h`);
    expect(open(directory, user)).toEqual(works);
    expect(open(directory, user)).toEqual(works);
  });

  test('follows a link to a directory', () => {
    const directory = newDirectory(user);
    mkdirSync(join(directory, 'real'));
    if (user.uid !== undefined) chownSync(join(directory, 'real'), user.uid, user.uid);
    symlinkSync('real', join(directory, 'link'));
    expect(open(join(directory, 'link'), user)).toEqual(works);
    expect(existsSync(join(directory, 'real/postgres/data'))).toBe(true);
  });

  test('reports a file, a path below a file, a dangling link and a circular link', () => {
    const directory = newDirectory(user);
    writeFileSync(join(directory, 'file'), '');
    symlinkSync('nowhere', join(directory, 'dangling'));
    symlinkSync('circle', join(directory, 'circle'));
    expect(open(join(directory, 'file'), user)).toEqual(says(/\/file is a file, where a directory is needed/));
    expect(open(join(directory, 'file/below'), user)).toEqual(
      says(/file\/below can't be used: it is a file, or below one/),
    );
    expect(open(join(directory, 'dangling'), user)).toEqual(says(/dangling is not there, or a symbolic link/));
    expect(open(join(directory, 'circle'), user)).toEqual(says(/circle is a circle of symbolic links/));
  });

  test('reports a path that is too long', () => {
    const directory = newDirectory(user);
    expect(open(join(directory, 'x'.repeat(300)), user)).toEqual(says(/^The path .* is too long/));
    const deep = join(directory, ...Array.from({ length: 10 }, () => 'y'.repeat(100)));
    expect(open(deep, user)).toEqual(says(/at a path of more than 900 bytes/));
  });
});

const asRoot = isRoot ? describe : describe.skip;
asRoot('with root and an ordinary user on one machine', () => {
  const nobody = { uid: 65534, gid: 65534 };

  test('reports a directory of another user', () => {
    const directory = newDirectory({});
    chmodSync(directory, 0o755);
    expect(open(directory, nobody)).toEqual(says(/^This user \(65534\) may not use .*start\.lock/));
    expect(open(join(directory, 'new'), nobody)).toEqual(says(/^This user \(65534\) may not use .*\/new/));
    chmodSync(directory, 0o700);
    expect(open(directory, nobody)).toEqual(says(/^This user \(65534\) may not use /));
  });

  test('reports files that now belong to root', () => {
    const directory = newDirectory(nobody);
    expect(open(directory, nobody)).toEqual(works);
    for (const name of ['password', 'server.log']) {
      chownSync(join(directory, 'postgres', name), 0, 0);
      chmodSync(join(directory, 'postgres', name), 0o600);
      expect(open(directory, nobody)).toEqual(says(new RegExp(name)));
      chownSync(join(directory, 'postgres', name), nobody.uid, nobody.gid);
    }
    chownSync(join(directory, 'postgres'), 0, 0);
    expect(open(directory, nobody)).toEqual(says(/belongs to another user \(0\)/));
  });

  test("changes the owner of a copy made by root to the server's user", () => {
    const directory = newDirectory({});
    expect(open(directory, {})).toEqual(works);
    const copied = newDirectory({});
    execFileSync('cp', ['-r', `${directory}/.`, copied]);
    expect(statSync(join(copied, 'postgres/data')).uid).toBe(0);
    expect(open(copied, {})).toEqual(works);
  });
});
