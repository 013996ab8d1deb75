/** Versions of three numbers. */

export const versionNumbers = (version: string): number[] => version.split('.').map(Number);

/** Ascending. */
export const compareVersions = (one: string, other: string): number => {
  const [a, b] = [versionNumbers(one), versionNumbers(other)];
  return a.map((number, place) => number - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
};
