/** A limit of concurrent answers: of all, and of any one holder, i.e. a customer or a network. */
import type { Response } from 'express';
import { onceClosed } from './response-close.ts';

export class ConcurrencyLimit {
  readonly #most: { all: number; ofOne: number };
  readonly #open: (readonly string[])[] = [];

  constructor(most: { all: number; ofOne: number }) {
    this.#most = most;
  }

  /** Counts an answer until it is over. Returns false at the limit of all, or of one of these holders. */
  tryAcquire(res: Response, ...holders: string[]): boolean {
    const { all, ofOne } = this.#most;
    const holdsTooMany = (holder: string) => this.#open.filter((each) => each.includes(holder)).length >= ofOne;
    if (this.#open.length >= all || holders.some(holdsTooMany)) return false;
    this.#open.push(holders);
    onceClosed(res, () => this.#open.splice(this.#open.indexOf(holders), 1));
    return true;
  }
}
