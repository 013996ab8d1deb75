/**
 * Work in flight. A stopping runner gives it a grace period, as calls of providers are paid for, and then aborts it.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for aborted work to return its rows to the queue. */
const abortGraceMs = 3000;

export class InFlight {
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

/** The most concurrent single requests of one owner: readers need the providers, too. */
const mostPerOwner = 4;
/** Timeout in milliseconds; longer than callers wait, since the memory keeps the result for the next request. */
const longestMs = 120_000;

/** Translations without a job, made while a person waits. */
export class SingleRequests extends InFlight {
  readonly #owners: (number | null)[] = [];

  /** Begins the work; undefined if its owner has reached the limit. */
  begin<T>(ownerId: number | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> | undefined {
    const owners = this.#owners;
    if (owners.filter((each) => each === ownerId).length >= mostPerOwner) return undefined;
    owners.push(ownerId);
    const made = this.run((stopping) => work(AbortSignal.any([stopping, AbortSignal.timeout(longestMs)])));
    return made.finally(() => owners.splice(owners.indexOf(ownerId), 1));
  }
}
