/**
 * Searching and paging of lists on pages: the query parameters. Invalid ones are ignored. JSON clients have `limit` and
 * `after` of `resource()` instead.
 */
import { z } from 'zod';
import { RecordReference } from './fields.ts';

/** A search is a few words. */
const maxLetters = 200;

/** The cap of counts on pages, so that they stay fast: beyond it they say that there are more. */
export const maxCounted = 10_000;

export const ListQuery = z.object({
  /** The searched words, all of which must match; '' for none. */
  q: z
    .string()
    .catch('')
    .transform((typed) => typed.slice(0, maxLetters).toWellFormed().replaceAll('\0', '').trim()),
  /** Only records with a larger id. */
  after: RecordReference.optional().catch(undefined),
  /** Only records with a smaller id: the last of them. */
  before: RecordReference.optional().catch(undefined),
});
export type ListQuery = z.output<typeof ListQuery>;
