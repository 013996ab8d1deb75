/** Filters of lists, combined by AND. Absent ones exclude nothing. */
import { z } from 'zod';
import { isDay, LanguageCodeParameter, lenient, RecordId, textOrUndefined } from '../primitives.ts';
import { TimestampParameter } from '../times.ts';
import { ListQuery } from './list-query.ts';
import { noReference } from './reference.ts';

const noSuch = 'is neither a record id nor “none”';

/** A referenced record, or `none` for its absence. */
const RecordOrNone = z
  .string()
  .regex(/^(none|[1-9]\d{0,9})$/, { error: noSuch, abort: true })
  .meta({ id: 'RecordOrNone', description: 'A record id, or `none` for no record', examples: ['3'] });

/** The same, parsed: `none` becomes null. */
export const recordOrNone = lenient(
  (value) => textOrUndefined(value) ?? value,
  RecordOrNone.refine((value) => value === noReference || RecordId.safeParse(Number(value)).success, {
    error: noSuch,
  }).meta({ documentedAs: RecordOrNone }),
).transform((value) => (value === noReference ? null : Number(value)));

/** An instant; of a day its beginning in UTC; any other text stays as it is. */
function instantOf(value: unknown): unknown {
  if (typeof value === 'string' && isDay(value)) return `${value}T00:00:00Z`;
  return TimestampParameter.safeParse(value).data ?? value;
}

const Since = lenient(
  instantOf,
  z
    .string()
    .refine((value) => TimestampParameter.safeParse(value).success, { error: 'is neither a day nor a time' })
    .meta({ pattern: String.raw`^\d{4}-\d\d-\d\d(T.+)?$`, maxLength: 64 }),
);

// Unvalidated, so that callers without access to the filter get no error about it.
const owner = lenient((value) => [value].flat().map(textOrUndefined).join(), z.string());

/** The owner, resolved once the caller is known. */
export const ownerFilter = owner.optional().meta({
  documentedAs: RecordOrNone,
  description: "Record id of the tag's owner. `none`: tags without an owner. Admins only; ignored for other callers",
  examples: ['3'],
});

export const placeFilter = recordOrNone.optional().meta({
  description: "Record id of the tag's place. `none`: tags without a place",
  examples: ['3'],
});

export const changedSinceFilter = Since.optional().meta({
  description: 'Only tags that have changed since then: a day in UTC, or a point in time',
  examples: ['2026-11-21'],
});

/** The word search of pages; in JSON only tags can be searched. */
const searched = { q: ListQuery.shape.q.optional() };

const descending = <S extends string>(sort: S) => `-${sort}` as const;

/** The parameters of a list page: a leading hyphen sorts in descending order; by default the newest come first. */
export const sortable = <F extends z.ZodRawShape, const S extends string>(
  filters: z.ZodObject<F>,
  sorts: readonly S[],
) =>
  filters.extend({
    sort: z.enum([...sorts, ...sorts.map((sort) => descending(sort))] as [S | `-${S}`]).default('-id' as never),
  });

export const CustomerFilters = z.object({ updated_since: changedSinceFilter });
export const customerSorts = ['id', 'email', 'updated_at'] as const;
export const CustomerListQuery = sortable(CustomerFilters.extend(searched), customerSorts);

export const PlaceFilters = z.object({ customer_id: ownerFilter, updated_since: changedSinceFilter });
export const placeSorts = ['id', 'name', 'updated_at'] as const;
export const PlaceListQuery = sortable(PlaceFilters.extend(searched), placeSorts);

/** For texts and names, each in one language; a text record's language is that of its original. */
export const WrittenFilters = z.object({
  place_id: placeFilter.meta({
    description: 'Record id of the place of its tag. `none`: without a place',
    examples: ['3'],
  }),
  customer_id: ownerFilter.meta({
    documentedAs: RecordOrNone,
    description: 'Record id of the owner of its tag. `none`: without an owner. Admins only; ignored for other callers',
    examples: ['3'],
  }),
  lang_code: LanguageCodeParameter.optional().meta({ description: 'Its language', examples: ['fr'] }),
  updated_since: changedSinceFilter,
});
export const writtenSorts = ['id', 'updated_at'] as const;
export const WrittenListQuery = sortable(WrittenFilters.extend(searched), writtenSorts);

/** The union of all lists' filters. */
export type RecordFilters = z.output<typeof WrittenFilters>;
export type RecordSort = (typeof placeSorts | typeof customerSorts | typeof writtenSorts)[number];
