/** `/coverage`: the languages of texts and names, place by place. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { languageOf } from '../languages.ts';
import { givenText, LanguageCode, lenient, RecordId } from '../primitives.ts';
import { type Operating, operation, query } from './crud-resource.ts';
import { ownerFilter, placeFilter } from './record-filters.ts';
import { textStates } from './tag-filters.ts';

/** Codes separated by commas, or as repeated parameters, or both; duplicates count once. */
const codesIn = (list: string) => list.split(',').map((each) => languageOf(each.trim())?.code);
const LanguageCodes = lenient(
  (value) => (Array.isArray(value) ? value.map(givenText).join() : value),
  z.string().refine((list) => !codesIn(list).includes(undefined), { error: 'is not one of the supported codes' }),
).transform((list) => [...new Set(codesIn(list))] as string[]);

export const CoverageFilters = z.object({
  place_id: placeFilter.meta({
    description: 'Record id of a place: only its tags; `none`: only those that are in none',
    examples: ['3'],
  }),
  lang_codes: LanguageCodes.optional().meta({
    description: 'Codes of languages, with commas between; without it, of all in which there is anything',
    examples: ['fr,de'],
  }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: only its tags; `none`: only those that are nobody’s. Only for admins; from others it is ignored',
  }),
});
export type CoverageFilters = z.output<typeof CoverageFilters>;

const says: Record<(typeof textStates)[number], string> = {
  original: 'Those that were written in the language',
  human: 'Those that a person has translated into it',
  machine: 'Those that a machine has',
  stale: 'Translations of either, made from an original that has changed since',
  missing: 'Those that are not there in the language',
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
    description: 'How many texts, or names, stand how in a language. Each that has an original counts once.',
  });
export type Covered = z.output<typeof Covered>;

export const Coverage = z
  .object({
    place_id: RecordId.nullable().meta({
      description: 'Record id of the place; null for tags that are in none',
      examples: [3],
    }),
    lang_code: LanguageCode,
    texts: Covered,
    names: Covered,
  })
  .meta({ id: 'Coverage', description: 'How the texts and names of a place stand in a language.' });
export type Coverage = z.output<typeof Coverage>;

const coverage: Operating = { resource: 'tags', group: 'coverage', names: { one: 'Coverage' } };
const responses = {
  200: z.array(Coverage).meta({ description: 'By place, null last, then in the order of the languages.' }),
  401: ErrorBody,
  422: ValidationErrors,
} as const;

export const showCoverage = {
  method: 'GET',
  path: '/coverage',
  query: query.extend(CoverageFilters.shape),
  responses,
  summary: 'Show the coverage',
  description:
    'How many texts and names stand how in which language, place by place, of the tags that the caller reaches. `GET /Tags.json` with the same `place_id`, with `lang_code`, `state` and `part` lists exactly those that a number counts.',
  metadata: operation(coverage, 'count', 'showCoverage', responses),
} as const;
