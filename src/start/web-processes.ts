/**
 * Several web processes behind one port. This process accepts the connections, and node:cluster hands each to the next of
 * them that is free; it answers nothing itself but for the metrics.
 */
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { Child } from './child.ts';
import { SharedMetrics } from './shared-metrics.ts';

/** Tells a process which of those that share a port it is. */
const numberVariable = 'WEB_PROCESS';

/** Which of the processes this one is, from 1 on; undefined where it shares the port with nobody. */
export const numberOfThis = cluster.worker ? Number(process.env[numberVariable]) : undefined;
// Without whom it was started by, it ends what is under way; Node would end it at once.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;

export type WebProcessesOptions = {
  count: number;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Told in a line what happens to them. */
  log: (line: string) => void;
};

/** What each says when it serves. */
type Ready = { url: string };

export class WebProcesses {
  readonly metrics = new SharedMetrics();
  readonly #options: WebProcessesOptions;
  /** Those that serve, by their number less one. */
  readonly #serving: Child<Ready>[];
  /** Those and what comes, or goes, in the place of one. */
  readonly #all = new Set<Child>();
  #isStopping = false;
  /** Settles when none is being replaced. */
  #turn = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(options: WebProcessesOptions) {
    this.#options = options;
    cluster.schedulingPolicy = cluster.SCHED_RR;
    cluster.setupPrimary({ exec: options.file, execArgv: [] });
    this.#serving = Array.from({ length: options.count }, (_, i) => this.#child(i + 1));
  }

  /** Starts them, and answers where they listen. The first goes ahead: what keeps all from starting is said once. */
  async start(): Promise<Ready | undefined> {
    const [first, ...others] = this.#serving;
    const ready = await first?.start();
    await Promise.all(others.map((child) => child.start()));
    return ready;
  }

  /**
   * Puts a new process in the place of each, one by one: the new one is ready before the old one takes no more connections.
   * Where a new one cannot start, all others stay. Asked for meanwhile, it is done once more.
   */
  replaceAll(): Promise<void> {
    this.#next ??= this.#turn.then(() => {
      this.#next = undefined;
      return this.#replaceEach();
    });
    this.#turn = this.#next;
    return this.#turn;
  }

  /** Lets all of them finish what is under way. */
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
        log(`no new web ${i + 1} could be started: those that run go on`);
        return;
      }
      this.#serving[i] = successor;
      await former.stop('SIGHUP');
      this.#all.delete(former);
    }
    log('all web processes are new');
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

/** Who keeps the process running hears of what goes wrong with it. */
const leaveToChild = () => {};

/** Connections that are being handed over, with the process that is to take them. */
const takers = new WeakMap<object, ChildProcess>();

/**
 * Closes the connection that was on its way to a process when that died. Cluster sends them one after the other, and forgets
 * one that nobody takes: its client would wait for ever.
 */
function closeUntaken(taker: ChildProcess): void {
  const send = taker.send as (...sent: unknown[]) => boolean;
  let last: Handle | undefined;
  taker.send = (message: unknown, handle?: unknown, ...more: unknown[]) => {
    // Else it is a callback, or nothing.
    if (typeof handle === 'object' && handle) {
      last = handle as Handle;
      takers.set(last, taker);
    }
    return send.call(taker, message, handle, ...more);
  };
  // One that was taken is closed here already, and what was refused has another taker.
  taker.once('exit', () => last && takers.get(last) === taker && last.close());
}

type Handle = { close(): void };
