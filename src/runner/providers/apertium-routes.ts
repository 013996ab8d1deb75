/** The routes between languages in the installed Apertium, directly or through others. */
import type { Codes } from './hosted.ts';

export const apertiumCodes: Codes = new Map(
  Object.entries({ ca: 'cat', en: 'eng', es: 'spa', fr: 'fra', it: 'ita', pt: 'por' }),
);

/** A direction as Apertium names it, `eng-spa` or `es-pt_BR`: the codes have two or three letters, a variant may follow. */
const direction = /^([a-z]{2,3})(_\w+)?-([a-z]{2,3})(_\w+)?$/;

/** Every stage loses some meaning; a fourth leaves hardly any. */
const maxStages = 3;

/** The service's language for either of its codes in Apertium: its packages mix ISO 639-3 (`spa`) with 639-1 (`es`). */
const languageOfCode = new Map<string, string>();
for (const [language, theirs] of apertiumCodes) languageOfCode.set(theirs, language).set(language, language);

interface Routes {
  /** The directions to run one after the other; `undefined` without a route. */
  between(from: string, to: string): readonly string[] | undefined;
  /** The directions in use, sorted. */
  directions: readonly string[];
}

/**
 * The shortest route between any two supported languages, over the directions that `apertium -l` lists.
 *
 * Of a pair with variants (`es-pt`, `es-pt_BR`) the plain one is used.
 */
export function shortestRoutes(listing: string): Routes {
  const edges = new Map<string, Map<string, string>>();
  for (const name of plainFirst(listing)) {
    const [, fromCode = '', , toCode = ''] = direction.exec(name) ?? [];
    const from = languageOfCode.get(fromCode);
    const to = languageOfCode.get(toCode);
    if (from === undefined || to === undefined || from === to) continue;
    const targets = edges.get(from) ?? new Map<string, string>();
    if (!targets.has(to)) targets.set(to, name);
    edges.set(from, targets);
  }

  const routes = new Map([...edges.keys()].map((from) => [from, waysFrom(from, edges)]));
  return {
    between: (from, to) => routes.get(from)?.get(to),
    directions: [...edges.values()].flatMap((targets) => [...targets.values()]).sort(),
  };
}

/** In a fixed order, so that the same packages give the same routes on every machine. */
const plainFirst = (listing: string) =>
  listing
    .split(/\s+/)
    .filter((name) => direction.test(name))
    .sort()
    .sort((one, other) => Number(one.includes('_')) - Number(other.includes('_')));

function waysFrom(start: string, edges: Map<string, Map<string, string>>): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [here, way] of ways) {
    if (way.length === maxStages) continue;
    // A map is iterated in the order of insertion, including additions: this is a breadth-first search.
    for (const [next, name] of edges.get(here) ?? []) if (!ways.has(next)) ways.set(next, [...way, name]);
  }
  ways.delete(start);
  return ways;
}
