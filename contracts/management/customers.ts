/** `/customers`: people who sign in, and owners of tags and places. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lenient, limits, textParameter } from '../primitives.ts';
import { isBlank } from '../text.ts';
import { withFilters } from './crud-resource.ts';
import { CheckBox, clearable, nonBlankText, recordSchema } from './fields.ts';
import { passwordLink } from './password-link.ts';
import { CustomerFilters } from './record-filters.ts';
import { noContentResponse, notFound, resource } from './resource.ts';

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
    .meta({
      description: '`admin` gives access to the records of all customers. Any other value has no effect',
      examples: ['admin'],
    }),
});
export type CustomerFields = z.output<typeof CustomerFields>;

const Customer = recordSchema('/customers', 'customer', CustomerFields).meta({
  id: 'Customer',
  description: 'A customer.',
});

const email = nonBlankText(limits.email).meta({
  description: 'E-mail address. Stored in lower case',
  examples: ['ada@example.com'],
});

/** Forms send empty password fields where none was typed. */
const passwordParameter = (isAbsent: (value: unknown) => boolean, schema: z.ZodType<string>) =>
  lenient((value) => (value === null || isAbsent(value) ? undefined : value), schema.optional()).optional();

const newPassword = textParameter(limits.password.max).refine((value) => !isBlank(value), { error: "can't be blank" });

const password = passwordParameter((value) => value === '', newPassword).meta({
  description: `Password of at least ${limits.password.min} characters. An empty one changes nothing; one of white space only is refused. A new password signs the customer out everywhere, except for the token or session used for the change`,
  examples: ['correct horse battery staple'],
  minLength: limits.password.min,
});

const current_password = passwordParameter(isBlank, textParameter(limits.password.max)).meta({
  description:
    "Current password. Required when a customer changes its own password or e-mail address, unless it has signed in within the last ten minutes. If it is given with a change of one's own account, it must be correct",
  examples: ['correct horse battery staple'],
});

const otherFields = {
  password,
  name: clearable(textParameter(limits.name)).meta({ description: 'Name of the customer', examples: ['Ada'] }),
  role: clearable(textParameter(50)).meta({
    description:
      '`admin` gives the customer access to all records. Only an admin can set it; ignored for other callers',
    examples: ['admin'],
  }),
  report_mail: clearable(z.enum(reportMails)).meta({
    description:
      "E-mails about how many reports visitors have sent about the customer's tags, with a link to them. `at_once`: at most one an hour. `daily`: after midnight (UTC), about the previous day. `none`, the default: no e-mails. They require a mail server, and are not sent to an address that its owner has changed without proof. This setting is not returned",
    examples: ['daily'],
  }),
};

const suspended = CheckBox.optional().meta({
  description:
    'Whether the customer is suspended: it cannot sign in, and its tokens and sessions end, while its tags and bundle links keep working. A new customer can be created as suspended. Only an admin can set it; ignored for other callers. This setting is not returned',
  examples: [true],
});

export const NewCustomer = z
  .object({ email, ...otherFields, suspended })
  .meta({ id: 'NewCustomer', description: 'A new customer.' });
export type NewCustomer = z.output<typeof NewCustomer>;

export const CustomerChanges = z
  .object({ email: email.optional(), ...otherFields, current_password, suspended })
  .meta({ id: 'CustomerChanges', description: 'Changes to a customer.' });
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
      index: 'Returns the customer itself; for an admin, all customers.',
      create:
        'Creates a customer. Admins only. A customer without a password signs in by a social network with the same e-mail address.',
      show: 'Returns the customer.',
      update:
        "Updates the customer. The last admin cannot lose the role or be suspended. Changing one's own password or e-mail address requires `current_password`, or a sign-in within the last ten minutes. A new password or e-mail address ends the customer's other tokens and sessions. After 5 attempts in a day to change one's own e-mail address, the response is 429 with `Retry-After`; it is also 429 while wrong passwords are being throttled.",
      destroy:
        'Deletes the customer and its tokens. Admins only. A customer that still owns tags or places, and the last admin, cannot be deleted: the response is 422.',
    },
    failures: { create: ['passwords_busy'], update: ['too_many_failures', 'too_many_changes', 'passwords_busy'] },
    usual: { create: ['password', 'name'], update: ['name'] },
  },
  {
    updated: { ...noContentResponse, 429: ErrorBody },
    createFailures: { 403: ErrorBody },
    destroyFailures: { ...notFound, 403: ErrorBody, 422: ValidationErrors },
  },
);

export const customers = {
  ...operations,
  index: withFilters(operations.index, CustomerFilters),
  link: passwordLink,
};
