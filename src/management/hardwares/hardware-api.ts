/** The operations of `/hardwares`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok, warningHeader } from '../../http/answers.ts';
import { resourceHandlers } from '../../http/handlers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Hardware } from '../../model/hardware.ts';
import { keyOf, warningsOf } from '../../model/hardware-key.ts';

export const shownHardware = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Hardware.find(db, actor, id)),
  }) satisfies Showing;

export const hardwareApi = ({ answers }: { answers: RecordAnswers }) =>
  resourceHandlers(management.hardwares, {
    index: async ({ query, res }, { db, caller }) => answers.listed(res, query, await Hardware.list(db, caller, query)),

    create: async ({ body }, { db, caller }) => {
      const answer = answers.created(await Hardware.create(db, caller, body.hardware));
      return { ...answer, headers: { ...answer.headers, ...warningHeader(warningsOf(keyOf(body.hardware))) } };
    },

    show: async ({ params }, { db, caller }) => ok(await shownHardware(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      const item = await Hardware.update(db, caller, params.id, body.hardware, condition);
      return ok(answers.shown(item), warningHeader(warningsOf(keyOf(item))));
    },

    destroy: async ({ params }, { db, caller, condition }) => {
      await Hardware.destroy(db, caller, params.id, condition);
      return done();
    },
  });
