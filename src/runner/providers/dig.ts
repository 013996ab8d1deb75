/** Looks into answers of unknown shape. */

/** The value at a path into an answer of unknown shape, `undefined` where the path leads nowhere. */
export function dig(value: unknown, ...path: (string | number)[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

/** The one element of a list; undefined where it is no list, or has none or several: nobody knows then which one is meant. */
export const only = (list: unknown): unknown => (Array.isArray(list) && list.length === 1 ? list[0] : undefined);
