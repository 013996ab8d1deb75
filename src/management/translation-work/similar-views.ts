/** The page of one text to translate, with translations by people of similar ones. */

import { difference } from '../../html/difference.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { mayWrite } from '../../html/permissions.ts';
import { inLanguage, languageName } from '../../html/text.ts';
import type { Similar } from '../../model/translations/work/similar.ts';
import type { WorkRow } from '../../model/translations/work/work-rows.ts';
import { type Card, card } from './work-card-views.ts';
import { keysInWords } from './work-keys.ts';
import { similarAddress, workPath } from './work-paths.ts';

interface SimilarShown {
  card: Card;
  /** Undefined after a timeout. */
  similar: readonly Similar[] | undefined;
  /** The query of its list. */
  list: string;
}

export const similarPage =
  ({ card: shown, similar, list }: SimilarShown): View =>
  (context) => ({
    title: 'Similar texts',
    isLive: true,
    body: html`<p>This text, and how people have translated similar ones. <a href="${context.prefix}${workPath}?${list}">Back to the list</a></p>
${card(context, shown, list, { isFirst: true })}
${similarView(context, shown.row, similar, list)}
${keysInWords(context.prefix)}`,
  });

function similarView(context: PageContext, row: WorkRow, similar: SimilarShown['similar'], list: string): Html {
  return html`<section class="similar" aria-label="Similar texts">
<h3 class="alike-heading">Similar originals, as people have translated them</h3>
${similar === undefined && html`<p class="quiet-text">They could not be found in time. Try it again in a moment.</p>`}${similar?.length === 0 && html`<p class="quiet-text">There are none at other tags of the same owner.</p>`}${similar && similar.length > 0 && html`<ol class="alike">${similar.map((each) => similarItem(context, row, each, list))}</ol>`}
</section>`;
}

/** At most 99: rounding must not claim that the originals are equal. */
const perCent = (likeness: number): number => Math.min(99, Math.round(100 * likeness));

const similarItem = ({ prefix }: PageContext, row: WorkRow, { id, original, text, likeness }: Similar, list: string) =>
  html`<li>
<div class="sides">
<div><p><strong>${perCent(likeness)} % alike</strong> <span class="quiet-text">What differs in the original here:</span></p>
${difference(row.original.lang_code, original, row.original.text)}</div>
<div><p class="quiet-text">${languageName(row.lang_code)}</p>
<div data-taken>${inLanguage(row.lang_code, text)}</div></div>
</div>
${mayWrite(row) && html`<div class="actions"><a class="button quiet" data-take href="${prefix}${similarAddress(row, list)}&amp;take=${id}">Take it, and edit<span class="unseen"> it for the ${row.part} in ${languageName(row.lang_code)}</span></a></div>`}
</li>
`;
