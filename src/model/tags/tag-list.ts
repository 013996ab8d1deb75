/** The tags that match filters and words, by ascending id. */
import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { TagFilters } from '../../../contracts/management/tag-filters.ts';
import type { ListReader } from '../access/browse.ts';
import type { Listing, Page } from '../access/owned-row.ts';
import { searchConditions, withSearchTimeout } from '../access/search.ts';
import { Tag } from './tag.ts';
import { tagConditions } from './tag-filter.ts';

/** Throws `Invalid` for invalid filters, and `too_much_to_search`. */
export async function listTags(
  { db, searches, caller }: ListReader,
  { limit, after, ...filters }: TagFilters & Page,
): Promise<Listing<Tag>> {
  const { q = '', ...others } = filters;
  const conditions = await tagConditions(db, caller, others);
  return withSearchTimeout(async () => {
    const matched = await searchConditions(Tag, searches, caller, q, { conditions });
    const narrowing = [...conditions, ...(matched?.conditions ?? [])];
    const known = matched && (matched.plan === 'few' ? matched.ids.length : maxCounted + 1);
    const listing = await Tag.list(searches, caller, { limit, after }, { conditions: narrowing, maxCounted, known });
    return { ...listing, total: listing.total ?? maxCounted + 1, maxCounted };
  });
}
