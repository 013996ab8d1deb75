/** The pages of `/customers`. */
import type { Router } from 'express';
import { management } from '../../contracts/index.ts';
import type { Database } from '../database/connect.ts';
import { resourcePages } from '../http/resource-pages.ts';
import { browse } from '../policy/browse.ts';
import { demand } from '../policy/policy.ts';
import { Customer } from './customer.ts';
import { customerForm, customerPage, customersPage } from './customer-views.ts';

export const customerPages = ({ db }: { db: Database }): Router =>
  resourcePages(management.customers, {
    index: async ({ actor }, query) => customersPage(await browse(Customer, db, actor, query)),

    show: async ({ actor }, id, errors) => customerPage(await Customer.find(db, actor, id), errors),

    blank: async ({ actor }, draft) => {
      demand(actor, 'customers', 'create');
      return customerForm({ values: draft?.values ?? {}, errors: draft?.errors });
    },

    edit: async ({ actor }, id, draft) => {
      const customer = await Customer.find(db, actor, id);
      return customerForm({ customer, values: { ...customer.toJSON(), ...draft?.values }, errors: draft?.errors });
    },

    create: async ({ actor }, { customer }) => {
      const { id } = await Customer.create(db, actor, customer);
      return { to: `/customers/${id}`, message: 'The customer is added.' };
    },

    update: async ({ actor }, id, { customer }) => {
      await Customer.update(db, actor, id, customer);
      // A new password has ended this session too.
      if (customer.password !== undefined && id === actor.id)
        return { to: '/login', message: 'The password is changed. Sign in with the new one.' };
      return { to: `/customers/${id}`, message: 'The customer is saved.' };
    },

    destroy: async ({ actor }, id) => {
      await Customer.destroy(db, actor, id);
      return { to: '/customers', message: 'The customer is deleted.' };
    },
  });
