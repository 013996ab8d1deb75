/** `npm start` for tests: the whole service, as an operator sees it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isAlive } from '../../src/database/embedded/postmaster.ts';
import { eventually } from './eventually.ts';
import { below, signal } from './processes.ts';

/** A start has many processes, which share a busy machine with those of other tests. */
export const patienceMs = 150_000;

export class NpmStart {
  readonly npm: ChildProcess;
  readonly port: number;
  output = '';

  constructor(port: number, environment: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
    this.port = port;
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: `${port}`,
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      WEB_PROCESSES: '1',
      ...environment,
    };
    // A process group of its own, as a terminal creates for each command.
    this.npm = spawn('npm', ['start'], { ...user, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [this.npm.stdout, this.npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  async says(what: string | RegExp): Promise<void> {
    const said = () => (typeof what === 'string' ? this.output.includes(what) : what.test(this.output));
    await eventually(
      `npm start says ${what}`,
      () => {
        if (!said() && this.npm.exitCode !== null) throw new Error(`It has ended: ${this.output}`);
        return said();
      },
      patienceMs,
    ).catch((cause) => {
      throw new Error(`npm start did not say ${what}, but: ${this.output}`, { cause });
    });
  }

  async ready(): Promise<this> {
    await this.says('Ctrl-C stops it.');
    return this;
  }

  printed(label: string): string | undefined {
    return this.output.match(new RegExp(`^ +${label} +(\\S+)`, 'm'))?.[1];
  }

  async ended(): Promise<number | null> {
    if (this.npm.exitCode === null && this.npm.signalCode === null) await once(this.npm, 'exit');
    return this.npm.exitCode;
  }

  /** The processes below npm whose command line matches. */
  processes(pattern?: RegExp): number[] {
    return below(this.npm.pid as number, pattern);
  }

  process(pattern: RegExp): number {
    const [pid, ...others] = this.processes(pattern);
    if (pid === undefined || others.length > 0) throw new Error(`Not exactly one process is ${pattern}`);
    return pid;
  }

  killAll(): void {
    signal([this.npm.pid as number, ...this.processes()], 'SIGKILL');
  }

  async readiness(): Promise<number> {
    return (await fetch(`http://127.0.0.1:${this.port}/health/ready`)).status;
  }

  async signIn(email: string, password: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1/login/getAuthToken`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  }
}

export const web = /src\/web\.ts/;
export const runner = /src\/runner\/main\.ts/;
export const starter = /node src\/start\.ts/;
export const postmasterPid = (directory: string) => join(directory, 'postgres/data/postmaster.pid');
export const postmasterOf = (directory: string) => new RegExp(`postgres -D ${directory}`);
export const gone = (pids: number[]) =>
  eventually('all processes have ended', () => pids.every((pid) => !isAlive(pid)), patienceMs);
