/** Podman with separate storage, networks and configuration, so that the machine's own containers are not affected. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './findings.ts';

export interface CommandResult {
  status: number;
  /** Standard output and error output. */
  output: string;
}

/** The state of a container as Podman reports it. */
interface State {
  Running: boolean;
  ExitCode: number;
  Pid: number;
  Health?: { Status: string };
}

const keptStorage = '/var/cache/tag-information-service/containers';
const project = 'tags-trial';
/** The time limit of the whole trial, in milliseconds. */
const maxMs = 45 * 60_000;
/** The time limit of each clean-up command, in milliseconds. */
const cleanUpMs = 120_000;

/** The requirements that this machine does not meet. */
export function missing(): string[] {
  const outputOf = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' }).stdout;
  return [
    ...(process.getuid?.() === 0 ? [] : ['root is required']),
    ...(outputOf('podman', '--version')
      ? []
      : ['podman is required (apt-get install podman runc netavark aardvark-dns iptables catatonit)']),
    // Version 2 names containers differently.
    ...(outputOf('docker-compose', 'version', '--short')?.startsWith('1.')
      ? []
      : ['docker-compose 1 is required (apt-get install docker-compose)']),
    ...(outputOf('debootstrap', '--version') ? [] : ['debootstrap is required (apt-get install debootstrap)']),
    ...(outputOf('openssl', 'version') ? [] : ['openssl is required (apt-get install openssl)']),
  ];
}

export class Engine {
  /** A folder that is removed at the end. */
  readonly scratch = mkdtempSync(join(tmpdir(), 'tag-containers-'));
  readonly network = `${project}_one`;
  readonly #storage: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #own: string[];
  readonly #helpers: ChildProcess[] = [];
  readonly #stopping = new AbortController();
  #isClosing = false;

  /** `keep`: leaves the images, which makes the next run shorter. */
  constructor(keep: boolean) {
    this.#storage = keep ? keptStorage : join(this.scratch, 'storage');
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
    const timeLimit = setTimeout(() => this.stop(`it took longer than ${maxMs / 60_000} minutes`), maxMs);
    timeLimit.unref();
  }

  /** Removes what an earlier run has left, and starts the processes for Compose and for health checks. */
  async open(): Promise<void> {
    await this.#clear();
    this.#help('podman', ...this.#own, 'system', 'service', `--time=${maxMs / 1000}`, `${this.#env.DOCKER_HOST}`);
    await until(() => existsSync(join(this.scratch, 'socket')), Boolean);
    this.#help('sh', '-c', healthLoop, 'sh', `${process.pid}`, 'podman', ...this.#own);
    const network = await this.podman('network', 'create', this.network);
    if (network.status !== 0) throw new Error(`Podman cannot create a network: ${network.output}`);
  }

  /** Aborts the running command; no further one begins. */
  stop(why: string): void {
    this.#stopping.abort(new Error(why));
  }

  podman(...args: string[]): Promise<CommandResult> {
    return this.run('podman', [...this.#own, ...args]);
  }

  /** Passes the input to the command. */
  podmanWith(input: string, ...args: string[]): Promise<CommandResult> {
    return this.run('podman', [...this.#own, ...args], { input });
  }

  compose(...args: string[]): Promise<CommandResult> {
    return this.run('docker-compose', ['--project-name', project, ...args], { cwd: join(this.scratch, 'deploy') });
  }

  run(program: string, args: string[], { input = '', cwd = '.' } = {}): Promise<CommandResult> {
    if (!this.#isClosing) this.#stopping.signal.throwIfAborted();
    const ending = this.#isClosing ? { timeout: cleanUpMs } : { signal: this.#stopping.signal };
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

  /** Waits for a state of health; returns the actual one when it is reached or the time is over. */
  becomes(health: string, name: string): Promise<string> {
    return until(
      () => this.health(name),
      (each) => each === health,
    );
  }

  /** The process ids, on the host, of a container's processes that run the given file. */
  async processes(name: string, file: string): Promise<number[]> {
    const { output } = await this.podman('top', name, 'hpid', 'args');
    const lines = output.split('\n').filter((line) => line.includes(`node ${file}`) || line.includes(`/${file}`));
    // The first process of a container is only an init process.
    return lines.filter((line) => !/catatonit|podman-init/.test(line)).map((line) => Number.parseInt(line, 10));
  }

  /** Cleans up. Returns the containers that are left, which should be none. */
  async close(): Promise<string> {
    this.#isClosing = true;
    await Promise.all(this.#helpers.map(stopProcess));
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
    // A separate process group, which is ended as a whole.
    this.#helpers.push(spawn(program, args, { env: this.#env, stdio: 'ignore', detached: true }));
  }
}

/** For sandboxes that can neither raise limits nor set up control groups for crun: runc, and the present limits. */
function configuration(): string {
  const files = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
  const runtime = spawnSync('runc', ['--version']).status === 0 ? 'runtime = "runc"\n' : '';
  return `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=8192:8192"]\n[engine]\n${runtime}cgroup_manager = "cgroupfs"\n`;
}

/** Runs the health checks, which Podman leaves to systemd, in case systemd is not running. It ends with the trial. */
const healthLoop = `
owner=$1; shift
while sleep 2 && kill -0 "$owner"; do
  for id in $("$@" ps --quiet); do timeout 20 "$@" healthcheck run "$id" & done
  wait
done`;

async function stopProcess(child: ChildProcess): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  send('SIGTERM');
  await until(hasEnded, Boolean, 10);
  send('SIGKILL');
}
