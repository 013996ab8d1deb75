/** A limit of concurrent answers: of all, and of any one holder, i.e. a customer or a network. */
import type { Response } from 'express';
import { onceClosed } from './closed.ts';

export class ConcurrencyLimit {
  readonly #most: { all: number; ofOne: number };
  readonly #held: (readonly string[])[] = [];

  constructor(most: { all: number; ofOne: number }) {
    this.#most = most;
  }

  /** Counts an answer until it is over. Returns false at the limit of all, or of one of these holders. */
  tryAcquire(res: Response, ...holders: string[]): boolean {
    const { all, ofOne } = this.#most;
    const holdsTooMany = (holder: string) => this.#held.filter((each) => each.includes(holder)).length >= ofOne;
    if (this.#held.length >= all || holders.some(holdsTooMany)) return false;
    this.#held.push(holders);
    onceClosed(res, () => this.#held.splice(this.#held.indexOf(holders), 1));
    return true;
  }
}
