/** The text of a tag on its public page, with its language, its origin, and its actions. */
import { languageByCode } from '../../contracts/languages.ts';
import type { Gender } from '../../contracts/primitives.ts';
import { memoryName } from '../../contracts/providers.ts';
import { type Html, html } from '../html/html.ts';
import { langAttributes } from '../html/text.ts';
import type { Provenance } from '../lookup/read/reading.ts';
import { sourceHash } from '../model/translations/source-hash.ts';
import { ownAddress, refreshAddress } from './polling-views.ts';
import type { PublicTagPage } from './public-tag.ts';
import { reportForm } from './report-form-views.ts';
import { formatDay } from './words/formats.ts';
import type { Speech } from './words/index.ts';
import type { Words } from './words/words.ts';

interface TextPage extends PublicTagPage {
  speech: Speech;
  /** The page's. */
  address: string;
  prefix: string;
}

/**
 * Text and state are separate elements: while a translation is pending, a script updates them. The state is a live
 * region for screen readers.
 */
export function publicTextSection(page: TextPage): Html {
  const { tag, speech, reasons, address } = page;
  const { words } = speech;
  const isPending = reasons.text === 'pending' || reasons.name === 'pending';
  const again = isPending && html` aria-live="polite" data-again="${refreshAddress(address)}"`;
  const { text, text_lang } = tag;
  const hasText = text !== null && text_lang !== null;
  return html`<div id="state" class="state-of-text"${again}>${stateOf(page, hasText ? 'text' : 'name')}</div>
${
  hasText
    ? html`<div id="reading">
${textBlock('tag-text', text_lang, text)}
<div class="actions">
${readAloud(text_lang, tag.gender ?? 'm', words)}
</div>
</div>`
    : nothingWritten(page)
}`;
}

/** The report form at the end of the page, for the text, or for the name where there is no text. */
export function reportSection(page: TextPage): Html {
  const { tag } = page;
  const part = tag.text_lang === null ? 'name' : 'text';
  const [words, lang, source] = [tag[part], tag[`${part}_lang`], tag.provenance[part]];
  if (words === null || lang === null || !source) return html`<div id="report"></div>`;
  const hashes = { source_hash: source.source_hash, read_hash: sourceHash(lang, words) };
  return html`<div id="report">${reportForm({ ...page, part, lang, ...hashes })}</div>`;
}

/** A stock tag links its owner to the form; the link is the same for everybody. */
function nothingWritten({ tag, prefix, speech: { words } }: TextPage): Html {
  if (tag.hidden) return html`<p class="empty">${words.notOpenYet}</p>`;
  return tag.name === null
    ? html`<p class="empty">${words.notInUse}</p>
<p><a class="button quiet" rel="nofollow" href="${prefix}/Tags/${tag.id}/fill">${words.fill}</a></p>`
    : html`<p class="empty">${words.noText}</p>`;
}

/** The state of the text, or of the name where there is no text. */
function stateOf(page: TextPage, part: 'text' | 'name'): Html | false {
  const { tag, reasons, address, speech } = page;
  const { words } = speech;
  const served = tag[`${part}_lang`];
  if (served === null) return false;
  const reason = reasons[part];
  return html`${
    reason !== null &&
    (reason === 'pending'
      ? html`<p class="pending">${words.beingTranslated} <a href="${address}">${words.lookAgain}</a></p>`
      : html`<p>${words.notAvailable} (${ownName(served)})</p>`)
  }${mark(page, tag.provenance[part])}`;
}

/** The origin of words other than the original. */
function mark(page: TextPage, source: Provenance | null): Html | false {
  if (source === null || source.origin === 'original') return false;
  const { words, lang } = page.speech;
  const { original, origin, provider, translated_at: at, stale } = source;
  const isMachine = origin === 'machine' && provider !== memoryName;
  return html`<p>${isMachine && html`<strong>${words.machineTranslated}</strong> · `}${isMachine && at !== null && html`<time datetime="${at}">${formatDay(lang, new Date(at))}</time> · `}<a href="${ownAddress(page.prefix, page, original)}">${words.readOriginal}</a> (${ownName(original)})</p>
${stale && html`<p>${words.changedSince}</p>`}`;
}

/** A script reveals the button where the browser has a voice for the language. */
const readAloud = (code: string, gender: Gender, words: Words): Html =>
  html`<button class="quiet" type="button" hidden data-reads="tag-text" data-voices="${voicesOf(code)}" data-gender="${gender}" data-stop="${words.stopReading}">${words.readAloud}</button>`;

/** A separate block of text, aligned by its language. */
export function textBlock(id: string, code: string, text: string): Html {
  const { lang, dir } = langAttributes(code);
  return html`<span class="text" id="${id}" lang="${lang}" dir="${dir}">${text}</span>`;
}

/** The language's own name: its readers can read that. */
function ownName(code: string): Html {
  const { lang, dir } = langAttributes(code);
  return html`<bdi lang="${lang}" dir="${dir}">${languageByCode(code).ownName}</bdi>`;
}

/** Voices are named by region, not by script. */
const voices: Record<string, string> = {
  'zh-CHS': 'zh-CN zh-SG cmn-CN cmn-Hans',
  'zh-CHT': 'zh-TW zh-HK cmn-TW cmn-Hant yue',
  no: 'nb no nn',
  he: 'he iw',
  id: 'id in',
};

const voicesOf = (code: string): string => voices[code] ?? languageByCode(code).tag;
