/** The page of the list of tags: the address's filters, and the tags that they find. */
import { TagListQuery } from '../../../contracts/management/tag-filters.ts';
import { visibleTagTexts } from '../../html/search-excerpts.ts';
import { excerpt } from '../../html/text.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { browse, emptyPage } from '../../model/access/browse.ts';
import { referredTo } from '../../model/record-list.ts';
import { findMatches } from '../../model/tags/search-excerpts.ts';
import { Tag } from '../../model/tags/tag.ts';
import { tagConditions } from '../../model/tags/tag-filter.ts';
import { readTagNames } from '../../model/tags/tag-names.ts';
import { orderOf } from '../../model/tags/tag-sort-order.ts';
import { tagsPage } from './tag-list-views.ts';

export const tagList = filteredList({
  query: TagListQuery,
  referred: referredTo,
  read: async ({ caller, db, searches }, { sort, q = '', ...filters }, position) => {
    const conditions = await tagConditions(db, caller, filters);
    return browse(Tag, searches, caller, { q, ...position }, { conditions, order: orderOf(sort, { ...filters, q }) });
  },
  nothing: emptyPage,
  draw: async ({ caller, db, searches }, list, requested) => {
    const names = await readTagNames(db, caller, list.rows);
    const shown = visibleTagTexts(list.rows, names, ({ description }) => excerpt(description ?? ''));
    return tagsPage(list, names, requested, await findMatches(searches, shown, list.words));
  },
});
