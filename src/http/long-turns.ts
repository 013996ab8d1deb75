/**
 * How long a turn of the event loop has been going on. All that is read in a turn lay there when it began: who is come to late in it
 * has waited since then, unseen by any line. What is answered without waiting, such as an answer that is kept, waits nowhere else.
 */

export interface LongTurnsOptions {
  /** Milliseconds that a turn may take when others before it have been as long; and for how long turns may be longer. */
  longest: number;
  burst: number;
  /** Milliseconds since some moment. */
  now?: () => number;
  /** Calls back when all that the turn has read is begun. */
  onceOver?: (tell: () => void) => void;
}

export class LongTurns {
  readonly #options: LongTurnsOptions;
  readonly #now: () => number;
  readonly #onceOver: (tell: () => void) => void;
  #begun: number | undefined;
  #over = Number.NEGATIVE_INFINITY;
  /** When there was last a turn that was not too long, or none. */
  #short = Number.NEGATIVE_INFINITY;

  constructor(options: LongTurnsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#onceOver = options.onceOver ?? setImmediate;
  }

  /** To be asked of each request, when it is come to. */
  isTooLate(): boolean {
    const { longest, burst } = this.#options;
    const now = this.#now();
    if (this.#begun === undefined) {
      this.#begun = now;
      if (now - this.#over > longest) this.#short = now;
      this.#onceOver(() => this.#end());
    }
    return now - this.#begun > longest && now - this.#short > burst;
  }

  #end(): void {
    this.#over = this.#now();
    if (this.#over - (this.#begun ?? 0) <= this.#options.longest) this.#short = this.#over;
    this.#begun = undefined;
  }
}
