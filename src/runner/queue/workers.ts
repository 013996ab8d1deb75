/** The workers of a runner: they claim jobs as long as there are due ones, and sleep until they are woken or the slow poll is due. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../../database/loggable.ts';
import type { Claimed } from './attempts.ts';
import { Bell } from './bell.ts';

export interface WorkersOptions {
  /** Jobs that are worked on at once. */
  concurrency: number;
  /** Milliseconds that running jobs get to end when the workers stop, before they are aborted. */
  grace: number;
  /** Claims the next job. */
  claim(): Promise<Claimed | undefined>;
  /** Works on a job; the signal says that it has to be handed back. */
  work(job: Claimed, stopping: AbortSignal): Promise<void>;
  log: Logger;
}

/** Milliseconds between two looks that nobody has asked for: a notification may be lost, and back-offs end by themselves. */
const poll = 1000;
/** Milliseconds before PostgreSQL is asked again where it is away. */
const pauseAfterFailure = 500;
/** Milliseconds that aborted jobs may take to be handed back. */
const farewell = 3000;

export class Workers {
  readonly #options: WorkersOptions;
  readonly #bell = new Bell();
  readonly #stopping = new AbortController();
  readonly #handBack = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #loop: Promise<void> | undefined;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop ??= this.#claimUntilStopped();
  }

  /** There may be a due job. */
  wake(): void {
    this.#bell.ring();
  }

  /** Claims no more jobs, and waits until those that run have ended or were handed back. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const { grace } = this.#options;
    const impatience = setTimeout(() => this.#handBack.abort(), grace);
    const ended = Promise.resolve(this.#loop).then(() => Promise.all(this.#running));
    await Promise.race([ended, pause(grace + farewell, undefined, { ref: false })]);
    clearTimeout(impatience);
  }

  async #claimUntilStopped(): Promise<void> {
    const { signal } = this.#stopping;
    let isAway = false;
    while (!signal.aborted) {
      // Before the claim: a wish that comes meanwhile is one more reason to look.
      const sooner = this.#bell.arm();
      try {
        await this.#claimAll(signal);
        if (isAway) this.#options.log.info('the queue is back');
        isAway = false;
        await pause(poll, undefined, { signal: AbortSignal.any([signal, sooner]) }).catch(() => {});
      } catch (error) {
        if (!isAway) this.#options.log.warn(errorForLog(error), 'the queue has lost PostgreSQL; trying again');
        isAway = true;
        await pause(pauseAfterFailure, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #claimAll(signal: AbortSignal): Promise<void> {
    const { concurrency, claim } = this.#options;
    while (!signal.aborted && this.#running.size < concurrency) {
      const job = await claim();
      if (!job) return;
      this.#begin(job);
    }
  }

  #begin(job: Claimed): void {
    const { work, log } = this.#options;
    const done = work(job, this.#handBack.signal)
      .catch((error) => log.warn(errorForLog(error), 'the end of an attempt could not be recorded'))
      .finally(() => {
        this.#running.delete(done);
        this.wake();
      });
    this.#running.add(done);
  }
}
