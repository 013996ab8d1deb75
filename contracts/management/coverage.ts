/** `/coverage`: the languages of texts and names, place by place. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lookUpLanguage } from '../languages.ts';
import { LanguageCode, lenient, RecordId, textOrUndefined } from '../primitives.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { ownerFilter, placeFilter } from './record-filters.ts';
import { textStates } from './tag-filters.ts';

/** Codes separated by commas, or as repeated parameters, or both; duplicates count once. */
const codesIn = (list: string) => list.split(',').map((each) => lookUpLanguage(each.trim())?.code);
const LanguageCodes = lenient(
  (value) => (Array.isArray(value) ? value.map(textOrUndefined).join() : value),
  z.string().refine((list) => !codesIn(list).includes(undefined), { error: 'is not one of the supported codes' }),
).transform((list) => [...new Set(codesIn(list))] as string[]);

export const CoverageFilters = z.object({
  place_id: placeFilter.meta({
    description: 'Record id of a place: counts only its tags. `none`: only tags without a place',
    examples: ['3'],
  }),
  lang_codes: LanguageCodes.optional().meta({
    description: 'Comma-separated language codes. Default: all languages in which there is anything',
    examples: ['fr,de'],
  }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: counts only its tags. `none`: only tags without an owner. Admins only; ignored for other callers',
  }),
});
export type CoverageFilters = z.output<typeof CoverageFilters>;

const says: Record<(typeof textStates)[number], string> = {
  original: 'Number of originals in this language',
  human: 'Number of human translations into this language of the current original',
  machine: 'Number of machine translations into this language of the current original',
  stale: 'Number of stale translations, human or machine: their original has changed since',
  missing: 'Number that are missing in this language',
};
const count = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [7] });

export const Covered = z
  .object(
    Object.fromEntries(textStates.map((state) => [state, count(says[state])])) as Record<
      (typeof textStates)[number],
      z.ZodInt
    >,
  )
  .meta({
    id: 'Covered',
    description: 'Texts or names in one language, counted by state. Each that has an original counts once.',
  });
export type Covered = z.output<typeof Covered>;

export const Coverage = z
  .object({
    place_id: RecordId.nullable().meta({
      description: 'Record id of the place. Null for tags without a place',
      examples: [3],
    }),
    lang_code: LanguageCode,
    texts: Covered,
    names: Covered,
  })
  .meta({ id: 'Coverage', description: 'The texts and names of a place in one language, counted by state.' });
export type Coverage = z.output<typeof Coverage>;

const coverage: RouteInput = { resource: 'tags', group: 'coverage', names: { one: 'Coverage' } };
const responses = {
  200: z.array(Coverage).meta({ description: 'Sorted by place (null last), then in the order of the languages.' }),
  401: ErrorBody,
  422: ValidationErrors,
} as const;

export const showCoverage = {
  method: 'GET',
  path: '/coverage',
  query: query.extend(CoverageFilters.shape),
  responses,
  summary: 'Get the coverage',
  description:
    "Returns how many texts and names are in which state in each language, place by place, for the tags within the caller's reach. `GET /Tags.json` with the same `place_id` and with `lang_code`, `state` and `part` lists exactly the tags that a number counts.",
  metadata: operation(coverage, 'count', 'showCoverage', responses),
} as const;
