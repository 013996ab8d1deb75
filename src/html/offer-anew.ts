/**
 * A step within a form: what is chosen in one field decides what the next ones offer. The button, which stands below that field in
 * a section, asks for the form as it is filled in, with what is to be offered now; nothing is done, and nothing is lost. With
 * scripts it presses itself, and only the section comes anew.
 */
import { assetPath } from './assets.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page.ts';

/** `path`: what is asked by POST, below the prefix. The form says that it `hasSteps`, the page that it `isLive`. */
export const offerAnew = ({ prefix }: PageContext, path: string, label: string): Html =>
  html`<p><button class="quiet" type="submit" formaction="${prefix}${path}" formnovalidate data-renews>${label}</button></p>
<script type="module" src="${prefix}${assetPath('offer-anew.js')}"></script>`;
