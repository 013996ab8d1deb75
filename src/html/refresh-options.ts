/**
 * A step within a form: a choice determines the options of later fields. The button below it posts the form and gets it
 * back, filled in, with the new options; nothing is saved or lost. A script presses it, and replaces only the section.
 */
import { assetPath } from './assets.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page.ts';

/** `path`: the POST target, below the prefix. The form must have `hasSteps`, the page `isLive`. */
export const refreshOptions = ({ prefix }: PageContext, path: string, label: string): Html =>
  html`<p><button class="quiet" type="submit" formaction="${prefix}${path}" formnovalidate data-renews>${label}</button></p>
<script type="module" src="${prefix}${assetPath('refresh-options.js')}"></script>`;
