/** Filters of tags, combined by AND. Absent ones exclude nothing. */
import { z } from 'zod';
import { HardwareType, integerParameter, LanguageCodeParameter, textParameter, withRequired } from '../primitives.ts';
import { changedSinceFilter, ownerFilter, placeFilter, sortable } from './record-filters.ts';
import { noReference } from './reference.ts';

/** The state of a text or a name in a language. A stale one was made from an older original. */
export const textStates = ['original', 'human', 'machine', 'stale', 'missing'] as const;
export type TextState = (typeof textStates)[number];

export const tagParts = ['text', 'name'] as const;
export type TagPart = (typeof tagParts)[number];

export const hardwareFilters = [...HardwareType.options, noReference] as const;

/** The most letters of a search. */
export const maxSearchLetters = 200;

export const TagFilters = z.object({
  q: textParameter(maxSearchLetters)
    .optional()
    .meta({
      description:
        "Search for up to eight words, in any order. Each must occur in the tag's name, reference, text, description, place or QR code, regardless of case and accents. A word of one or two letters matches only the beginning of a word. A printed address, a tag identifier or a hardware identifier in any spelling finds its tag, and so do its first four or more characters. For admins, an e-mail address finds the tags of that customer",
      examples: ['anchor'],
    }),
  place_id: placeFilter,
  customer_id: ownerFilter,
  lang_code: LanguageCodeParameter.optional().meta({
    description: 'Only tags that have a text or a name in this language, or what `state` and `part` specify',
    examples: ['fr'],
  }),
  state: z
    .enum(textStates)
    .optional()
    .meta({
      description:
        "State of the tag's text in that language, or of its name if `part` says so: the original, a human translation, a machine translation, a translation of an older original (stale), or missing although there is an original. Requires `lang_code`",
      examples: ['stale'],
    }),
  part: z
    .enum(tagParts)
    .optional()
    .meta({
      description: 'Whether `lang_code` and `state` refer to the text or to the name. Requires `lang_code`',
      examples: ['text'],
    }),
  hardware: z
    .enum(hardwareFilters)
    .optional()
    .meta({
      description: 'Type of hardware that is attached to the tag. `none`: tags without hardware',
      examples: ['nfc'],
    }),
  in_use: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: tags with a text or a name. `0`: tags with neither', examples: [1] }),
  hidden: integerParameter(0, 1)
    .optional()
    .meta({ description: '`1`: tags that are not open to visitors yet. `0`: tags that are open', examples: [1] }),
  updated_since: changedSinceFilter,
});
export type TagFilters = z.output<typeof TagFilters>;

/** A state, or a part, requires a language. */
export const withRequiredLanguage = <S extends z.ZodObject>(schema: S): S =>
  withRequired(schema, ({ state, part }) => (state === undefined && part === undefined ? [] : ['lang_code']));

/** The sort orders of tags. */
export const tagSorts = ['id', 'name', 'place', 'updated_at'] as const;
export type TagSort = (typeof tagSorts)[number];

const sorted = sortable(TagFilters, tagSorts);
/** Without `sort`, a search lists the tags that fit best first, and all others come by the newest. */
export const TagListQuery = withRequiredLanguage(sorted.extend({ sort: sorted.shape.sort.unwrap().optional() }));
export type TagListQuery = z.output<typeof TagListQuery>;
