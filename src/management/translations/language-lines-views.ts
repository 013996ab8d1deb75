/** A tag's text and name by language: a line for each, which opens in place. */
import { attributes, type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { excerpt, inLanguage, langAttributes, languageName, utcTime } from '../../html/text.ts';
import type { TagTexts } from '../../model/tags/tag-parts.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';
import { isByPerson, rowActions } from './text-actions.ts';
import { freshnessMark, originInWords, stateOf } from './text-table-views.ts';

interface Line {
  lang_code: string;
  text: TranslationRow | undefined;
  name: TranslationRow | undefined;
}

/** The language of the original first, the others by name. */
function linesOf({ translations, name_translations }: TagTexts): Line[] {
  const codes = new Set([...translations, ...name_translations].map(({ lang_code }) => lang_code));
  const lines = [...codes].map((lang_code) => ({
    lang_code,
    text: translations.find((row) => row.lang_code === lang_code),
    name: name_translations.find((row) => row.lang_code === lang_code),
  }));
  const isOriginal = ({ text, name }: Line) => Number((text ?? name)?.origin === 'original');
  return lines.toSorted(
    (one, other) =>
      isOriginal(other) - isOriginal(one) ||
      languageName(one.lang_code).localeCompare(languageName(other.lang_code), 'en'),
  );
}

export function languageLines(context: PageContext, written: TagTexts): Html {
  const lines = linesOf(written);
  const rows = written.translations.length > 0 ? written.translations : written.name_translations;
  return html`<div id="languages">${
    lines.length > 0 &&
    html`<p class="count">${stateOf(rows, lines.length)}</p>
<ul class="by-language" aria-label="Languages of this tag">${lines.map((line) => lineView(context, line))}</ul>`
  }</div>`;
}

const lineView = (context: PageContext, { lang_code, text, name }: Line): Html => {
  const first = [name, text].flatMap((row) => (row ? [excerpt(row.text)] : [])).join(' · ');
  return html`<li data-line="${lang_code}"><details><summary><span>${languageName(lang_code)}</span><span class="first-line"${attributes(langAttributes(lang_code))}>${first}</span><span>${lineState(text, name)}</span></summary>
${name && part(context, 'name', name)}${text && part(context, 'text', text)}</details></li>\n`;
};

const part = (context: PageContext, of: 'text' | 'name', row: TranslationRow): Html =>
  html`<div>${inLanguage(row.lang_code, row.text)}
<p class="hint">${of === 'text' ? 'Text' : 'Name'}, ${originInWords(row)}${row.origin !== 'original' && ', '}${freshnessMark(row)} · ${utcTime(row.updated_at)}</p>
${rowActions({ context, part: of, path: of === 'text' ? '/translations' : '/name_translations' }, row)}</div>`;

/** Only exceptions are marked: nothing for an up-to-date text by a person. */
function lineState(...parts: (TranslationRow | undefined)[]): Html {
  const rows = parts.filter((row) => row !== undefined);
  if (rows.some(({ origin }) => origin === 'original')) return html`<span class="state plain">original</span>`;
  const isStale = rows.some(({ stale }) => stale);
  const isMachine = rows.some((row) => !isByPerson(row));
  return html`${isStale ? html`<span class="state aged">out of date</span> ` : nothing}${isMachine ? html`<span class="state plain">machine</span>` : nothing}`;
}
