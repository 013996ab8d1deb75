/** The orders of lists of tags. */
import type { TagFilters, TagListQuery, TagSort } from '../../../contracts/management/tag-filters.ts';
import { type Cursor, naturalOrder, type Order, type SortKey } from '../access/sort-order.ts';
import type { Tag } from './tag.ts';

const keys: Record<TagSort, SortKey | undefined> = {
  id: undefined,
  name: {
    sql: naturalOrder('sorted.text'),
    type: 'text',
    join: {
      table: `name_translations sorted on sorted.tag_id = tags.id and sorted.origin = 'original'`,
      column: 'sorted.text',
      id: 'sorted.tag_id',
      // Applied before the words of a search: few tags have no name.
      none: `coalesce(not exists (select from name_translations n where n.tag_id = tags.id and n.origin = 'original' offset 0), false)`,
    },
  },
  place: {
    sql: naturalOrder('sorted.name'),
    type: 'text',
    join: {
      table: 'places sorted on sorted.id = tags.place_id',
      column: 'sorted.name',
      none: '(tags.place_id is null or tags.place_id = any(array(select p.id from places p where p.name is null)))',
    },
  },
  updated_at: { sql: 'tags.updated_at', type: 'timestamptz' },
};

/** The order of a tour through a place: by position, tags without one last. */
export const byPosition: Order = { key: { sql: 'coalesce(tags.position::bigint, 2147483648)', type: 'bigint' } };

/** The cursor of a tag in that order. */
export const positionCursor = ({ id, position }: Pick<Tag, 'id' | 'position'>): Cursor => ({
  id,
  value: `${position ?? 2_147_483_648}`,
});

/** Without an order, a search lists the tags that fit best first. */
export function orderOf(
  sort: TagListQuery['sort'] | undefined,
  { in_use, q = '' }: Pick<TagFilters, 'in_use' | 'q'> = {},
): Order {
  if (sort === undefined) return q === '' ? { isDescending: true } : { isDescending: true, isByFit: true };
  const by = sort.replace(/^-/, '') as TagSort;
  // An unused tag has no name.
  const key = by === 'name' && in_use === 0 ? undefined : keys[by];
  return { key, isDescending: sort.startsWith('-') };
}
