/** `/translation_work`: open translations into a language, each beside its original. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import {
  integerParameter,
  LanguageCode,
  LanguageCodeParameter,
  LimitParameter,
  lenient,
  RecordId,
  TagRecordId,
  TagRecordIdParameter,
  textOrUndefined,
} from '../primitives.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { ownerFilter, placeFilter } from './record-filters.ts';
import { TagFilters, tagParts } from './tag-filters.ts';
import { TextOrName } from './text-or-name.ts';
import { provenance } from './translations.ts';

/**
 * The state of a text or a name in a language other than its original's. A stale one was made from an older original.
 */
export const workStates = ['missing', 'stale', 'machine', 'human'] as const;
export type WorkState = (typeof workStates)[number];
/** The states that need work. */
export const defaultStates: readonly WorkState[] = ['missing', 'stale'];

/** The checks of a translation against its original. They are hints for people and reject nothing. */
const translationChecks = ['script', 'language', 'numbers', 'addresses', 'length', 'equal'] as const;

/** The default limit of rows. */
export const defaultWorkRows = 1000;

const isState = (value: string): value is WorkState => (workStates as readonly string[]).includes(value);

/** Separated by commas, or as repeated parameters. */
const listed = (value: unknown) =>
  [value]
    .flat()
    .map((each) => textOrUndefined(each) ?? '?')
    .join();
const wordsIn = (list: string) => [...new Set(list.split(',').map((word) => word.trim()))];

const States = lenient(
  listed,
  z.string().refine((list) => wordsIn(list).every(isState), { error: `is not a list of ${workStates.join(', ')}` }),
).transform((list) => wordsIn(list) as WorkState[]);

/** The keyset cursor of a page, which only the list itself can parse. */
const cursorFormat = /^([1-9][0-9]{0,9})([tn])$/;
export const formatWorkCursor = ({ tag_id, part }: { tag_id: number; part: (typeof tagParts)[number] }): string =>
  Buffer.from(`${tag_id}${part.charAt(0)}`).toString('base64url');
export function parseWorkCursor(given: string): { tag_id: number; part: (typeof tagParts)[number] } | undefined {
  const [, digits, part] = cursorFormat.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  const tag_id = RecordId.safeParse(Number(digits)).data;
  return tag_id === undefined ? undefined : { tag_id, part: part === 't' ? 'text' : 'name' };
}

const Cursor = z
  .string()
  .refine((given) => parseWorkCursor(given) !== undefined, { error: 'is not what a list has said' });

/** The filters, combined by AND. */
export const WorkFilters = z.object({
  lang_code: LanguageCodeParameter.meta({ description: 'Language to translate into', examples: ['fr'] }),
  state: States.optional().meta({
    description:
      'States in that language: `missing`, `stale`, `machine`, `human`, or a comma-separated list of them. Default: `missing,stale`; with `reported`, all of them',
    examples: ['missing,stale'],
  }),
  part: z
    .enum(tagParts)
    .optional()
    .meta({ description: 'Returns only texts, or only names', examples: ['text'] }),
  tag_id: TagRecordIdParameter.optional().meta({ description: 'Record id of one tag', examples: [17] }),
  place_id: placeFilter.meta({
    description: 'Record id of the place of the tags. `none`: tags without a place',
    examples: ['3'],
  }),
  customer_id: ownerFilter,
  q: TagFilters.shape.q,
  reported: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: only what visitors have reported', examples: [1] }),
});
export type WorkFilters = z.output<typeof WorkFilters>;

const WorkTarget = TextOrName.meta({
  id: 'TranslationWorkTarget',
  description: 'A text or a name in the target language.',
});

const FormerOriginal = z.object({
  text: z.string().meta({ description: 'The earlier text', examples: ['Welcome to our museum'] }),
  lang_code: LanguageCode.meta({ description: 'The language of the earlier text' }),
});

const exampleOfFormer = 'a3f5c0d1a6d3a1f1f0c5a6e7c86b7d0c5a6a4e0f7a2b9c8d7e6f5a4b3c2d1e0f';

export const TranslationWork = z
  .object({
    tag_id: TagRecordId.meta({ description: 'Record id of the tag', examples: [17] }),
    part: z.enum(tagParts).meta({ description: "Whether it is the tag's text or its name", examples: ['text'] }),
    lang_code: LanguageCode.meta({ description: 'Language to translate into' }),
    state: z.enum(workStates).meta({
      description:
        '`missing`: there is none. `stale`: made from an older original. Otherwise who translated the current original',
      examples: ['stale'],
    }),
    original: FormerOriginal.extend({
      text: z.string().meta({ description: 'The text', examples: ['Welcome to the museum'] }),
      lang_code: LanguageCode.meta({ description: 'Language that it is in' }),
      source_hash: provenance.source_hash.meta({
        description:
          'Hash of the original. Send it with a translation: nothing is written if the original has changed since',
        examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
      }),
    }).meta({ description: 'The original to translate' }),
    target: WorkTarget.nullable().meta({
      description: 'The current translation. Null if there is none',
      examples: [
        {
          id: 17,
          text_record_id: 9,
          tag_id: 17,
          lang_code: 'fr',
          text: 'Bienvenue dans notre musée',
          origin: 'human',
          provider: null,
          stale: true,
          source_hash: exampleOfFormer,
          created_at: '2026-11-21T12:00:00.000Z',
          updated_at: '2026-11-21T12:00:00.000Z',
          url: 'https://tags.example.com/translations/17.json',
        },
      ],
    }),
    former_original: FormerOriginal.nullable().meta({
      description:
        'The original that a stale translation was made from. Null if it is not stale, or if that original is no longer known',
      examples: [{ text: 'Welcome to our museum', lang_code: 'en' }],
    }),
    checks: z.array(z.enum(translationChecks)).meta({
      description:
        'Warnings about `target` compared with the current original; they refuse nothing. `script`: most letters are of another script than that of its language. `language`: it looks like another language (from 40 characters on). `numbers`, `addresses`: some in the original are missing. For texts also `length`: it is twice as long or half as long, as far as scripts can be compared; and `equal`: it is the same as the original',
      examples: [['numbers']],
    }),
    can: z
      .boolean()
      .nullable()
      .meta({
        description:
          'Whether any provider translates between the two languages, as last reported by the runner. Null if not yet known',
        examples: [true],
      }),
    reports: z
      .int()
      .min(0)
      .meta({ description: "Number of open visitors' reports about the current translation", examples: [0] }),
  })
  .meta({ id: 'TranslationWork', description: 'A text or a name to translate, with its original.' });
export type TranslationWork = z.output<typeof TranslationWork>;

const work: RouteInput = { resource: 'tags', group: 'translation_work', names: { one: 'TranslationWork' } };
const responses = {
  200: z.array(TranslationWork).meta({ description: 'The texts and names to translate.' }),
  401: ErrorBody,
  422: ValidationErrors,
} as const;

export const translationWork = {
  index: {
    method: 'GET',
    path: '/translation_work',
    query: query.extend({
      limit: LimitParameter.optional().meta({
        description: `Maximum number of rows to return. Default: ${defaultWorkRows}`,
        examples: [100],
      }),
      after: Cursor.optional().meta({
        description: 'Cursor for pagination, as given in the `Link` header',
        examples: ['MTd0'],
      }),
      ...WorkFilters.shape,
    }),
    responses,
    summary: 'List translation work',
    description:
      "Returns the texts and names of all tags within the caller's reach (for an admin, of all tags) whose originals are in a language other than `lang_code`. Sorted by the tags' record ids; a tag's text comes before its name. Filters are combined with AND. The `Link` header leads to the next page. If few of many tags match, a page can have fewer rows than requested, or none, and still be followed by others. `X-Total-Count` is the total number, up to 10 000; if there are more, `X-Total-Count-Relation` is `gte`.",
    metadata: operation(work, 'work', 'listTranslationWork', responses),
  },
} as const;
