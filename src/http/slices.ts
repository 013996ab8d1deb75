/** Long work in slices: after each of them others have their turn of the event loop, and it ends when its client has gone. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { onceClosed } from './closed.ts';

/** Milliseconds; what is done between two looks comes on top of it. */
const longest = 5;

export class Slices {
  readonly #gone: AbortSignal | undefined;
  #begun = performance.now();

  /** `gone`: given when nobody waits for the work any more. */
  constructor(gone?: AbortSignal) {
    this.#gone = gone;
  }

  /** Whether it is time to give way: asked often, it costs little. */
  get isOver(): boolean {
    return performance.now() - this.#begun > longest;
  }

  /** Lets others have their turn. Throws where the client has gone. */
  async giveWay(): Promise<void> {
    await nextTurn();
    // The log says that the client has broken it off.
    if (this.#gone?.aborted) throw new Failure('malformed_request');
    this.#begun = performance.now();
  }
}

/** Given when an answer's client has gone. */
export function goneOf(res: Response): AbortSignal {
  const gone = new AbortController();
  onceClosed(res, () => gone.abort());
  return gone.signal;
}
