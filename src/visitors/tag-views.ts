/** The public page of a tag, for a phone in the hand of somebody who is not going to sign in anywhere. */
import { type Language, languageByCode } from '../../contracts/languages.ts';
import type { Gender } from '../../contracts/primitives.ts';
import { assetPath } from '../html/assets.ts';
import { type Html, html, nothing } from '../html/html.ts';
import type { Page, View } from '../html/page.ts';
import { anyText, outsideLink, writtenIn } from '../html/text.ts';
import type { Reading } from '../lookup/read/reading.ts';
import type { FallbackReason } from '../lookup/translate.ts';
import { languageChoice } from './language-choice-views.ts';
import { type Speech, speechOf } from './words/index.ts';
import type { Words } from './words/words.ts';

/** A tag as whoever has scanned it sees it. */
export type PublicTag = Reading<'place'>;

export interface PublicTagPage {
  tag: PublicTag;
  /** The language that was picked; undefined where the browser's wishes count. */
  chosen: Language | undefined;
  /** What the reader wants most. */
  wanted: Language | undefined;
  image: URL | undefined;
  /** Why the text is not in the first of these. */
  reason?: FallbackReason | null;
  /** Whether a report of the reader has just been received. */
  isReported?: boolean | undefined;
  /** Codes of the languages that can be picked; undefined: all. */
  offered?: ReadonlySet<string> | undefined;
}

export const publicTagPage =
  (page: PublicTagPage): View =>
  ({ prefix }) => {
    const { tag, image, wanted, chosen, offered, isReported } = page;
    const { name, name_lang, text_lang } = tag;
    const place = tag.place?.name ?? null;
    const address = `${prefix}/t/${tag.tag_identifier}`;
    // Who wishes for nothing we know reads the page in the language of what is on it.
    const speech = speechOf(wanted ?? languageByCode(text_lang ?? name_lang ?? 'en'));
    const { words } = speech;
    return {
      ...spoken(speech, languageChoice({ address, words, chosen, offered })),
      title: name ?? place ?? tag.tag_identifier,
      heading:
        name !== null && name_lang !== null ? block('tag-name', name_lang, name) : anyText(place ?? tag.tag_identifier),
      body: html`${isReported && html`<p class="notice" role="status">${words.received}</p>`}
${image && html`<img class="tag-image" src="${image.href}" alt="" referrerpolicy="no-referrer">`}
${written(page, words, address, prefix)}
${around(tag, words)}`,
    };
  };

/** A page in a visitor's language. */
export const spoken = ({ words, lang, dir }: Speech, top?: Html): Pick<Page, 'frame'> => ({
  frame: { lang, dir, skip: words.skip, ...(top && { top }) },
});

/** The text, with what there is to say about it. */
function written({ tag, wanted, reason }: PublicTagPage, words: Words, address: string, prefix: string): Html {
  const { text, text_lang, text_original_lang: original } = tag;
  if (text === null || text_lang === null)
    return html`<p class="empty">${tag.name === null ? words.notInUse : words.noText}</p>`;
  return html`${wanted && wanted.code !== text_lang && inAnother(text_lang, reason, words)}
${block('tag-text', text_lang, text)}
${readAloud(text_lang, tag.gender ?? 'm', words, `${prefix}${assetPath('read-aloud.js')}`)}
${original !== null && original !== text_lang && html`<p class="quiet-text"><a href="${address}?lang=${original}">${words.readOriginal}</a> (${ownName(original)})</p>`}`;
}

/** Says so where the text is not in the language that the reader would like best, and which it is in. */
const inAnother = (code: string, reason: FallbackReason | null | undefined, words: Words): Html =>
  html`<p class="quiet-text">${reason === 'pending' ? words.beingTranslated : words.notAvailable} (${ownName(code)})</p>`;

/** What its owner says of it besides. */
function around({ text_url, place }: PublicTag, words: Words): Html {
  const facts: [string, Html][] = [];
  if (text_url !== null) facts.push([words.more, outsideLink(text_url)]);
  if (place?.name) facts.push([words.where, anyText(place.name)]);
  if (facts.length === 0) return nothing;
  return html`<dl class="facts">
${facts.map(([label, fact]) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>\n`)}</dl>`;
}

/** The script shows the button where the browser has a voice for the language. */
const readAloud = (code: string, gender: Gender, words: Words, script: string): Html => html`<div class="actions">
<button class="quiet" type="button" hidden data-reads="tag-text" data-voices="${voicesOf(code)}" data-gender="${gender}" data-stop="${words.stopReading}">${words.readAloud}</button>
</div>
<script type="module" src="${script}"></script>`;

/** A text that stands by itself, aligned as its language is. */
function block(id: string, code: string, text: string): Html {
  const { lang, dir } = writtenIn(code);
  return html`<span class="text" id="${id}" lang="${lang}" dir="${dir}">${text}</span>`;
}

/** The language's name in itself: who wants to read it can read that. */
function ownName(code: string): Html {
  const { lang, dir } = writtenIn(code);
  return html`<bdi lang="${lang}" dir="${dir}">${languageByCode(code).ownName}</bdi>`;
}

/** Voices are named by where they come from, not by how they write. */
const voices: Record<string, string> = {
  'zh-CHS': 'zh-CN zh-SG cmn-CN cmn-Hans',
  'zh-CHT': 'zh-TW zh-HK cmn-TW cmn-Hant yue',
  no: 'nb no nn',
  he: 'he iw',
  id: 'id in',
};

const voicesOf = (code: string): string => voices[code] ?? languageByCode(code).tag;

/** For whom there is no tag. `reader`: undefined where they wish for no language that we know. */
export const unknownTagPage =
  (reader: Language | undefined): View =>
  ({ prefix }) => {
    const speech = speechOf(reader ?? languageByCode('en'));
    const { words } = speech;
    return {
      ...spoken(speech),
      title: words.unknownTag,
      body: html`<p>${words.unknownWhy}</p>
<ul>
<li>${words.scanAgain}</li>
<li>${words.typedAgain}</li>
</ul>
<p><a href="${prefix}/">${words.startPage}</a></p>`,
    };
  };
