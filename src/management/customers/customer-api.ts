/** The operations of `/customers`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import { Customer } from '../../model/customer.ts';
import {
  type CustomerUpdates,
  editorOf,
  type GivenChanges,
  type Sender,
  tellOfRole,
} from '../../model/customer-updates.ts';

const server = initServer();

export const shownCustomer = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Customer.find(db, actor, id)),
  }) satisfies Showing;

export interface CustomerApiOptions {
  db: Database;
  answers: RecordAnswers;
  updates: CustomerUpdates;
}

export const customerApi = ({ db, answers, updates }: CustomerApiOptions) => {
  const update = async ({ params, body, req }: Change<{ customer: GivenChanges }> & { req: Sender }) => {
    await updates.update(editorOf(req), params.id, body.customer, req.condition);
    return done();
  };

  return server.router(management.customers, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Customer.list(db, req.actor, query)),

    create: async ({ body, req, res }) => {
      const { actor, network, tell } = editorOf(req);
      const made = await Customer.create(db, actor, body.customer, network);
      tellOfRole(tell, made.id, null, made.role);
      return answers.created(res, made);
    },

    show: async ({ params, req }) => ok(await shownCustomer(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Customer.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
