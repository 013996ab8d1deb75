/** The workers of a runner, for jobs or for items of orders. The schedule looks for due rows, and is woken where there may be some. */
import type { Logger } from 'pino';
import { errorForLog } from '../../database/loggable.ts';
import { UnderWay } from './under-way.ts';
import { WakeUp } from './waiting.ts';

interface WorkersOptions<Claimed> {
  /** How many rows may be worked on at this moment. */
  allowed(): number;
  /** Claims due rows, `most` at a time; none where there are none. */
  claim(most: number): Promise<Claimed[]>;
  /** Makes an attempt; the signal says that the row has to be given back. */
  work(claimed: Claimed, stopping: AbortSignal): Promise<unknown>;
  /** Milliseconds that attempts get to end when the workers stop, before they are aborted. */
  grace: number;
  log: Logger;
}

export class Workers<Claimed> {
  /** Rung where there may be a due row. */
  readonly wakeUp = new WakeUp();
  readonly #options: WorkersOptions<Claimed>;
  readonly #attempts = new UnderWay();
  readonly #running = new Set<Claimed>();
  #looking: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: WorkersOptions<Claimed>) {
    this.#options = options;
  }

  /** The rows that are worked on; of those that are claimed one after the other by the same attempt, the first. */
  get running(): ReadonlySet<Claimed> {
    return this.#running;
  }

  /** How many more rows may be worked on at this moment. */
  get room(): number {
    return this.#options.allowed() - this.#running.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  wake(): void {
    this.wakeUp.send();
  }

  /** Claims due rows and begins to work on them, as long as there are some and there is room. */
  async look(): Promise<void> {
    this.#looking = this.#claimAll();
    await this.#looking;
  }

  /** Claims no more, and waits until what runs has ended or was given back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#attempts.end(this.#options.grace, this.#looking);
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
