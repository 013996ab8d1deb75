/** Podman, with storage, networks and a configuration of its own: nothing of the machine's containers is touched. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './findings.ts';

export interface Ran {
  status: number;
  /** Both outputs. */
  output: string;
}

/** What a container is now, as Podman knows it. */
interface State {
  Running: boolean;
  ExitCode: number;
  Pid: number;
  Health?: { Status: string };
}

const kept = '/var/cache/tag-information-service/containers';
const project = 'tags-trial';
/** After that whatever is under way is given up; in milliseconds. */
const mostMs = 45 * 60_000;
/** What is done at the end is done in this time each, however it came to it. */
const farewellMs = 120_000;

/** What a machine must have, and does not. */
export function missing(): string[] {
  const said = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' }).stdout;
  return [
    ...(process.getuid?.() === 0 ? [] : ['it wants root']),
    ...(said('podman', '--version')
      ? []
      : ['it wants podman (apt-get install podman runc netavark aardvark-dns iptables catatonit)']),
    // Its second version names containers otherwise.
    ...(said('docker-compose', 'version', '--short')?.startsWith('1.')
      ? []
      : ['it wants docker-compose 1 (apt-get install docker-compose)']),
    ...(said('debootstrap', '--version') ? [] : ['it wants debootstrap (apt-get install debootstrap)']),
    ...(said('openssl', 'version') ? [] : ['it wants openssl (apt-get install openssl)']),
  ];
}

export class Engine {
  /** A folder of its own, which is gone at the end. */
  readonly scratch = mkdtempSync(join(tmpdir(), 'tag-containers-'));
  readonly network = `${project}_one`;
  readonly #storage: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #own: string[];
  readonly #helpers: ChildProcess[] = [];
  readonly #stopping = new AbortController();
  #isClosing = false;

  /** Kept images make the next run shorter. */
  constructor(keep: boolean) {
    this.#storage = keep ? kept : join(this.scratch, 'storage');
    mkdirSync(this.#storage, { recursive: true });
    this.#own = [
      ...[`--root=${this.#storage}`, `--runroot=${this.#storage}/run`],
      `--network-config-dir=${this.scratch}/networks`,
    ];
    this.#env = {
      ...process.env,
      CONTAINERS_CONF: join(this.scratch, 'containers.conf'),
      DOCKER_HOST: `unix://${this.scratch}/socket`,
      COMPOSE_HTTP_TIMEOUT: '300',
    };
    writeFileSync(join(this.scratch, 'containers.conf'), configuration());
    const late = setTimeout(() => this.stop(`it took longer than ${mostMs / 60_000} minutes`), mostMs);
    late.unref();
  }

  /** What a run before this one has left is gone; and what Compose and health checks go through is there. */
  async open(): Promise<void> {
    await this.#clear();
    this.#help('podman', ...this.#own, 'system', 'service', `--time=${mostMs / 1000}`, `${this.#env.DOCKER_HOST}`);
    await until(() => existsSync(join(this.scratch, 'socket')), Boolean);
    this.#help('sh', '-c', healthRounds, 'sh', `${process.pid}`, 'podman', ...this.#own);
    const made = await this.podman('network', 'create', this.network);
    if (made.status !== 0) throw new Error(`Podman makes no network here: ${made.output}`);
  }

  /** Has whatever is under way end, and nothing else begin. */
  stop(why: string): void {
    this.#stopping.abort(new Error(why));
  }

  podman(...args: string[]): Promise<Ran> {
    return this.run('podman', [...this.#own, ...args]);
  }

  /** With something to read. */
  podmanWith(input: string, ...args: string[]): Promise<Ran> {
    return this.run('podman', [...this.#own, ...args], { input });
  }

  compose(...args: string[]): Promise<Ran> {
    return this.run('docker-compose', ['--project-name', project, ...args], { cwd: join(this.scratch, 'deploy') });
  }

  run(program: string, args: string[], { input = '', cwd = '.' } = {}): Promise<Ran> {
    if (!this.#isClosing) this.#stopping.signal.throwIfAborted();
    const ending = this.#isClosing ? { timeout: farewellMs } : { signal: this.#stopping.signal };
    return new Promise((resolve, reject) => {
      const options = { env: this.#env, cwd, maxBuffer: 1e9, ...ending };
      const child = execFile(program, args, options, (error, stdout, stderr) => {
        if (error?.name === 'AbortError') return reject(this.#stopping.signal.reason);
        const output = `${stdout}${stderr}`.replaceAll(/^time=.*systemd.*\n/gm, '').trim();
        resolve({ status: error ? (child.exitCode ?? -1) : 0, output: output || (error?.message ?? '') });
      });
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  }

  async state(name: string): Promise<State> {
    const { output } = await this.podman('inspect', '--format', '{{json .State}}', name);
    try {
      return JSON.parse(output);
    } catch {
      return { Running: false, ExitCode: -1, Pid: 0 };
    }
  }

  async health(name: string): Promise<string> {
    return (await this.state(name)).Health?.Status ?? 'none';
  }

  /** Waits until that is its health, and answers what it is. */
  becomes(health: string, name: string): Promise<string> {
    return until(
      () => this.health(name),
      (each) => each === health,
    );
  }

  /** The numbers that the machine knows a container's processes by; those of the service's file that is named. */
  async processes(name: string, file: string): Promise<number[]> {
    const { output } = await this.podman('top', name, 'hpid', 'args');
    const lines = output.split('\n').filter((line) => line.includes(`node ${file}`) || line.includes(`/${file}`));
    // The first process of a container only looks after the others.
    return lines.filter((line) => !/catatonit|podman-init/.test(line)).map((line) => Number.parseInt(line, 10));
  }

  /** What is left of it all, which should be nothing. */
  async close(): Promise<string> {
    this.#isClosing = true;
    await Promise.all(this.#helpers.map(stopped));
    await this.#clear();
    const left = await this.podman('ps', '--all', '--quiet');
    // Podman keeps the layers' folder mounted on itself.
    spawnSync('umount', [join(this.#storage, 'overlay')]);
    rmSync(this.scratch, { recursive: true, force: true });
    return left.output;
  }

  async #clear(): Promise<void> {
    await this.podman('rm', '--force', '--all', '--volumes', '--time=0');
    await this.podman('volume', 'rm', '--all', '--force');
    await this.podman('network', 'prune', '--force');
  }

  #help(program: string, ...args: string[]): void {
    // A group of its own, which ends as a whole.
    this.#helpers.push(spawn(program, args, { env: this.#env, stdio: 'ignore', detached: true }));
  }
}

/** Sandboxes may neither raise limits nor give crun its control groups: runc, and the limits that are here. */
function configuration(): string {
  const files = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
  const runtime = spawnSync('runc', ['--version']).status === 0 ? 'runtime = "runc"\n' : '';
  return `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=8192:8192"]\n[engine]\n${runtime}cgroup_manager = "cgroupfs"\n`;
}

/** Podman has systemd run its health checks; where that is not the first process, nobody would. It ends with the trial. */
const healthRounds = `
owner=$1; shift
while sleep 2 && kill -0 "$owner"; do
  for id in $("$@" ps --quiet); do timeout 20 "$@" healthcheck run "$id" & done
  wait
done`;

async function stopped(child: ChildProcess): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const tell = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  tell('SIGTERM');
  await until(hasEnded, Boolean, 10);
  tell('SIGKILL');
}
