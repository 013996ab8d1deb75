/**
 * Turns of those who send much. What they send is made bit by bit, one of them after the other, and between two bits whoever
 * else wants something has their time: however many send, all of them together cost the others what one does.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which one writes before others have their turn. */
const longestTurn = 1;
/** How much longer others have theirs, while there are any. */
const othersShare = 8;
/** A turn of others that was over within so many milliseconds was nobody's. */
const nobodysTurn = 0.1;

export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** What `write` makes of the rows, in as many turns as it takes. */
  async *write<Row>(rows: readonly Row[], write: (row: Row) => string): AsyncGenerator<string> {
    for (let next = 0; next < rows.length; ) {
      yield await this.take(async () => {
        const begun = performance.now();
        let text = '';
        let taken = 0;
        for (; next < rows.length && taken < longestTurn; taken = performance.now() - begun, next += 1)
          text += write(rows[next] as Row);
        await giveWay(taken);
        return text;
      });
    }
  }

  /** Does what nobody else who takes turns does at the same time. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}

/** Lets others have their share of the time, as far as they want it: nobody waits for the next row. */
async function giveWay(taken: number): Promise<void> {
  let given = 0;
  for (let idle = 0; idle < 2 && given < othersShare * taken; ) {
    const begun = performance.now();
    await nextTurn();
    const turn = performance.now() - begun;
    given += turn;
    idle = turn < nobodysTurn ? idle + 1 : 0;
  }
}
