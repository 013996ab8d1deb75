/** What is printed on sheets of labels, as the query of their address says it. */
import { z } from 'zod';
import { integerParameter, lenient, numberParameter, RecordId, textParameter } from '../primitives.ts';
import { RecordReference } from './fields.ts';

/** Labels that one address prints. */
export const mostLabels = 500;

/** Avery's names of the sheets that are bought most; or a printer of single labels. */
export const sheetNames = ['L7160', '5160', 'L7120', 'single'] as const;
export type SheetName = (typeof sheetNames)[number];

/** Millimetres of a single label's sides. */
const Side = numberParameter(15, 300);

/** Ids with commas between, or the name repeated, or both. A tag that is named twice is printed twice. */
const TagIds = lenient(
  (value) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',').map(idIn) : [Number.NaN]))
      : value,
  z
    .array(RecordId, { error: 'is not a list of record ids' })
    .refine((ids) => ids.length <= mostLabels, { error: `has more than ${mostLabels} tags` }),
);

const idIn = (text: string) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN);

/** Of which tags: named one by one, or those of a place. */
const tags = { tag_ids: TagIds.optional(), place_id: RecordReference.optional() };

/** What is looked at before a sheet is chosen. */
export const LabelTags = z.object(tags);
export type LabelTags = z.output<typeof LabelTags>;

export const LabelSheet = z.object({
  ...tags,
  /** Of a place, only tags with a larger record id. */
  after: RecordReference.optional(),
  sheet: z.enum(sheetNames),
  width: Side.optional(),
  height: Side.optional(),
  /** What stands on every label. */
  words: textParameter(100).optional(),
  /** Labels of the first sheet that are used up already. */
  skip: integerParameter(0, 1000).optional(),
});
export type LabelSheet = z.output<typeof LabelSheet>;
