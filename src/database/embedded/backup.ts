/** Backup of a running embedded server: another `DATA_DIR`, complete or absent. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { baseBackup, type Progress } from './base-backup.ts';
import { databaseUrlOf } from './cluster.ts';
import { isFull, mentionsFull, withReadableErrors } from './file-errors.ts';
import { findPostmaster } from './postmaster.ts';
import { assertDirectory, changeOwner, makeDirectory, readHomeFile, writeHomeFile } from './server-directory.ts';

const draftPrefix = 'postgres.draft-';

/**
 * Backs up the server of the data directory `from` into `to`. On failure it leaves nothing behind, and throws an Error
 * for the operator.
 */
export function backUp(from: string, to: string, onProgress: Progress): Promise<{ bytes: number }> {
  return withReadableErrors(async () => {
    const home = homeOf(from);
    const url = addressOfRunning(home, from);
    assertApart(from, to);
    const isNew = !existsSync(to);
    openTarget(to, from);
    const draft = join(to, `${draftPrefix}${randomBytes(6).toString('hex')}`);
    try {
      return await fill(home, url, draft, join(to, 'postgres'), onProgress);
    } catch (error) {
      rmSync(isNew ? to : draft, { recursive: true, force: true });
      throw inTheServersWords(error, to);
    }
  }, 'name another directory after --to');
}

async function fill(home: string, url: string, draft: string, complete: string, onProgress: Progress) {
  mkdirSync(draft, { mode: 0o700 });
  let bytes = 0;
  await baseBackup(url, join(draft, 'data'), (written, total) => {
    bytes = written;
    onProgress(written, total);
  });
  writeHomeFile(draft, 'password', readHomeFile(home, 'password') ?? '');
  const { uid, gid } = statSync(home);
  changeOwner(draft, { uid, gid });
  // Everything is flushed before the rename that marks the backup as complete.
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) settle(join(draft, name));
  settle(draft);
  renameSync(draft, complete);
  settle(dirname(complete));
  return { bytes };
}

function homeOf(directory: string): string {
  const path = join(directory, 'postgres');
  if (!existsSync(path)) throw new Error(`There is no embedded PostgreSQL in ${directory}: nothing to back up.`);
  return realpathSync(path);
}

function addressOfRunning(home: string, directory: string): string {
  const postmaster = findPostmaster(join(home, 'data'));
  if (postmaster) return databaseUrlOf(readHomeFile(home, 'password') ?? '', postmaster.port);
  throw new Error(
    `The service does not run on ${directory}. Start it first; or, while it stands still, copy the directory: cp -aL ${directory} DIR`,
  );
}

/** A backup within the data directory would be lost with it. */
function assertApart(from: string, to: string): void {
  if (!`${real(to)}${sep}`.startsWith(`${real(from)}${sep}`)) return;
  throw new Error(
    `${to} lies in the data that is to be backed up (${from}). Name another directory, best on another disk.`,
  );
}

/** The real path, as far as it exists. */
function real(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole) || dirname(whole) === whole) return realpathSync(whole);
  return join(real(dirname(whole)), whole.slice(dirname(whole).length));
}

function openTarget(to: string, from: string): void {
  if (!existsSync(to)) {
    makeDirectory(resolve(to));
    chmodSync(to, 0o700);
    changeOwner(to, statSync(from));
  }
  assertDirectory(to);
  for (const name of readdirSync(to)) {
    // Leftovers of a killed backup.
    if (name.startsWith(draftPrefix)) rmSync(join(to, name), { recursive: true });
    else throw new Error(`${to} is not empty. A backup needs a directory of its own, which it makes itself.`);
  }
}

function settle(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function inTheServersWords(error: unknown, to: string): unknown {
  const { message = '', code } = error as { message?: string; code?: string };
  if (isFull(error))
    return new Error(`There is no room left at ${to}. Nothing was kept; make room, or name another directory.`);
  if (mentionsFull(message)) return new Error(`There is no room left for the database itself: ${message}`);
  if (/timeout expired/.test(message)) {
    return new Error('PostgreSQL is there, but does not answer. Nothing was kept; try again.');
  }
  if (/terminated|ECONNRE|57P0/.test(`${message} ${code}`)) {
    return new Error(`PostgreSQL went away during the backup (${message}). Nothing was kept; try again.`);
  }
  return error;
}
