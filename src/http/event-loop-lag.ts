/**
 * Event loop lag: for how long a turn of the event loop has been going on. All that is read in a turn lay there when it began; a request
 * that is read late has waited since then, unseen by any queue. What is answered without a slot, as a cached answer is, waits nowhere else.
 */

export interface EventLoopLagOptions {
  /** Milliseconds that a turn may take when others before it have been as long; and for how long turns may be longer. */
  longest: number;
  burst: number;
  /** Milliseconds since some moment. */
  now?: () => number;
  /** Calls back when all that the turn has read is begun. */
  atEnd?: (callBack: () => void) => void;
}

export class EventLoopLag {
  readonly #options: EventLoopLagOptions;
  readonly #now: () => number;
  readonly #atEnd: (callBack: () => void) => void;
  #begun: number | undefined;
  #ended = Number.NEGATIVE_INFINITY;
  /** When there was last a turn that was not too long, or none. */
  #short = Number.NEGATIVE_INFINITY;

  constructor(options: EventLoopLagOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#atEnd = options.atEnd ?? setImmediate;
  }

  /** To be asked of each request, when it is read. */
  isTooLong(): boolean {
    const { longest, burst } = this.#options;
    const now = this.#now();
    if (this.#begun === undefined) {
      this.#begun = now;
      if (now - this.#ended > longest) this.#short = now;
      this.#atEnd(() => this.#end());
    }
    return now - this.#begun > longest && now - this.#short > burst;
  }

  #end(): void {
    this.#ended = this.#now();
    if (this.#ended - (this.#begun ?? 0) <= this.#options.longest) this.#short = this.#ended;
    this.#begun = undefined;
  }
}
