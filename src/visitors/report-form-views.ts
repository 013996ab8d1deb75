/** "This is wrong": where a visitor says what a machine has got wrong. It opens without any script. */
import { limits } from '../../contracts/primitives.ts';
import { type Html, html } from '../html/html.ts';
import { numberIn } from './words/formats.ts';
import type { Speech } from './words/index.ts';

interface ReportForm {
  /** Of the page. */
  address: string;
  speech: Speech;
  text_lang: string;
  /** Of the original that the text was made from. */
  source_hash: string;
}

export function reportForm({ address, speech: { words, lang }, text_lang, source_hash }: ReportForm): Html {
  const [path, query] = address.split('?');
  return html`<details class="report">
<summary>${words.wrong}</summary>
<form method="post" action="${path}/reports${query !== undefined && `?${query}`}">
<input type="hidden" name="lang" value="${text_lang}">
<input type="hidden" name="part" value="text">
<input type="hidden" name="hash" value="${source_hash}">
<label for="words">${words.whatIsWrong}</label>
<p class="hint" id="words-hint">${words.atMost.replace('{n}', numberIn(lang, limits.report))}</p>
<textarea id="words" name="words" rows="4" maxlength="${limits.report}" dir="auto" required aria-describedby="words-hint"></textarea>
<button type="submit">${words.send}</button>
</form>
</details>`;
}
