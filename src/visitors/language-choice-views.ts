/** The language menu at the top of a visitor's page. */
import { type Language, languages } from '../../contracts/languages.ts';
import { attributes, type Html, html } from '../html/html.ts';
import type { Words } from './words/words.ts';

interface LanguageChoice {
  /** The page's address. */
  address: string;
  /** A choice that is sent by POST is remembered. */
  method: 'get' | 'post';
  words: Words;
  /** The language of the text, which the button names. */
  present: Language;
  /** The chosen language; undefined where the browser's preferences count. */
  chosen: Language | undefined;
  /** Codes on offer; undefined: all. */
  offered?: ReadonlySet<string> | undefined;
}

/** All languages under their own names. A plain form, which works without scripts. */
export function languageChoice({ address, method, words, present, chosen, offered }: LanguageChoice): Html {
  const option = (language: Language) =>
    html`<option${attributes({
      value: language.code,
      lang: language.tag,
      dir: language.direction,
      selected: language === chosen,
      disabled: offered !== undefined && language !== chosen && !offered.has(language.code),
    })}>${language.ownName}</option>`;
  return html`<details class="languages">
<summary><span class="unseen">${words.language}: </span><span lang="${present.tag}" dir="${present.direction}">${present.ownName}</span></summary>
<form method="${method}" action="${address}">
<label for="lang">${words.language}</label>
<select id="lang" name="lang" autocomplete="off">
<option value="">${words.browserLanguage}</option>
${languages.map(option)}
</select>
<button class="quiet" type="submit">${words.choose}</button>
</form>
</details>`;
}
