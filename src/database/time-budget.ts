/**
 * The time limit of a request for the database: a sum over its statements and the connections that they wait for. Only
 * waiting for the database counts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The minimum for each statement, whatever was used before: one that ends a transaction must be sent. */
const minTimeout = 500;

class TimeBudget {
  readonly #isOver: () => boolean;
  #leftMs: number;
  #waiting = 0;
  #since = 0;

  constructor(ms: number, isOver: () => boolean) {
    this.#leftMs = ms;
    this.#isOver = isOver;
  }

  /** The rest, in milliseconds. Once the request is over, each statement has only its own limit. */
  get leftMs(): number {
    if (this.#isOver()) return Number.POSITIVE_INFINITY;
    const waited = this.#waiting > 0 ? performance.now() - this.#since : 0;
    return Math.max(minTimeout, this.#leftMs - waited);
  }

  /** Concurrent statements count once. */
  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  end(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#leftMs -= performance.now() - this.#since;
  }
}

const ofRequest = new AsyncLocalStorage<TimeBudget>();

/**
 * Runs the work, whose statements together may take so long. Once `isOver` returns true, for instance because a long
 * answer is being sent, each statement has only its connection's limit.
 */
export function withTimeBudget<T>(ms: number, isOver: () => boolean, work: () => T): T {
  return ofRequest.run(new TimeBudget(ms, isOver), work);
}

/** Runs work that is not the request's own, although it is the first to need it, without the request's limit. */
export const withoutTimeBudget = <T>(work: () => T): T => ofRequest.exit(work);

/**
 * Starts waiting for the database, for `longestMs` at most; `onEnd` is called on timeout. Returns the function that ends
 * the wait.
 */
export function startWait(longestMs: number, onEnd: (ms: number) => void): () => void {
  const budget = ofRequest.getStore();
  const ms = Math.min(longestMs, budget?.leftMs ?? longestMs);
  budget?.begin();
  const over = Number.isFinite(ms) ? setRunningTimeout(ms, () => onEnd(ms)) : () => {};
  return () => {
    over();
    budget?.end();
  };
}

/** A limit is counted in this many ticks, which bounds what one of them counts. */
const turns = 4;

/**
 * Calls back once this process has run for so many milliseconds, unless the returned function is called before. A pause
 * of the process or the machine counts for a quarter of the limit at most: the server was not the cause, and its answer
 * may have arrived meanwhile.
 */
export function setRunningTimeout(ms: number, onOver: () => void): () => void {
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
