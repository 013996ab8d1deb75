/** A limit of answers that are under way at once: of all, and of any one holder, which is a customer, a network, or a link. */
import type { Response } from 'express';
import { onceClosed } from './closed.ts';

export class ConcurrencyLimit {
  readonly #most: { all: number; ofOne: number };
  readonly #held: (readonly string[])[] = [];

  constructor(most: { all: number; ofOne: number }) {
    this.#most = most;
  }

  /** Counts an answer until it is over. Answers false where there are as many already, or one of these holders has as many as it may. */
  tryAcquire(res: Response, ...holders: string[]): boolean {
    const { all, ofOne } = this.#most;
    const holdsTooMany = (holder: string) => this.#held.filter((each) => each.includes(holder)).length >= ofOne;
    if (this.#held.length >= all || holders.some(holdsTooMany)) return false;
    this.#held.push(holders);
    onceClosed(res, () => this.#held.splice(this.#held.indexOf(holders), 1));
    return true;
  }
}
