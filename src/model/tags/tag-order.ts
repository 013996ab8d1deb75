/** By what lists of tags are sorted. */
import type { TagListQuery, TagSort } from '../../../contracts/management/tag-filters.ts';
import { byName, type Order, type SortKey } from '../access/order.ts';

const keys: Record<TagSort, SortKey | undefined> = {
  id: undefined,
  name: {
    sql: byName('sorted.text'),
    type: 'text',
    join: {
      table: `name_translations sorted on sorted.tag_id = tags.id and sorted.origin = 'original'`,
      column: 'sorted.text',
      id: 'sorted.tag_id',
    },
  },
  place: {
    sql: byName('sorted.name'),
    type: 'text',
    join: { table: 'places sorted on sorted.id = tags.place_id', column: 'sorted.name' },
  },
  updated_at: { sql: 'tags.updated_at', type: 'timestamptz' },
};

export const orderOf = (sort: TagListQuery['sort']): Order => ({
  key: keys[sort.replace(/^-/, '') as TagSort],
  isDescending: sort.startsWith('-'),
});
