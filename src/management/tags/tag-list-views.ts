/** The list of tags. */
import type { Names } from '../../../contracts/management/reference.ts';
import { html } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import type { View } from '../../html/page.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { anyText, excerpt, instant } from '../../html/text.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';

export const tagsPage = (list: RecordList<Tag>, { tags, places, customers }: TagNames): View =>
  listPage(list, ({ prefix, person }) => ({
    title: 'Tags',
    path: '/Tags',
    one: 'tag',
    many: 'tags',
    about: 'A tag is what visitors scan, and what they read then.',
    soughtIn: 'name, text, description, identifier, place or hardware',
    columns: [
      {
        heading: 'Tag',
        cell: ({ id }) => {
          const tagName = tags.get(id);
          return tagName && nameLink(`${prefix}/Tags`, tagName);
        },
      },
      { heading: 'Description', cell: ({ description }) => description !== null && anyText(excerpt(description)) },
      { heading: 'Place', cell: ({ place_id }) => reference(`${prefix}/places`, places, place_id, 'Place') },
      ...(person?.isAdmin
        ? [{ heading: 'Belongs to', cell: (tag: Tag) => ownerOf(`${prefix}/customers`, customers, tag) }]
        : []),
      { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
    ],
    none: 'There are no tags yet. Begin with one: its text, its place, and a chip, beacon or code that leads to it.',
    start: { href: '/Tags/new', label: 'Add a tag' },
  }));

/** Whom a tag belongs to. */
export const ownerOf = (path: string, customers: Names, { customer_id }: Tag) =>
  customer_id === null
    ? html`<span class="quiet-text">nobody yet</span>`
    : reference(path, customers, customer_id, 'Customer');
