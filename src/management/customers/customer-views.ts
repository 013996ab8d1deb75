/** The pages of customers. */
import { management } from '../../../contracts/index.ts';
import type { CustomerChanges } from '../../../contracts/management/customers.ts';
import { customerSorts } from '../../../contracts/management/record-filters.ts';
import { limits } from '../../../contracts/primitives.ts';
import { button, confirmButton } from '../../html/button.ts';
import { type Field, withNames } from '../../html/field.ts';
import type { FieldErrors } from '../../html/form.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type ListFilters, listPage, type RecordList } from '../../html/list.ts';
import {
  changedColumn,
  changedFilter,
  type FilterValues,
  listFilters,
  orderField,
  sortLink,
} from '../../html/list-filters.ts';
import type { PageContext, SectionView, View } from '../../html/page.ts';
import { deleteButton, deletionErrors, linkButtons, recordDetails, recordForm, recordHead } from '../../html/record.ts';
import { reportMailField, reportMailNames } from '../../html/report-mail-field.ts';
import { tagCount } from '../../html/tag-count.ts';
import { textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { FormState } from '../../html/version.ts';
import type { Customer } from '../../model/customer.ts';
import { countCap } from '../../model/tags/tag-counts.ts';
import { newPassword } from './password-link-views.ts';

const customerName = ({ name, email }: Customer) => name ?? email;

/** Only admins need a filter, as others see their own tags only. */
const tagsOf = ({ prefix, person }: PageContext, id: number, count: number) =>
  tagCount(`${prefix}/Tags${person?.isAdmin ? `?customer_id=${id}` : ''}`, count, countCap);

const customerNarrowing = (path: string, requested: FilterValues): ListFilters =>
  listFilters(requested, {
    path,
    fields: [changedFilter, orderField(customerSorts)],
    search: { label: 'Search customers', hint: 'By e-mail address and name.' },
    title: 'Filters and order',
    submit: 'Show these customers',
  });

/** `counts`: tags of each customer. */
export const customersPage = (
  list: RecordList<Customer>,
  counts: ReadonlyMap<number, number>,
  requested: FilterValues,
): View =>
  listPage(list, (context) => ({
    listFilters: customerNarrowing(`${context.prefix}/customers`, requested),
    title: 'Customers',
    path: '/customers',
    one: 'customer',
    many: 'customers',
    about: context.person?.isAdmin
      ? 'Who signs in here, and owns tags and places.'
      : 'Your account: name, e-mail address and password.',
    searchedFields: 'e-mail address and name',
    columns: [
      {
        heading: 'E-mail address',
        sort: sortLink(`${context.prefix}/customers`, requested, 'email'),
        cell: ({ id, email }) => html`<a href="${context.prefix}/customers/${id}">${textOfUnknownLanguage(email)}</a>`,
      },
      { key: 'name', heading: 'Name', cell: ({ name }) => name !== null && textOfUnknownLanguage(name) },
      {
        key: 'role',
        heading: 'Role',
        cell: ({ role, isSuspended }) =>
          html`${role !== null && textOfUnknownLanguage(role)}${isSuspended && html` <span class="quiet-text">suspended</span>`}`,
      },
      { key: 'tags', heading: 'Tags', cell: ({ id }) => tagsOf(context, id, counts.get(id) ?? 0), isNumber: true },
      { key: 'created', heading: 'Created', isOff: true, cell: ({ created_at }) => utcTime(created_at) },
      changedColumn(`${context.prefix}/customers`, requested),
    ],
    none: 'There are no customers yet.',
    start: { href: '/customers/new', label: 'Add a customer' },
    others: [{ href: '/invitations', label: 'Invite a colleague' }],
    hasMore: context.person?.isAdmin === true,
  }));

interface CustomerPage {
  /** The number of its tags. */
  count: number;
  /** Sections of other features. */
  parts: readonly SectionView[];
  errors?: FieldErrors | undefined;
}

export const customerPage =
  (customer: Customer, { count, parts, errors }: CustomerPage): View =>
  (context) => {
    const { person } = context;
    const path = `/customers/${customer.id}`;
    return {
      title: customerName(customer),
      heading: textOfUnknownLanguage(customerName(customer)),
      body: html`${deletionErrors(errors)}
${recordHead(nothing, actions(context, path, customer))}
${recordDetails(customer, [
  ['Number', customer.id],
  ['E-mail address', textOfUnknownLanguage(customer.email)],
  ['Name', customer.name !== null && textOfUnknownLanguage(customer.name)],
  ['Role', customer.role !== null && textOfUnknownLanguage(customer.role)],
  ['Tags', tagsOf(context, customer.id, count)],
  ['Letters about reports', !customer.member_of && reportMailNames[customer.report_mail]],
  ...(customer.suspended_at ? [['Suspended', html`since ${utcTime(customer.suspended_at)}`] as [string, Html]] : []),
])}
${parts.map((part) => part(context).body)}
${person?.isAdmin && suspension(context, path, customer)}
${
  person?.isAdmin &&
  deleteButton(context, {
    path,
    what: 'this customer',
    consequence:
      'It is signed out everywhere and cannot sign in any more. A customer that owns tags or places cannot be deleted.',
  })
}`,
    };
  };

const actions = (context: PageContext, path: string, customer: Customer): Html => {
  const { prefix, person } = context;
  return html`${linkButtons(
    [`${prefix}${path}/edit`, 'Edit the customer'],
    [`${prefix}${path}/history`, 'History'],
    ...(person?.isAdmin ? [[`${prefix}${path}/sessions`, 'Where they are signed in'] as const] : []),
    ...(person?.isAdmin && !customer.isAdmin && !customer.member_of ? asMuseum(prefix, customer) : []),
  )}${person?.isAdmin && !customer.isSuspended && newPassword(context, path)}`;
};

const asMuseum = (prefix: string, { id }: Customer) => [
  [`${prefix}/team?member_of=${id}`, 'Its team'] as const,
  [`${prefix}/look?member_of=${id}`, 'Its look'] as const,
];

/** The button that suspends a customer, or ends the suspension. */
function suspension({ prefix, csrfToken }: PageContext, path: string, { isSuspended }: Customer): Html {
  const pressed = (value: string) => ({
    action: `${prefix}${path}`,
    csrfToken: csrfToken(),
    method: 'patch' as const,
    context: 'this customer',
    hidden: { 'customer[suspended]': value },
  });
  if (isSuspended) return button({ ...pressed('0'), label: 'Let sign in again' });
  const consequence =
    'It is signed out everywhere and cannot sign in, until you let it. Its tags and bundle links go on working.';
  return confirmButton(consequence, { ...pressed('1'), label: 'Suspend', opens: 'Suspend this customer' });
}

interface CustomerForm extends FormState {
  /** The customer to edit; undefined for a new one. */
  customer?: Customer | undefined;
  /** The customer edits their own record. */
  isOwn?: boolean;
}

const admin = 'admin';

/** The suspension button has no fields, so its errors are shown for the whole form. */
function suspensionErrorAsBase({ suspended, ...errors }: FieldErrors): FieldErrors {
  if (!suspended) return errors;
  return { ...errors, base: suspended.map((message) => `To suspend this customer ${message}`) };
}

const roleField: Field = {
  kind: 'checkboxes',
  name: 'role',
  label: 'Role',
  choices: [{ value: admin, label: 'Admin: sees and changes the records of all' }],
};

const currentPasswordField = (hasPassword: boolean): Field => ({
  kind: 'password',
  name: 'current_password',
  label: 'Current password',
  hint: hasPassword
    ? 'Needed to change your e-mail address or password, unless you have signed in within the last ten minutes.'
    : 'You have no password, so leave this blank. To change your e-mail address or set a password, sign in again first; you then have ten minutes for it.',
  autocomplete: 'current-password',
});

/** Warning: the person behind an address that an admin changes may have left. */
const handsOver = 'Another one signs the customer out everywhere. The password stays, unless you set a new one.';

/** Warning: a new password or e-mail address signs out other sessions. */
const signsOut = (isOwn: boolean) =>
  isOwn
    ? 'Blank leaves it as it is; a new one signs out everywhere else.'
    : 'Blank leaves it as it is; a new one signs out everywhere.';

export const customerForm =
  ({ customer, isOwn = false, values, errors, basis }: CustomerForm): View =>
  (context) => {
    const least = `At least ${limits.password.min} characters.`;
    return recordForm(context, management.customers, {
      title: customer ? `Edit ${customerName(customer)}` : 'New customer',
      id: customer?.id,
      fields: withNames<CustomerChanges>({
        email: {
          kind: 'email',
          label: 'E-mail address',
          hint: customer && !isOwn ? handsOver : undefined,
          required: true,
          autocomplete: 'off',
        },
        name: { kind: 'text', label: 'Name' },
        password: {
          kind: 'password',
          label: customer ? 'New password' : 'Password',
          hint: customer
            ? `${least} ${signsOut(isOwn)}`
            : `${least} Without one, the customer signs in by a social network with the same e-mail address.`,
          autocomplete: 'new-password',
        },
        current_password: customer && isOwn ? currentPasswordField(customer.password_hash !== null) : undefined,
        role: context.person?.isAdmin ? roleField : undefined,
        report_mail: customer?.member_of ? undefined : reportMailField,
        // Suspension has its own form on the customer's page.
        suspended: undefined,
      }),
      // The value of an unticked box.
      hidden: context.person?.isAdmin
        ? { 'customer[role]': customer?.role && customer.role !== admin ? customer.role : '' }
        : {},
      values,
      basis,
      errors: errors && suspensionErrorAsBase(errors),
      submit: customer ? 'Save the customer' : 'Add the customer',
    });
  };
