/** A process' queue of work of which each takes a connection, and much of the database's time: a customer's one at a time. */
import type { Failure } from '../errors.ts';

/** Work that is done at once, and, with what waits, of all and of one customer. */
interface Most {
  atOnce: number;
  all: number;
  ofOne: number;
}

interface Turn {
  customer: number;
  /** Undefined once it has begun. */
  begin: (() => void) | undefined;
}

const isUnderWay = ({ begin }: Turn) => begin === undefined;

export class Turns {
  readonly #most: Most;
  readonly #refusal: () => Failure;
  readonly #turns: Turn[] = [];

  /** `refusal`: where too many wait already. */
  constructor(most: Most, refusal: () => Failure) {
    this.#most = most;
    this.#refusal = refusal;
  }

  /** Does the work once it is its turn. Throws the refusal. `waiting`: around the wait. */
  async take<T>(
    customer: number,
    work: () => Promise<T>,
    waiting: (turn: () => Promise<void>) => Promise<void> = (turn) => turn(),
  ): Promise<T> {
    const own = this.#turns.filter((turn) => turn.customer === customer);
    if (this.#turns.length >= this.#most.all || own.length >= this.#most.ofOne) throw this.#refusal();
    const { promise, resolve: begin } = Promise.withResolvers<void>();
    const turn: Turn = { customer, begin };
    this.#turns.push(turn);
    this.#beginNext();
    try {
      await waiting(() => promise);
      return await work();
    } finally {
      this.#turns.splice(this.#turns.indexOf(turn), 1);
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (const turn of this.#turns) {
      const underWay = this.#turns.filter(isUnderWay);
      if (underWay.length >= this.#most.atOnce) return;
      if (isUnderWay(turn) || underWay.some(({ customer }) => customer === turn.customer)) continue;
      turn.begin?.();
      turn.begin = undefined;
    }
  }
}
