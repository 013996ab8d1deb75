/** A random generator with a seed, so that a run can be repeated. */
export interface RandomSource {
  /** A whole number from 0 to one less than `end`. */
  below(end: number): number;
  between(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** True with the given probability, in per cent. */
  percent(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

/** `stream`: a number for each concurrent task, so that its values do not depend on the speed of the others. */
export function randomFrom(seed: number, stream: number): RandomSource {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) | 0;
  // The generator “mulberry32”: 32 bits of state, good enough for tests.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    between: (least, most) => least + next() * (most - least),
    pick: (list) => list[below(list.length)] as never,
    percent: (share) => next() * 100 < share,
    shuffled(list) {
      const left = [...list];
      return list.map(() => left.splice(below(left.length), 1)[0] as never);
    },
  };
}
