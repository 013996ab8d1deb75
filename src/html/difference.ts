/** A word diff of two texts, for the eye and for screen readers. */
import { diffArrays } from 'diff';
import { type Html, html } from './html.ts';
import { langAttributes } from './text.ts';

/** Beyond so many changed words the texts count as entirely different: a diff would take too long. */
const maxChanges = 1500;

/** The words of a text, with spaces and punctuation; also for languages that put no spaces. */
function wordsOf(code: string, text: string): string[] {
  const { lang } = langAttributes(code);
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

const marks = {
  removed: (text: string) =>
    html`<del><span class="unseen">[removed: </span>${text}<span class="unseen">]</span></del>`,
  added: (text: string) => html`<ins><span class="unseen">[added: </span>${text}<span class="unseen">]</span></ins>`,
};

/** The merged text, in the language of the later one: removed words are struck out, added ones highlighted. */
export function difference(code: string, former: string, present: string): Html {
  const changes = diffArrays(wordsOf(code, former), wordsOf(code, present), { maxEditLength: maxChanges }) ?? [
    { removed: true, added: false, value: [former] },
    { removed: false, added: true, value: [present] },
  ];
  const { lang, dir } = langAttributes(code);
  const drawn = changes.map(({ removed, added, value }) => {
    const text = value.join('');
    return removed ? marks.removed(text) : added ? marks.added(text) : html`${text}`;
  });
  return html`<div class="text difference" lang="${lang}" dir="${dir}">${drawn}</div>`;
}
