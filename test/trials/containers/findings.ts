/** What was found, a line each. */
export class Findings {
  #faults = 0;
  #facts = 0;

  get areGood(): boolean {
    return this.#faults === 0 && this.#facts > 0;
  }

  /** A fact, and what was there in its place where it is none. */
  is(holds: boolean, fact: string, instead: unknown = ''): void {
    this.#facts++;
    if (!holds) this.#faults++;
    const said = String(instead);
    console.log(`${holds ? 'yes' : 'NO '} ${fact}${holds || said === '' ? '' : `: ${excerpt(said)}`}`);
  }

  sum(): void {
    console.log(`${this.#facts - this.#faults} of ${this.#facts} hold: ${this.areGood ? 'good' : 'not good'}.`);
  }
}

/** The end says most of what went wrong. */
const excerpt = (text: string) => (text.length > 1500 ? `… ${text.slice(-1500)}` : text);

/** Asks until the answer is what it should be, for as long as a container may take; then it is told as it is. */
export async function until<T>(what: () => T | Promise<T>, isGood: (value: T) => boolean, seconds = 120): Promise<T> {
  for (const deadline = Date.now() + seconds * 1000; ; ) {
    const value = await what();
    if (isGood(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
