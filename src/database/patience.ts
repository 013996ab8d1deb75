/**
 * How long a request waits for the database: a sum for all its statements and for the connections that they want, however
 * many there are. Only waiting for the database counts, not what else the request does.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Whatever was waited for before, a statement gets this long: one that ends a transaction must not be given up unsent. */
const leastMs = 500;

class Patience {
  readonly #isOver: () => boolean;
  #leftMs: number;
  #waiting = 0;
  #since = 0;

  constructor(ms: number, isOver: () => boolean) {
    this.#leftMs = ms;
    this.#isOver = isOver;
  }

  /** What is left, in milliseconds; none of it is kept back once the request is over, and each statement is for itself. */
  get leftMs(): number {
    if (this.#isOver()) return Number.POSITIVE_INFINITY;
    const waited = this.#waiting > 0 ? performance.now() - this.#since : 0;
    return Math.max(leastMs, this.#leftMs - waited);
  }

  /** Statements that are under way at the same time are waited for once. */
  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  end(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#leftMs -= performance.now() - this.#since;
  }
}

const ofRequest = new AsyncLocalStorage<Patience>();

/**
 * Does the work, whose statements together may take so long. From the moment on that `isOver` says so, for instance because
 * the answer has begun and goes on for as long as its reader likes, each of them has only its connection's limit.
 */
export function withPatience<T>(ms: number, isOver: () => boolean, work: () => T): T {
  return ofRequest.run(new Patience(ms, isOver), work);
}

/** Does what is not the request's own business, though it is the one that comes to need it first. */
export const withoutPatience = <T>(work: () => T): T => ofRequest.exit(work);

/**
 * Begins to wait for the database, for `longestMs` at most. `onEnd` is told when that is over; the answer has to be called
 * when the wait has come to its end otherwise.
 */
export function wait(longestMs: number, onEnd: (ms: number) => void): () => void {
  const patience = ofRequest.getStore();
  const ms = Math.min(longestMs, patience?.leftMs ?? longestMs);
  patience?.begin();
  const over = Number.isFinite(ms) ? afterRunning(ms, () => onEnd(ms)) : () => {};
  return () => {
    over();
    patience?.end();
  };
}

/** In how many turns a limit is counted: what one of them counts for at most. */
const turns = 4;

/**
 * Calls back once this process has run for so many milliseconds, unless what is returned is called before. Where it stood
 * still meanwhile, with its machine or for work of its own, a quarter of the limit counts for that at most: nobody was kept
 * waiting by the server then, and what it has sent since is read before anybody complains.
 */
export function afterRunning(ms: number, onOver: () => void): () => void {
  let late: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout;
  const turn = (left: number) => {
    timer = setTimeout(() => {
      if (left > 1) turn(left - 1);
      else late = setImmediate(onOver);
    }, ms / turns);
  };
  turn(turns);
  return () => {
    clearTimeout(timer);
    clearImmediate(late);
  };
}
