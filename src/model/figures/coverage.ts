/** Coverage: the languages of tags' texts and names, and their states. */
import type { Actor } from '../../../contracts/access.ts';
import { languageCodes } from '../../../contracts/languages.ts';
import type { Coverage, CoverageFilters, Covered } from '../../../contracts/management/coverage.ts';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import type { ListReader } from '../access/browse.ts';
import { reach } from '../access/policy.ts';
import { applyConditions } from '../access/sort-order.ts';
import { referenceConditions, resolveReferredIds } from '../record-filter.ts';
import {
  countAllPlaces,
  countGroups,
  type Group,
  listLanguages,
  listPlaces,
  type Narrow,
  tooManyCoverageRows,
} from './coverage-counts.ts';

/** A row with the original languages of missing translations. */
export type CoverageRow = Coverage & { missingFrom: readonly string[] };

/** The most rows of one answer. */
const maxRows = 20_000;

/**
 * By place, tags without a place last, then in order of the languages. Throws `Invalid` for a place or a customer that
 * is unknown or that the actor may not see, and for too many rows.
 */
export async function readCoverage(reader: ListReader, filters: CoverageFilters): Promise<CoverageRow[]> {
  const { narrow, codesOf } = await choosing(reader, filters);
  const groups = await countGroups(reader.searches, { narrow, codes: filters.lang_codes });
  const codes = await codesOf(groups);
  const places = new Set(groups.map(({ place_id }) => place_id));
  if (places.size * codes.length > maxRows) throw tooManyCoverageRows();
  return rowsFor(groups, codes);
}

/** The same for all places together, under no place. */
export const readCoverageOfAll = async (reader: ListReader, filters: CoverageFilters): Promise<CoverageRow[]> =>
  ofAll(reader, filters, await choosing(reader, filters));

async function ofAll(
  { searches }: ListReader,
  { lang_codes: codes }: CoverageFilters,
  { narrow, areAll, codesOf }: CoverageChoice,
) {
  const groups = await countAllPlaces(searches, { narrow: areAll ? undefined : narrow, codes });
  return rowsFor(groups, await codesOf(groups));
}

/** A page of places, after the given one; its length depends on the number of languages. */
interface PlacesPageRequest {
  behind: number;
  most: (languages: number) => number;
}

/** The rows of all places together, and those of one page of places. */
export interface PlacesCoverage {
  all: readonly CoverageRow[];
  rows: readonly CoverageRow[];
  /** The last place of the page, where others follow. */
  last: number | undefined;
}

export async function readCoverageOfPlaces(
  reader: ListReader,
  filters: CoverageFilters,
  { behind, most }: PlacesPageRequest,
): Promise<PlacesCoverage> {
  const chosen = await choosing(reader, filters);
  const all = await ofAll(reader, filters, chosen);
  if (all.length === 0) return { all, rows: [], last: undefined };
  const { searches } = reader;
  const { narrow } = chosen;
  const count = most(all.length);
  const places = await listPlaces(searches, narrow, { behind, most: count + 1 });
  const shown = places.slice(0, count);
  const ids = shown.filter((id) => id !== null);
  const some: Narrow = (tags) =>
    narrow(tags).whereRaw('(tags.place_id = any(?::integer[]) or (?::boolean and tags.place_id is null))', [
      ids,
      shown.includes(null),
    ]);
  const groups = await countGroups(searches, { narrow: some, codes: filters.lang_codes });
  const codes = all.map(({ lang_code }) => lang_code);
  return { all, rows: rowsFor(groups, codes), last: places.length > count ? (shown.at(-1) ?? undefined) : undefined };
}

type CoverageChoice = Awaited<ReturnType<typeof choosing>>;

/** The filtered tags, and the languages of their texts. */
async function choosing({ db, searches, caller: actor }: ListReader, filters: CoverageFilters) {
  const { lang_codes } = filters;
  const { place_id, customer_id } = await resolveReferredIds(db, actor, filters);
  const isOfEverybody = actor.isAdmin && customer_id === undefined;
  return {
    narrow: narrowedTo(actor, { customer_id, place_id }),
    areAll: isOfEverybody && place_id === undefined,
    async codesOf(groups: readonly Group[]): Promise<string[]> {
      // The languages in use are those of all places together.
      const isPart = place_id !== undefined && lang_codes === undefined && groups.length > 0;
      const used = isPart
        ? await listLanguages(searches, isOfEverybody ? undefined : narrowedTo(actor, { customer_id }))
        : groups.map((group) => group.lang_code);
      const codes = new Set(lang_codes ?? used);
      return languageCodes.filter((code) => codes.has(code));
    },
  };
}

type Where = Partial<Awaited<ReturnType<typeof resolveReferredIds>>>;

/** Restricts a query to the place's or customer's tags that the actor may see. */
const narrowedTo =
  (actor: Actor, where: Where): Narrow =>
  (tags) =>
    applyConditions(reach(tags, 'tags', actor), referenceConditions('tags', where));

function rowsFor(groups: readonly Group[], codes: readonly string[]): CoverageRow[] {
  const places = Map.groupBy(groups, ({ place_id }) => place_id);
  const ids = [...places.keys()].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));
  return ids.flatMap((place_id) => {
    const here = places.get(place_id) ?? [];
    const texts = coverageOf(here.filter(({ part }) => part === 'text'));
    const names = coverageOf(here.filter(({ part }) => part === 'name'));
    return codes.map((lang_code) => {
      const [ofTexts, ofNames] = [texts(lang_code), names(lang_code)];
      const missingFrom = [...new Set([...ofTexts.missingFrom, ...ofNames.missingFrom])];
      return { place_id, lang_code, texts: ofTexts.covered, names: ofNames.covered, missingFrom };
    });
  });
}

/** The counts of a place's texts, or names, by language. */
function coverageOf(groups: readonly Group[]): (code: string) => { covered: Covered; missingFrom: string[] } {
  const byCode = Map.groupBy(groups, ({ lang_code }) => lang_code);
  const originals = groups.filter(({ from_code, lang_code }) => from_code === lang_code);
  return (code) => {
    const there = byCode.get(code) ?? [];
    const sum = (state: 'original' | 'human' | 'machine' | 'stale') =>
      there.reduce((total, group) => total + group[state], 0);
    const missing = originals.map(({ from_code, original }) => {
      const group = there.find((each) => each.from_code === from_code);
      return { from_code, count: original - (group ? allOf(group) : 0) };
    });
    return {
      covered: {
        original: sum('original'),
        human: sum('human'),
        machine: sum('machine'),
        stale: sum('stale'),
        missing: missing.reduce((total, { count }) => total + count, 0),
      },
      missingFrom: missing.filter(({ count }) => count > 0).map(({ from_code }) => from_code),
    };
  };
}

const allOf = ({ original, human, machine, stale }: Group): number => original + human + machine + stale;

/** The share of up-to-date translations among all possible ones. */
export function shareOf({ texts, names }: Pick<CoverageRow, 'texts' | 'names'>): number {
  const there = [texts, names].reduce((sum, { original, human, machine }) => sum + original + human + machine, 0);
  const lacking = [texts, names].reduce((sum, { stale, missing }) => sum + stale + missing, 0);
  return there / Math.max(1, there + lacking);
}

/** The part with missing translations; texts, where both have some. */
export const missingPart = ({ texts, names }: Pick<CoverageRow, 'texts' | 'names'>): TagPart | undefined =>
  texts.missing > 0 ? 'text' : names.missing > 0 ? 'name' : undefined;
