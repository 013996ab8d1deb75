/** Places that answers hold for as long as they take; of whom they are says who holds them: a customer, a network, a link. */
import type { Response } from 'express';
import { onceClosed } from './closed.ts';

export class Places {
  readonly #most: { all: number; ofOne: number };
  readonly #held: (readonly string[])[] = [];

  /** How many there are, and how many any one may hold. */
  constructor(most: { all: number; ofOne: number }) {
    this.#most = most;
  }

  /** Takes one until the answer is over. Answers false where there is none, or where one of these holds as many as they may. */
  take(res: Response, ...holders: string[]): boolean {
    const { all, ofOne } = this.#most;
    const holdsTooMany = (holder: string) => this.#held.filter((each) => each.includes(holder)).length >= ofOne;
    if (this.#held.length >= all || holders.some(holdsTooMany)) return false;
    this.#held.push(holders);
    onceClosed(res, () => this.#held.splice(this.#held.indexOf(holders), 1));
    return true;
  }
}
