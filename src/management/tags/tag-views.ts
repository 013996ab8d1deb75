/** The page of a tag: its records, and the actions on it. */

import type { FieldErrors } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import type { SectionView, View } from '../../html/page.ts';
import { deletion, links, recordDetails, refusedDeletion } from '../../html/record.ts';
import { reference, shownName } from '../../html/record-name.ts';
import { anyText, outsideLink, webUrl } from '../../html/text.ts';
import { publicAddress } from '../../model/tags/public-address.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';
import { ownerOf } from './tag-list-views.ts';

export interface TagPage {
  tag: Tag;
  /** Its own name, and those of its parent, place and owner. */
  names: TagNames;
  publicUrl: string;
  /** The reader owns it: its picture has an address of their own choice, so their browser may load it. */
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
    const page = publicAddress(publicUrl, tag);
    const tagName = names.tags.get(tag.id);
    const image = isOwn ? webUrl(tag.image_url ?? '') : undefined;
    const drawn = sections.map((section) => section(context));
    const saidThere = new Set(drawn.flatMap(({ fields = [] }) => fields));
    const ofPage = Object.entries(errors ?? {}).filter(([name]) => !saidThere.has(name));
    return {
      title: tagName?.name ?? 'Tag',
      ...(tagName && { heading: shownName(tagName) }),
      isLive: drawn.some(({ isLive }) => isLive),
      isFailure: errors !== undefined,
      images: image?.origin,
      body: html`${refusedDeletion(Object.fromEntries(ofPage))}
${closedNotice(tag)}${drawn.map(({ above }) => above)}
<div class="lead"><div>${image && html`<img class="picture" src="${image.href}" alt="Its picture" referrerpolicy="no-referrer">\n`}${drawn.map(({ lead }) => lead)}
${seen(tag, page, `${prefix}${path}/preview`)}</div>
<div>${drawn.map(({ aside }) => aside)}</div></div>
${drawn.map(({ body }) => html`${body}\n`)}
<h2>The tag itself</h2>
${recordDetails(tag, [
  ['Identifier', html`<code>${tag.tag_identifier}</code>`],
  ['What visitors read', html`<a href="${page}"><code>${page}</code></a>`],
  ['What apps read', addressForApps(publicUrl, tag)],
  ['Reference', tag.reference !== null && anyText(tag.reference)],
  ['Position', tag.position],
  ['Description', tag.description !== null && anyText(tag.description)],
  ['Place', reference(`${prefix}/places`, names.places, tag.place_id, 'Place')],
  ['Parent tag', reference(`${prefix}/Tags`, names.tags, tag.parent_id, 'Tag')],
  ['Picture', tag.image_url !== null && outsideLink(tag.image_url)],
  ['Page about it', tag.text_url !== null && outsideLink(tag.text_url)],
  ['Belongs to', ownerOf(`${prefix}/customers`, names.customers, tag)],
])}
${links([`${prefix}${path}/edit`, 'Edit the tag'])}
${deletion(context, { path, what: 'this tag', consequence: 'Its text and its names go with it, in all languages; its hardware becomes free. This cannot be taken back.' })}`,
    };
  };

const closedNotice = ({ hidden }: Tag) =>
  hidden &&
  html`<p class="notice caution">This tag is not open to visitors yet: apps do not know it, and its page says only that.</p>\n`;

/** The way to the visitors' page, or to what it will be. */
const seen = ({ hidden }: Tag, page: string, preview: string) =>
  html`<p class="actions"><a class="button quiet" href="${hidden ? preview : page}">${hidden ? 'See it as visitors will' : 'See it as visitors do'}</a></p>`;

function addressForApps(publicUrl: string, { tag_identifier }: Tag) {
  const address = `${publicUrl}/api/v1/tags/show?id=${tag_identifier}`;
  return html`<a href="${address}"><code>${address}</code></a>`;
}
