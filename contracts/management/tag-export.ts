/** The exported tags, as query parameters. */
import { z } from 'zod';
import { lenient, RecordId } from '../primitives.ts';
import { mostTags } from './tag-bulk.ts';
import { inLanguage, TagFilters } from './tag-filters.ts';

const idIn = (text: string) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN);

/** Record ids separated by commas, or as repeated parameters, or both; duplicates count once. */
const TagIds = lenient(
  (value) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',').map(idIn) : [Number.NaN]))
      : value,
  z
    .array(RecordId, { error: 'is not a list of record ids' })
    .refine((ids) => ids.length <= mostTags, { error: `has more than ${mostTags} tags` }),
);

const exportSeparators = ['comma', 'semicolon', 'tab'] as const;

/** `separator`: of the cells of a CSV table. */
export const TagExportQuery = inLanguage(
  TagFilters.extend({ tag_ids: TagIds.optional(), separator: z.enum(exportSeparators).optional() }),
);
export type TagExportQuery = z.output<typeof TagExportQuery>;
