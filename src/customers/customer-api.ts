/** The operations of `/customers`, as JSON. */
import { initServer } from '@ts-rest/express';
import { management } from '../../contracts/index.ts';
import type { Database } from '../database/connect.ts';
import { done, ok } from '../http/answers.ts';
import type { Change, RecordAnswers } from '../http/records.ts';
import { Customer, type CustomerChanges } from './customer.ts';

const server = initServer();

export const customerApi = ({ db, answers }: { db: Database; answers: RecordAnswers }) => {
  const update = async ({ params, body, req }: Change<{ customer: CustomerChanges }>) => {
    await Customer.update(db, req.actor, params.id, body.customer);
    return done();
  };

  return server.router(management.customers, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Customer.list(db, req.actor, query)),

    create: async ({ body, req, res }) => answers.created(res, await Customer.create(db, req.actor, body.customer)),

    show: async ({ params, req }) => ok(answers.shown(await Customer.find(db, req.actor, params.id))),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Customer.destroy(db, req.actor, params.id);
      return done();
    },
  });
};
