/** `/customers`: people who sign in, and owners of tags and places. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lenient, limits, textParameter } from '../primitives.ts';
import { isBlank } from '../text.ts';
import { filtered } from './crud-resource.ts';
import { CheckBox, clearable, filled, recordOf } from './fields.ts';
import { passwordLink } from './password-link.ts';
import { CustomerFilters } from './record-filters.ts';
import { mayBeAbsent, resource, updatedSilently } from './resource.ts';

/** How often a letter says that reports have come. */
export const reportMails = ['none', 'daily', 'at_once'] as const;
export type ReportMail = (typeof reportMails)[number];

export const CustomerFields = z.object({
  email: z.string().meta({ description: 'E-mail address, in lower case', examples: ['ada@example.com'] }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'Name of the customer', examples: ['Ada'] }),
  role: z
    .string()
    .nullable()
    .meta({ description: '`admin` sees the records of all; any other value means nothing', examples: ['admin'] }),
});
export type CustomerFields = z.output<typeof CustomerFields>;

const Customer = recordOf('/customers', 'customer', CustomerFields).meta({
  id: 'Customer',
  description: 'A customer.',
});

const email = filled(limits.email).meta({
  description: 'E-mail address; stored in lower case',
  examples: ['ada@example.com'],
});

/** Forms send empty password fields where none was typed. */
const passwordParameter = (isAbsent: (value: unknown) => boolean, schema: z.ZodType<string>) =>
  lenient((value) => (value === null || isAbsent(value) ? undefined : value), schema.optional()).optional();

const newPassword = textParameter(limits.password.max).refine((value) => !isBlank(value), { error: "can't be blank" });

const password = passwordParameter((value) => value === '', newPassword).meta({
  description: `Password, of at least ${limits.password.min} characters; an empty one leaves it as it is, one of white space is refused. A new one signs the customer out everywhere, but for the token or session by which it changes its own`,
  examples: ['correct horse battery staple'],
  minLength: limits.password.min,
});

const current_password = passwordParameter(isBlank, textParameter(limits.password.max)).meta({
  description:
    "The present password. A customer who changes its own password or e-mail address gives it, or has signed in within the last ten minutes; wherever it is given for a change of one's own, it has to be right",
  examples: ['correct horse battery staple'],
});

const otherFields = {
  password,
  name: clearable(textParameter(limits.name)).meta({ description: 'Name of the customer', examples: ['Ada'] }),
  role: clearable(textParameter(50)).meta({
    description: '`admin` widens what the customer sees. Only an admin can set it; from others it is ignored',
    examples: ['admin'],
  }),
  report_mail: clearable(z.enum(reportMails)).meta({
    description:
      "Letters that say how many reports visitors have sent about the customer's tags, with a link to them: `at_once`, one an hour at most; `daily`, after midnight (UTC), about the day before; `none`, as without a word. They need a mail server, and go to an address that its owner has not changed without proof. The choice is in no answer",
    examples: ['daily'],
  }),
};

const suspended = CheckBox.optional().meta({
  description:
    'Whether the customer is kept from signing in, a new one from the beginning: its tokens and sessions end, its tags and bundle links go on. Only an admin can set it; from others it is ignored. It is in no answer',
  examples: [true],
});

export const NewCustomer = z
  .object({ email, ...otherFields, suspended })
  .meta({ id: 'NewCustomer', description: 'A customer to be made.' });
export type NewCustomer = z.output<typeof NewCustomer>;

export const CustomerChanges = z
  .object({ email: email.optional(), ...otherFields, current_password, suspended })
  .meta({ id: 'CustomerChanges', description: 'What is to be changed of a customer.' });
export type CustomerChanges = z.output<typeof CustomerChanges>;

const operations = resource(
  {
    resource: 'customers',
    path: '/customers',
    group: 'customer',
    names: { one: 'Customer', many: 'Customers' },
    record: Customer,
    listed: Customer,
    shown: Customer,
    create: NewCustomer,
    update: CustomerChanges,
    says: {
      index: 'The customer itself; for an admin, all customers.',
      create:
        'Makes a customer. Only an admin may. A customer without a password signs in by a social network with the same e-mail address.',
      show: 'The customer.',
      update:
        "Changes the customer. The last admin keeps its role, and is not suspended. One's own password or e-mail address takes `current_password`, or a sign-in of the last ten minutes; a new one ends the customer's other tokens and sessions. After 5 tries in a day to change one's own e-mail address the answer is 429 with `Retry-After`, and so it is while wrong passwords are held up.",
      destroy:
        'Destroys the customer with its tokens. Only an admin may; customers that still own tags or places, and the last admin, stay (422).',
    },
    failures: { create: ['passwords_busy'], update: ['too_many_failures', 'too_many_changes', 'passwords_busy'] },
    usual: { create: ['password', 'name'], update: ['name'] },
  },
  {
    updated: { ...updatedSilently, 429: ErrorBody },
    createFailures: { 403: ErrorBody },
    destroyFailures: { ...mayBeAbsent, 403: ErrorBody, 422: ValidationErrors },
  },
);

export const customers = {
  ...operations,
  index: filtered(operations.index, CustomerFilters),
  link: passwordLink,
};
