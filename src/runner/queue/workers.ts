/** Concurrent work of a runner: the worker pools for jobs and for items of orders, and requests without a job. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../../database/error-for-log.ts';
import { WakeUp } from './waiters.ts';

/** Milliseconds for aborted work to return its rows to the queue. */
const abortGraceMs = 3000;

/** Work in flight. A stopping runner gives it a grace period, as calls of providers are paid for, and then aborts it. */
class InFlight {
  readonly #aborting = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  /** Runs the work; the signal aborts it. */
  run<T>(work: (stopping: AbortSignal) => Promise<T>): Promise<T> {
    const running = work(this.#aborting.signal);
    this.#running.add(running);
    return running.finally(() => this.#running.delete(running));
  }

  /** Waits for all work, including work that begins until `last` settles; aborts it after `grace` milliseconds. */
  async end(grace: number, last?: Promise<unknown>): Promise<void> {
    const impatience = setTimeout(() => this.#aborting.abort(), grace);
    const ended = Promise.allSettled([last]).then(() => Promise.allSettled(this.#running));
    await Promise.race([ended, pause(grace + abortGraceMs, undefined, { ref: false })]);
    clearTimeout(impatience);
    this.#aborting.abort();
  }
}

interface WorkersOptions<Claimed> {
  /** The present limit of concurrent attempts. */
  allowed(): number;
  /** Claims up to `most` due rows. */
  claim(most: number): Promise<Claimed[]>;
  /** Makes an attempt. When the signal aborts, the row has to be returned. */
  work(claimed: Claimed, stopping: AbortSignal): Promise<unknown>;
  /** Grace period of attempts in milliseconds, until a stop aborts them. */
  grace: number;
  log: Logger;
}

/** A worker pool. The schedule polls for due rows; `wake` makes it do so at once. */
export class Workers<Claimed> {
  /** Sent when there may be a due row. */
  readonly wakeUp = new WakeUp();
  readonly #options: WorkersOptions<Claimed>;
  readonly #attempts = new InFlight();
  readonly #running = new Set<Claimed>();
  #claiming: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: WorkersOptions<Claimed>) {
    this.#options = options;
  }

  /** The rows in work; of a chain of rows that one attempt claims after another, the first. */
  get running(): ReadonlySet<Claimed> {
    return this.#running;
  }

  /** The number of further attempts that may begin now. */
  get room(): number {
    return this.#options.allowed() - this.#running.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  wake(): void {
    this.wakeUp.send();
  }

  /** Claims due rows and starts attempts, while there is room. */
  async claimDue(): Promise<void> {
    this.#claiming = this.#claimAll();
    await this.#claiming;
  }

  /** Stops claiming, and waits until the attempts have ended or their rows are returned. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#attempts.end(this.#options.grace, this.#claiming);
  }

  async #claimAll(): Promise<void> {
    while (!this.#isStopping && this.room > 0) {
      const claimed = await this.#options.claim(this.room);
      if (claimed.length === 0) return;
      for (const each of claimed) this.#begin(each);
    }
  }

  #begin(claimed: Claimed): void {
    const { work, log } = this.#options;
    this.#running.add(claimed);
    this.#attempts
      .run((stopping) => work(claimed, stopping))
      .catch((error) => log.warn(errorForLog(error), 'the end of an attempt could not be recorded'))
      .finally(() => {
        this.#running.delete(claimed);
        this.wake();
      });
  }
}

/** The most concurrent single requests of one owner: readers need the providers, too. */
const maxPerOwner = 4;
/** Timeout in milliseconds; longer than callers wait, since the memory keeps the result for the next request. */
const timeoutMs = 120_000;

/** Translations without a job, made while a person waits. */
export class SingleRequests extends InFlight {
  readonly #owners: (number | null)[] = [];

  /** Begins the work; undefined if its owner has reached the limit. */
  begin<T>(ownerId: number | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> | undefined {
    const owners = this.#owners;
    if (owners.filter((each) => each === ownerId).length >= maxPerOwner) return undefined;
    owners.push(ownerId);
    const made = this.run((stopping) => work(AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])));
    return made.finally(() => owners.splice(owners.indexOf(ownerId), 1));
  }
}
