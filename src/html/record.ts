/** What the pages of all records have in common. */
import { languages } from '../../contracts/languages.ts';
import { givenText } from '../../contracts/primitives.ts';
import { button } from './button.ts';
import type { Choice, Field } from './field.ts';
import { errorSummary, type FieldErrors } from './form.ts';
import { type Html, html, nothing } from './html.ts';
import type { PageContext } from './page.ts';
import { writtenIn } from './text.ts';

/** The 45 languages, by their English names and their own. */
export const languageChoices: readonly Choice[] = languages.map(({ code, name, ownName }) => ({
  value: code,
  label: name,
  ...(name !== ownName && { own: { text: ownName, ...writtenIn(code) } }),
}));

/** Which language a text is in; none is taken for granted. */
export const languageField: Field = {
  kind: 'select',
  name: 'lang_code',
  label: 'Language',
  required: true,
  choices: languageChoices,
  none: 'Choose',
};

/** `3 tags`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Links that stand below a record, as buttons. */
export const links = (...all: readonly (readonly [href: string, label: string])[]): Html =>
  html`<div class="actions">${all.map(([href, label]) => html`<a class="button quiet" href="${href}">${label}</a> `)}</div>`;

/** Where one goes who adds nothing after all: to the tag that the form is about, if it names one. */
export const tagOr = (prefix: string, tagId: unknown, otherwise: string): string =>
  /^\d+$/.test(givenText(tagId) ?? '') ? `${prefix}/Tags/${tagId}` : otherwise;

/** The button that deletes, behind a question: it opens without a script. */
export function deletion(
  context: PageContext,
  options: { path: string; what: string; consequence: string; hidden?: Record<string, string> },
): Html {
  const { path, what, consequence, hidden = {} } = options;
  return html`<details class="deletion"><summary>Delete ${what}…</summary>
<p>${consequence}</p>
${button({
  action: `${context.prefix}${path}`,
  csrfToken: context.csrfToken(),
  label: 'Delete',
  context: what,
  method: 'delete',
  hidden,
  kind: 'danger',
})}
</details>`;
}

/** Says why nothing was deleted. */
export const refusedDeletion = (errors: FieldErrors | undefined): Html =>
  errors ? errorSummary({ errors, fields: [] }) : nothing;
