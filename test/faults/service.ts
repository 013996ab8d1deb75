/** The service as an operator runs it, `npm start`, with a second web process and a second runner beside it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { database, role } from '../../src/database/embedded/cluster.ts';
import { freePort } from '../../src/database/embedded/port.ts';
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
  #neighbours: Record<Part, Child> | undefined;
  #databaseUrl = '';

  private constructor(directory: string, environment: Record<string, string>, urls: [string, string], log: string) {
    this.#directory = directory;
    this.#environment = environment;
    this.urls = urls;
    this.#log = openSync(log, 'a');
  }

  /** Starts it on the directory; what its processes say goes into the file `log`. */
  static async start(directory: string, environment: Record<string, string>, log: string): Promise<Service> {
    const [web, otherWeb, runner, otherRunner] = await Promise.all([1, 2, 3, 4].map(() => freePort()));
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
    const neighbour = (name: Part, file: string, variables: Record<string, string>) =>
      new Child({
        name: `second ${name}`,
        file: join(root, file),
        env: service.#neighbourly(variables),
        log: () => {},
      });
    service.#neighbours = {
      web: neighbour('web', files.web, { PORT: `${otherWeb}` }),
      runner: neighbour('runner', files.runner, { RUNNER_PORT: `${otherRunner}` }),
    };
    await Promise.all(Object.values(service.#neighbours).map((child) => child.start()));
    return service;
  }

  /** `npm start`; waits until it says that it is ready. */
  async begin(): Promise<void> {
    this.#start = spawn(process.execPath, [join(root, files.start)], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', this.#log],
      detached: true,
    });
    const start = this.#start;
    let said = '';
    let isReady = false;
    start.stdout?.setEncoding('utf8').on('data', (text: string) => {
      writeSync(this.#log, text);
      if (!isReady) said += text;
    });
    await eventually(
      'npm start is ready',
      () => {
        if (start.exitCode !== null) throw new Error(`npm start has ended: ${said}`);
        return said.includes('Ctrl-C stops it.');
      },
      120_000,
    );
    isReady = true;
    // Now and then the server comes back on another port.
    const url = this.databaseUrl;
    if (this.#databaseUrl !== '' && url !== this.#databaseUrl) this.follow();
    this.#databaseUrl = url;
  }

  /** The database of the embedded server, as its files say. */
  get databaseUrl(): string {
    const note = (name: string) => readFileSync(join(this.#home, name), 'utf8').trim();
    return `postgres://${role}:${note('password')}@127.0.0.1:${note('port')}/${database}`;
  }

  /** Lets the neighbours know where the database is now. */
  follow(): void {
    this.#databaseUrl = this.databaseUrl;
    for (const child of Object.values(this.#neighbours ?? {})) child.replace({ DATABASE_URL: this.#databaseUrl });
  }

  /** Whether the database is where the neighbours look for it. */
  get isFollowed(): boolean {
    return this.#databaseUrl === this.databaseUrl;
  }

  /** The process of a part: of `npm start` (0), or beside it (1). */
  pidOf(part: Part, which: number): number[] {
    const { pid } = which === 0 ? { pid: undefined } : (this.#neighbours?.[part] ?? { pid: undefined });
    if (which !== 0) return pid === undefined ? [] : [pid];
    return below(this.#launched.pid, new RegExp(`${files[part].replaceAll('.', '\\.')}$`));
  }

  /** PostgreSQL's first process, and those that it has started. */
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
    await Promise.all(Object.values(this.#neighbours ?? {}).map((child) => child.stop()));
    const start = this.#start;
    if (start && start.exitCode === null && start.signalCode === null) {
      start.kill('SIGTERM');
      await once(start, 'exit');
    }
    closeSync(this.#log);
  }

  /** Ends all of it at once, when the run itself is ended. */
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

  #neighbourly(variables: Record<string, string>): Record<string, string> {
    return { ...this.#environment, DATABASE_URL: this.databaseUrl, LOG_LEVEL: 'silent', ...variables };
  }
}
