/** The public page of a tag, for phones of people without an account. */
import { type Language, languageByCode } from '../../contracts/languages.ts';
import { pictureWidths } from '../../contracts/pictures.ts';
import { assetPath } from '../html/assets.ts';
import { attributes, type Html, html, nothing } from '../html/html.ts';
import { spotMap } from '../html/map.ts';
import type { Page, PageContext, View } from '../html/page.ts';
import { externalLink, langAttributes, textOfUnknownLanguage } from '../html/text.ts';
import type { ChosenName, NamedNeighbour } from './chosen-name.ts';
import { languageChoice } from './language-choice-views.ts';
import { lookHead, museumBrand } from './look-views.ts';
import { ownAddress, pollingElements, tagPagePath } from './polling-views.ts';
import { preview } from './preview-views.ts';
import type { PublicTag, PublicTagPage } from './public-tag.ts';
import { publicTextSection, reportSection, textBlock } from './text-views.ts';
import { type Speech, speechOf } from './words/index.ts';
import type { Words } from './words/words.ts';

export const publicTagPage =
  (page: PublicTagPage): View =>
  (context) => {
    const { tag, wanted, place } = page;
    const { name, name_lang, text_lang } = tag;
    // Without a known preference, the page is in the language of the tag's text.
    const speech = speechOf(wanted ?? languageByCode(text_lang ?? name_lang ?? 'en'));
    const isPending = page.reasons.text === 'pending' || page.reasons.name === 'pending';
    const address = ownAddress(context.prefix, page, page.lang);
    return {
      ...visitorsFrame(speech, {
        head: html`${tag.look && lookHead(tag.look, context)}${preview(page)}${isPending && pollingElements(address, page.again)}`,
        top: languageChoice({
          ...page,
          address: ownAddress(context.prefix, page, undefined),
          method: page.preview === undefined ? 'post' : 'get',
          words: speech.words,
          present: languageByCode(text_lang ?? name_lang ?? wanted?.code ?? 'en'),
        }),
      }),
      ...museumBrand(tag.look, speech.words, context.prefix),
      isLive: isPending,
      hasMap: tag.spot !== null,
      title: name ?? place?.text ?? tag.tag_identifier,
      above: html`${page.image && picture(page.image, tag)}${place && name !== null && html`<p${attributes({ class: 'place', dir: otherDirection(tag, speech) })}><span class="unseen">${speech.words.where}: </span>${named(place)}</p>`}`,
      heading:
        name !== null && name_lang !== null
          ? textBlock('tag-name', name_lang, name)
          : place
            ? named(place)
            : textOfUnknownLanguage(tag.tag_identifier),
      body: body({ page, speech, address, context }),
    };
  };

/** A page in a visitor's language. */
export const visitorsFrame = (
  { words, lang, dir }: Speech,
  more: { head?: Html; top?: Html } = {},
): Pick<Page, 'frame'> => ({
  frame: { lang, dir, skip: words.skip, style: 'visitor.css', ...more },
});

interface TagPageInput {
  page: PublicTagPage;
  speech: Speech;
  address: string;
  context: PageContext;
}

function body({ page, speech, address, context }: TagPageInput): Html {
  const { tag, isReported, place } = page;
  const { words } = speech;
  const { prefix } = context;
  return html`${isReported && html`<p class="notice" role="status">${words.received}</p>`}
${publicTextSection({ ...page, speech, address, prefix })}
${around(tag, words)}
${tag.spot && spotMap(context, { ...tag.spot, name: tag.name ?? place?.text ?? tag.tag_identifier, words, label: words.where })}
${neighbours(page.neighbours, ({ tag_identifier }) => tagPagePath(prefix, tag_identifier, onwards(page)), words)}
${page.preview === undefined && reportSection({ ...page, speech, address, prefix })}
${['visitor.js', ...(page.image ? ['broken-pictures.js'] : []), ...(tag.text === null ? [] : ['read-aloud.js'])].map((name) => html`<script type="module" src="${prefix}${assetPath(name)}"></script>\n`)}`;
}

/** The language that goes along to other tags: not that of an original, which was read of this tag alone. */
const onwards = ({ tag, lang }: PublicTagPage): string | undefined =>
  lang === (tag.text_original_lang ?? tag.name_original_lang) ? undefined : lang;

/** A name in the language that it is in. */
const named = ({ text, lang }: ChosenName): Html =>
  lang === undefined ? textOfUnknownLanguage(text) : html`<bdi${attributes(langAttributes(lang))}>${text}</bdi>`;

/** Links to the previous and the next tag, with their names. */
function neighbours(
  { previous, next }: PublicTagPage['neighbours'],
  to: (tag: { tag_identifier: string }) => string,
  words: Words,
): Html | false {
  if (!previous && !next) return false;
  const way = (rel: 'prev' | 'next', tag: NamedNeighbour | null, word: string) =>
    tag &&
    html`<a rel="${rel}" href="${to(tag)}"><span>${word}${tag.name && ':'}</span>${tag.name && html` ${named(tag.name)}`}</a> `;
  return html`<p class="next">${way('prev', previous, words.previous)}${way('next', next, words.next)}</p>`;
}

/** The direction of the name, if it is not the page's: the place above is at the same side then. */
function otherDirection({ name_lang }: PublicTag, { dir }: Speech): Language['direction'] | undefined {
  const { direction } = languageByCode(name_lang ?? 'en');
  return direction === dir ? undefined : direction;
}

/** Reserves the space of the picture: by its size if known, else by a fixed box. */
function picture({ href }: URL, { name, name_lang, picture: hash, image: { credit, width, height } }: PublicTag): Html {
  const size = { width: width ?? undefined, height: height ?? undefined };
  const sources = hash !== null && width !== null && sourcesOf(href, width);
  const image = html`<img class="tag-image" src="${href}"${attributes({ srcset: sources || undefined, sizes: sources ? '(min-width: 48rem) 44rem, 100vw' : undefined, ...size })} alt="${name ?? ''}" lang="${languageByCode(name_lang ?? 'en').tag}" referrerpolicy="no-referrer" fetchpriority="high">`;
  return html`<figure class="tag-picture">${image}${credit !== null && html`<figcaption>${textOfUnknownLanguage(credit)}</figcaption>`}</figure>`;
}

/** The files of a picture by their width, each once. */
function sourcesOf(href: string, width: number): string {
  const files = pictureWidths.map((most): [number, string] => [Math.min(most, width), `${most}.webp`]);
  return [...new Map(files.toReversed())]
    .map(([wide, file]) => `${href.replace(/1280\.jpg$/, file)} ${wide}w`)
    .toReversed()
    .join(', ');
}

/** The link to the owner's further information. */
const around = ({ text_url }: PublicTag, words: Words): Html =>
  text_url === null
    ? nothing
    : html`<dl class="facts">
<div><dt>${words.more}</dt><dd>${externalLink(text_url)}</dd></div>
</dl>`;

/** The page for an unknown tag. `reader`: undefined without a known preference. */
export const unknownTagPage =
  (reader: Language | undefined): View =>
  ({ prefix }) => {
    const speech = speechOf(reader ?? languageByCode('en'));
    const { words } = speech;
    return {
      ...visitorsFrame(speech),
      title: words.unknownTag,
      body: html`<p>${words.unknownWhy}</p>
<ul>
<li>${words.scanAgain}</li>
<li>${words.typedAgain}</li>
</ul>
<p><a href="${prefix}/">${words.startPage}</a></p>`,
    };
  };
