/** The operations of `/name_translations`, as JSON. */
import { management } from '../../../contracts/index.ts';
import { ok } from '../../http/answers.ts';
import { destroyHandler, resourceHandlers } from '../../http/handlers.ts';
import { plainRepresentation, type RecordAnswers } from '../../http/records.ts';
import { listConditions } from '../../model/record-filter.ts';
import { confirmText, giveToMachine } from '../../model/translations/confirm.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';

export const nameTranslationRepresentation = (answers: RecordAnswers) =>
  plainRepresentation(answers, (...by) => NameTranslation.find(...by));

interface NameTranslationApiOptions {
  answers: RecordAnswers;
  machine: MachineTranslation;
  /** Scope of the index: all customers' names, as the interface documents, or the caller's own. */
  breadth: 'all' | 'own';
}

export const nameTranslationApi = ({ answers, machine, breadth }: NameTranslationApiOptions) =>
  resourceHandlers(management.nameTranslations, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await listConditions('name_translations', db, caller, query, breadth);
      return answers.listed(res, query, await NameTranslation.list(db, caller, query, narrowed));
    },

    create: async ({ body }, { db, caller }) =>
      answers.created(await NameTranslation.add(db, caller, body.name_translation, machine)),

    show: async ({ params }, { db, caller }) =>
      ok(await nameTranslationRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) =>
      ok(answers.shown(await NameTranslation.update(db, caller, params.id, body.name_translation, condition))),

    destroy: destroyHandler((...by) => NameTranslation.destroy(...by)),

    confirm: async ({ params, body }, { db, caller }) =>
      ok(answers.shown(await confirmText(NameTranslation, db, caller, params.id, body.name_translation.source_hash))),

    toMachine: async ({ params }, { db, caller }) =>
      ok(answers.shown(await giveToMachine(NameTranslation, db, caller, params.id, machine))),
  });
