/** The exported tags, as query parameters. */
import { z } from 'zod';
import { lenient, RecordId } from '../primitives.ts';
import { maxBulkTags } from './tag-bulk.ts';
import { TagFilters, withRequiredLanguage } from './tag-filters.ts';

const idIn = (text: string) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN);

/** Record ids separated by commas, or as repeated parameters, or both; duplicates count once. */
const TagIds = lenient(
  (value) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',').map(idIn) : [Number.NaN]))
      : value,
  z
    .array(RecordId, { error: 'is not a list of record ids' })
    .refine((ids) => ids.length <= maxBulkTags, { error: `has more than ${maxBulkTags} tags` }),
);

const exportSeparators = ['comma', 'semicolon', 'tab'] as const;

/** `separator`: of the cells of a CSV table. */
export const TagExportQuery = withRequiredLanguage(
  TagFilters.extend({ tag_ids: TagIds.optional(), separator: z.enum(exportSeparators).optional() }),
);
export type TagExportQuery = z.output<typeof TagExportQuery>;
