/** The orders of lists of tags. */
import type { TagFilters, TagListQuery, TagSort } from '../../../contracts/management/tag-filters.ts';
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
      lacked: 'name',
    },
  },
  place: {
    sql: byName('sorted.name'),
    type: 'text',
    join: {
      table: 'places sorted on sorted.id = tags.place_id',
      column: 'sorted.name',
      none: '(tags.place_id is null or tags.place_id = any(array(select p.id from places p where p.name is null)))',
      lacked: 'place',
    },
  },
  updated_at: { sql: 'tags.updated_at', type: 'timestamptz' },
};

/** An unused tag has no name; its state in a language, and matches of words, are in other rows. */
export function orderOf(
  sort: TagListQuery['sort'],
  { in_use, lang_code, q = '' }: Pick<TagFilters, 'in_use' | 'lang_code' | 'q'> = {},
): Order {
  const by = sort.replace(/^-/, '') as TagSort;
  return {
    ...{ key: keys[by], isDescending: sort.startsWith('-') },
    ...{ isKeyless: by === 'name' && in_use === 0, isKeySoughtFirst: lang_code !== undefined || q !== '' },
  };
}
