/** `/stats/reads`: numbers of reads. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { languageCodes } from '../languages.ts';
import { LanguageCode, lenient, RecordId, TagRecordId, TagRecordIdParameter, textOrUndefined } from '../primitives.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { Day, dayParameters, spanOrDefault, withOrderedDays } from './days.ts';
import { ownerFilter, placeFilter } from './record-filters.ts';

/** The ways of reading a tag: its page, its identifier, a hardware item of each kind, or a batch. */
const readWays = ['page', 'identifier', 'beacon', 'nfc', 'qr', 'batch'] as const;
export type ReadWay = (typeof readWays)[number];

/** Stands for unsupported languages among the wishes. */
export const otherLanguage = 'other';

/** Retention of reads, in days. */
export const readDays = 400;

/** The most rows of an answer. */
export const maxReadRows = 10_000;

export const readGroups = ['day', 'tag_id', 'place_id', 'lang_code', 'way', 'missed'] as const;
export type ReadGroup = (typeof readGroups)[number];

const namesIn = (list: string) => [...new Set(list.split(',').map((name) => name.trim()))] as ReadGroup[];
/** Names separated by commas, or as repeated parameters, or both. */
const Groups = lenient(
  (value) => (Array.isArray(value) ? value.map(textOrUndefined).join() : value),
  z.string().refine((list) => namesIn(list).every((name) => readGroups.includes(name)), {
    error: `is not one of ${readGroups.join(', ')}`,
  }),
).transform(namesIn);

export const ReadFilters = z.object({
  ...dayParameters,
  tag_id: TagRecordIdParameter.optional().meta({
    description: 'Record id of a tag: counts only its reads',
    examples: [17],
  }),
  place_id: placeFilter.meta({
    description:
      'Record id of a place: counts only reads while the tag was in that place. `none`: while it was in no place',
    examples: ['3'],
  }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: counts only reads while it owned the tag. `none`: while the tag had no owner. Admins only; ignored for other callers',
  }),
});
export type ReadFilters = z.output<typeof ReadFilters>;

const ReadQuery = ReadFilters.extend({
  by: Groups.optional().meta({
    description: `Comma-separated list of what to group by: ${readGroups.map((name) => `\`${name}\``).join(', ')}. Default: \`day\``,
    examples: ['day,lang_code'],
  }),
});
export type ReadQuery = z.output<typeof ReadQuery>;

const ReadRow = z
  .object({
    day: Day.optional().meta({ description: 'The day, in UTC', examples: ['2026-11-21'] }),
    tag_id: TagRecordId.optional().meta({ description: 'Record id of the tag, which may have been deleted' }),
    place_id: RecordId.nullable()
      .optional()
      .meta({
        description: 'Record id of the place where the tag was then, which may have been deleted. Null for none',
        examples: [3],
      }),
    lang_code: LanguageCode.nullable().optional().meta({
      description: 'Language of the text that was served. Null if there was none',
    }),
    way: z
      .enum(readWays)
      .optional()
      .meta({ description: 'How the tag was read', examples: ['nfc'] }),
    missed: z
      .enum([otherLanguage, ...languageCodes])
      .nullable()
      .optional()
      .meta({
        description:
          'The first requested language, if it was not served. `other`: an unsupported language. Null if it was served, or none was requested',
        examples: ['fi'],
      }),
    reads: z
      .int()
      .min(1)
      .meta({ description: 'Number of reads', examples: [42] }),
  })
  .meta({
    id: 'ReadRow',
    description: 'A group of reads with the same values of the fields in `by`. Other fields are absent.',
  });

export const Reads = z
  .object({
    from: Day.meta({ description: 'First day', examples: ['2026-11-01'] }),
    to: Day.meta({ description: 'Last day', examples: ['2026-11-21'] }),
    rows: z.array(ReadRow).meta({ description: 'Sorted by the fields that they are grouped by.' }),
    reads: z
      .int()
      .min(0)
      .meta({ description: 'Total number of reads', examples: [1234] }),
  })
  .meta({ id: 'Reads', description: 'Read counts of tags.' });
export type Reads = z.output<typeof Reads>;

const reads: RouteInput = { resource: 'tags', group: 'reads', names: { one: 'Reads' } };
const responses = { 200: Reads, 401: ErrorBody, 422: ValidationErrors } as const;

export const showReads = {
  method: 'GET',
  path: '/stats/reads',
  query: withOrderedDays(query.extend(ReadQuery.shape), spanOrDefault),
  responses,
  summary: 'Get read counts',
  description: `Returns how often tags were read by visitors and apps: on their pages, by identifier, by hardware or in a batch. Reads are counted for the customer that owned the tag at the time. Only counts are stored, nothing about readers. They are kept for ${readDays} days, also for deleted tags. A read appears within ten seconds; if a web process is killed, the reads of its last ten seconds can be lost.`,
  metadata: operation(reads, 'count', 'showReads', responses),
} as const;
