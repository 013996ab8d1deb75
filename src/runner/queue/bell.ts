/** Wakes a loop that waits for its next round before its time. */
export class Bell {
  #rung = new AbortController();

  ring(): void {
    this.#rung.abort();
  }

  /** A signal, given when it rings from now on. */
  arm(): AbortSignal {
    this.#rung = new AbortController();
    return this.#rung.signal;
  }
}
