/** Yielding the event loop: long work is done chunk by chunk, and between two chunks other requests have their time. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '../errors.ts';

/** Milliseconds of long work until it yields; what is done between two looks comes on top of it. */
const longestWork = 5;

/** Event-loop work of one request that sends nothing while it runs, such as reading a table. */
export class TimeSlices {
  readonly #gone: AbortSignal | undefined;
  #begun = performance.now();

  /** `gone` aborts when the client no longer waits for the work. */
  constructor(gone?: AbortSignal) {
    this.#gone = gone;
  }

  /** True when it is time to yield. Cheap to call often. */
  get isOver(): boolean {
    return performance.now() - this.#begun > longestWork;
  }

  /** Lets others have their turn. Throws where the client has gone. */
  async yield(): Promise<void> {
    await nextTurn();
    // The log says that the client has broken it off.
    if (this.#gone?.aborted) throw new Failure('malformed_request');
    this.#begun = performance.now();
  }
}

/** Milliseconds for which a chunk is written before others have their turn. */
const longestChunk = 1;
/** The share of other work, as a multiple of this work's, while other work is waiting. */
const othersShare = 8;
/** A turn that ended within this many milliseconds did no other work. */
const idleTurn = 0.1;

/**
 * Long answers, one chunk of one of them at a time: however many are sent, all of them together cost other requests what one does.
 */
export class Yielding {
  #last: Promise<unknown> = Promise.resolve();

  /** Does work that no other long answer does at the same time. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The rows as texts, as many in one as a chunk's time allows. */
  async *chunks<Row>(rows: readonly Row[], write: (row: Row) => string): AsyncGenerator<string> {
    for (let next = 0; next < rows.length; ) {
      yield await this.exclusively(async () => {
        const begun = performance.now();
        let text = '';
        let taken = 0;
        for (; next < rows.length && taken < longestChunk; taken = performance.now() - begun, next += 1)
          text += write(rows[next] as Row);
        await yieldFor(taken);
        return text;
      });
    }
  }
}

/** Lets others have their share of the time, as far as they want it: nobody waits for the next row. */
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
