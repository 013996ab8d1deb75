/** The choice of letters about reports. */
import { management } from '../../../contracts/index.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import type { View } from '../../html/page.ts';
import { reportMailField } from '../../html/report-mail-field.ts';
import type { Customer } from '../../model/customer.ts';

export const lettersPath = `${management.reports.index.path}/letters`;

interface LettersForm {
  customer: Customer;
  hasMail: boolean;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

export const lettersForm =
  ({ customer, hasMail, values, errors }: LettersForm): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Letters',
    isFailure: errors !== undefined && Object.keys(errors).length > 0,
    body: html`<h2>Letters</h2>
${!hasMail && html`<p class="notice caution">This service has no mail server, so no letters are sent.</p>\n`}${
  customer.email_unproven &&
  html`<p class="notice caution">Your e-mail address is new and not confirmed, so no letters go there. Choosing a new password by a link that is sent to it confirms it.</p>\n`
}${form({
  action: `${prefix}${lettersPath}`,
  csrfToken: csrfToken(),
  group: 'customer',
  fields: [{ ...reportMailField, name: 'report_mail' }],
  values,
  ...(errors && { errors }),
  submit: 'Save the choice',
})}`,
  });
