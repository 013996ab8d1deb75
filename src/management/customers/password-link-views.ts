/** The link for a forgotten password: its button on a customer's page, and the page that shows it once. */
import { button } from '../../html/button.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { links } from '../../html/record.ts';
import { secretAddress } from '../../html/secret-address.ts';
import { textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { Customer } from '../../model/customer.ts';

/** For a forgotten password; only the customer learns the new one. */
export const newPassword = ({ prefix, csrfToken }: PageContext, path: string): Html =>
  button({
    action: `${prefix}${path}/password_link`,
    csrfToken: csrfToken(),
    label: 'Make a link for a new password',
    context: 'of this customer',
    hidden: newFormKey(),
  });

interface MadePasswordLink {
  customer: Customer;
  address: string;
  expires_at: Date;
}

/** The only page that ever shows the address. */
export const madePasswordLinkPage =
  ({ customer: { id, name, email }, address, expires_at }: MadePasswordLink): View =>
  ({ prefix }) => ({
    title: 'The link is made',
    body: html`<p>With this link ${textOfUnknownLanguage(name ?? email)} chooses a new password, once, until ${utcTime(expires_at)}. All other sessions end then.</p>
${secretAddress(prefix, address)}
${links([`${prefix}/customers/${id}`, 'To the customer'])}`,
  });
