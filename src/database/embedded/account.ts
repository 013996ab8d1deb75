import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The operating-system user of the server. PostgreSQL refuses to run as root, so root switches to another user;
 * otherwise `uid` and `gid` are absent.
 */
export type Account = { uid?: number; gid?: number };

/** The user for the server with files at `home`: the files' owner, or else `postgres`. */
export function accountFor(home: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(home, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser('postgres') ?? createUser('postgres');
}

function findUser(name: string): Account | undefined {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function createUser(name: string): Account {
  const ways: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', name],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]], // Alpine
  ];
  for (const [program, args] of ways) {
    if (spawnSync(program, args, { stdio: 'ignore' }).status !== 0) continue;
    const account = findUser(name);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user "${name}" could not be made. Start this as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether that user can enter and write the directory, whatever the modes of its parents. */
export function canUse(account: Account, directory: string): boolean {
  const trial = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', directory], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return trial.status === 0;
}
