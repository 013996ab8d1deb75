/** The page of the invitations. */
import { management } from '../../../contracts/index.ts';
import type { NewInvitation } from '../../../contracts/management/invitations.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import { confirmButton } from '../../html/button.ts';
import { withNames } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { reference } from '../../html/record-name.ts';
import { emptyState, table } from '../../html/table.ts';
import { textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { Invitation } from '../../model/invitation.ts';

const { path } = management.invitations.index;

interface Invitations {
  rows: readonly Invitation[];
  /** The number of all invitations, including those not shown. */
  total: number;
  /** Names of the inviting customers. */
  names: Names;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

export const invitationsPage =
  ({ rows, total, names, ...filled }: Invitations): View =>
  (context) => ({
    title: 'Invitations',
    isFailure: filled.errors !== undefined,
    body: html`<p>An invitation lets one person choose a password and become a customer. It works once, within 72 hours.</p>
${addition(context, filled)}
<h2>Open invitations</h2>
<p class="count">${pluralise(total, 'invitation')}${rows.length < total && `, of which ${rows.length} are shown`}</p>
${table({
  caption: 'Open invitations',
  columns: [
    { heading: 'E-mail address', cell: ({ email }) => textOfUnknownLanguage(email) },
    { heading: 'Name', cell: ({ name }) => name !== null && textOfUnknownLanguage(name) },
    { heading: 'Role', cell: ({ role }) => role !== null && textOfUnknownLanguage(role) },
    { heading: 'Sent by e-mail', cell: ({ sent }) => (sent ? 'yes' : 'no') },
    {
      heading: 'By',
      cell: ({ customer_id }) => reference(`${context.prefix}/customers`, names, customer_id, 'Customer'),
    },
    { heading: 'Ends', cell: ({ expires_at }) => utcTime(expires_at) },
    { heading: 'End it', cell: (invitation) => revocation(context, invitation) },
  ],
  rows,
  empty: emptyState('There are none.'),
})}
<p><a href="${context.prefix}/customers">To the customers</a></p>`,
  });

const addition = (
  { prefix, csrfToken }: PageContext,
  { values, errors }: Pick<Invitations, 'values' | 'errors'>,
): Html =>
  form({
    action: `${prefix}${path}`,
    csrfToken: csrfToken(),
    group: 'invitation',
    hidden: newFormKey(),
    fields: withNames<NewInvitation>({
      email: { kind: 'email', label: 'E-mail address', required: true, autocomplete: 'off' },
      name: { kind: 'text', label: 'Name', autocomplete: 'off' },
      role: {
        kind: 'checkboxes',
        label: 'Role',
        choices: [{ value: 'admin', label: 'Admin: sees and changes the records of all' }],
      },
    }),
    values,
    ...(errors && { errors }),
    submit: 'Invite',
  });

const revocation = ({ prefix, csrfToken }: PageContext, { id, email }: Invitation): Html =>
  confirmButton('Its address stops working.', {
    action: `${prefix}${path}/${id}`,
    csrfToken: csrfToken(),
    label: 'Revoke',
    context: `the invitation of ${email}`,
  });
