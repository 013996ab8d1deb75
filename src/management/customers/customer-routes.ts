/** The pages of `/customers`. */
import type { Request, Router } from 'express';
import { personIdOf } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { CustomerForm, NewCustomerForm } from '../../../contracts/management/customer-form.ts';
import { CustomerListQuery } from '../../../contracts/management/record-filters.ts';
import type { Database } from '../../database/connect.ts';
import { formState } from '../../html/version.ts';
import { callOf } from '../../http/call.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { type ResourcePages, resourcePages } from '../../http/resource-pages.ts';
import { collectSections, type SectionOf } from '../../http/sections.ts';
import { emptyPage } from '../../model/access/browse.ts';
import { authorise } from '../../model/access/policy.ts';
import { Customer } from '../../model/customer.ts';
import { editorOf, logNewCustomer, updateCustomer } from '../../model/customer-updates.ts';
import { canonicalEmail } from '../../model/email.ts';
import { listRecords } from '../../model/record-list.ts';
import { countTags } from '../../model/tags/tag-counts.ts';
import { customerForm, customerPage, customersPage } from './customer-views.ts';
import { passwordLinkPages } from './password-link-routes.ts';

const { customers } = management;
const contract = {
  ...customers,
  create: { ...customers.create, body: NewCustomerForm },
  update: { ...customers.update, body: CustomerForm },
};

/** The notice after saving; suspension has its own. */
function saved(suspended: boolean | undefined): string {
  if (suspended === undefined) return 'The customer is saved.';
  return suspended ? 'The customer is suspended, and signed out everywhere.' : 'The customer can sign in again.';
}

/** After an admin has given an account another address. */
const passwordStays =
  ' All its browsers and apps are signed out. Its password stays: if another person takes over, make a link for a new password.';

type Pages = ResourcePages<typeof contract>;

interface CustomerPagesOptions {
  publicUrl: string;
  /** Further sections of a customer's page. */
  sections: readonly SectionOf<Customer>[];
}

export const customerPages = ({ publicUrl, sections }: CustomerPagesOptions): Router[] => [
  passwordLinkPages(publicUrl, tagsOf),
  resourcePages(contract, { ...pages(sections), ...forms, ...writes }),
];

async function tagsOf(req: Request, id: number): Promise<number> {
  const { caller, db, searches } = callOf(req);
  const counts = await countsOf(searches, [await Customer.find(db, caller, id)]);
  return counts.get(id) ?? 0;
}

const countsOf = (db: Database, customers: readonly Customer[]) =>
  countTags(
    db,
    'customer_id',
    customers.map(({ id }) => id),
  );

const customerList = filteredList({
  query: CustomerListQuery,
  referred: {},
  read: (call, query, position) => listRecords(Customer, call, query, position),
  nothing: emptyPage,
  draw: async ({ searches }, list, requested) => customersPage(list, await countsOf(searches, list.rows), requested),
});

const pages = (sections: readonly SectionOf<Customer>[]): Pick<Pages, 'index' | 'show'> => ({
  index: (call, _query, errors) => customerList(call, errors),

  show: async (call, id, errors) => {
    const customer = await Customer.find(call.db, call.caller, id);
    const counts = await countsOf(call.searches, [customer]);
    const parts = await collectSections(sections, { call, record: customer });
    return customerPage(customer, { count: counts.get(id) ?? 0, parts, errors });
  },
});

const forms: Pick<Pages, 'blank' | 'edit'> = {
  blank: async ({ caller }, draft) => {
    authorise(caller, 'customers', 'create');
    return customerForm({ values: draft?.values ?? {}, errors: draft?.errors });
  },

  edit: async ({ caller, db }, id, draft) => {
    const customer = await Customer.find(db, caller, id);
    return customerForm({ customer, isOwn: id === personIdOf(caller), ...formState(customer.toJSON(), draft) });
  },
};

const writes: Pick<Pages, 'record' | 'create' | 'update' | 'destroy'> = {
  record: ({ caller, db }, id) => Customer.find(db, caller, id),

  create: async (call, { customer }) => {
    let made: Customer | undefined;
    const done = await submitOnce(call, async ({ caller, db }) => {
      made = await Customer.create(db, caller, customer, editorOf(call).network);
      return { to: `/customers/${made.id}`, message: 'The customer is added.' };
    });
    if (made) logNewCustomer(call.sender.logEvent, made);
    return done;
  },

  update: async (call, id, { customer }, form) => {
    const { email } = customer;
    const condition = form.unchanged({ ...customer, email: email && canonicalEmail(email) });
    const { keepsPassword } = await updateCustomer(call.db, editorOf(call), id, customer, condition);
    const signedOut = customer.password === undefined ? '' : ' All its other browsers and apps are signed out.';
    const ended = keepsPassword ? passwordStays : signedOut;
    return { to: `/customers/${id}`, message: `${saved(customer.suspended)}${ended}` };
  },

  destroy: async ({ caller, db }, id) => {
    await Customer.destroy(db, caller, id);
    return { to: '/customers', message: 'The customer is deleted.' };
  },
};
