/** What stands in for a form that is nothing but its button, where that was pressed in vain. */
import { button, type HiddenFields } from './button.ts';
import { html } from './html.ts';
import type { View } from './page.ts';

/** `path`: where the form is sent to, below the prefix. `hidden`: what it carries. */
export const pressAgain =
  (label: string, path: string, hidden: HiddenFields): View =>
  ({ prefix, csrfToken }) => ({
    title: `${label}?`,
    body: html`<div class="actions">${button({ action: `${prefix}${path}`, csrfToken: csrfToken(), label, hidden })}
<a href="${prefix}/">To the start page</a></div>`,
  });
