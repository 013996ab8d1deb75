/** Metadata in the head of a tag's page: link previews in apps, and the page in other languages. */
import { languageByCode } from '../../contracts/languages.ts';
import { type Html, html } from '../html/html.ts';
import { excerpt } from '../html/text.ts';
import type { PublicTagPage } from './public-tag.ts';

export function preview({ tag, image, place, published }: PublicTagPage): Html {
  const { name, text } = tag;
  const about = text === null ? undefined : excerpt(text);
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:title', name ?? place?.text ?? tag.tag_identifier],
    ['og:description', about],
    ['og:image', image?.href],
    ['og:image:alt', image && (name ?? undefined)],
    ['og:url', published?.address],
  ];
  return html`${about !== undefined && html`<meta name="description" content="${about}">\n`}
${properties.map(([property, content]) => content !== undefined && html`<meta property="${property}" content="${content}">\n`)}
${published && alternates(published)}`;
}

const alternates = ({
  address,
  stored,
}: NonNullable<PublicTagPage['published']>): Html => html`<link rel="canonical" href="${address}">
${stored.map((code) => html`<link rel="alternate" hreflang="${languageByCode(code).tag}" href="${address}?lang=${code}">\n`)}`;
