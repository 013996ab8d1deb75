/** The operations of `/hardwares`, as JSON. */
import { management } from '../../../contracts/index.ts';
import { ok, warningHeader } from '../../http/answers.ts';
import { destroyHandler, resourceHandlers } from '../../http/handlers.ts';
import { plainRepresentation, type RecordAnswers } from '../../http/records.ts';
import { Hardware } from '../../model/hardware.ts';
import { hardwareKeyOf, warningsOf } from '../../model/hardware-key.ts';

export const hardwareRepresentation = (answers: RecordAnswers) =>
  plainRepresentation(answers, (...by) => Hardware.find(...by));

export const hardwareApi = ({ answers }: { answers: RecordAnswers }) =>
  resourceHandlers(management.hardwares, {
    index: async ({ query, res }, { db, caller }) => answers.listed(res, query, await Hardware.list(db, caller, query)),

    create: async ({ body }, { db, caller }) => {
      const answer = answers.created(await Hardware.create(db, caller, body.hardware));
      return { ...answer, headers: { ...answer.headers, ...warningHeader(warningsOf(hardwareKeyOf(body.hardware))) } };
    },

    show: async ({ params }, { db, caller }) => ok(await hardwareRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      const item = await Hardware.update(db, caller, params.id, body.hardware, condition);
      return ok(answers.shown(item), warningHeader(warningsOf(hardwareKeyOf(item))));
    },

    destroy: destroyHandler((...by) => Hardware.destroy(...by)),
  });
