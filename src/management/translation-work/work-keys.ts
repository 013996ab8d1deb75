/**
 * Access keys of the work list: letters combined with the browser's modifier keys, so that they do not interfere with
 * typing. The first card has them; with scripts, the focused one.
 */
import { assetPath } from '../../html/assets.ts';
import type { AccessKey } from '../../html/button.ts';
import { type Html, html } from '../../html/html.ts';

const letters = { save: 's', right: 'r', machine: 'm', next: 'n', previous: 'p' } as const;

/** Access keys of a card. */
export type CardKeys = (what: keyof typeof letters) => AccessKey;

export const cardKeys =
  (isActive: boolean): CardKeys =>
  (what) => ({ letter: letters[what], isActive });

export const keysInWords = (prefix: string): Html =>
  html`<details class="keys"><summary>By keyboard</summary>
<p>Hold <kbd>Alt</kbd> (in Firefox <kbd>Alt</kbd> and <kbd>Shift</kbd>, on a Mac <kbd>Control</kbd> and <kbd>Option</kbd>) and press <kbd>S</kbd> to save, <kbd>R</kbd> for “Still right”, <kbd>M</kbd> for the machine, <kbd>N</kbd> and <kbd>P</kbd> for the next and the previous one. They are about the text that you are in; before that, and where scripts are off, about the first one here.</p>
</details>
<script type="module" src="${prefix}${assetPath('work-keys.js')}"></script>
<script type="module" src="${prefix}${assetPath('translation-help.js')}"></script>`;
