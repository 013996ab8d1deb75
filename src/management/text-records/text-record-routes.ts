/** The pages of `/text_records`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { filledFrom } from '../../html/version.ts';
import { queryOf } from '../../http/parameters.ts';
import { resourcePages, tagNamedIn } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { choosing, nameOf, namesOf } from '../../model/access/calling.ts';
import { Tag } from '../../model/tags/tag.ts';
import { TextRecord } from '../../model/text-record.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { textRecordForm, textRecordPage, textRecordsPage } from './text-record-views.ts';

export interface TextRecordPagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  machine: MachineTranslation;
}

export const textRecordPages = ({ db, searches, machine }: TextRecordPagesOptions): Router =>
  resourcePages(management.textRecords, {
    index: async ({ actor }, query) => {
      const list = await browse(TextRecord, searches, actor, query);
      return textRecordsPage(
        list,
        await namesOf(
          Tag,
          db,
          actor,
          list.rows.map(({ tag_id }) => tag_id),
        ),
      );
    },

    show: async ({ actor }, id) => {
      const record = await TextRecord.find(db, actor, id);
      const tag = await nameOf(Tag, db, actor, record.tag_id);
      return textRecordPage(record, await TextRecord.translations(db, actor, id), tag);
    },

    references: { tag_id: ({ actor }, words) => choosing(Tag, searches, actor).idsFor(words) },

    blank: async (req, draft) => {
      const values = draft?.values ?? { tag_id: queryOf(req).tag_id };
      return textRecordForm({
        tags: await choosing(Tag, searches, req.actor).offer(values.tag_id),
        values,
        errors: draft?.errors,
      });
    },

    edit: async ({ actor }, id, draft) => {
      const record = await TextRecord.find(db, actor, id);
      const tags = await choosing(Tag, searches, actor).offer(record.tag_id);
      return textRecordForm({ record, tags, ...filledFrom(record.toJSON(), draft) });
    },

    record: (on, { actor }, id) => TextRecord.find(on, actor, id),

    create: async ({ actor }, { text_record }) => {
      const { tag_id } = await TextRecord.create(db, actor, text_record);
      return { to: `/Tags/${tag_id}`, message: 'The text is added.' };
    },

    update: async (req, id, { text_record }, form) => {
      const { tag_id } = await TextRecord.find(db, req.actor, id);
      const condition = form.unchanged(TextRecord.asStored(text_record));
      await TextRecord.update(db, req.actor, id, text_record, machine, condition);
      return { to: `/Tags/${tagNamedIn(req, 'text_record') ?? tag_id}`, message: 'The text is saved.' };
    },

    destroy: async (req, id) => {
      const { tag_id } = await TextRecord.find(db, req.actor, id);
      await TextRecord.destroy(db, req.actor, id);
      return { to: `/Tags/${tagNamedIn(req, 'text_record') ?? tag_id}`, message: 'The text is deleted.' };
    },
  });
