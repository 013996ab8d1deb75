/** The operations of `/translations`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import { resourceHandlers } from '../../http/handlers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { narrowedBy } from '../../model/record-filter.ts';
import { confirmText, giveToMachine } from '../../model/translations/confirm.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { Translation } from '../../model/translations/translation.ts';

export const shownTranslation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Translation.find(db, actor, id)),
  }) satisfies Showing;

interface TranslationApiOptions {
  answers: RecordAnswers;
  machine: MachineTranslation;
}

export const translationApi = ({ answers, machine }: TranslationApiOptions) =>
  resourceHandlers(management.translations, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await narrowedBy('translations', db, caller, query);
      return answers.listed(res, query, await Translation.list(db, caller, query, narrowed));
    },

    create: async ({ body }, { db, caller }) =>
      answers.created(await Translation.add(db, caller, body.translation, machine)),

    show: async ({ params }, { db, caller }) => ok(await shownTranslation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      await Translation.update(db, caller, params.id, body.translation, machine, condition);
      return done();
    },

    destroy: async ({ params }, { db, caller, condition }) => {
      await Translation.destroy(db, caller, params.id, condition);
      return done();
    },

    confirm: async ({ params, body }, { db, caller }) =>
      ok(answers.shown(await confirmText(Translation, db, caller, params.id, body.translation.source_hash))),

    toMachine: async ({ params }, { db, caller }) =>
      ok(answers.shown(await giveToMachine(Translation, db, caller, params.id, machine))),
  });
