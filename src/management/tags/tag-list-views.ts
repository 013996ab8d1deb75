/** The list of tags. */
import type { Names } from '../../../contracts/management/reference.ts';
import { pictureAddress } from '../../../contracts/pictures.ts';
import { type Html, html } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import { changedColumn, listAddress, type RecordFilterValues, sortLink } from '../../html/list-filters.ts';
import { withoutLayout } from '../../html/list-layout.ts';
import type { PageContext, View } from '../../html/page.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { excerptLines, type Findings } from '../../html/search-excerpts.ts';
import type { Column } from '../../html/table.ts';
import { excerpt, hiddenMark, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';
import { bulkActions, nameOf, rowCheckbox } from './tag-bulk-views.ts';
import { tagFilters } from './tag-filter-views.ts';

export const tagsPage = (
  list: RecordList<Tag>,
  { tags, places, customers }: TagNames,
  requested: RecordFilterValues,
  found: Findings,
): View =>
  listPage(list, ({ prefix, person, csrfToken }) => ({
    doing: bulkActions({ list, requested: requested.requested, prefix, csrfToken, person }),
    listFilters: tagFilters(`${prefix}/Tags`, requested),
    title: 'Tags',
    path: '/Tags',
    one: 'tag',
    many: 'tags',
    about: 'A tag is something that visitors scan, and the text that they then read.',
    searchedFields: 'name, text, description, identifier, reference, place or hardware',
    columns: columnsFor({ prefix, person }, list.rows, { names: { tags, places, customers }, requested, found }),
    none: 'There are no tags yet. Begin with one: its text, its place, and a chip, beacon or code that leads to it.',
    start: { href: '/Tags/new', label: 'Add a tag' },
    others: otherWays(list, requested),
  }));

interface TagListContext {
  names: TagNames;
  requested: RecordFilterValues;
  found: Findings;
}

/** Columns without values on this page are shown only if chosen. */
function columnsFor(
  { prefix, person }: Pick<PageContext, 'prefix' | 'person'>,
  rows: readonly Tag[],
  { names: { tags, places, customers }, requested, found }: TagListContext,
): Column<Tag>[] {
  return [
    tagColumn(prefix, { tags, requested, found, arePictured: rows.some(({ picture }) => picture !== null) }),
    {
      key: 'reference',
      heading: 'Reference',
      cell: ({ reference: own }) => own !== null && textOfUnknownLanguage(own),
      isOff: rows.every(({ reference: own }) => own === null),
    },
    {
      key: 'description',
      heading: 'Description',
      isOff: rows.every(({ description }) => description === null),
      cell: ({ description }) => description !== null && textOfUnknownLanguage(excerpt(description)),
    },
    {
      key: 'place',
      heading: 'Place',
      sort: sortLink(`${prefix}/Tags`, requested, 'place'),
      cell: ({ place_id }) => reference(`${prefix}/places`, places, place_id, 'Place'),
    },
    ...(person?.isAdmin
      ? [
          {
            key: 'owner',
            heading: 'Belongs to',
            isOff: areOfOne(rows),
            cell: (tag: Tag) => ownerOf(`${prefix}/customers`, customers, tag),
          },
        ]
      : []),
    ...furtherColumns,
    changedColumn(`${prefix}/Tags`, requested),
  ];
}

/** Whether all rows have the same owner, whose column is then omitted. */
const areOfOne = (rows: readonly Tag[]): boolean => new Set(rows.map(({ customer_id }) => customer_id)).size === 1;

/** Columns that are shown only if chosen. */
const furtherColumns: readonly Column<Tag>[] = [
  {
    key: 'identifier',
    heading: 'Identifier',
    isOff: true,
    cell: ({ tag_identifier }) => html`<code>${tag_identifier}</code>`,
  },
  { key: 'position', heading: 'Position', isOff: true, isNumber: true, cell: ({ position }) => position },
  {
    key: 'credit',
    heading: 'Whose picture',
    isOff: true,
    cell: ({ credit }) => credit !== null && textOfUnknownLanguage(credit),
  },
  { key: 'created', heading: 'Created', isOff: true, cell: ({ created_at }) => utcTime(created_at) },
];

/** The name of a tag, with what a search has found in it. */
const tagColumn = (
  prefix: string,
  given: { tags: Names; requested: RecordFilterValues; found: Findings; arePictured: boolean },
): Column<Tag> => ({
  heading: 'Tag',
  sort: sortLink(`${prefix}/Tags`, given.requested, 'name'),
  cell: (tag) => {
    const { id, picture } = tag;
    const tagName = given.tags.get(id);
    const name = tagName && html`<span id="${nameOf(id)}">${nameLink(`${prefix}/Tags`, tagName)}</span>`;
    const image = given.arePictured && thumbnail(prefix, picture);
    return (
      name && html`${rowCheckbox(prefix, id)}${image}${name}${hiddenMark(tag)}${excerptLines(given.found.get(id))}`
    );
  },
});

/** An empty thumbnail keeps the names aligned. */
const thumbnail = (prefix: string, picture: string | null): Html =>
  picture === null
    ? html`<span class="thumbnail"></span>`
    : html`<img class="thumbnail" src="${pictureAddress(prefix, picture, '320.webp')}" alt="" width="28" height="28" loading="lazy">`;

/** Links to create tags, and to export the filtered list. */
function otherWays({ rows }: RecordList<Tag>, { requested }: RecordFilterValues) {
  const filters = withoutLayout(requested);
  const exporting = [
    { href: listAddress('/Tags/export.xlsx', filters), label: 'Export for Excel' },
    { href: listAddress('/Tags/export.csv', filters), label: 'Export as CSV' },
  ];
  const importing = { href: '/Tags/import', label: 'Import tags' };
  return [importing, { href: '/Tags/mint', label: 'Make tags in stock' }, ...(rows.length > 0 ? exporting : [])];
}

/** The owner of a tag. */
export const ownerOf = (path: string, customers: Names, { customer_id }: Tag) =>
  customer_id === null
    ? html`<span class="quiet-text">nobody yet</span>`
    : reference(path, customers, customer_id, 'Customer');
