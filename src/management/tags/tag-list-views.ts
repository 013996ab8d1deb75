/** The list of tags. */
import type { Names } from '../../../contracts/management/reference.ts';
import type { TagSort } from '../../../contracts/management/tag-filters.ts';
import { html } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import type { View } from '../../html/page.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { anyText, excerpt, instant } from '../../html/text.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';
import { doingWithMany, nameOf, tick } from './tag-bulk-views.ts';
import { type AskedOfTags, addressOf, narrowing } from './tag-filter-views.ts';

export const tagsPage = (list: RecordList<Tag>, { tags, places, customers }: TagNames, asked: AskedOfTags): View =>
  listPage(list, ({ prefix, person, csrfToken }) => ({
    doing: doingWithMany({ list, asked: asked.asked, prefix, csrfToken, isAdmin: person?.isAdmin === true }),
    narrowing: narrowing(`${prefix}/Tags`, asked),
    title: 'Tags',
    path: '/Tags',
    one: 'tag',
    many: 'tags',
    about: 'A tag is what visitors scan, and what they read then.',
    soughtIn: 'name, text, description, identifier, place or hardware',
    columns: [
      {
        heading: 'Tag',
        sort: sortedBy(`${prefix}/Tags`, asked, 'name'),
        cell: ({ id }) => {
          const tagName = tags.get(id);
          return tagName && html`${tick(id)}<span id="${nameOf(id)}">${nameLink(`${prefix}/Tags`, tagName)}</span>`;
        },
      },
      { heading: 'Description', cell: ({ description }) => description !== null && anyText(excerpt(description)) },
      {
        heading: 'Place',
        sort: sortedBy(`${prefix}/Tags`, asked, 'place'),
        cell: ({ place_id }) => reference(`${prefix}/places`, places, place_id, 'Place'),
      },
      ...(person?.isAdmin
        ? [{ heading: 'Belongs to', cell: (tag: Tag) => ownerOf(`${prefix}/customers`, customers, tag) }]
        : []),
      {
        heading: 'Changed',
        sort: sortedBy(`${prefix}/Tags`, asked, 'updated_at', true),
        cell: ({ updated_at }) => instant(updated_at),
      },
    ],
    none: 'There are no tags yet. Begin with one: its text, its place, and a chip, beacon or code that leads to it.',
    start: { href: '/Tags/new', label: 'Add a tag' },
    others: otherWays(list, asked),
  }));

/** To more tags, and to a file of those that are listed here, on all pages. */
function otherWays({ rows }: RecordList<Tag>, { asked: { sort: _, ...filters } }: AskedOfTags) {
  const exporting = { href: addressOf('/Tags/export.csv', filters), label: 'Export as a table' };
  const importing = { href: '/Tags/import', label: 'Import a table' };
  return [{ href: '/Tags/mint', label: 'Make tags in stock' }, importing, ...(rows.length > 0 ? [exporting] : [])];
}

/** A heading that sorts, and the other way round where the list is sorted by it already. */
function sortedBy(path: string, { asked }: AskedOfTags, sort: TagSort, isDescendingFirst = false) {
  const [first, second] = isDescendingFirst ? [`-${sort}`, sort] : [sort, `-${sort}`];
  const is = asked.sort === sort ? 'ascending' : asked.sort === `-${sort}` ? 'descending' : undefined;
  return { href: addressOf(path, asked, { sort: asked.sort === first ? second : first }), is } as const;
}

/** Whom a tag belongs to. */
export const ownerOf = (path: string, customers: Names, { customer_id }: Tag) =>
  customer_id === null
    ? html`<span class="quiet-text">nobody yet</span>`
    : reference(path, customers, customer_id, 'Customer');
