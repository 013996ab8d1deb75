/**
 * Several web processes behind one port. The primary accepts connections, and node:cluster distributes them to the
 * workers round-robin; it serves only the metrics itself.
 */
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { nextFlight } from '../single-flight.ts';
import { Child } from './child.ts';
import { SharedMetrics } from './shared-metrics.ts';

/** The variable with a worker's number. */
const numberVariable = 'WEB_PROCESS';

/** The number of this worker, from 1 on; undefined for a single process. */
export const workerNumber = cluster.worker ? Number(process.env[numberVariable]) : undefined;
// A worker without its primary finishes its requests; by default Node would exit at once.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;

type WebProcessesOptions = {
  count: number;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Gets a line for each event of a worker. */
  log: (line: string) => void;
};

/** A worker's `ready` message. */
type Ready = { url: string };

export class WebProcesses {
  readonly metrics = new SharedMetrics();
  readonly #options: WebProcessesOptions;
  /** The serving workers, by number less one. */
  readonly #serving: Child<Ready>[];
  /** The serving workers, those that start, and those that stop. */
  readonly #all = new Set<Child>();
  #isStopping = false;
  readonly #share = nextFlight<void, void>();

  constructor(options: WebProcessesOptions) {
    this.#options = options;
    cluster.schedulingPolicy = cluster.SCHED_RR;
    cluster.setupPrimary({ exec: options.file, execArgv: [] });
    this.#serving = Array.from({ length: options.count }, (_, i) => this.#child(i + 1));
  }

  /** Starts the workers; returns their address. The first one starts alone, so that a common error is reported once. */
  async start(): Promise<Ready | undefined> {
    const [first, ...others] = this.#serving;
    const ready = await first?.start();
    await Promise.all(others.map((child) => child.start()));
    return ready;
  }

  /**
   * Rolling restart: replaces the workers one by one; the new one is ready before the old one stops accepting. If a new
   * one cannot start, the rest stay. A call during a replacement queues another.
   */
  replaceAll(): Promise<void> {
    return this.#share(() => this.#replaceEach());
  }

  /** Lets all workers finish their requests. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#all].map((child) => child.stop()));
  }

  async #replaceEach(): Promise<void> {
    const { log } = this.#options;
    for (const [i, former] of this.#serving.entries()) {
      if (this.#isStopping) return;
      const successor = this.#child(i + 1);
      const isReady = await successor.start().catch(() => undefined);
      if (this.#isStopping) return;
      if (!isReady) {
        this.#all.delete(successor);
        log(`no new web ${i + 1} could be started: the running ones stay`);
        return;
      }
      this.#serving[i] = successor;
      await former.stop('SIGHUP');
      this.#all.delete(former);
    }
    log('the web processes are replaced');
  }

  #child(number: number): Child<Ready> {
    const { file, env, log } = this.#options;
    const child = new Child<Ready>({
      name: `web ${number}`,
      file,
      env: { ...env, [numberVariable]: `${number}` },
      log,
      make: (_, environment) => {
        const { process } = cluster.fork(environment).on('error', leaveToChild);
        closeUntaken(process);
        this.metrics.add(process);
        return process;
      },
    });
    this.#all.add(child);
    return child;
  }
}

/** The supervisor reports the child's errors. */
const leaveToChild = () => {};

/** Connections that are being handed over, with their workers. */
const takers = new WeakMap<object, ChildProcess>();

/**
 * Closes the connection that was being handed to a worker when it died. Cluster sends them one by one, and forgets the
 * untaken one, whose client would wait for ever. No API of Node identifies it; the test of a killed web process hangs
 * if a later version of Node works differently.
 */
function closeUntaken(taker: ChildProcess): void {
  const send = taker.send as (...sent: unknown[]) => boolean;
  let last: Handle | undefined;
  taker.send = (message: unknown, handle?: unknown, ...more: unknown[]) => {
    // Otherwise it is a callback or undefined.
    if (typeof handle === 'object' && handle) {
      last = handle as Handle;
      takers.set(last, taker);
    }
    return send.call(taker, message, handle, ...more);
  };
  // A taken connection is closed here already, and a refused one goes to another worker.
  taker.once('exit', () => last && takers.get(last) === taker && last.close());
}

type Handle = { close(): void };
