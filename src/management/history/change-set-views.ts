/** The page of a change set: the preview of an undo, and its button. */
import type { Kept, Undone } from '../../../contracts/management/history.ts';
import { button } from '../../html/button.ts';
import { errorSummary, type FieldErrors } from '../../html/form.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type Notice, type View, warningNotice } from '../../html/page.ts';
import { links, pluralise } from '../../html/record.ts';

const reasons: Record<Kept['why'], string> = {
  changed_since: 'somebody has changed it since',
  gone: 'it, or what it belonged to, is not there any more',
  taken: 'something else has its place by now',
  forbidden: 'you may not undo that, or nobody may',
};

/** The numbers of unchanged records by reason. */
const unchangedInWords = ({ kept, kept_count }: Undone): string[] => {
  const kinds = [...Map.groupBy(kept, ({ why }) => why)];
  const words = kinds.map(([why, all]) => `${pluralise(all.length, 'change stays', 'changes stay')}: ${reasons[why]}`);
  return kept_count > kept.length ? [...words, `${kept_count - kept.length} more stay`] : words;
};

/** The outcome of an undo. */
export function undoNotice(done: Undone): Notice {
  const text =
    done.undone === 0
      ? 'There was nothing left to undo.'
      : `Undone: ${pluralise(done.undone, 'record is as it was', 'records are as they were')}.`;
  const kept = unchangedInWords(done).map((each) => `${each}.`);
  return kept.length === 0 && done.undone > 0 ? { text, kind: 'done' } : warningNotice([text, ...kept].join(' '));
}

interface ChangeSetPage {
  id: string;
  words: string;
  /** The preview; undefined where an undo is impossible. */
  would: Undone | undefined;
  errors: FieldErrors | undefined;
}

export const changeSetPage =
  ({ id, words, would, errors }: ChangeSetPage): View =>
  ({ prefix, csrfToken }) => ({
    title: `Undo: ${words}`,
    isFailure: errors !== undefined,
    body: html`${errors && errorSummary({ errors, fields: [] })}
${would && previewView(would)}
${
  would && would.undone > 0
    ? html`<div class="actions">${button({ action: `${prefix}/history/change_sets/${id}/undo`, csrfToken: csrfToken(), label: `Undo ${pluralise(would.undone, 'change')}`, context: words, kind: 'first' })}</div>`
    : nothing
}
${links([`${prefix}/history?change_set=${id}`, 'All that was changed'], [`${prefix}/history`, 'To the history'])}`,
  });

const previewView = (would: Undone): Html => html`<p>${
  would.undone === 0
    ? 'There is nothing left to undo. What machines have made stays, and is made again where it is out of date.'
    : `${pluralise(would.undone, 'record becomes', 'records become')} what ${would.undone === 1 ? 'it was' : 'they were'} before. What was added is deleted (tags and places go to the bin), and what was deleted comes back. This can be undone, too.`
}</p>
${would.kept_count > 0 && html`<ul>${unchangedInWords(would).map((each) => html`<li>${each}.</li>\n`)}</ul>`}`;
