/**
 * A semaphore with a fair queue: its holders, networks or customers, are served round-robin, whatever the number of their
 * requests, and none takes more than its share of the queue. A flood from one delays that one alone.
 */
import type { Failure } from '../errors.ts';

interface FairSemaphoreOptions {
  /** Concurrent works. */
  permits: number;
  /** Those of one holder; all of them by default. */
  permitsOfOne?: number;
  /** The most that waits; and of one holder, the most that waits or has a permit. */
  queue: { all: number; ofOne: number };
  /** The answer beyond that. `waiting`: how much of the holder waits. */
  refusal(waiting: number): Failure;
}

export class FairSemaphore {
  permits: number;
  readonly #options: FairSemaphoreOptions;
  /** Waiting work by holder, in round-robin order. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  /** The holder of each permit in use. */
  readonly #inUse: string[] = [];

  constructor(options: FairSemaphoreOptions) {
    this.permits = options.permits;
    this.#options = options;
  }

  /** Runs the work with a permit. Throws the refusal where the queue is full. `around`: what is done about a wait. */
  async run<T>(
    holder: string,
    work: () => Promise<T>,
    around: (wait: () => Promise<void>) => Promise<void> = (wait) => wait(),
  ): Promise<T> {
    if (this.#isFreeFor(holder)) this.#inUse.push(holder);
    else {
      const turn = this.#enqueue(holder);
      await around(() => turn).catch((error: unknown) => {
        // The permit comes nevertheless, or has come.
        turn.then(() => this.#release(holder));
        throw error;
      });
    }
    try {
      return await work();
    } finally {
      this.#release(holder);
    }
  }

  #release(holder: string): void {
    this.#inUse.splice(this.#inUse.indexOf(holder), 1);
    this.#beginNext();
  }

  #isFreeFor(holder: string): boolean {
    const { permitsOfOne = Number.POSITIVE_INFINITY } = this.#options;
    return this.#inUse.length < this.permits && this.#permitsOf(holder) < permitsOfOne;
  }

  #permitsOf(holder: string): number {
    return this.#inUse.filter((each) => each === holder).length;
  }

  #enqueue(holder: string): Promise<void> {
    const { queue: most, refusal } = this.#options;
    const queue = this.#queues.get(holder) ?? [];
    if (this.#waiting >= most.all || queue.length + this.#permitsOf(holder) >= most.ofOne) throw refusal(queue.length);
    this.#waiting += 1;
    return new Promise((resolve) => {
      queue.push(resolve);
      this.#queues.set(holder, queue);
    });
  }

  #beginNext(): void {
    for (const [holder, queue] of this.#queues) {
      if (!this.#isFreeFor(holder)) continue;
      this.#queues.delete(holder);
      const begin = queue.shift();
      if (queue.length > 0) this.#queues.set(holder, queue);
      this.#waiting -= 1;
      this.#inUse.push(holder);
      begin?.();
      return;
    }
  }
}
