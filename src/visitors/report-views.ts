/** A report that was not accepted. */

import type { FailureReason } from '../../contracts/failures.ts';
import { type Language, languageByCode } from '../../contracts/languages.ts';
import { limits } from '../../contracts/primitives.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { spoken } from './tag-views.ts';
import { numberIn } from './words/formats.ts';
import { speechOf } from './words/index.ts';

export interface ReportAgain {
  tagIdentifier: string;
  /** What stands behind the tag's address. */
  query: string;
  /** What was sent, by field. */
  fields: Readonly<Record<string, string>>;
  /** Why it is refused; undefined where its words are at fault. */
  reason: FailureReason | undefined;
  /** The language that its sender wants most. */
  reader: Language | undefined;
}

/** The form once more, with what was typed: to be changed, or to be sent later. */
export const reportAgainPage =
  ({ tagIdentifier, query, fields: { words: typed = '', ...unseen }, reason, reader }: ReportAgain): View =>
  ({ prefix }) => {
    const speech = speechOf(reader ?? languageByCode('en'));
    const { words } = speech;
    const address = `${prefix}/t/${encodeURIComponent(tagIdentifier)}`;
    const hint = words.atMost.replace('{n}', numberIn(speech.lang, limits.report));
    return {
      ...spoken(speech),
      title: words.wrong,
      body: html`${reason === 'too_many_reports' ? html`<p role="alert">${words.tooMany}</p>` : html`<p role="alert">${hint}</p>`}
<form method="post" action="${address}/reports${query}">
${Object.entries(unseen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="words">${words.whatIsWrong}</label>
<textarea id="words" name="words" rows="4" maxlength="${limits.report}" dir="auto" required>${typed}</textarea>
<div class="actions"><button type="submit">${words.send}</button></div>
</form>
<p><a href="${address}${query}">${words.back}</a></p>`,
    };
  };
