/** Yielding the event loop: long work runs in chunks, with other requests in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '../errors.ts';

/** Milliseconds of work until it yields; the work between two checks is added. */
const maxWorkMs = 5;

/** Event-loop work of a request that sends nothing meanwhile, such as parsing a table. */
export class TimeSlices {
  readonly #signal: AbortSignal | undefined;
  #begun = performance.now();

  /** `gone` aborts when the client has disconnected. */
  constructor(gone?: AbortSignal) {
    this.#signal = gone;
  }

  /** True when it is time to yield. Cheap to call often. */
  get isOver(): boolean {
    return performance.now() - this.#begun > maxWorkMs;
  }

  /** Yields to other work. Throws if the client has disconnected. */
  async yield(): Promise<void> {
    await nextTurn();
    // Logged as an aborted request.
    if (this.#signal?.aborted) throw new Failure('malformed_request');
    this.#begun = performance.now();
  }
}

/** Milliseconds of a chunk. */
const maxChunkMs = 1;
/** The characters after which a chunk ends: sending it takes time, too. */
const maxCharacters = 65_536;
/** The share of other work, as a multiple of this work's, while other work is waiting. */
const othersShare = 8;
/** An event-loop turn of less than this did no other work. */
const idleTurn = 0.1;

/** Streamed answers take turns, one chunk at a time: all of them together cost other requests as much as one. */
export class StreamTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs work while no other streamed answer does. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The rows as texts, each with as many as a chunk's time allows. */
  async *chunks<Row>(rows: readonly Row[], write: (row: Row) => string): AsyncGenerator<string> {
    for (let next = 0; next < rows.length; ) {
      yield await this.exclusively(async () => {
        const begun = performance.now();
        let text = '';
        let taken = 0;
        for (
          ;
          next < rows.length && taken < maxChunkMs && text.length < maxCharacters;
          taken = performance.now() - begun, next += 1
        )
          text += write(rows[next] as Row);
        await yieldFor(taken);
        return text;
      });
    }
  }
}

/** Yields to other work for its share of the time, until the loop is idle. */
async function yieldFor(taken: number): Promise<void> {
  let given = 0;
  for (let idle = 0; idle < 2 && given < othersShare * taken; ) {
    const begun = performance.now();
    await nextTurn();
    const turn = performance.now() - begun;
    given += turn;
    idle = turn < idleTurn ? idle + 1 : 0;
  }
}
