/** FD7: the search for tags and places, from every page. */
import { type IRouter, Router } from 'express';
import { ListQuery } from '../../../contracts/management/list-query.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { visibleTagTexts } from '../../html/search-excerpts.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf, searchAgain } from '../../http/crud-pages.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { queryOf } from '../../http/parameters.ts';
import { pageWithErrors } from '../../http/refused-page.ts';
import { browse, emptyPage } from '../../model/access/browse.ts';
import { Place } from '../../model/place.ts';
import { findOnlyTag } from '../../model/tags/identified-tag.ts';
import { findMatches } from '../../model/tags/search-excerpts.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readTagNames } from '../../model/tags/tag-names.ts';
import { orderOf } from '../../model/tags/tag-sort-order.ts';
import { searchPage } from './search-views.ts';

const path = '/search';

export function searchPages(): IRouter {
  return addRoute(Router(), path, {
    get: async (req, res) => {
      const { q } = ListQuery.parse({ ...queryOf(req) });
      const found = pageWithErrors(res, (errors) => search(pageCallOf(req), q, errors));
      const answer = await found.catch((error) => searchAgain(req, res, { path, words: q }, error));
      if ('tag' in answer) seeOther(res, `/Tags/${answer.tag.id}`);
      else sendPage(res, answer);
    },
  });
}

/** The page; or a redirect to the only tag with this code or reference. */
async function search(
  { db, searches, caller }: PageCall,
  q: string,
  errors?: FieldErrors,
): Promise<View | { tag: { id: number } }> {
  if (q === '' || errors) return searchPage({ q, errors, tags: emptyPage(), places: emptyPage() });
  const tag = await findOnlyTag(searches, caller, q);
  if (tag) return { tag };
  const order = orderOf(undefined, { q });
  const tags = await browse(Tag, searches, caller, { q }, { order });
  const places = await browse(Place, searches, caller, { q }, { order: { isDescending: true } });
  const names = await readTagNames(db, caller, tags.rows);
  const found = await findMatches(searches, visibleTagTexts(tags.rows, names), q);
  return searchPage({ q, tags, places, names, found });
}
