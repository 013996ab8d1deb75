/** The page of a tag: what belongs to it, and what can be done about it. */

import { type Called, calledBy, reference } from '../../html/called.ts';
import type { FieldErrors } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { markerMap, markersOf } from '../../html/map.ts';
import type { PageContext, View } from '../../html/page.ts';
import { deletion, links, refusedDeletion } from '../../html/record.ts';
import { details, emptyState, table } from '../../html/table.ts';
import { anyText, instant, outsideLink } from '../../html/text.ts';
import { writtenTable } from '../../html/written.ts';
import { type Hardware, hardwareTypeNames } from '../../model/hardware.ts';
import { publicAddress } from '../../model/tags/public-address.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';
import type { TagParts } from '../../model/tags/tag-parts.ts';
import type { TagProgress } from '../../model/translations/tag-languages.ts';
import { languagesForm, progressSection } from './tag-language-views.ts';
import { ownerOf } from './tag-list-views.ts';

/** A part of a tag's page that belongs to another door. */
export type TagSection = (context: PageContext, tag: Tag) => Html;

export interface TagPage {
  tag: Tag;
  parts: TagParts;
  /** What it is called. */
  called: Called;
  /** What its parent is called, its place, and its owner. */
  names: TagNames;
  /** Undefined where nobody works at it. */
  progress: TagProgress | undefined;
  /** Its text record; undefined where it has no text. */
  textRecordId: number | undefined;
  publicUrl: string;
  /** What other doors have to say of it, in this order. */
  sections: readonly TagSection[];
  errors: FieldErrors | undefined;
  /** Languages that were chosen, where asking for them was refused. */
  chosen: readonly unknown[];
}

export const tagPage =
  ({ tag, called, parts, names, progress, textRecordId, publicUrl, sections, errors, chosen }: TagPage): View =>
  (context) => {
    const { prefix } = context;
    const path = `/Tags/${tag.id}`;
    const { languages: ofLanguages, ...ofDeletion } = errors ?? {};
    const adding = (resource: string) => `${prefix}/${resource}/new?tag_id=${tag.id}`;
    const page = publicAddress(publicUrl, tag);
    const api = `${publicUrl}/api/v1/tags/show?id=${tag.tag_identifier}`;
    return {
      title: called.name,
      heading: calledBy(called),
      isLive: progress !== undefined && progress.underWay.length > 0,
      isRefusal: errors !== undefined,
      body: html`${refusedDeletion(ofDeletion)}
${progressSection(context, path, progress)}
${details([
  ['Identifier', html`<code>${tag.tag_identifier}</code>`],
  ['What visitors read', html`<a href="${page}"><code>${page}</code></a>`],
  ['What apps read', html`<a href="${api}"><code>${api}</code></a>`],
  ['Description', tag.description !== null && anyText(tag.description)],
  ['Place', reference(`${prefix}/places`, names.places, tag.place_id, 'Place')],
  ['Parent tag', reference(`${prefix}/Tags`, names.tags, tag.parent_id, 'Tag')],
  ['Picture', tag.image_url !== null && outsideLink(tag.image_url)],
  ['Page about it', tag.text_url !== null && outsideLink(tag.text_url)],
  ['Belongs to', ownerOf(`${prefix}/customers`, names.customers, tag)],
  ['Made', instant(tag.created_at)],
  ['Changed', instant(tag.updated_at)],
])}
${links([`${prefix}${path}/edit`, 'Edit the tag'])}
<h2>Text</h2>
<div id="texts">${writtenTable({
        caption: 'Texts of this tag',
        heading: 'Text',
        path: `${prefix}/translations`,
        rows: parts.translations,
        empty: emptyState(
          'It has no text: who scans it reads nothing. The first one is what all others are translated from.',
        ),
      })}</div>
${links([adding('translations'), parts.translations.length === 0 ? 'Add a text' : 'Add a translation by hand'])}
${textRecordId !== undefined && html`<p><a href="${prefix}/text_records/${textRecordId}">The text as a whole</a>: its original and the voice that reads it.</p>`}
<h2>Name</h2>
<div id="names">${writtenTable({
        caption: 'Names of this tag',
        heading: 'Name',
        path: `${prefix}/name_translations`,
        rows: parts.nameTranslations,
        empty: emptyState('It has no name yet.'),
      })}</div>
${links([adding('name_translations'), parts.nameTranslations.length === 0 ? 'Add a name' : 'Add a name by hand'])}
${languagesForm(context, path, parts, { chosen, messages: ofLanguages })}
<h2>Hardware</h2>
${markerMap(context, 'Map: where the hardware of this tag is', hardwareMarkers(prefix, parts.hardwares))}
${hardwareTable(prefix, parts.hardwares)}
${links([adding('hardwares'), 'Add hardware'])}
${sections.map((section) => section(context, tag))}
${deletion(context, { path, what: 'this tag', consequence: 'Its text and its names go with it, in all languages; its hardware becomes free. This cannot be taken back.' })}`,
    };
  };

const hardwareMarkers = (prefix: string, rows: readonly Hardware[]) =>
  markersOf(rows, ({ id, hardware_type, identifier }) => ({
    name: `${hardwareTypeNames[hardware_type]} ${identifier}`,
    about: html`${hardwareTypeNames[hardware_type]} <a href="${prefix}/hardwares/${id}">${anyText(identifier)}</a>`,
  }));

const hardwareTable = (prefix: string, rows: readonly Hardware[]): Html =>
  table({
    caption: 'Hardware of this tag',
    columns: [
      {
        heading: 'Identifier',
        cell: ({ id, identifier }) => html`<a href="${prefix}/hardwares/${id}"><bdi>${identifier}</bdi></a>`,
      },
      { heading: 'Type', cell: ({ hardware_type }) => hardwareTypeNames[hardware_type] },
      { heading: 'Major', cell: ({ major }) => major, isNumber: true },
      { heading: 'Minor', cell: ({ minor }) => minor, isNumber: true },
      { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
      { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
    ],
    rows,
    empty: emptyState('Nothing leads to it yet: attach a chip, a beacon or a code.'),
  });
