/** What visitors see of their reports. */
import { limits } from '../../contracts/primitives.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';

export interface ReportAgain {
  tagIdentifier: string;
  /** What stands behind the tag's address. */
  query: string;
  /** What was sent, by field. */
  fields: Readonly<Record<string, string>>;
  /** Whether it is refused for the many that came before it. */
  isTooMany: boolean;
}

/** A report that was not accepted, to be changed or sent once more. */
export const reportAgainPage =
  ({ tagIdentifier, query, fields: { words = '', ...unseen }, isTooMany }: ReportAgain): View =>
  ({ prefix }) => {
    const address = `${prefix}/t/${encodeURIComponent(tagIdentifier)}`;
    return {
      title: 'This is wrong',
      isFailure: true,
      body: html`<p role="alert">${isTooMany ? 'There were too many reports. Try again later.' : `Say what is wrong in at most ${limits.report} characters.`}</p>
<form method="post" action="${address}/reports${query}">
${Object.entries(unseen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="words">What is wrong?</label>
<textarea id="words" name="words" rows="4" dir="auto" required>${words}</textarea>
<div class="actions"><button type="submit">Send</button> <a href="${address}${query}">Back</a></div>
</form>`,
    };
  };
