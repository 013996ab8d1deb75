/** The page that offers a one-button form again after a refusal. */
import { button, type HiddenFields } from './button.ts';
import { html } from './html.ts';
import type { View } from './page.ts';

/** `path`: the form's target, below the prefix. `hidden`: its fields. */
export const repeatButton =
  (label: string, path: string, hidden: HiddenFields): View =>
  ({ prefix, csrfToken }) => ({
    title: `${label}?`,
    body: html`<div class="actions">${button({ action: `${prefix}${path}`, csrfToken: csrfToken(), label, hidden })}
<a href="${prefix}/">To the start page</a></div>`,
  });
