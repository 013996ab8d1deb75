/** The operations of `/hardwares`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import { Hardware, type HardwareChanges } from '../../model/hardware.ts';

const server = initServer();

export const shownHardware = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Hardware.find(db, actor, id)),
  }) satisfies Showing;

export const hardwareApi = ({ db, answers }: { db: Database; answers: RecordAnswers }) => {
  const update = async ({ params, body, req }: Change<{ hardware: HardwareChanges }>) =>
    ok(answers.shown(await Hardware.update(db, req.actor, params.id, body.hardware, req.condition)));

  return server.router(management.hardwares, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Hardware.list(db, req.actor, query)),

    create: async ({ body, req, res }) => answers.created(res, await Hardware.create(db, req.actor, body.hardware)),

    show: async ({ params, req }) => ok(await shownHardware(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Hardware.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
