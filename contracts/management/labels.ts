/** The contents of label sheets, as query parameters. */
import { z } from 'zod';
import { integerParameter, lenient, limits, numberParameter, RecordId, textParameter } from '../primitives.ts';
import { RecordReference } from './fields.ts';

/** The most labels of one address. */
export const maxLabels = 500;

/** Avery's most common sheets; or a printer of single labels. */
export const sheetNames = ['L7160', '5160', 'L7120', 'single'] as const;
export type SheetName = (typeof sheetNames)[number];

/** A single label's sides in millimetres. */
const Side = numberParameter(15, 300);

/**
 * Ids separated by commas, or as repeated parameters, or both. A tag named twice is printed twice. Blank ones count as
 * nothing: a form sends its empty text field beside the boxes of the same name.
 */
const TagIds = lenient(
  (value) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().flatMap((each) => (typeof each === 'string' ? idsIn(each) : [Number.NaN]))
      : value,
  z
    .array(RecordId, { error: 'is not a list of record ids' })
    .refine((ids) => ids.length <= maxLabels, { error: `has more than ${maxLabels} tags` }),
);

const idsIn = (text: string) =>
  text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map(idIn);
const idIn = (text: string) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN);

/** The tags: by id, those of a place, or, without either, those with these words. */
const tags = {
  tag_ids: TagIds.optional(),
  place_id: RecordReference.optional(),
  q: textParameter(limits.name).optional(),
};

/** What a label can carry besides name, identifier and words. */
export const labelParts = ['logo', 'reference', 'place'] as const;
export type LabelPart = (typeof labelParts)[number];

/** A list with commas, repeated parameters, or both. */
const Parts = lenient(
  (value) =>
    [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',').map((part) => part.trim()) : [each])),
  z.array(z.enum(labelParts)).max(limits.fields),
);

/** The preview before a sheet is chosen. */
export const LabelTags = z.object(tags);
export type LabelTags = z.output<typeof LabelTags>;

export const LabelSheet = z.object({
  ...tags,
  /** With a place: only tags with a larger record id. */
  after: RecordReference.optional(),
  sheet: z.enum(sheetNames),
  width: Side.optional(),
  height: Side.optional(),
  /** The words on every label. */
  words: textParameter(100).optional(),
  with: Parts.optional(),
  /** The used labels of the first sheet. */
  skip: integerParameter(0, 1000).optional(),
});
export type LabelSheet = z.output<typeof LabelSheet>;
