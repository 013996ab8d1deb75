/** Coverage: the languages of tags' texts and names, and their states. */
import type { Actor } from '../../../contracts/access.ts';
import { languageCodes } from '../../../contracts/languages.ts';
import type { Coverage, CoverageFilters, Covered } from '../../../contracts/management/coverage.ts';
import type { Looking } from '../access/browse.ts';
import { narrowed } from '../access/order.ts';
import { reach } from '../access/policy.ts';
import { areOf, referredIn } from '../record-filter.ts';
import { type Group, groupsOf, languagesOf, type Narrow } from './coverage-counts.ts';

/** With the original languages of what is missing. */
export type CoverageRow = Coverage & { missingFrom: readonly string[] };

/**
 * By place, tags without a place last, then in order of the languages. Throws `Invalid` for a place or a customer that
 * the actor may not see, as for an unknown one.
 */
export async function coverage({ db, searches, caller }: Looking, filters: CoverageFilters): Promise<CoverageRow[]> {
  const { lang_codes } = filters;
  const { place_id, customer_id } = await referredIn(db, caller, filters);
  const groups = await groupsOf(searches, narrowedTo(caller, { customer_id, place_id }), lang_codes);
  // The languages in use are those of all places together.
  const isPart = place_id !== undefined && lang_codes === undefined && groups.length > 0;
  const areAll = caller.isAdmin && customer_id === undefined;
  const used = isPart
    ? await languagesOf(searches, areAll ? undefined : narrowedTo(caller, { customer_id }))
    : groups.map((group) => group.lang_code);
  const codes = new Set(lang_codes ?? used);
  return rowsFor(
    groups,
    languageCodes.filter((code) => codes.has(code)),
  );
}

type Where = Partial<Awaited<ReturnType<typeof referredIn>>>;

/** Restricts a query to the place's or customer's tags that the actor may see. */
const narrowedTo =
  (actor: Actor, where: Where): Narrow =>
  (tags) =>
    narrowed(reach(tags, 'tags', actor), areOf('tags', where));

function rowsFor(groups: readonly Group[], codes: readonly string[]): CoverageRow[] {
  const places = Map.groupBy(groups, ({ place_id }) => place_id);
  const ids = [...places.keys()].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));
  return ids.flatMap((place_id) => {
    const here = places.get(place_id) ?? [];
    const texts = standingOf(here.filter(({ part }) => part === 'text'));
    const names = standingOf(here.filter(({ part }) => part === 'name'));
    return codes.map((lang_code) => {
      const [ofTexts, ofNames] = [texts(lang_code), names(lang_code)];
      const missingFrom = [...new Set([...ofTexts.missingFrom, ...ofNames.missingFrom])];
      return { place_id, lang_code, texts: ofTexts.covered, names: ofNames.covered, missingFrom };
    });
  });
}

/** The counts of a place's texts, or names, by language. */
function standingOf(groups: readonly Group[]): (code: string) => { covered: Covered; missingFrom: string[] } {
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

/** Of what there could be in a language, what is there and up to date. */
export function shareOf({ texts, names }: Pick<CoverageRow, 'texts' | 'names'>): number {
  const there = [texts, names].reduce((sum, { original, human, machine }) => sum + original + human + machine, 0);
  const lacking = [texts, names].reduce((sum, { stale, missing }) => sum + stale + missing, 0);
  return there / Math.max(1, there + lacking);
}

/** The sums over all places. */
export function together(rows: readonly CoverageRow[]): CoverageRow[] {
  const added = (parts: readonly Covered[]): Covered =>
    parts.reduce((sum, part) => ({
      original: sum.original + part.original,
      human: sum.human + part.human,
      machine: sum.machine + part.machine,
      stale: sum.stale + part.stale,
      missing: sum.missing + part.missing,
    }));
  return [...Map.groupBy(rows, ({ lang_code }) => lang_code)].map(([lang_code, of]) => ({
    place_id: null,
    lang_code,
    texts: added(of.map(({ texts }) => texts)),
    names: added(of.map(({ names }) => names)),
    missingFrom: [...new Set(of.flatMap(({ missingFrom }) => missingFrom))],
  }));
}
