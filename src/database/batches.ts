/** Lists that are too long for one statement: read by ascending id, some rows at a time, with nothing open in between. */

/** The most rows that an answer is made of at once. */
export const longestWhole = 1000;

/** Rows of one statement: few enough that making them holds nobody up. */
const batch = 50;

/**
 * All rows: those that were read already, and what comes behind them. A row that exists all the while comes exactly once;
 * whether one comes that is made or removed meanwhile is left to chance.
 */
export async function* inBatches<R extends { id: number }>(
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
