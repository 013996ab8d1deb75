/** The pages of `/customers`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { filledFrom } from '../../html/version.ts';
import { resourcePages } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { demand } from '../../model/access/policy.ts';
import { Customer, canonicalEmail } from '../../model/customer.ts';
import { type CustomerUpdates, editorOf, tellOfRole } from '../../model/customer-updates.ts';
import { customerForm, customerPage, customersPage } from './customer-views.ts';

export interface CustomerPagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  updates: CustomerUpdates;
}

export const customerPages = ({ db, searches, updates }: CustomerPagesOptions): Router =>
  resourcePages(management.customers, {
    index: async ({ actor }, query) => customersPage(await browse(Customer, searches, actor, query)),

    show: async ({ actor }, id, errors) => customerPage(await Customer.find(db, actor, id), errors),

    blank: async ({ actor }, draft) => {
      demand(actor, 'customers', 'create');
      return customerForm({ values: draft?.values ?? {}, errors: draft?.errors });
    },

    edit: async ({ actor }, id, draft) => {
      const customer = await Customer.find(db, actor, id);
      return customerForm({ customer, isOwn: id === actor.id, ...filledFrom(customer.toJSON(), draft) });
    },

    record: (on, { actor }, id) => Customer.find(on, actor, id),

    create: async (req, { customer }) => {
      const { actor, network, tell } = editorOf(req);
      const { id, role } = await Customer.create(db, actor, customer, network);
      tellOfRole(tell, id, null, role);
      return { to: `/customers/${id}`, message: 'The customer is added.' };
    },

    update: async (req, id, { customer }, form) => {
      const { email } = customer;
      const condition = form.unchanged({ ...customer, email: email && canonicalEmail(email) });
      await updates.update(editorOf(req), id, customer, condition);
      const ended = customer.password === undefined ? '' : ' All its other browsers and apps are signed out.';
      return { to: `/customers/${id}`, message: `The customer is saved.${ended}` };
    },

    destroy: async ({ actor }, id) => {
      await Customer.destroy(db, actor, id);
      return { to: '/customers', message: 'The customer is deleted.' };
    },
  });
