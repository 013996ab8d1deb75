/** The results of the checks, one line each. */
export class Findings {
  #failures = 0;
  #checks = 0;

  get areGood(): boolean {
    return this.#failures === 0 && this.#checks > 0;
  }

  /** Records a check; `actual` is printed if it failed. */
  is(holds: boolean, what: string, actual: unknown = ''): void {
    this.#checks++;
    if (!holds) this.#failures++;
    const detail = String(actual);
    console.log(`${holds ? 'yes' : 'NO '} ${what}${holds || detail === '' ? '' : `: ${excerpt(detail)}`}`);
  }

  sum(): void {
    console.log(
      `${this.#checks - this.#failures} of ${this.#checks} checks passed: ${this.areGood ? 'good' : 'not good'}.`,
    );
  }
}

/** The end of an output, which has the error. */
const excerpt = (text: string) => (text.length > 1500 ? `… ${text.slice(-1500)}` : text);

/** Polls until the value is good or the time is over, and returns the last value. */
export async function until<T>(read: () => T | Promise<T>, isGood: (value: T) => boolean, seconds = 120): Promise<T> {
  for (const deadline = Date.now() + seconds * 1000; ; ) {
    const value = await read();
    if (isGood(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
