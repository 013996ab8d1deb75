/** The operations of `/translations`, as JSON. */
import { management } from '../../../contracts/index.ts';
import { noContent, ok } from '../../http/answers.ts';
import { destroyHandler, resourceHandlers } from '../../http/handlers.ts';
import { plainRepresentation, type RecordAnswers } from '../../http/records.ts';
import { listConditions } from '../../model/record-filter.ts';
import { confirmText, giveToMachine } from '../../model/translations/confirm.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { Translation } from '../../model/translations/translation.ts';

export const translationRepresentation = (answers: RecordAnswers) =>
  plainRepresentation(answers, (...by) => Translation.find(...by));

interface TranslationApiOptions {
  answers: RecordAnswers;
  machine: MachineTranslation;
}

export const translationApi = ({ answers, machine }: TranslationApiOptions) =>
  resourceHandlers(management.translations, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await listConditions('translations', db, caller, query);
      return answers.listed(res, query, await Translation.list(db, caller, query, narrowed));
    },

    create: async ({ body }, { db, caller }) =>
      answers.created(await Translation.add(db, caller, body.translation, machine)),

    show: async ({ params }, { db, caller }) =>
      ok(await translationRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      await Translation.update(db, caller, params.id, body.translation, condition);
      return noContent();
    },

    destroy: destroyHandler((...by) => Translation.destroy(...by)),

    confirm: async ({ params, body }, { db, caller }) =>
      ok(answers.shown(await confirmText(Translation, db, caller, params.id, body.translation.source_hash))),

    toMachine: async ({ params }, { db, caller }) =>
      ok(answers.shown(await giveToMachine(Translation, db, caller, params.id, machine))),
  });
