/** The operations of `/name_translations`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import type { TranslationChanges } from '../../model/translations/editable-translation.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';

const server = initServer();

export const shownNameTranslation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await NameTranslation.find(db, actor, id)),
  }) satisfies Showing;

export interface NameTranslationApiOptions {
  db: Database;
  answers: RecordAnswers;
  machine: MachineTranslation;
  /** Whose names the index lists: everybody's, as the interface documents, or one's own. */
  breadth: 'all' | 'own';
}

export const nameTranslationApi = ({ db, answers, machine, breadth }: NameTranslationApiOptions) => {
  const update = async ({ params, body, req }: Change<{ name_translation: TranslationChanges }>) =>
    ok(
      answers.shown(
        await NameTranslation.update(db, req.actor, params.id, body.name_translation, machine, req.condition),
      ),
    );

  return server.router(management.nameTranslations, {
    index: async ({ query, req, res }) =>
      answers.listed(res, query, await NameTranslation.list(db, req.actor, query, breadth)),

    create: async ({ body, req, res }) =>
      answers.created(res, await NameTranslation.add(db, req.actor, body.name_translation, machine)),

    show: async ({ params, req }) => ok(await shownNameTranslation(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await NameTranslation.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
