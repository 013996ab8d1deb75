import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { watchHeartbeats } from './heartbeats.ts';

/** How long a child may take to stop before it is killed, in milliseconds: more than its requests are given. */
const patienceMs = 20_000;
const shortestPauseMs = 200;
const longestPauseMs = 5_000;
/** A child that ran for so long had not died of its start: the next pause is short again. */
const steadyMs = 10_000;

export type ChildOptions = {
  /** What the operator knows it by: `web`, `runner`. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Makes a process of the file; by itself, one in a group of its own. */
  make?: (file: string, env: NodeJS.ProcessEnv) => ChildProcess;
};

/** One run of a child, from its fork to its end. */
type Run<Ready> = {
  process: ChildProcess;
  /** What it says when it does its work; undefined when it ends before. */
  ready: Promise<Ready | undefined>;
  /** Settles when it is over. */
  end: Promise<void>;
};

/**
 * A process of the service, kept running until it is told to stop. It says `{ ready }` over its channel when it does its
 * work, and stops by itself when the channel closes, because then its parent is gone. One whose event loop stands
 * still is killed, and started again like any that has died.
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
   * Starts it and waits until it is ready. One that a signal ends meanwhile is started again. Throws when it fails by
   * itself: it has said why, and nothing would be better later.
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
      // 0: it was told to end, before or after it had begun to listen to signals.
      if (run.process.exitCode) throw new ChildEnded(this.#options.name);
      await this.#rest(run, 'has ended while it started');
      this.#stopping.signal.throwIfAborted();
    }
  }

  /** Starts it and keeps it running even if it fails from the start, for sources that are being worked on. */
  launch(): void {
    void this.#keep(this.#spawn());
  }

  /** Puts a new process in the place of the running one, with these variables changed. */
  replace(env: NodeJS.ProcessEnv = {}): void {
    Object.assign(this.#options.env, env);
    this.#pause = shortestPauseMs;
    this.#hurry.abort();
    if (this.#run && !hasEnded(this.#run.process)) this.#run.process.kill('SIGTERM');
  }

  /** Has it answer SIGHUP in its own way. */
  hangUp(): void {
    if (this.#run && !hasEnded(this.#run.process)) this.#run.process.kill('SIGHUP');
  }

  /** Lets it finish what is under way; kills it when that takes too long. */
  async stop(signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM'): Promise<void> {
    this.#stopping.abort();
    if (!this.#run) return;
    const { process, end } = this.#run;
    if (hasEnded(process)) return;
    process.kill(signal);
    const impatience = setTimeout(() => {
      this.#options.log(`${this.#options.name} does not stop; it is killed`);
      process.kill('SIGKILL');
    }, patienceMs);
    await end;
    clearTimeout(impatience);
  }

  #spawn(): Run<Ready> {
    const { name, file, env, log, make = forked } = this.#options;
    const child = make(file, env);
    // One that can't even be made tells so here and nowhere else.
    const end = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.on('error', (error) => {
        log(`${name}: ${error.message}`);
        if (child.pid === undefined) resolve();
      });
    });
    watchHeartbeats(child, (ms) => {
      if (this.#stopping.signal.aborted) return;
      log(`${name} has given no sign of life for ${Math.round(ms / 1000)} s; it is killed`);
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

  /** Waits before the next run; each time longer, unless it is to stop or to be replaced meanwhile. */
  async #rest({ process: { signalCode, exitCode } }: Run<Ready>, what: string): Promise<void> {
    const how = signalCode ?? `code ${exitCode}`;
    this.#options.log(`${this.#options.name} ${what} (${how}); it is started again in ${this.#pause} ms`);
    const ms = this.#pause;
    this.#pause = Math.min(ms * 2, longestPauseMs);
    this.#hurry = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, this.#hurry.signal]);
    await pause(ms, undefined, { signal }).catch(() => {});
  }
}

/** The child ended before it was ready, after saying why. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';

  constructor(child: string) {
    super(`${child} could not be started.`);
  }
}

/** In a group of its own: a Ctrl-C reaches us alone, and the children are stopped in their order. */
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
