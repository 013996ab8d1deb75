/** Sentences about what an import has read as the table. */
import { type Html, html } from '../../html/html.ts';
import { pluralise } from '../../html/record.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { Grid } from './grid.ts';
import { isHeader, knownIn } from './headings.ts';
import { listOf } from './import-report-views.ts';

/** The sheet and the line of the headings, other sheets, and merged cells; of a CSV file nothing. */
export function readFrom({ lines, sheet }: Grid): Html | false {
  if (!sheet) return false;
  const { name, others, otherCount, merged, mergedCount } = sheet;
  const isHeadedIn = others.find(({ isHeaded }) => isHeaded);
  return html`<p class="quiet-text">Read: the sheet “${textOfUnknownLanguage(name)}”, with the headings in line ${lines[0] ?? 1}.${
    otherCount > 0 &&
    html` Not read: ${pluralise(otherCount, 'other sheet')}, ${listOf(
      others.map((other) => other.name),
      otherCount,
    )}.`
  }</p>
${isHeadedIn && html`<div class="notice caution"><p>The sheet “${textOfUnknownLanguage(isHeadedIn.name)}” has headings that are known here. To import it, name it “Tags” or move it to the front, and choose the file again.</p></div>\n`}${mergedCount > 0 && html`<div class="notice caution"><p>Of merged cells only the first one has a value; the others were read as blank: ${listOf(merged, mergedCount)}.</p></div>\n`}`;
}

/** The records among which headings below a title are looked for. */
const mostAbove = 20;

/** Where no heading is known: why that may be so. */
export function headingsElsewhere({ records, lines }: Grid): Html | false {
  const [head = [], ...others] = records;
  if (isHeader(head)) return false;
  const below = others.slice(0, mostAbove).findIndex((record) => knownIn(record) > 1);
  const first = lines[0] ?? 1;
  return below === -1
    ? html`<p>The headings have to be in the first line that is not blank: here it is line ${first}.</p>\n`
    : html`<div class="notice caution"><p>The headings seem to be in line ${lines[below + 1]}, and line ${first} was read as them. Delete what is above line ${lines[below + 1]}, and choose the file again.</p></div>\n`;
}
