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

/**
 * The directory for the server's files if root starts it and the server's user cannot enter the data directory, e.g.
 * below `/root`.
 */
const elsewhere = '/var/lib/tag-information-service';

/** PostgreSQL's limit for paths, less its own files' names. */
const maxPathLength = 900;

/** Creates the data directory if absent, and lets the server's user traverse it, whatever the umask. */
export function openDirectory(directory: string): void {
  if (Buffer.byteLength(resolve(directory)) > maxPathLength || directory.includes('\n')) {
    throw new Error(
      `PostgreSQL can't keep data at a path of more than ${maxPathLength} bytes, or with a line break in it: set DATA_DIR to another one.`,
    );
  }
  makeDirectory(resolve(directory));
  const { uid, mode } = statSync(directory);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o011) !== 0o011) chmodSync(directory, mode | 0o011);
}

/** Like mkdir -p. Node's own reports ENOENT where nothing can be written. */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path && !lstatSync(path, { throwIfNoEntry: false })) makeDirectory(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // A concurrent start has created it; or it is a file or a dangling link, which is reported here.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    assertDirectory(path);
  }
}

/**
 * The directory of the server's data, password, port and log: `path`, or the target of the symbolic link `path`. Created
 * if absent.
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

/** Files that root has copied without their owners would lock the server's user out. */
function makeTheirs(home: string, account: Account): void {
  // A directory that only root can write contains no planted links.
  if (statSync(home).uid === 0) changeOwner(home, account);
}

/** Changes the owner of a directory and its contents; only as root, and for another user. */
export function changeOwner(home: string, { uid, gid }: Account): void {
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

/** Reads a small file of the home; undefined if absent. */
export function readHomeFile(home: string, name: string): string | undefined {
  const path = join(home, name);
  try {
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  } catch (error) {
    // For directories the system's error lacks the path.
    throw Object.assign(error as Error, { path });
  }
}

/** The server's last port; undefined if its file is lost or invalid, since any other port will do. */
export function readPort(home: string): number | undefined {
  try {
    const note = readHomeFile(home, 'port') ?? '';
    const port = /^\d{1,5}$/.test(note) ? Number(note) : 0;
    return port >= 1024 && port <= 65_535 ? port : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return undefined;
    throw error;
  }
}

/** Writes a small file of the home atomically, readable by its owner only. */
export function writeHomeFile(home: string, name: string, content: string): void {
  const path = join(home, name);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    // 'wx' follows no link that the server's user may have planted.
    writeFileSync(draft, `${content}\n`, { mode: 0o600, flag: 'wx' });
    const { uid, gid } = statSync(home);
    if (process.getuid?.() === 0) chownSync(draft, uid, gid);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
