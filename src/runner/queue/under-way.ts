/** Work under way: when the runner stops it gets time to end, as a call of a provider is paid for, and is aborted then. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that aborted work may take, to give its rows back. */
const farewell = 3000;

export class UnderWay {
  readonly #aborting = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  /** Begins the work, and answers as it does; the signal says that it has to end. */
  run<T>(work: (stopping: AbortSignal) => Promise<T>): Promise<T> {
    const running = work(this.#aborting.signal);
    this.#running.add(running);
    return running.finally(() => this.#running.delete(running));
  }

  /** Waits for what runs, also for what begins until `last` settles, and aborts it after so many milliseconds. */
  async end(grace: number, last?: Promise<unknown>): Promise<void> {
    const impatience = setTimeout(() => this.#aborting.abort(), grace);
    const ended = Promise.allSettled([last]).then(() => Promise.allSettled(this.#running));
    await Promise.race([ended, pause(grace + farewell, undefined, { ref: false })]);
    clearTimeout(impatience);
    this.#aborting.abort();
  }
}

/** Single requests that are worked on at once for one owner: readers want the providers, too. */
const mostOfOwner = 4;
/** Milliseconds for which a provider may go on behind the wait: what it has made is there for the next time. */
const longest = 120_000;

/** What is made while a person waits, without a job. A runner that stops waits for it. */
export class Singles extends UnderWay {
  readonly #owners: (number | null)[] = [];

  /** Begins the work, unless its owner has as many under way as there may be. */
  begin<T>(ownerId: number | null, work: (signal: AbortSignal) => Promise<T>): Promise<T> | undefined {
    const owners = this.#owners;
    if (owners.filter((each) => each === ownerId).length >= mostOfOwner) return undefined;
    owners.push(ownerId);
    const made = this.run((stopping) => work(AbortSignal.any([stopping, AbortSignal.timeout(longest)])));
    return made.finally(() => owners.splice(owners.indexOf(ownerId), 1));
  }
}
