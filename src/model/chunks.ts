/** Records of one statement, so that each is short. */
const usual = 500;

/** Parts of a list, in its order, each of this length but the last. */
export function* chunksOf<T>(all: readonly T[], length = usual): Generator<T[]> {
  for (let start = 0; start < all.length; start += length) yield all.slice(start, start + length);
}
