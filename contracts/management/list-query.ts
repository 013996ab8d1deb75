/**
 * How people leaf through a list: what its page takes in the query. What cannot be understood is as if it were not there.
 * JSON clients have `limit` and `after`, which `resource()` names.
 */
import { z } from 'zod';
import { RecordReference } from './fields.ts';

/** A search is a few words. */
const mostLetters = 200;

/** Pages count no further than this, so that they don't get slower with what they lead to: a larger number says that there are more. */
export const mostCounted = 10_000;

export const ListQuery = z.object({
  /** The words that are looked for, each of which has to be found; '' for none. */
  q: z
    .string()
    .catch('')
    .transform((typed) => typed.slice(0, mostLetters).toWellFormed().replaceAll('\0', '').trim()),
  /** Only records with a larger id. */
  after: RecordReference.optional().catch(undefined),
  /** Only records with a smaller id: the last of them. */
  before: RecordReference.optional().catch(undefined),
});
export type ListQuery = z.output<typeof ListQuery>;
