import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, canUse } from './account.ts';

/** Where root puts the server's files when the server's user can't enter the data directory, e.g. below `/root`. */
const elsewhere = '/var/lib/tag-information-service';

/** Makes the data directory if it is absent, and lets the server's user pass through it, whatever the umask is. */
export function openDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const { uid, mode } = statSync(directory);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(directory, mode | 0o011);
}

/**
 * The directory of everything that belongs to the server: its data, password, port and log. That is `path`, or where
 * the symbolic link `path` leads to. Made if it is absent.
 */
export function openHome(path: string, account: Account): string {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return createHome(path, account);
  if (!existsSync(path))
    throw new Error(
      `The data of PostgreSQL is gone: ${path} leads nowhere. Put it back, or remove ${path} to begin anew.`,
    );
  assertReadable(path);
  const home = realpathSync(path);
  if (!canUse(account, home)) {
    throw new Error(
      `PostgreSQL's user (${account.uid}) can't enter ${home}. Make the directories above it enterable (chmod o+x), or set DATA_DIR.`,
    );
  }
  return home;
}

function createHome(path: string, account: Account): string {
  makePrivate(path, account);
  if (canUse(account, path)) return realpathSync(path);
  rmdirSync(path);
  mkdirSync(elsewhere, { recursive: true });
  chmodSync(elsewhere, 0o711);
  const home = mkdtempSync(join(elsewhere, 'postgres-'));
  makePrivate(home, account);
  if (!canUse(account, home)) {
    throw new Error(
      `PostgreSQL's user (${account.uid}) can enter neither ${path} nor ${home}. Set DATA_DIR to a directory that every user may enter.`,
    );
  }
  symlinkSync(home, path);
  return home;
}

function makePrivate(directory: string, { uid, gid }: Account): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

function assertReadable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `The data in ${path} belongs to another user (${statSync(path).uid}). Start this as that user, or set DATA_DIR.`,
    );
  }
}

/** Reads a small file of the home; undefined where there is none. */
export function readNote(home: string, name: string): string | undefined {
  const path = join(home, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** Writes a small file of the home, which only its owner can read, whole or not at all. */
export function writeNote(home: string, name: string, content: string): void {
  const path = join(home, name);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  // 'wx' follows no link that the server's user may have put there for root to write through.
  writeFileSync(draft, `${content}\n`, { mode: 0o600, flag: 'wx' });
  const { uid, gid } = statSync(home);
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  renameSync(draft, path);
}
