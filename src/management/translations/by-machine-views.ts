/** The form by which a machine adds a text or a name, and its fields. */
import type { Offer } from '../../../contracts/management/reference.ts';
import { form } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { writableLanguageField } from '../../html/language-field.ts';
import type { PageContext } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { shownName } from '../../html/record-name.ts';
import type { FormState } from '../../html/version.ts';

/** The words of the page for its subject. */
interface Words {
  contract: { create: { metadata: { group: string } } };
  path: string;
}

export const newLanguage = () => writableLanguageField('lang_code', 'Language', 'Choose');

export const tagField = (tags: Offer) => picker({ name: 'tag_id', label: 'Tag', required: true, none: 'Choose' }, tags);

/** It has no text field, so that a request cannot discard a typed text. */
export function machineForm(
  { prefix, csrfToken }: PageContext,
  words: Words,
  tags: Offer,
  { values, errors }: FormState,
): Html {
  const { chosen } = tags;
  return html`<h2>Or by machine</h2>
<p>A translation provider translates the original${chosen && html` of ${shownName(chosen)}`}.</p>
${form({
  action: `${prefix}${words.path}`,
  csrfToken: csrfToken(),
  group: words.contract.create.metadata.group,
  suffix: 'by_machine',
  fields: chosen ? [newLanguage()] : [tagField(tags), newLanguage()],
  values,
  ...(errors && { errors }),
  hidden: chosen ? { [`${words.contract.create.metadata.group}[tag_id]`]: `${chosen.id}` } : {},
  submit: 'Translate by machine',
  kind: 'quiet',
})}`;
}
