/**
 * A semaphore with a fair queue: the networks take turns, whatever the number of requests that each has sent, and none holds
 * more than a quarter of the queue. Who sends hundreds waits for those alone.
 */
import { Failure } from '../../errors.ts';

export interface FairSemaphoreOptions {
  /** How many work at once. */
  permits: number;
  /** How many may wait. */
  queue: number;
}

export class FairSemaphore {
  permits: number;
  readonly #most: number;
  /** What waits, by network; the network that is next is the first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  #working = 0;

  constructor({ permits, queue }: FairSemaphoreOptions) {
    this.permits = permits;
    this.#most = queue;
  }

  /** Does the work as soon as there is a permit for it. Throws `passwords_busy` where the queue is full. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#working < this.permits) this.#working += 1;
    else await this.#acquire(network);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #acquire(network: string): Promise<void> {
    const queue = this.#queues.get(network) ?? [];
    if (this.#waiting >= this.#most || queue.length >= Math.ceil(this.#most / 4)) {
      // About as long as the network's own take that are before it.
      throw new Failure('passwords_busy', { retryAfter: queue.length / 25 });
    }
    this.#waiting += 1;
    return new Promise((resolve) => {
      queue.push(resolve);
      this.#queues.set(network, queue);
    });
  }

  /** Hands the permit on. */
  #release(): void {
    const [next] = this.#queues;
    if (!next) {
      this.#working -= 1;
      return;
    }
    const [network, queue] = next;
    this.#queues.delete(network);
    const first = queue.shift();
    if (queue.length > 0) this.#queues.set(network, queue);
    this.#waiting -= 1;
    first?.();
  }
}
