/** The service as started by `npm start`, with a second web process and a second runner. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { database, role } from '../../src/database/embedded/cluster.ts';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { findPostmaster } from '../../src/database/embedded/postmaster.ts';
import { Child } from '../../src/start/child.ts';
import { eventually } from '../setup/eventually.ts';
import { below, signal } from '../setup/processes.ts';
import { unlimitedCreates } from '../setup/unlimited-creates.ts';

type Part = 'web' | 'runner';

const files = { web: 'src/web.ts', runner: 'src/runner/main.ts', start: 'src/start.ts' };
const root = fileURLToPath(new URL('../..', import.meta.url));

export class Service {
  /** The addresses of both web processes. */
  readonly urls: readonly [string, string];
  readonly #environment: Record<string, string>;
  readonly #directory: string;
  readonly #log: number;
  #start: ChildProcess | undefined;
  #secondProcesses: Record<Part, Child> | undefined;
  #databaseUrl = '';

  private constructor(directory: string, environment: Record<string, string>, urls: [string, string], log: string) {
    this.#directory = directory;
    this.#environment = environment;
    this.urls = urls;
    this.#log = openSync(log, 'a');
  }

  /** Starts it on the directory; the output of its processes goes into the file `log`. */
  static async start(directory: string, environment: Record<string, string>, log: string): Promise<Service> {
    const [web, otherWeb, runner, otherRunner] = await Promise.all([1, 2, 3, 4].map(() => findFreePort()));
    const service = new Service(
      directory,
      {
        ...unlimitedCreates,
        ...environment,
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        DATA_DIR: directory,
        PORT: `${web}`,
        METRICS_PORT: '0',
        WEB_PROCESSES: '1',
        RUNNER_URL: `http://127.0.0.1:${runner},http://127.0.0.1:${otherRunner}`,
        RUNNER_SECRET: randomBytes(32).toString('hex'),
      },
      [`http://127.0.0.1:${web}`, `http://127.0.0.1:${otherWeb}`],
      log,
    );
    await service.begin();
    const secondProcess = (name: Part, file: string, variables: Record<string, string>) =>
      new Child({
        name: `second ${name}`,
        file: join(root, file),
        env: service.#secondEnvironment(variables),
        log: () => {},
      });
    service.#secondProcesses = {
      web: secondProcess('web', files.web, { PORT: `${otherWeb}` }),
      runner: secondProcess('runner', files.runner, { RUNNER_PORT: `${otherRunner}` }),
    };
    await Promise.all(Object.values(service.#secondProcesses).map((child) => child.start()));
    return service;
  }

  /** Runs `npm start` and waits until it prints that it is ready. */
  async begin(): Promise<void> {
    this.#start = spawn(process.execPath, [join(root, files.start)], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', this.#log],
      detached: true,
    });
    const start = this.#start;
    let output = '';
    let isReady = false;
    start.stdout?.setEncoding('utf8').on('data', (text: string) => {
      writeSync(this.#log, text);
      if (!isReady) output += text;
    });
    await eventually(
      'npm start is ready',
      () => {
        if (start.exitCode !== null) throw new Error(`npm start has ended: ${output}`);
        return output.includes('Ctrl-C stops it.');
      },
      120_000,
    );
    isReady = true;
    // PostgreSQL may have restarted on another port.
    const url = this.databaseUrl;
    if (this.#databaseUrl !== '' && url !== this.#databaseUrl) this.follow();
    this.#databaseUrl = url;
  }

  /** The database of the embedded server, from its files. */
  get databaseUrl(): string {
    const readNote = (name: string) => readFileSync(join(this.#home, name), 'utf8').trim();
    return `postgres://${role}:${readNote('password')}@127.0.0.1:${readNote('port')}/${database}`;
  }

  /** Restarts the second processes with the present address of the database. */
  follow(): void {
    this.#databaseUrl = this.databaseUrl;
    for (const child of Object.values(this.#secondProcesses ?? {})) child.replace({ DATABASE_URL: this.#databaseUrl });
  }

  /** Whether the second processes have the present address of the database. */
  get isFollowed(): boolean {
    return this.#databaseUrl === this.databaseUrl;
  }

  /** The process of `npm start` (0), or the second one (1). */
  pidOf(part: Part, which: number): number[] {
    const { pid } = which === 0 ? { pid: undefined } : (this.#secondProcesses?.[part] ?? { pid: undefined });
    if (which !== 0) return pid === undefined ? [] : [pid];
    return below(this.#launched.pid, new RegExp(`${files[part].replaceAll('.', '\\.')}$`));
  }

  /** PostgreSQL's main process, and its child processes. */
  postgres(): { postmaster: number[]; backends: number[] } {
    const pid = findPostmaster(join(this.#home, 'data'))?.pid;
    if (pid === undefined) return { postmaster: [], backends: [] };
    return { postmaster: [pid], backends: below(pid) };
  }

  /** Kills all processes of `npm start`, itself and PostgreSQL included. */
  killEverything(): void {
    const { postmaster, backends } = this.postgres();
    const { pid } = this.#launched;
    signal([pid, ...below(pid), ...postmaster, ...backends], 'SIGKILL');
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#secondProcesses ?? {}).map((child) => child.stop()));
    const start = this.#start;
    if (start && start.exitCode === null && start.signalCode === null) {
      start.kill('SIGTERM');
      await once(start, 'exit');
    }
    closeSync(this.#log);
  }

  /** Kills everything, when the run is interrupted. */
  abandon(): void {
    this.killEverything();
    signal([...this.pidOf('web', 1), ...this.pidOf('runner', 1)], 'SIGKILL');
  }

  get #launched(): { pid: number } {
    const pid = this.#start?.pid;
    if (pid === undefined) throw new Error('npm start has not been called');
    return { pid };
  }

  get #home(): string {
    return realpathSync(join(this.#directory, 'postgres'));
  }

  #secondEnvironment(variables: Record<string, string>): Record<string, string> {
    return { ...this.#environment, DATABASE_URL: this.databaseUrl, LOG_LEVEL: 'silent', ...variables };
  }
}
