/** What has changed from one text to another, word by word, for eyes and for those that read aloud. */
import { diffArrays } from 'diff';
import { type Html, html } from './html.ts';
import { writtenIn } from './text.ts';

/** So many words may be others before two texts are taken to have nothing in common: looking on would take too long. */
const mostChanges = 1500;

/** A text as words, the spaces between them and what ends sentences; also of languages that put no spaces. */
function wordsOf(code: string, text: string): string[] {
  const { lang } = writtenIn(code);
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

const marks = {
  removed: (text: string) =>
    html`<del><span class="unseen">[removed: </span>${text}<span class="unseen">]</span></del>`,
  added: (text: string) => html`<ins><span class="unseen">[added: </span>${text}<span class="unseen">]</span></ins>`,
};

/** Both texts in one, in the language of the later one: what is gone is struck out, what is new stands out. */
export function difference(code: string, former: string, present: string): Html {
  const changes = diffArrays(wordsOf(code, former), wordsOf(code, present), { maxEditLength: mostChanges }) ?? [
    { removed: true, added: false, value: [former] },
    { removed: false, added: true, value: [present] },
  ];
  const { lang, dir } = writtenIn(code);
  const drawn = changes.map(({ removed, added, value }) => {
    const text = value.join('');
    return removed ? marks.removed(text) : added ? marks.added(text) : html`${text}`;
  });
  return html`<div class="text difference" lang="${lang}" dir="${dir}">${drawn}</div>`;
}
