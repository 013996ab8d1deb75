/** The operations of `/customers`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import { resourceHandlers } from '../../http/handlers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Customer } from '../../model/customer.ts';
import { editorOf, tellOfNew, updateCustomer } from '../../model/customer-updates.ts';
import { narrowedBy } from '../../model/record-filter.ts';
import { PasswordLink } from '../../model/sign-in/password-link.ts';
import { passwordAddress } from './password-address.ts';

export const shownCustomer = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Customer.find(db, actor, id)),
  }) satisfies Showing;

export const customerApi = ({ answers, publicUrl }: { answers: RecordAnswers; publicUrl: string }) =>
  resourceHandlers(management.customers, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await narrowedBy('customers', db, caller, query);
      return answers.listed(res, query, await Customer.list(db, caller, query, narrowed));
    },

    create: async ({ body }, call) => {
      const made = await Customer.create(call.db, call.caller, body.customer, editorOf(call).network);
      tellOfNew(call.sender.tell, made);
      return answers.created(made);
    },

    show: async ({ params }, { db, caller }) => ok(await shownCustomer(answers).show(db, caller, params.id)),

    update: async ({ params, body }, call) => {
      await updateCustomer(call.db, editorOf(call), params.id, body.customer, call.condition);
      return done();
    },

    destroy: async ({ params }, { db, caller, condition }) => {
      await Customer.destroy(db, caller, params.id, condition);
      return done();
    },

    link: async ({ params }, { db, caller, sender }) => {
      const { token, expires_at } = await PasswordLink.create(db, caller, params.id);
      sender.tell({ event: 'password_link', customer: params.id });
      const body = { url: passwordAddress(publicUrl, token), expires_at: expires_at.toISOString() };
      return { status: 201 as const, body };
    },
  });
