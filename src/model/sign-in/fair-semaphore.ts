/**
 * A semaphore with a fair queue: networks are served round-robin, whatever the number of their requests, and none takes
 * more than a quarter of the queue. A flood from one network delays that network alone.
 */
import { Failure } from '../../errors.ts';

interface FairSemaphoreOptions {
  /** Concurrent holders. */
  permits: number;
  /** Capacity of the queue. */
  queue: number;
}

export class FairSemaphore {
  permits: number;
  readonly #most: number;
  /** Waiters by network, in round-robin order. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  #working = 0;

  constructor({ permits, queue }: FairSemaphoreOptions) {
    this.permits = permits;
    this.#most = queue;
  }

  /** Runs the work with a permit. Throws `passwords_busy` where the queue is full. */
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
      // An estimate: the time for the network's own waiters.
      throw new Failure('passwords_busy', { retryAfter: queue.length / 25 });
    }
    this.#waiting += 1;
    return new Promise((resolve) => {
      queue.push(resolve);
      this.#queues.set(network, queue);
    });
  }

  /** Passes the permit on. */
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
