/** The pages of tags: lists and what belongs to a tag. */

import type { Hardware } from '../hardwares/hardware.ts';
import type { FieldErrors } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { counted, deletion, links, listPager, type RecordList, refusedDeletion } from '../html/record.ts';
import { details, emptyState, table } from '../html/table.ts';
import { anyText, instant, outsideLink } from '../html/text.ts';
import { writtenTable } from '../html/written.ts';
import type { Tag } from './tag.ts';
import type { TagParts } from './tag-parts.ts';

export const tagsPage =
  (list: RecordList<Tag>): View =>
  ({ prefix }) => ({
    title: 'Tags',
    body: html`<p>${counted(list.total, 'tag')}.</p>
${list.total > 0 && links([`${prefix}/Tags/new`, 'Add a tag'])}
${table({
  caption: 'Tags',
  columns: [
    {
      heading: 'Tag',
      cell: ({ id, tag_identifier }) => html`<a href="${prefix}/Tags/${id}"><code>${tag_identifier}</code></a>`,
    },
    { heading: 'Description', cell: ({ description }) => description !== null && anyText(description) },
    { heading: 'Place', cell: ({ place_id }) => place_id !== null && placeLink(prefix, place_id) },
    { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
  ],
  rows: list.rows,
  empty: emptyState('There are no tags here. Begin with one, then give it a text and a chip, beacon or code.', {
    href: `${prefix}/Tags/new`,
    label: 'Add a tag',
  }),
})}
${listPager(`${prefix}/Tags`, list)}`,
  });

const placeLink = (prefix: string, id: number): Html => html`<a href="${prefix}/places/${id}">Place ${id}</a>`;

export interface TagPage {
  tag: Tag;
  parts: TagParts;
  /** Its text record; undefined where it has no text. */
  textRecordId: number | undefined;
  publicUrl: string;
  errors: FieldErrors | undefined;
}

export const tagPage =
  ({ tag, parts, textRecordId, publicUrl, errors }: TagPage): View =>
  (context) => {
    const { prefix } = context;
    const path = `/Tags/${tag.id}`;
    const adding = (resource: string) => `${prefix}/${resource}/new?tag_id=${tag.id}`;
    const [page, api] = [
      `${publicUrl}/t/${tag.tag_identifier}`,
      `${publicUrl}/api/v1/tags/show?id=${tag.tag_identifier}`,
    ];
    return {
      title: `Tag ${tag.tag_identifier}`,
      heading: html`Tag <code>${tag.tag_identifier}</code>`,
      body: html`${refusedDeletion(errors)}
${details([
  ['Number', tag.id],
  ['What visitors read', html`<a href="${page}"><code>${page}</code></a>`],
  ['What apps read', html`<a href="${api}"><code>${api}</code></a>`],
  ['Description', tag.description !== null && anyText(tag.description)],
  ['Place', tag.place_id !== null && placeLink(prefix, tag.place_id)],
  ['Parent tag', tag.parent_id !== null && html`<a href="${prefix}/Tags/${tag.parent_id}">Tag ${tag.parent_id}</a>`],
  ['Picture', tag.image_url !== null && outsideLink(tag.image_url)],
  ['Page about it', tag.text_url !== null && outsideLink(tag.text_url)],
  ['Belongs to', ownerOf(prefix, tag)],
  ['Made', instant(tag.created_at)],
  ['Changed', instant(tag.updated_at)],
])}
${links([`${prefix}${path}/edit`, 'Edit the tag'])}
<h2>Text</h2>
${writtenTable({
  caption: 'Texts of this tag',
  path: `${prefix}/translations`,
  rows: parts.translations,
  empty: emptyState(
    'It has no text: who scans it reads nothing. The first one is what all others are translated from.',
  ),
})}
${links([adding('translations'), 'Add a text'])}
${textRecordId !== undefined && html`<p><a href="${prefix}/text_records/${textRecordId}">The text as a whole</a>: its original and the voice that reads it.</p>`}
<h2>Name</h2>
${writtenTable({
  caption: 'Names of this tag',
  path: `${prefix}/name_translations`,
  rows: parts.nameTranslations,
  empty: emptyState('It has no name yet.'),
})}
${links([adding('name_translations'), 'Add a name'])}
<h2>Hardware</h2>
${hardwareTable(prefix, parts.hardwares)}
${links([adding('hardwares'), 'Add hardware'])}
${deletion(context, { path, what: 'this tag', consequence: 'Its text and its names go with it, in all languages; its hardware becomes free. This cannot be taken back.' })}`,
    };
  };

const ownerOf = (prefix: string, { customer_id }: Tag) =>
  customer_id === null
    ? 'nobody: any customer may claim it'
    : html`<a href="${prefix}/customers/${customer_id}">Customer ${customer_id}</a>`;

const hardwareTable = (prefix: string, rows: readonly Hardware[]): Html =>
  table({
    caption: 'Hardware of this tag',
    columns: [
      {
        heading: 'Identifier',
        cell: ({ id, identifier }) => html`<a href="${prefix}/hardwares/${id}"><bdi>${identifier}</bdi></a>`,
      },
      { heading: 'Type', cell: ({ hardware_type }) => hardware_type },
      { heading: 'Major', cell: ({ major }) => major, isNumber: true },
      { heading: 'Minor', cell: ({ minor }) => minor, isNumber: true },
      { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
      { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
    ],
    rows,
    empty: emptyState('Nothing leads to it yet: attach a chip, a beacon or a code.'),
  });
