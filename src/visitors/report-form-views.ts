/** "This is wrong": the form to report a machine translation. It opens without scripts. */
import { limits } from '../../contracts/primitives.ts';
import { attributes, type Html, html } from '../html/html.ts';
import { formatNumber } from './words/formats.ts';
import type { Speech } from './words/index.ts';

interface ReportForm {
  /** The page's. */
  address: string;
  speech: Speech;
  part: 'text' | 'name';
  /** The language in which it was read. */
  lang: string;
  /** Hash of its original, and of itself. */
  source_hash: string;
  read_hash: string;
}

export function reportForm({ address, speech, part, lang, source_hash, read_hash }: ReportForm): Html {
  const [path, query] = address.split('?');
  const action = `${path}/reports${query === undefined ? '' : `?${query}`}`;
  return html`<details class="report">
<summary>${speech.words.wrong}</summary>
${reportFields({ action, speech, unseen: { lang, part, hash: source_hash, read: read_hash } })}
</details>`;
}

interface ReportFields {
  action: string;
  speech: Speech;
  /** Hidden fields by name. */
  unseen: Readonly<Record<string, string>>;
  /** The previous input. */
  typed?: string;
  /** Why the report was refused, if it was: its words, or the rate limit. */
  refused?: 'words' | 'too many';
}

/** The form's fields, with the error of a refused report. */
export const reportFields = ({ action, speech: { words, lang }, unseen, typed = '', refused }: ReportFields): Html =>
  html`${refused === 'too many' && html`<p role="alert">${words.tooMany}</p>`}
<form method="post" action="${action}">
${Object.entries(unseen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}<label for="words">${words.whatIsWrong}</label>
<p class="hint" id="words-hint"${attributes({ role: refused === 'words' && 'alert' })}>${words.atMost.replace('{n}', formatNumber(lang, limits.report))}</p>
<textarea id="words" name="words" rows="4" maxlength="${limits.report}" dir="auto" required aria-describedby="words-hint">${typed}</textarea>
<button type="submit">${words.send}</button>
</form>`;
