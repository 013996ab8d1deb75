/** The operations of `/text_records`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import { TextRecord, type TextRecordChanges } from '../../model/text-record.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';

const server = initServer();

export const shownTextRecord = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => {
      const record = await TextRecord.find(db, actor, id);
      const translations = await TextRecord.translations(db, actor, id);
      return { ...answers.shown(record), translations: translations.map(answers.shown) };
    },
    hold: TextRecord.holdTranslations,
  }) satisfies Showing;

export interface TextRecordApiOptions {
  db: Database;
  answers: RecordAnswers;
  machine: MachineTranslation;
}

export const textRecordApi = ({ db, answers, machine }: TextRecordApiOptions) => {
  const update = async ({ params, body, req }: Change<{ text_record: TextRecordChanges }>) => {
    await TextRecord.update(db, req.actor, params.id, body.text_record, machine, req.condition);
    return done();
  };

  return server.router(management.textRecords, {
    index: async ({ query, req, res }) => answers.listed(res, query, await TextRecord.list(db, req.actor, query)),

    create: async ({ body, req, res }) =>
      answers.created(res, await TextRecord.create(db, req.actor, body.text_record)),

    show: async ({ params, req }) => ok(await shownTextRecord(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await TextRecord.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
