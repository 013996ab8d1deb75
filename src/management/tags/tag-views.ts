/** The page of a tag: its records, and the actions on it. */

import { imageUrlOf } from '../../../contracts/pictures.ts';
import { assetPath } from '../../html/assets.ts';
import type { FieldErrors } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { icon } from '../../html/icon.ts';
import type { PageContext, SectionView, View } from '../../html/page.ts';
import { deleteButton, deletionErrors, linkButtons, recordDetails, recordHead } from '../../html/record.ts';
import { reference, shownName } from '../../html/record-name.ts';
import { externalLink, textOfUnknownLanguage, webUrl } from '../../html/text.ts';
import { publicAddress } from '../../model/tags/public-address.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';
import { ownerOf } from './tag-list-views.ts';

interface TagPage {
  tag: Tag;
  /** Its own name, and those of its parent, place and owner. */
  names: TagNames;
  publicUrl: string;
  /**
   * Whether the reader owns the tag: the address of its picture is then their own choice, so that their browser may
   * load it.
   */
  isOwn: boolean;
  /** Sections of other features, in order. */
  sections: readonly SectionView[];
  errors: FieldErrors | undefined;
}

export const tagPage =
  ({ tag, names, publicUrl, isOwn, sections, errors }: TagPage): View =>
  (context) => {
    const { prefix } = context;
    const path = `/Tags/${tag.id}`;
    const tagName = names.tags.get(tag.id);
    const imageUrl = imageUrlOf(publicUrl, tag);
    const image = isOwn || tag.picture !== null ? webUrl(imageUrl ?? '') : undefined;
    const drawn = sections.map((section) => section(context));
    const saidThere = new Set(drawn.flatMap(({ fields = [] }) => fields));
    const ofPage = Object.entries(errors ?? {}).filter(([name]) => !saidThere.has(name));
    return {
      title: tagName?.name ?? 'Tag',
      ...(tagName && { heading: shownName(tagName) }),
      isLive: drawn.some(({ isLive }) => isLive),
      isFailure: errors !== undefined,
      images: image?.origin,
      body: html`${deletionErrors(Object.fromEntries(ofPage))}
${recordHead(html`${image && picture(image)}${headOf(context, { tag, names })}`, buttons(tag, publicUrl, prefix + path))}
${image && brokenPicture(prefix)}${closedNotice(tag)}${drawn.map(({ above }) => above)}
<div class="lead"><div>${drawn.map(({ lead }) => lead)}
${drawn.map(({ body }) => html`${body}\n`)}
<h2>The tag itself</h2>
${recordDetails(
  tag,
  known([
    ['Position', tag.position !== null && `${tag.position}`],
    ['Description', tag.description !== null && textOfUnknownLanguage(tag.description)],
    ['Picture', tag.picture === null && tag.image_url !== null && externalLink(tag.image_url)],
    ['Whose picture it is', tag.credit !== null && textOfUnknownLanguage(tag.credit)],
    ['Page about it', tag.text_url !== null && externalLink(tag.text_url)],
    ['Belongs to', ownerOf(`${prefix}/customers`, names.customers, tag)],
    ['What apps read', addressForApps(publicUrl, tag)],
  ]),
)}</div>
<div>${drawn.map(({ aside }) => aside)}</div>
${deleteButton(context, { path, what: 'this tag', consequence: 'Its text and its names go with it, in all languages; its hardware becomes free. It can be restored from the bin for 30 days.' })}</div>`,
    };
  };

const picture = ({ href }: URL): Html =>
  html`<img class="picture" src="${href}" alt="Its picture" data-broken="broken-picture" referrerpolicy="no-referrer">\n`;

/** The links of its place and parent, and its other names. */
const headOf = ({ prefix }: PageContext, { tag, names }: Pick<TagPage, 'tag' | 'names'>): Html =>
  html`${tag.place_id !== null && html`<span>${icon('pin')} <span class="unseen">Place: </span>${reference(`${prefix}/places`, names.places, tag.place_id, 'Place')}</span>\n`}${tag.parent_id !== null && html`<span>${icon('tag')} <span class="unseen">Parent tag: </span>${reference(`${prefix}/Tags`, names.tags, tag.parent_id, 'Tag')}</span>\n`}${tag.reference !== null && html`<span class="chip"><span class="unseen">Reference: </span>${textOfUnknownLanguage(tag.reference)}</span>\n`}<code>${tag.tag_identifier}</code>`;

/** Blank entries are left out. */
const known = (entries: Parameters<typeof recordDetails>[1]): Parameters<typeof recordDetails>[1] =>
  entries.filter(([, value]) => value !== false && `${value}` !== '');

/** A message for an address that the browser cannot load: the service does not fetch any itself. */
const brokenPicture = (prefix: string): Html =>
  html`<p class="notice caution" id="broken-picture" hidden>The address of the picture does not load: visitors see none.</p>
<script type="module" src="${prefix}${assetPath('broken-pictures.js')}"></script>\n`;

const closedNotice = ({ hidden }: Tag) =>
  hidden &&
  html`<p class="notice caution">This tag is not open to visitors yet: apps do not know it, and its page says only that.</p>\n`;

/** Links to the form, and to the visitors' page or its preview. */
const buttons = (tag: Tag, publicUrl: string, path: string): Html =>
  html`${linkButtons([`${path}/edit`, 'Edit the tag'])}<a class="button quiet" href="${tag.hidden ? `${path}/preview` : publicAddress(publicUrl, tag)}">${tag.hidden ? 'See it as visitors will' : 'See it as visitors do'}</a>`;

function addressForApps(publicUrl: string, { tag_identifier }: Tag) {
  const address = `${publicUrl}/api/v1/tags/show?id=${tag_identifier}`;
  return html`<a href="${address}"><code>${address}</code></a>`;
}
