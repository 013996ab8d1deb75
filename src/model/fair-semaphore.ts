/**
 * A semaphore with a fair queue: holders (networks or customers) are served round-robin, whatever the number of their
 * requests, and each has a limited share of the queue. A flood from one holder delays no other.
 */
import type { Failure } from '../errors.ts';

interface FairSemaphoreOptions {
  /** The number of concurrent works. */
  permits: number;
  /** The most permits of one holder; all by default. */
  permitsOfOne?: number;
  /** `all`: the most waiting works; `ofOne`: the most works of one holder, waiting or running. */
  queue: { all: number; ofOne: number };
  /** The failure beyond that. `waiting`: the number of waiting works of the holder. */
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
        // The permit is granted nevertheless, now or later.
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
