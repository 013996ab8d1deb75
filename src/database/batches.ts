/**
 * Keyset reading of lists that are too long for one statement: batches by ascending id, with no cursor open in between.
 */

/** The most rows of an answer that is made as a whole. */
export const maxWholeRows = 1000;

/** Rows of one statement: few enough not to block the event loop. */
const batch = 50;

/**
 * All rows: those already read, and the rest. Rows that exist throughout come exactly once; rows that are inserted or
 * deleted meanwhile may or may not come.
 */
export async function* readInBatches<R extends { id: number }>(
  first: R[],
  read: (behind: number, most: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  yield first;
  let last = first.at(-1);
  while (last) {
    const rows = await read(last.id, batch);
    if (rows.length > 0) yield rows;
    last = rows.length < batch ? undefined : rows.at(-1);
  }
}
