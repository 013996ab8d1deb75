/** `/translation_work`: open translations into a language, each beside its original. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import {
  givenText,
  integerParameter,
  LanguageCode,
  LanguageCodeParameter,
  LimitParameter,
  lenient,
  RecordId,
  TagRecordId,
  TagRecordIdParameter,
} from '../primitives.ts';
import { type Operating, operation, query } from './crud-resource.ts';
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
export const usualStates: readonly WorkState[] = ['missing', 'stale'];

/** The checks of a translation against its original. They are hints for people and reject nothing. */
const translationChecks = ['script', 'language', 'numbers', 'addresses', 'length', 'equal'] as const;

/** The default limit of rows. */
export const mostWork = 1000;

const isState = (value: string): value is WorkState => (workStates as readonly string[]).includes(value);

/** Separated by commas, or as repeated parameters. */
const listed = (value: unknown) =>
  [value]
    .flat()
    .map((each) => givenText(each) ?? '?')
    .join();
const wordsIn = (list: string) => [...new Set(list.split(',').map((word) => word.trim()))];

const States = lenient(
  listed,
  z.string().refine((list) => wordsIn(list).every(isState), { error: `is not a list of ${workStates.join(', ')}` }),
).transform((list) => wordsIn(list) as WorkState[]);

/** The keyset cursor of a page, which only the list itself can parse. */
const cursorFormat = /^([1-9][0-9]{0,9})([tn])$/;
export const workCursorText = ({ tag_id, part }: { tag_id: number; part: (typeof tagParts)[number] }): string =>
  Buffer.from(`${tag_id}${part.charAt(0)}`).toString('base64url');
export function workCursorIn(given: string): { tag_id: number; part: (typeof tagParts)[number] } | undefined {
  const [, digits, part] = cursorFormat.exec(Buffer.from(given, 'base64url').toString('latin1')) ?? [];
  const tag_id = RecordId.safeParse(Number(digits)).data;
  return tag_id === undefined ? undefined : { tag_id, part: part === 't' ? 'text' : 'name' };
}

const Cursor = z
  .string()
  .refine((given) => workCursorIn(given) !== undefined, { error: 'is not what a list has said' });

/** The filters, combined by AND. */
export const WorkFilters = z.object({
  lang_code: LanguageCodeParameter.meta({ description: 'The language to translate into', examples: ['fr'] }),
  state: States.optional().meta({
    description:
      'How they stand in that language: `missing`, `stale`, `machine`, `human`, or several with commas between. Without it `missing,stale`; with `reported` all of them',
    examples: ['missing,stale'],
  }),
  part: z
    .enum(tagParts)
    .optional()
    .meta({ description: 'Only texts, or only names', examples: ['text'] }),
  tag_id: TagRecordIdParameter.optional().meta({ description: 'Record id of one tag', examples: [17] }),
  place_id: placeFilter.meta({
    description: 'Record id of the place of the tags; `none`: in no place',
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
  description: 'A text or a name in the language to translate into.',
});

const FormerOriginal = z.object({
  text: z.string().meta({ description: 'The text as it was', examples: ['Welcome to our museum'] }),
  lang_code: LanguageCode.meta({ description: 'The language that it was in' }),
});

const exampleOfFormer = 'a3f5c0d1a6d3a1f1f0c5a6e7c86b7d0c5a6a4e0f7a2b9c8d7e6f5a4b3c2d1e0f';

export const TranslationWork = z
  .object({
    tag_id: TagRecordId.meta({ description: 'Record id of the tag', examples: [17] }),
    part: z.enum(tagParts).meta({ description: 'Whether it is the text of the tag, or its name', examples: ['text'] }),
    lang_code: LanguageCode.meta({ description: 'The language to translate into' }),
    state: z.enum(workStates).meta({
      description:
        '`missing`: not there; `stale`: made from an older original; else whose work it is, made from the present one',
      examples: ['stale'],
    }),
    original: FormerOriginal.extend({
      text: z.string().meta({ description: 'The text', examples: ['Welcome to the museum'] }),
      lang_code: LanguageCode.meta({ description: 'The language that it is in' }),
      source_hash: provenance.source_hash.meta({
        description: 'Names it: what is written with it is not written where the original is another by then',
        examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
      }),
    }).meta({ description: 'What is to be translated' }),
    target: WorkTarget.nullable().meta({
      description: 'What is there in the language; null where nothing is',
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
      description: 'What a stale one was made from; null where it is not stale, or where that is not known any more',
      examples: [{ text: 'Welcome to our museum', lang_code: 'en' }],
    }),
    checks: z.array(z.enum(translationChecks)).meta({
      description:
        'What to look at in `target` beside the present original; it refuses nothing. `script`: most letters are of another script than its language’s; `language`: from 40 characters on, it looks like another language; `numbers`, `addresses`: the original has some that it has not; for texts also `length`: twice as long, or half as short, as far as scripts can be compared; `equal`: the same as the original',
      examples: [['numbers']],
    }),
    can: z
      .boolean()
      .nullable()
      .meta({
        description:
          'Whether any provider translates between the two languages, as the runner has last said; null where none has yet',
        examples: [true],
      }),
    reports: z
      .int()
      .min(0)
      .meta({ description: 'How many reports of visitors count for what is there', examples: [0] }),
  })
  .meta({ id: 'TranslationWork', description: 'A text or a name to be translated, beside its original.' });
export type TranslationWork = z.output<typeof TranslationWork>;

const work: Operating = { resource: 'tags', group: 'translation_work', names: { one: 'TranslationWork' } };
const responses = {
  200: z.array(TranslationWork).meta({ description: 'The texts and names.' }),
  401: ErrorBody,
  422: ValidationErrors,
} as const;

export const translationWork = {
  index: {
    method: 'GET',
    path: '/translation_work',
    query: query.extend({
      limit: LimitParameter.optional().meta({
        description: `At most so many; without it, ${mostWork}`,
        examples: [100],
      }),
      after: Cursor.optional().meta({
        description: 'Where the list goes on, as the header `Link` has said it',
        examples: ['MTd0'],
      }),
      ...WorkFilters.shape,
    }),
    responses,
    summary: 'List translation work',
    description:
      'The texts and names of the tags that the caller reaches, for an admin of all, whose originals are in another language than `lang_code`: by the record ids of the tags, the text before the name. Filters go together. The header `Link` with `rel="next"` leads on; where little is found among many tags, a page may have fewer rows than were asked for, or none, and be followed by others. `X-Total-Count` says how many there are in all, up to 10 000; beyond, `X-Total-Count-Relation` says so.',
    metadata: operation(work, 'work', 'listTranslationWork', responses),
  },
} as const;
