/** Versions of three numbers. */

export const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Ascending. */
export const order = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.map((number, place) => number - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
};
