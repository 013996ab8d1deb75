/** The page of the list of tags: what is asked of it, as its address says, and what that finds. */

import { noReference } from '../../../contracts/management/reference.ts';
import { TagFilters, TagListQuery } from '../../../contracts/management/tag-filters.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { understoodQuery } from '../../http/field-messages.ts';
import type { PageCall } from '../../http/kept-pages.ts';
import { withoutBlanks } from '../../http/parameters.ts';
import { withIds } from '../../http/resource-pages.ts';
import { browse, nothingBrowsed } from '../../model/access/browse.ts';
import { choosing, idsIn } from '../../model/access/naming.ts';
import { cursorIn } from '../../model/access/order.ts';
import { Customer } from '../../model/customer.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { conditionsOf } from '../../model/tags/tag-filter.ts';
import { namesAround } from '../../model/tags/tag-names.ts';
import { orderOf } from '../../model/tags/tag-order.ts';
import { tagsPage } from './tag-list-views.ts';

/** What stands in the address of a list, but where in it the page is. */
const names = [...Object.keys(TagFilters.shape), 'sort'];

/** Throws `Invalid`; with `errors`, which that has told, it is the page without rows. */
export async function tagList(call: PageCall, errors?: FieldErrors): Promise<View> {
  const { caller, db, searches, query: sent } = call;
  const given = withoutBlanks(sent);
  const known = names.filter((name) => given[name] !== undefined && (caller.isAdmin || name !== 'customer_id'));
  const asked = Object.fromEntries(known.map((name) => [name, given[name]]));
  const offers = {
    place_id: await choosing(Place, searches, caller).offer(chosen(asked.place_id)),
    customer_id: caller.isAdmin
      ? await choosing(Customer, searches, caller).offer(chosen(asked.customer_id))
      : undefined,
  };
  if (errors) {
    const list = { ...nothingBrowsed, words: givenText(asked.q) ?? '' };
    return tagsPage(list, await namesAround(db, caller, []), { asked, offers, errors });
  }
  const understood = await withIds(call, asked, references(asked));
  const query = understoodQuery(TagListQuery, understood);
  const order = orderOf(query.sort);
  const within = await conditionsOf(db, caller, query);
  const [after, before] = [given.after, given.before].map((place) => cursorIn(givenText(place), order));
  const list = await browse(Tag, searches, caller, { q: query.q ?? '', after, before }, { within, order });
  return tagsPage(list, await namesAround(db, caller, list.rows), { asked: understood, offers });
}

/** `none` is a choice, and no word to look for. */
const chosen = (given: unknown) => (given === noReference ? undefined : given);

/** Where there are many places or customers, their names are typed. */
const references = (asked: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ place_id: Place, customer_id: Customer })
      .filter(([name]) => chosen(asked[name]) !== undefined)
      .map(([name, table]) => [name, idsIn(table)]),
  );
