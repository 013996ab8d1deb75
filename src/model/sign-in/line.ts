import { Failure } from '../../errors.ts';

export interface LineOptions {
  /** How many have their turn at once. */
  atOnce: number;
  /** How many may stand in line. */
  places: number;
}

/**
 * Where requests wait for heavy work. The networks that they come from have their turns one after the other, whatever the
 * number that each has sent, and none holds more than a quarter of the line: who sends hundreds waits for those alone.
 */
export class Line {
  readonly #options: LineOptions;
  /** Those who wait, by network; the network whose turn is next is the first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #length = 0;
  #atWork = 0;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Does the work when its turn has come. Throws `passwords_busy` for whom there is no place to wait. */
  async inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#atWork < this.#options.atOnce) this.#atWork += 1;
    else await this.#turn(network);
    try {
      return await work();
    } finally {
      this.#callNext();
    }
  }

  #turn(network: string): Promise<void> {
    const others = this.#waiting.get(network) ?? [];
    const { places } = this.#options;
    if (this.#length >= places || others.length >= Math.ceil(places / 4)) {
      // About as long as those of the network take that are before it.
      throw new Failure('passwords_busy', { retryAfter: others.length / 25 });
    }
    this.#length += 1;
    return new Promise((resolve) => {
      others.push(resolve);
      this.#waiting.set(network, others);
    });
  }

  /** Hands the turn on. */
  #callNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#atWork -= 1;
      return;
    }
    const [network, those] = next;
    this.#waiting.delete(network);
    const first = those.shift();
    if (those.length > 0) this.#waiting.set(network, those);
    this.#length -= 1;
    first?.();
  }
}
