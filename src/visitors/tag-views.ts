/** The public page of a tag, for a phone in the hand of somebody who is not going to sign in anywhere. */
import { type Language, languageByCode, languages } from '../../contracts/languages.ts';
import type { Gender } from '../../contracts/primitives.ts';
import { assetPath } from '../html/assets.ts';
import { attributes, type Html, html, nothing } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { anyText, outsideLink } from '../html/text.ts';
import type { Reading } from '../lookup/read/reading.ts';

/** A tag as whoever has scanned it sees it. */
export type PublicTag = Reading<'place'>;

export interface PublicTagPage {
  tag: PublicTag;
  /** The language that was picked on the page; undefined where the browser's wishes count. */
  chosen: Language | undefined;
  /** What the reader wants most. */
  wanted: Language | undefined;
  image: URL | undefined;
  /** Whether a report of theirs has been received. */
  isReported: boolean;
}

export const publicTagPage =
  ({ tag, chosen, wanted, image, isReported }: PublicTagPage): View =>
  ({ prefix }) => {
    const { name, name_lang, text, text_lang, text_original_lang: original } = tag;
    const place = tag.place?.name ?? null;
    const address = `${prefix}/t/${tag.tag_identifier}`;
    const isRead = text !== null && text_lang !== null;
    return {
      title: name ?? place ?? `Tag ${tag.tag_identifier}`,
      heading: name !== null && name_lang !== null ? block('tag-name', name_lang, name) : undefined,
      body: html`${isReported && html`<p class="notice" role="status">Thank you. Whoever looks after this will read it.</p>`}
${image && html`<img class="tag-image" src="${image.href}" alt="" referrerpolicy="no-referrer">`}
${
  isRead
    ? html`${notInWanted(tag, wanted)}
${block('tag-text', text_lang, text)}
${readAloud(text_lang, tag.gender ?? 'm', `${prefix}${assetPath('read-aloud.js')}`)}`
    : html`<p class="empty">Nothing is written about this yet.</p>`
}
${original !== null && original !== text_lang && html`<p class="quiet-text">Translated from ${ownName(original)}. <a href="${address}?lang=${original}">Read the original</a></p>`}
${tag.text_url !== null && html`<p>More about it: ${outsideLink(tag.text_url)}</p>`}
${place !== null && html`<p>Where it is: ${anyText(place)}</p>`}
${picker(address, chosen)}`,
    };
  };

/** Says so where the text is not in the language that the reader would like best. */
function notInWanted({ text_lang, text_original_lang }: PublicTag, wanted: Language | undefined): Html {
  if (!wanted || text_lang === null || text_lang === wanted.code) return nothing;
  const what = text_lang === text_original_lang ? 'the original' : 'the translation';
  return html`<p class="quiet-text">There is no text in ${ownName(wanted.code)} at the moment. Here is ${what} in ${ownName(text_lang)}.</p>`;
}

/** The script shows the button where the browser has a voice for the language. */
const readAloud = (code: string, gender: Gender, script: string): Html => html`<div class="actions">
<button class="quiet" type="button" hidden data-reads="tag-text" data-voices="${voicesOf(code)}" data-gender="${gender}">Read aloud</button>
</div>
<script type="module" src="${script}"></script>`;

/** A text that stands by itself, aligned as its language is. */
function block(id: string, code: string, text: string): Html {
  const { tag, direction } = languageByCode(code);
  return html`<span class="text" id="${id}" lang="${tag}" dir="${direction}">${text}</span>`;
}

/** The language's name in itself: who wants to read it can read that. */
function ownName(code: string): Html {
  const { tag, direction, ownName } = languageByCode(code);
  return html`<bdi lang="${tag}" dir="${direction}">${ownName}</bdi>`;
}

/** A plain form: it works without any script. */
function picker(address: string, chosen: Language | undefined): Html {
  const option = (language: Language) =>
    html`<option${attributes({
      value: language.code,
      lang: language.tag,
      dir: language.direction,
      selected: language === chosen,
    })}>${language.ownName}</option>`;
  return html`<form class="languages" method="get" action="${address}">
<label for="lang">Language</label>
<select id="lang" name="lang" autocomplete="off">
<option value="">As my browser asks for</option>
${languages.map(option)}
</select>
<button class="quiet" type="submit">Show</button>
</form>`;
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

export const unknownTagPage: View = ({ prefix }) => ({
  title: 'There is no such tag',
  body: html`<p>Nothing is known under this address. Perhaps the tag has been removed, or a character was lost on the way.</p>
<ul>
<li>If you have scanned a code, scan it once more, from closer by.</li>
<li>If you have typed the address, compare it with what is printed: it ends in twelve characters, which are digits and the letters from a to f.</li>
</ul>
<p><a href="${prefix}/">To the start page</a></p>`,
});
