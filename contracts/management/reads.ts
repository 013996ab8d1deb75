/** `/stats/reads`: numbers of reads. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { languageCodes } from '../languages.ts';
import { givenText, LanguageCode, lenient, RecordId, TagRecordId, TagRecordIdParameter } from '../primitives.ts';
import { type Operating, operation, query } from './crud-resource.ts';
import { Day, dayParameters, inOrder, spanOf } from './days.ts';
import { ownerFilter, placeFilter } from './record-filters.ts';

/** The ways of reading a tag: its page, its identifier, a hardware item of each kind, or a batch. */
const readWays = ['page', 'identifier', 'beacon', 'nfc', 'qr', 'batch'] as const;
export type ReadWay = (typeof readWays)[number];

/** Stands for unsupported languages among the wishes. */
export const otherLanguage = 'other';

/** Retention of reads, in days. */
export const readDays = 400;

/** The most rows of an answer. */
export const mostReadRows = 10_000;

export const readGroups = ['day', 'tag_id', 'place_id', 'lang_code', 'way', 'missed'] as const;
export type ReadGroup = (typeof readGroups)[number];

const namesIn = (list: string) => [...new Set(list.split(',').map((name) => name.trim()))] as ReadGroup[];
/** Names separated by commas, or as repeated parameters, or both. */
const Groups = lenient(
  (value) => (Array.isArray(value) ? value.map(givenText).join() : value),
  z.string().refine((list) => namesIn(list).every((name) => readGroups.includes(name)), {
    error: `is not one of ${readGroups.join(', ')}`,
  }),
).transform(namesIn);

export const ReadFilters = z.object({
  ...dayParameters,
  tag_id: TagRecordIdParameter.optional().meta({ description: 'Record id of a tag: only its reads', examples: [17] }),
  place_id: placeFilter.meta({
    description: 'Record id of a place: only what was read while the tag was there; `none`: in no place',
    examples: ['3'],
  }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: only what was read while the tag was its own; `none`: nobody’s. Only for admins; from others it is ignored',
  }),
});
export type ReadFilters = z.output<typeof ReadFilters>;

const ReadQuery = ReadFilters.extend({
  by: Groups.optional().meta({
    description: `What the counts are grouped by, with commas between: ${readGroups.map((name) => `\`${name}\``).join(', ')}; without it, days`,
    examples: ['day,lang_code'],
  }),
});
export type ReadQuery = z.output<typeof ReadQuery>;

const ReadRow = z
  .object({
    day: Day.optional().meta({ description: 'The day, in UTC', examples: ['2026-11-21'] }),
    tag_id: TagRecordId.optional().meta({ description: 'Record id of the tag, which may be gone' }),
    place_id: RecordId.nullable()
      .optional()
      .meta({
        description: 'Record id of the place where it was then, which may be gone; null for none',
        examples: [3],
      }),
    lang_code: LanguageCode.nullable().optional().meta({
      description: 'The language of the text that was served; null where there was none',
    }),
    way: z
      .enum(readWays)
      .optional()
      .meta({ description: 'By what it was read', examples: ['nfc'] }),
    missed: z
      .enum([otherLanguage, ...languageCodes])
      .nullable()
      .optional()
      .meta({
        description:
          'The language that was wished for most and was not served; `other`: one that is none of the supported ones; null where it was served, or nothing was wished for',
        examples: ['fi'],
      }),
    reads: z
      .int()
      .min(1)
      .meta({ description: 'How many', examples: [42] }),
  })
  .meta({ id: 'ReadRow', description: 'Reads that are alike in what `by` tells apart; the other fields are absent.' });

export const Reads = z
  .object({
    from: Day.meta({ description: 'The first day', examples: ['2026-11-01'] }),
    to: Day.meta({ description: 'The last day', examples: ['2026-11-21'] }),
    rows: z.array(ReadRow).meta({ description: 'In the order of what they are grouped by.' }),
    reads: z
      .int()
      .min(0)
      .meta({ description: 'All of them together', examples: [1234] }),
  })
  .meta({ id: 'Reads', description: 'How often tags were read.' });
export type Reads = z.output<typeof Reads>;

const reads: Operating = { resource: 'tags', group: 'reads', names: { one: 'Reads' } };
const responses = { 200: Reads, 401: ErrorBody, 422: ValidationErrors } as const;

export const showReads = {
  method: 'GET',
  path: '/stats/reads',
  query: inOrder(query.extend(ReadQuery.shape), spanOf),
  responses,
  summary: 'Show how often tags were read',
  description: `How often tags were read, by visitors and apps, from their own pages, by identifier, hardware or batch; for the customer whose tag it was then. Counts only: nothing is known of who reads. They are kept for ${readDays} days, also of tags that are gone. A read is in sight within ten seconds; with a web process that is killed, those of its last ten seconds may be lost.`,
  metadata: operation(reads, 'count', 'showReads', responses),
} as const;
