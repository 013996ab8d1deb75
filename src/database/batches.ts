/**
 * Keyset reading of lists that are too long for one statement: batches by ascending id, with no cursor open in between.
 */

/** The most rows of an answer that is made as a whole. */
const maxWholeRows = 1000;

interface LongList<R> {
  rows: R[];
  /** Whether rows follow them. */
  isLong: boolean;
  /** Whether another page follows. */
  hasMore: boolean;
  /** For a long list without a limit: an iterator over all its rows, from the first. */
  batches: AsyncIterable<R[]> | undefined;
}

/** Rows of a list by ascending id, from a cursor on: a page, or without a limit all. */
export async function readLongList<R extends { id: number }>(
  { limit, after }: { limit?: number | undefined; after?: number | undefined },
  read: (behind: number | undefined, most: number) => Promise<R[]>,
): Promise<LongList<R>> {
  const most = limit ?? maxWholeRows;
  // One row more than requested tells whether another page follows.
  const found = await read(after, most + 1);
  const rows = found.slice(0, most);
  const isLong = rows.length < found.length;
  const batches = limit === undefined && isLong ? readInBatches(rows, read) : undefined;
  return { rows, isLong, hasMore: limit !== undefined && isLong, batches };
}

/** Rows of one statement: few enough not to block the event loop. */
const batch = 50;

/**
 * All rows: those already read, and the rest. Rows that exist throughout come exactly once; rows that are inserted or
 * deleted meanwhile may or may not come.
 */
async function* readInBatches<R extends { id: number }>(
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
