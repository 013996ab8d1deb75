/** Which tags a list has: those that are all of this at once. What is absent leaves none of them out. */
import { z } from 'zod';
import {
  demanding,
  givenText,
  HardwareType,
  integerParameter,
  isDay,
  LanguageCodeParameter,
  lenient,
  RecordId,
  TimestampParameter,
  textParameter,
} from '../primitives.ts';
import { noReference } from './reference.ts';

/** How a text or a name stands in a language. What is stale was made from an older original. */
export const textStates = ['original', 'human', 'machine', 'stale', 'missing'] as const;
export type TextState = (typeof textStates)[number];

export const tagParts = ['text', 'name'] as const;
export type TagPart = (typeof tagParts)[number];

export const hardwareFilters = [...HardwareType.options, noReference] as const;

const noSuch = 'is neither a record id nor “none”';

/** What clients send for a record that something belongs to, or that it belongs to none. */
export const RecordOrNone = z
  .string()
  .regex(/^(none|[1-9]\d{0,9})$/, { error: noSuch, abort: true })
  .meta({ id: 'RecordOrNone', description: 'A record id, or `none`: no record', examples: ['3'] });

/** The same as it is understood: null is what `none` means. */
export const recordOrNone = lenient(
  (value) => givenText(value) ?? value,
  RecordOrNone.refine((value) => value === noReference || RecordId.safeParse(Number(value)).success, {
    error: noSuch,
  }).meta({ documentedAs: RecordOrNone }),
).transform((value) => (value === noReference ? null : Number(value)));

/** A day, from whose beginning in UTC on, or an instant; it is read as an instant. */
const Since = lenient(
  (value) => (typeof value === 'string' && isDay(value) ? `${value}T00:00:00Z` : value),
  z
    .string()
    .refine((value) => TimestampParameter.safeParse(value).success, { error: 'is neither a day nor an instant' })
    .meta({ pattern: String.raw`^\d{4}-\d\d-\d\d(T.+)?$`, maxLength: 64 }),
);

/** The letters of a search. */
const mostLetters = 200;

export const TagFilters = z.object({
  q: textParameter(mostLetters)
    .optional()
    .meta({
      description:
        'Words, each of which is in its name, text, description, place, identifier or hardware. A printed address or a hardware identifier in any spelling finds its tag; for admins an e-mail address finds the tags of that customer',
      examples: ['anchor'],
    }),
  place_id: recordOrNone.optional().meta({
    description: 'Record id of its place; `none`: in no place',
    examples: ['3'],
  }),
  // Whatever it is, those whom it is not for are not told of it.
  customer_id: lenient((value) => [value].flat().map(givenText).join(), z.string())
    .optional()
    .meta({
      documentedAs: RecordOrNone,
      description:
        'Record id of the customer that it belongs to; `none`: nobody. Only for admins; from others it is ignored',
      examples: ['3'],
    }),
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
  updated_since: Since.optional().meta({
    description: 'Changed since then: a day in UTC, or an instant',
    examples: ['2026-11-21'],
  }),
});
export type TagFilters = z.output<typeof TagFilters>;

/** A state, or a part, is one in a language. */
export const inLanguage = <S extends z.ZodObject>(schema: S): S =>
  demanding(schema, ({ state, part }) => (state === undefined && part === undefined ? [] : ['lang_code']));

/** By what people have tags sorted. */
export const tagSorts = ['id', 'name', 'place', 'updated_at'] as const;
export type TagSort = (typeof tagSorts)[number];

const descending = tagSorts.map((sort) => `-${sort}` as const);

/** What the page of the list takes: with a hyphen in front the largest come first; the newest do where nothing is said. */
export const TagListQuery = inLanguage(
  TagFilters.extend({ sort: z.enum([...tagSorts, ...descending]).default('-id') }),
);
export type TagListQuery = z.output<typeof TagListQuery>;
