import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { watchHeartbeats } from './heartbeats.ts';

/**
 * The time for a child to stop until it is killed, in milliseconds: more than the 28 s of a replaced web process, for its
 * clients, its requests, its letters and its counts.
 */
const defaultStopMs = 30_000;
const shortestPauseMs = 200;
const maxPauseMs = 5_000;
/** After so long a run the back-off starts over. */
const steadyMs = 10_000;

type ChildOptions = {
  /** Its name in messages: `web`, `runner`. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** The time to stop, in milliseconds, of a child that has children. */
  stopMs?: number;
  /** Forks the file; by default into a process group of its own. */
  make?: (file: string, env: NodeJS.ProcessEnv) => ChildProcess;
};

/** One run of a child, from its fork to its exit. */
type Run<Ready> = {
  process: ChildProcess;
  /** The child's `ready` message; undefined if it exits before. */
  ready: Promise<Ready | undefined>;
  /** Settles when the child has exited. */
  end: Promise<void>;
};

/**
 * A supervised child process, restarted until it is told to stop. It sends `{ ready }` over its channel when it is
 * ready, and stops by itself when the channel closes, since its parent is gone then. A child without heartbeats is
 * killed and restarted.
 */
export class Child<Ready = unknown> {
  readonly #options: ChildOptions;
  readonly #stopping = new AbortController();
  #run: Run<Ready> | undefined;
  #pause = shortestPauseMs;
  #hurry = new AbortController();

  constructor(options: ChildOptions) {
    this.#options = { ...options, env: { ...options.env } };
  }

  get pid(): number | undefined {
    return this.#run?.process.pid;
  }

  /**
   * Starts the child and waits until it is ready. Restarts it after a signal. Throws when it fails by itself: it has
   * reported the cause, and a retry would not help.
   */
  async start(): Promise<Ready> {
    for (;;) {
      const run = this.#spawn();
      const ready = await run.ready;
      if (ready !== undefined) {
        void this.#keep(run);
        return ready;
      }
      this.#stopping.signal.throwIfAborted();
      // 0: it was told to stop, before or after it handles signals.
      if (run.process.exitCode) throw new ChildEnded(this.#options.name);
      await this.#rest(run, 'has ended while it started');
      this.#stopping.signal.throwIfAborted();
    }
  }

  /** Starts the child and keeps it running even if its first start fails, for development. */
  launch(): void {
    void this.#keep(this.#spawn());
  }

  /** Replaces the running child by one with these variables changed. */
  replace(env: NodeJS.ProcessEnv = {}): void {
    Object.assign(this.#options.env, env);
    this.#pause = shortestPauseMs;
    this.#hurry.abort();
    if (this.#run && !hasEnded(this.#run.process)) this.#run.process.kill('SIGTERM');
  }

  /** Sends SIGHUP, which the child handles in its own way. */
  hangUp(): void {
    if (this.#run && !hasEnded(this.#run.process)) this.#run.process.kill('SIGHUP');
  }

  /** Lets the child finish its work; kills it on timeout. */
  async stop(signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM'): Promise<void> {
    this.#stopping.abort();
    if (!this.#run) return;
    const { process, end } = this.#run;
    if (hasEnded(process)) return;
    process.kill(signal);
    const killTimer = setTimeout(() => {
      this.#options.log(`${this.#options.name} does not stop; it is killed`);
      process.kill('SIGKILL');
    }, this.#options.stopMs ?? defaultStopMs);
    await end;
    clearTimeout(killTimer);
  }

  #spawn(): Run<Ready> {
    const { name, file, env, log, make = forked } = this.#options;
    const child = make(file, env);
    // A failed fork is reported only here.
    const end = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.on('error', (error) => {
        log(`${name}: ${error.message}`);
        if (child.pid === undefined) resolve();
      });
    });
    watchHeartbeats(child, (ms) => {
      if (this.#stopping.signal.aborted) return;
      log(`${name} has sent no heartbeat for ${Math.round(ms / 1000)} s; it is killed`);
      child.kill('SIGKILL');
    });
    this.#run = { process: child, ready: readiness<Ready>(child, end), end };
    return this.#run;
  }

  async #keep(first: Run<Ready>): Promise<void> {
    const { signal } = this.#stopping;
    for (let run = first; ; run = this.#again()) {
      const since = Date.now();
      await run.end;
      if (signal.aborted) return;
      if (Date.now() - since > steadyMs) this.#pause = shortestPauseMs;
      await this.#rest(run, 'has ended');
      if (signal.aborted) return;
    }
  }

  #again(): Run<Ready> {
    const run = this.#spawn();
    void run.ready.then((ready) => {
      if (ready !== undefined) this.#options.log(`${this.#options.name} is back`);
    });
    return run;
  }

  /** Backs off before the next run, each time longer; a stop or a replacement ends the wait. */
  async #rest({ process: { signalCode, exitCode } }: Run<Ready>, what: string): Promise<void> {
    const how = signalCode ?? `code ${exitCode}`;
    this.#options.log(`${this.#options.name} ${what} (${how}); it is restarted in ${this.#pause} ms`);
    const ms = this.#pause;
    this.#pause = Math.min(ms * 2, maxPauseMs);
    this.#hurry = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, this.#hurry.signal]);
    await pause(ms, undefined, { signal }).catch(() => {});
  }
}

/** The child exited before it was ready, after reporting the cause. */
class ChildEnded extends Error {
  override name = 'ChildEnded';

  constructor(child: string) {
    super(`${child} could not be started.`);
  }
}

/** In a process group of its own: Ctrl-C reaches only the parent, which stops the children in order. */
const forked = (file: string, env: NodeJS.ProcessEnv) =>
  fork(file, { env, execPath: process.execPath, execArgv: [], detached: true });

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function readiness<Ready>(child: ChildProcess, end: Promise<void>): Promise<Ready | undefined> {
  return new Promise((resolve) => {
    child.on('message', (message: { ready?: Ready }) => {
      if (message?.ready !== undefined) resolve(message.ready);
    });
    void end.then(() => resolve(undefined));
  });
}
