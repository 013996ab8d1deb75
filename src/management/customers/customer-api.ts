/** The operations of `/customers`, as JSON. */
import { management } from '../../../contracts/index.ts';
import { noContent, ok } from '../../http/answers.ts';
import { destroyHandler, resourceHandlers } from '../../http/handlers.ts';
import { plainRepresentation, type RecordAnswers } from '../../http/records.ts';
import { Customer } from '../../model/customer.ts';
import { editorOf, logNewCustomer, updateCustomer } from '../../model/customer-updates.ts';
import { listConditions } from '../../model/record-filter.ts';
import { PasswordLink } from '../../model/sign-in/password-link.ts';

export const customerRepresentation = (answers: RecordAnswers) =>
  plainRepresentation(answers, (...by) => Customer.find(...by));

/** The address where the holder of a link's token chooses a new password. `publicUrl`: where people reach the service. */
export const passwordAddress = (publicUrl: string, token: string): string => `${publicUrl}/password/new?token=${token}`;

export const customerApi = ({ answers, publicUrl }: { answers: RecordAnswers; publicUrl: string }) =>
  resourceHandlers(management.customers, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await listConditions('customers', db, caller, query);
      return answers.listed(res, query, await Customer.list(db, caller, query, narrowed));
    },

    create: async ({ body }, call) => {
      const made = await Customer.create(call.db, call.caller, body.customer, editorOf(call).network);
      logNewCustomer(call.sender.logEvent, made);
      return answers.created(made);
    },

    show: async ({ params }, { db, caller }) => ok(await customerRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, call) => {
      await updateCustomer(call.db, editorOf(call), params.id, body.customer, call.condition);
      return noContent();
    },

    destroy: destroyHandler((...by) => Customer.destroy(...by)),

    link: async ({ params }, { db, caller, sender }) => {
      const { token, expires_at } = await PasswordLink.create(db, caller, params.id);
      sender.logEvent({ event: 'password_link', customer: params.id });
      const body = { url: passwordAddress(publicUrl, token), expires_at: expires_at.toISOString() };
      return { status: 201 as const, body };
    },
  });
