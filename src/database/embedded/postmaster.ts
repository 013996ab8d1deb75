import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';

/** A running server, from its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: string };

/** The server did not start. `reason` tells whether a retry, or another port, may help. */
export class StartError extends Error {
  override name = 'StartError';
  readonly reason: 'port taken' | 'predecessor ending' | 'killed' | 'broken';

  constructor(output: string, wasKilled = false) {
    const last = output.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT|DETAIL|could not/.test(line));
    super(`PostgreSQL did not start: ${last.join('\n').trim() || output.trim() || 'it said nothing'}`);
    this.reason = wasKilled
      ? 'killed'
      : /could not bind|could not create any TCP\/IP sockets/.test(output)
        ? 'port taken'
        : /pre-existing shared memory block|lock file ".*" already exists/.test(output)
          ? 'predecessor ending'
          : 'broken';
  }
}

/** The live server of this data directory; undefined for none, or for a stale `postmaster.pid`. */
export function findPostmaster(data: string): Postmaster | undefined {
  const path = join(data, 'postmaster.pid');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [pid = '', , , port = '', , , , status = ''] = readFileSync(path, 'utf8').split('\n');
  const postmaster = { pid: Number(pid), port: Number(port), status: status.trim() };
  // The server was started on the real path, of which a caller may know a link.
  return postmaster.pid > 0 && serves(postmaster.pid, realpathSync(data)) ? postmaster : undefined;
}

/** Removes a stale `postmaster.pid`, which would prevent PostgreSQL from starting. */
export function removeStalePid(data: string): void {
  if (!findPostmaster(data)) rmSync(join(data, 'postmaster.pid'), { force: true, recursive: true });
}

/** True if the process runs. A zombie, as in a container without an init, counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const [, state] = readProcess(pid, 'stat').match(/\) (\S)/) ?? [];
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** After a reboot another program may have the pid: the command line identifies our server. */
function serves(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  // Linux separates arguments by NUL, so paths may contain blanks; elsewhere they cannot be told apart.
  const [program = ''] = command.includes('\0') ? command.split('\0') : command.split(' -D ');
  return basename(program) === 'postgres' && command.includes(data);
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readProcess(pid, 'cmdline');
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout;
}

function readProcess(pid: number, what: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Starts the server and waits until it takes connections. It gets a session of its own, so that Ctrl-C in the terminal
 * does not end it before its clients. Throws a `StartError`.
 */
export async function spawnPostmaster(
  program: string,
  home: string,
  args: string[],
  account: Account,
): Promise<Postmaster> {
  const data = join(home, 'data');
  const log = join(home, 'server.log');
  rotateLog(home, account);
  const before = sizeOf(log);
  const child = spawnInShell([program, '-D', data, ...args], home, account);
  // The shell's error, if it cannot write the log. PostgreSQL itself does not inherit this pipe.
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  let ended = false;
  let wasKilled = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('close', (_code, signal) => {
    wasKilled = signal !== null;
    ended = true;
  });
  child.unref();
  while (!ended) {
    const postmaster = findPostmaster(data);
    if (postmaster && postmaster.pid === child.pid && postmaster.status === 'ready') return postmaster;
    await pause(10);
  }
  if (complaint)
    throw new Error(`PostgreSQL's log can't be written: ${log}: ${complaint.trim().replace(/^.*: /s, '')}`);
  throw new StartError(tail(log, before), wasKilled);
}

/** The shell opens the log as the server's user, without the environment and its secrets. */
const spawnInShell = (command: string[], home: string, account: Account) =>
  spawn('/bin/sh', ['-c', 'umask 077; exec "$0" "$@" >>server.log 2>&1', ...command], {
    ...account,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });

/** Stops the server: sessions are cut off, committed data is on disk. Does nothing if none runs. */
export async function stopPostmaster(data: string): Promise<void> {
  const running = findPostmaster(data);
  if (!running) return;
  for (const [signal, wait] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (isAlive(running.pid)) process.kill(running.pid, signal);
    const deadline = Date.now() + wait;
    while (Date.now() < deadline) {
      if (!isAlive(running.pid)) return;
      await pause(10);
    }
  }
  throw new Error(`PostgreSQL (process ${running.pid}) does not end`);
}

/**
 * Rotates the log. PostgreSQL keeps it open and appends, so its contents are moved rather than the file; a line written
 * at that moment may be lost.
 */
export function rotateLog(home: string, account: Account): void {
  if (sizeOf(join(home, 'server.log')) <= 10_000_000) return;
  // Runs as the server's user, who may have planted links there. Without space for a copy the log is only truncated.
  const script = 'umask 077; rm -f server.log.1; cp server.log server.log.1 || rm -f server.log.1; : >server.log';
  spawnSync('/bin/sh', ['-c', script], { ...account, cwd: home, stdio: 'ignore' });
}

const sizeOf = (path: string) => {
  const about = statSync(path, { throwIfNoEntry: false });
  return about?.isFile() ? about.size : 0;
};

function tail(path: string, from: number): string {
  const length = Math.min(sizeOf(path) - from, 10_000);
  if (length <= 0) return '';
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    readSync(file, buffer, 0, length, sizeOf(path) - length);
    return buffer.toString('utf8');
  } finally {
    closeSync(file);
  }
}
