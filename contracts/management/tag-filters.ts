/** Filters of tags, combined by AND. Absent ones exclude nothing. */
import { z } from 'zod';
import { demanding, HardwareType, integerParameter, LanguageCodeParameter, textParameter } from '../primitives.ts';
import { changedSince, ownerFilter, placeFilter, sortable } from './record-filters.ts';
import { noReference } from './reference.ts';

/** The state of a text or a name in a language. A stale one was made from an older original. */
export const textStates = ['original', 'human', 'machine', 'stale', 'missing'] as const;
export type TextState = (typeof textStates)[number];

export const tagParts = ['text', 'name'] as const;
export type TagPart = (typeof tagParts)[number];

export const hardwareFilters = [...HardwareType.options, noReference] as const;

/** The most letters of a search. */
export const mostLetters = 200;

export const TagFilters = z.object({
  q: textParameter(mostLetters)
    .optional()
    .meta({
      description:
        'Up to eight words, in any order, each a part of its name, reference, text, description, place or QR code, without regard to case and accents. A word of one or two letters is the beginning of a word. A printed address, an identifier or a hardware identifier in any spelling finds its tag, and so do its first four characters or more; for admins an e-mail address finds the tags of that customer',
      examples: ['anchor'],
    }),
  place_id: placeFilter,
  customer_id: ownerFilter,
  lang_code: LanguageCodeParameter.optional().meta({
    description: 'A language in which it has something: a text or a name, or what `state` and `part` say of them',
    examples: ['fr'],
  }),
  state: z
    .enum(textStates)
    .optional()
    .meta({
      description:
        'How its text stands in that language, or its name where `part` says so: the original, a person’s work, a machine’s, work that was made from an older original, or not there although there is an original. Needs `lang_code`',
      examples: ['stale'],
    }),
  part: z
    .enum(tagParts)
    .optional()
    .meta({ description: 'Which of the two `lang_code` and `state` are about. Needs `lang_code`', examples: ['text'] }),
  hardware: z
    .enum(hardwareFilters)
    .optional()
    .meta({ description: 'The type of hardware that leads to it; `none`: no hardware does', examples: ['nfc'] }),
  in_use: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: it has a text or a name; `0`: it has neither', examples: [1] }),
  hidden: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: it is not open to visitors yet; `0`: it is open', examples: [1] }),
  updated_since: changedSince,
});
export type TagFilters = z.output<typeof TagFilters>;

/** A state, or a part, requires a language. */
export const inLanguage = <S extends z.ZodObject>(schema: S): S =>
  demanding(schema, ({ state, part }) => (state === undefined && part === undefined ? [] : ['lang_code']));

/** The sort orders of tags. */
export const tagSorts = ['id', 'name', 'place', 'updated_at'] as const;
export type TagSort = (typeof tagSorts)[number];

const sorted = sortable(TagFilters, tagSorts);
/** Without `sort`, a search lists the tags that fit best first, and all others come by the newest. */
export const TagListQuery = inLanguage(sorted.extend({ sort: sorted.shape.sort.unwrap().optional() }));
export type TagListQuery = z.output<typeof TagListQuery>;
