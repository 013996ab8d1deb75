/** The page that offers a one-button form again after a refusal. */
import { button, type HiddenFields } from './button.ts';
import { errorSummary, type FieldErrors } from './form.ts';
import { type Html, html } from './html.ts';
import type { View } from './page.ts';

/** A field without a label of its own, in words. */
const inWords = (name: string): string =>
  name === 'lang_code' ? 'Language' : `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** What was refused, with the fields, which the page does not show, in words. */
const reasons = (errors: FieldErrors): Html => {
  const sentences = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => (name === 'base' ? message : `${inWords(name)} ${message}`)),
  );
  return errorSummary({ errors: { base: sentences }, fields: [] });
};

/** `path`: the form's target, below the prefix. `hidden`: its fields. `errors`: the refusal's. */
export const repeatButton =
  (label: string, path: string, hidden: HiddenFields, errors?: FieldErrors): View =>
  ({ prefix, csrfToken }) => ({
    title: `${label}?`,
    isFailure: errors !== undefined,
    body: html`${errors && reasons(errors)}<div class="actions">${button({ action: `${prefix}${path}`, csrfToken: csrfToken(), label, hidden })}
<a href="${prefix}/">To the start page</a></div>`,
  });
