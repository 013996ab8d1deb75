import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

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
};

/**
 * A process of the service, kept running until it is told to stop. It says `{ ready }` over its channel when it does its
 * work, and stops by itself when the channel closes, because then whoever started it is gone.
 */
export class Child<Ready = unknown> {
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #pause = shortestPauseMs;
  #again: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: ChildOptions) {
    this.#options = { ...options, env: { ...options.env } };
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it and waits until it is ready. Throws when it ends instead: it has said why, and nothing would be better later. */
  async start(): Promise<Ready> {
    const child = this.#spawn();
    const ready = await readiness<Ready>(child);
    if (ready === undefined) throw new ChildEnded(this.#options.name);
    this.#keep(child);
    return ready;
  }

  /** Starts it and keeps it running even if it fails from the start, for sources that are being worked on. */
  launch(): void {
    this.#keep(this.#spawn());
  }

  /** Puts a new process in the place of the running one, with these variables changed. */
  replace(env: NodeJS.ProcessEnv = {}): void {
    Object.assign(this.#options.env, env);
    this.#pause = shortestPauseMs;
    if (this.#again) this.#restart();
    else this.#process?.kill('SIGTERM');
  }

  /** Lets it finish what is under way; kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#again);
    const child = this.#process;
    if (!child || hasEnded(child)) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => {
      this.#options.log(`${this.#options.name} does not stop; it is killed`);
      child.kill('SIGKILL');
    }, patienceMs);
    await exit;
    clearTimeout(impatience);
  }

  #spawn(): ChildProcess {
    const { file, env } = this.#options;
    // In a group of its own: a Ctrl-C reaches us alone, and the children are stopped in their order.
    this.#process = fork(file, { env, execPath: process.execPath, execArgv: [], detached: true });
    this.#process.on('error', (error) => this.#options.log(`${this.#options.name}: ${error.message}`));
    return this.#process;
  }

  #keep(child: ChildProcess): void {
    const since = Date.now();
    const comeBack = () => {
      if (this.#stopping) return;
      if (Date.now() - since > steadyMs) this.#pause = shortestPauseMs;
      const how = child.signalCode ?? `code ${child.exitCode}`;
      this.#options.log(`${this.#options.name} has ended (${how}); it is started again in ${this.#pause} ms`);
      this.#again = setTimeout(() => this.#restart(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPauseMs);
    };
    if (hasEnded(child)) comeBack();
    else child.once('exit', comeBack);
  }

  #restart(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    const child = this.#spawn();
    this.#keep(child);
    void readiness(child).then((ready) => {
      if (ready !== undefined) this.#options.log(`${this.#options.name} is back`);
    });
  }
}

/** The child ended before it was ready, after saying why. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';

  constructor(child: string) {
    super(`${child} could not be started.`);
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** What the child says when it is ready; undefined when it ends without a word. */
function readiness<Ready>(child: ChildProcess): Promise<Ready | undefined> {
  return new Promise((resolve) => {
    child.on('message', (message: { ready?: Ready }) => {
      if (message?.ready !== undefined) resolve(message.ready);
    });
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
}
