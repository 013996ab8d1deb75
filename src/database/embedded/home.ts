import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, canUse } from './account.ts';

/** Where root puts the server's files when the server's user can't enter the data directory, e.g. below `/root`. */
const elsewhere = '/var/lib/tag-information-service';

/** PostgreSQL takes no longer ones, and some of its files' names come on top of this. */
const longestPath = 900;

/** Makes the data directory if it is absent, and lets the server's user pass through it, whatever the umask is. */
export function openDirectory(directory: string): void {
  if (Buffer.byteLength(resolve(directory)) > longestPath || directory.includes('\n')) {
    throw new Error(
      `PostgreSQL can't keep data at a path of more than ${longestPath} bytes, or with a line break in it: set DATA_DIR to another one.`,
    );
  }
  makeDirectory(resolve(directory));
  const { uid, mode } = statSync(directory);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(directory, mode | 0o011);
}

/** Like mkdir -p. Node's own says ENOENT where the truth is that nothing can be written. */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path && !lstatSync(path, { throwIfNoEntry: false })) makeDirectory(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another starter was faster; or a file is there, or a link that leads nowhere, of which this tells.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    assertDirectory(path);
  }
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
  assertDirectory(path);
  assertOurs(path);
  const home = realpathSync(path);
  makeTheirs(home, account);
  if (!canUse(account, home)) {
    throw new Error(
      `PostgreSQL's user (${account.uid}) can't enter ${home}. Make the directories above it enterable (chmod o+x), or set DATA_DIR.`,
    );
  }
  return home;
}

/** Throws where a file is in the place of a directory. */
export function assertDirectory(path: string): void {
  if (!statSync(path).isDirectory()) throw new Error(`${path} is a file, where a directory is needed. Move it away.`);
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

/** Files that root has copied without their owners would keep the server's user out. */
function makeTheirs(home: string, account: Account): void {
  // What root alone could write in holds no link that somebody else has put there for this.
  if (statSync(home).uid === 0) giveTo(home, account);
}

/** Lets another user own a directory and all that is in it; does nothing unless we are root and that user is not. */
export function giveTo(home: string, { uid, gid }: Account): void {
  if (process.getuid?.() !== 0 || !uid || gid === undefined) return;
  for (const path of readdirSync(home, { recursive: true, encoding: 'utf8' })) lchownSync(join(home, path), uid, gid);
  chmodSync(home, 0o700);
  lchownSync(home, uid, gid);
}

function assertOurs(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || statSync(path).uid === process.getuid?.()) throw error;
    throw new Error(
      `The data in ${path} belongs to another user (${statSync(path).uid}). Start this as that user, or set DATA_DIR.`,
    );
  }
}

/** Reads a small file of the home; undefined where there is none. */
export function readNote(home: string, name: string): string | undefined {
  const path = join(home, name);
  try {
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  } catch (error) {
    // Of a directory the system does not say which one.
    throw Object.assign(error as Error, { path });
  }
}

/** The port that the server had last; undefined where the note is lost or names none, for another one does as well. */
export function readPort(home: string): number | undefined {
  try {
    const note = readNote(home, 'port') ?? '';
    const port = /^\d{1,5}$/.test(note) ? Number(note) : 0;
    return port >= 1024 && port <= 65_535 ? port : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return undefined;
    throw error;
  }
}

/** Writes a small file of the home, which only its owner can read, whole or not at all. */
export function writeNote(home: string, name: string, content: string): void {
  const path = join(home, name);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    // 'wx' follows no link that the server's user may have put there for root to write through.
    writeFileSync(draft, `${content}\n`, { mode: 0o600, flag: 'wx' });
    const { uid, gid } = statSync(home);
    if (process.getuid?.() === 0) chownSync(draft, uid, gid);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
