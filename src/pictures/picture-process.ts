/** Converts pictures in a separate process, one after the other; each web process has one, for two cores. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type MadeFiles, type Outcome, type PictureJob, type Refusal, ready } from './messages.ts';

/** Milliseconds after which the process is killed: for one picture, and when idle. */
const timeoutMs = 10_000;
const idleMs = 30_000;
/** The length of the queue, which bounds the wait of a request. */
const maxQueueLength = 8;
const program = join(import.meta.dirname, 'child.ts');

/** A file that is not converted; `busy`: the file is not to blame. */
class NotMade extends Error {
  override name = 'NotMade';
  readonly why: Refusal | 'busy';
  constructor(why: NotMade['why']) {
    super(why);
    this.why = why;
  }
}

interface Job {
  bytes: Buffer;
  resolve(made: MadeFiles): void;
  reject(error: NotMade): void;
}

export class PictureProcess {
  readonly #waiting: Job[] = [];
  readonly #program: string;
  #child: ChildProcess | undefined;
  #isReady = false;
  #current: (Job & { id: number; timer: NodeJS.Timeout }) | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** `stopping`: ends the process. */
  constructor(stopping: AbortSignal, file = program) {
    this.#program = file;
    stopping.addEventListener('abort', () => this.#current ?? this.#end());
  }

  /** Throws `NotMade`. */
  make(bytes: Buffer): Promise<MadeFiles> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= maxQueueLength) return reject(new NotMade('busy'));
      this.#waiting.push({ bytes, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const job = this.#current ? undefined : this.#waiting.shift();
    if (!job) return;
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#begin();
    this.#count += 1;
    this.#current = { ...job, id: this.#count, timer: setTimeout(() => child.kill('SIGKILL'), timeoutMs) };
    // It is not where it could not be started: then it ends by itself.
    if (child.connected)
      child.send({ id: this.#count, bytes: job.bytes } satisfies PictureJob, (error) => error && child.kill('SIGKILL'));
  }

  #begin(): ChildProcess {
    this.#isReady = false;
    const child = fork(this.#program, {
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=128'],
    });
    this.#child = child;
    // A stopping process does not wait for an idle one.
    child.unref();
    child.channel?.unref();
    child.on('message', (outcome: Outcome | typeof ready) => {
      if (outcome === ready) this.#isReady = true;
      else this.#answer(outcome);
    });
    child.on('error', () => this.#gone(child));
    child.on('exit', () => this.#gone(child));
    return child;
  }

  #answer(outcome: Outcome): void {
    const job = this.#current;
    if (job?.id !== outcome.id) return;
    this.#finish();
    if ('made' in outcome) job.resolve(outcome.made);
    else job.reject(new NotMade(outcome.refused));
    this.#idle = setTimeout(() => this.#current ?? this.#end(), idleMs).unref();
    this.#next();
  }

  /** Called when the process has used too much time or memory, has crashed, or never started, as while packages are replaced. */
  #gone(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const job = this.#current;
    this.#finish();
    job?.reject(new NotMade(this.#isReady ? 'too_costly' : 'busy'));
    this.#next();
  }

  #finish(): void {
    clearTimeout(this.#current?.timer);
    this.#current = undefined;
  }

  #end(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.disconnect();
  }
}
