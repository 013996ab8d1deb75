/** A worker pool for jobs or for items of orders. The schedule polls for due rows; `wake` makes it do so at once. */
import type { Logger } from 'pino';
import { errorForLog } from '../../database/loggable.ts';
import { InFlight } from './in-flight.ts';
import { WakeUp } from './waiting.ts';

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
