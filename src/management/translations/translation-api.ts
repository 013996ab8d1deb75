/** The operations of `/translations`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import type { TranslationChanges } from '../../model/translations/editable-translation.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { Translation } from '../../model/translations/translation.ts';

const server = initServer();

export const shownTranslation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Translation.find(db, actor, id)),
  }) satisfies Showing;

export interface TranslationApiOptions {
  db: Database;
  answers: RecordAnswers;
  machine: MachineTranslation;
}

export const translationApi = ({ db, answers, machine }: TranslationApiOptions) => {
  const update = async ({ params, body, req }: Change<{ translation: TranslationChanges }>) => {
    await Translation.update(db, req.actor, params.id, body.translation, machine, req.condition);
    return done();
  };

  return server.router(management.translations, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Translation.list(db, req.actor, query)),

    create: async ({ body, req, res }) =>
      answers.created(res, await Translation.add(db, req.actor, body.translation, machine)),

    show: async ({ params, req }) => ok(await shownTranslation(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Translation.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
