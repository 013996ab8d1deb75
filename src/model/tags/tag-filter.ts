/** Filters of the list of tags, each as a condition on the table's row. */
import { type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { type TagFilters, type TagPart, type TextState, tagParts } from '../../../contracts/management/tag-filters.ts';
import type { Database } from '../../database/connect.ts';
import type { RowCondition } from '../access/sort-order.ts';
import { changedSinceConditions, equalsOrIsNull, referenceConditions, resolveReferredIds } from '../record-filter.ts';
import { isStale } from '../translations/stale.ts';

/** All filters except the search words. */
type Filters = Omit<TagFilters, 'q'>;

/** The rows of a part, by the aliases `t` and, for the original, `o`. */
const rowsOf: Record<TagPart, { row: string; original: string }> = {
  text: {
    row: 'text_records r join translations t on t.text_record_id = r.id',
    original: 'join translations o on o.text_record_id = r.id',
  },
  name: {
    row: 'name_translations t',
    original: 'join name_translations o on o.tag_id = t.tag_id',
  },
};
const tagOf: Record<TagPart, string> = { text: 'r.tag_id', name: 't.tag_id' };

const has = (part: TagPart, condition: string, others = '') =>
  `exists (select from ${rowsOf[part].row} ${others} where ${tagOf[part]} = tags.id and ${condition})`;

/** Tags that have an original of this part. */
export const hasOriginal = (part: TagPart): RawBuilder => raw(has(part, "t.origin = 'original'"));

const translated = (part: TagPart, condition: string) =>
  has(part, `t.lang_code = :lang and ${condition}`, `${rowsOf[part].original} and o.origin = 'original'`);

/**
 * The `coalesce` hides the comparison from the planner, which would estimate hardly any rows, and then collect them all
 * first.
 */
const isFresh = `coalesce(not ${isStale('t', 'o')}, false)`;

/**
 * Few translations are stale: with the plain comparison the planner would estimate that all are, and scan tags until it
 * finds some.
 */
const isSeldomStale = `(${isStale('t', 'o')})::integer = 1`;

/** The condition of each state in the language `:lang`. */
const inState: Record<TextState, (part: TagPart, isInOrder: boolean) => string> = {
  original: (part) => has(part, `t.lang_code = :lang and t.origin = 'original'`),
  human: (part) => translated(part, `t.origin = 'human' and ${isFresh}`),
  machine: (part) => translated(part, `t.origin = 'machine' and ${isFresh}`),
  stale: (part, isInOrder) =>
    translated(part, `t.origin <> 'original' and ${isInOrder ? isStale('t', 'o') : isSeldomStale}`),
  missing: (part) => `${has(part, `t.origin = 'original'`)} and not ${has(part, 't.lang_code = :lang')}`,
};

function inLanguage({ lang_code: lang, state, part }: Filters): RowCondition[] {
  if (lang === undefined) return [];
  if (state) return [(isInOrder) => raw(inState[state](part ?? 'text', isInOrder), { lang })];
  // In a scan the `offset` keeps the planner from reading all translations first. Names are found sooner.
  const there = (each: TagPart, isInOrder: boolean) =>
    raw(has(each, `t.lang_code = :lang ${isInOrder ? 'offset 0' : ''}`), { lang });
  return [(isInOrder) => (part ? [part] : tagParts.toReversed()).map((each) => there(each, isInOrder))];
}

export const inPlace = (id: number | null): RawBuilder => equalsOrIsNull('tags.place_id', id);

/**
 * The conditions of the filters. Throws `Invalid` for a place or a customer that is unknown or that the actor may not
 * see.
 */
export async function tagConditions(db: Database, actor: Actor, filters: Filters): Promise<RowCondition[]> {
  const { hardware, in_use, hidden } = filters;
  const items = 'select from hardwares h where h.tag_id = tags.id';
  return [
    ...referenceConditions('tags', await resolveReferredIds(db, actor, filters)),
    ...inLanguage(filters),
    ...(hardware === 'none' ? [raw(`not exists (${items})`)] : []),
    ...(hardware && hardware !== 'none' ? [raw(`exists (${items} and h.hardware_type = ?)`, hardware)] : []),
    ...(in_use === undefined ? [] : [raw(in_use === 1 ? 'tags.in_use' : 'not tags.in_use')]),
    ...(hidden === undefined ? [] : [raw(hidden === 1 ? 'tags.hidden' : 'not tags.hidden')]),
    ...changedSinceConditions('tags', filters),
  ];
}
