/** The operations of `/text_records`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { noContent, ok } from '../../http/answers.ts';
import { destroyHandler, resourceHandlers } from '../../http/handlers.ts';
import type { RecordRepresentation } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { listConditions } from '../../model/record-filter.ts';
import { TextRecord } from '../../model/text-record.ts';

export const textRecordRepresentation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => {
      const record = await TextRecord.find(db, actor, id);
      const { translations } = await record.belonging(db, actor, 'translations');
      return { ...answers.shown(record), translations: translations.map(answers.shown) };
    },
    lock: TextRecord.lockTranslations,
  }) satisfies RecordRepresentation;

export const textRecordApi = ({ answers }: { answers: RecordAnswers }) =>
  resourceHandlers(management.textRecords, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await listConditions('text_records', db, caller, query);
      return answers.listed(res, query, await TextRecord.list(db, caller, query, narrowed));
    },

    create: async ({ body }, { db, caller }) => answers.created(await TextRecord.create(db, caller, body.text_record)),

    show: async ({ params }, { db, caller }) => ok(await textRecordRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      await TextRecord.update(db, caller, params.id, body.text_record, condition);
      return noContent();
    },

    destroy: destroyHandler((...by) => TextRecord.destroy(...by)),
  });
