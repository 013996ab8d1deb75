import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';

/** A running server, as its `postmaster.pid` tells. */
export type Postmaster = { pid: number; port: number; status: string };

/** The server did not come up. `reason` says whether trying again, or with another port, may help. */
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

/** The live server of this data directory; undefined where there is none, also when a stale `postmaster.pid` names a process. */
export function findPostmaster(data: string): Postmaster | undefined {
  const path = join(data, 'postmaster.pid');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [pid = '', , , port = '', , , , status = ''] = readFileSync(path, 'utf8').split('\n');
  const postmaster = { pid: Number(pid), port: Number(port), status: status.trim() };
  return postmaster.pid > 0 && serves(postmaster.pid, data) ? postmaster : undefined;
}

/** Removes a `postmaster.pid` that no live server of this data directory stands behind; PostgreSQL would trip over it. */
export function removeStalePid(data: string): void {
  if (!findPostmaster(data)) rmSync(join(data, 'postmaster.pid'), { force: true, recursive: true });
}

/** Whether the process is there. A dead one that nobody has reaped, as in a container without an init, counts as gone. */
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

/** After a restart of the machine any program may have the number: the command line tells whether it is our server. */
function serves(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  // Linux parts the arguments by NUL, so that a path may have blanks; elsewhere they can't be told apart.
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
 * Starts the server and waits until it takes connections. It lives in a session of its own: a Ctrl-C in the terminal
 * must not end it before those who are still writing to it. Throws a `StartError`.
 */
export async function spawnPostmaster(
  program: string,
  home: string,
  args: string[],
  account: Account,
): Promise<Postmaster> {
  const data = join(home, 'data');
  const log = join(home, 'server.log');
  putLogAside(home, account);
  const before = sizeOf(log);
  const child = spawnInShell([program, '-D', data, ...args], home, account);
  // The shell's complaint, if it can't write to the log. PostgreSQL itself has no hold of this end.
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

/** The shell opens the log as the server's user, and the environment with its secrets stays behind. */
const spawnInShell = (command: string[], home: string, account: Account) =>
  spawn('/bin/sh', ['-c', 'umask 077; exec "$0" "$@" >>server.log 2>&1', ...command], {
    ...account,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });

/** Ends the server: sessions are cut off, what was committed is on disk. Does nothing where none runs. */
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
 * Keeps the log from growing without end. PostgreSQL has it open and goes on writing to its end, so it is not the file that
 * moves but what is in it; a line that comes at this very moment may be lost.
 */
export function putLogAside(home: string, account: Account): void {
  if (sizeOf(join(home, 'server.log')) <= 10_000_000) return;
  // As the server's user, who may have put links there. Where there is no room for a copy, it goes without.
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
