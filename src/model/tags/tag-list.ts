/** The tags that match filters and words, by ascending id, with the exact total. */
import type { Actor } from '../../../contracts/access.ts';
import type { TagFilters } from '../../../contracts/management/tag-filters.ts';
import type { Database } from '../../database/connect.ts';
import type { Listing, Page } from '../access/owned-row.ts';
import { lookingThrough, withWords } from '../access/search.ts';
import { Tag } from './tag.ts';
import { conditionsOf } from './tag-filter.ts';

/** Throws `Invalid` for invalid filters, and `too_much_to_search`. */
export async function listTags(
  { db, searches, caller }: { db: Database; searches: Database; caller: Actor },
  { limit, after, ...filters }: TagFilters & Page,
): Promise<Listing<Tag>> {
  const page = { limit, after };
  const { q, ...others } = filters;
  const within = await conditionsOf(db, caller, others);
  if (!q) return Tag.list(db, caller, page, { within });
  return lookingThrough(async () => {
    const found = await withWords(Tag, searches, caller, q);
    return Tag.list(searches, caller, page, {
      within: [...within, ...(found ? [found.condition('page')] : [])],
      counting: [...within, ...(found ? [found.condition('all')] : [])],
      known: within.length === 0 ? found?.count : undefined,
    });
  });
}
