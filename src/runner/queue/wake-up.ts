/** A wake-up signal for a loop that waits for its next round. */
export class WakeUp {
  #sent = new AbortController();

  send(): void {
    this.#sent.abort();
  }

  /** The signal of the next wake-up. */
  next(): AbortSignal {
    this.#sent = new AbortController();
    return this.#sent.signal;
  }
}
