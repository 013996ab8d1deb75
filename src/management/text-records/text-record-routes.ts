/** The pages of `/text_records`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { WrittenListQuery } from '../../../contracts/management/record-filters.ts';
import { withoutUnchangedText } from '../../../contracts/text.ts';
import { visibleTexts } from '../../html/search-excerpts.ts';
import { formState } from '../../html/version.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { type ResourcePages, referredId, resourcePages } from '../../http/resource-pages.ts';
import { collectSections, type SectionOf } from '../../http/sections.ts';
import { emptyPage } from '../../model/access/browse.ts';
import { choicesAmong, idResolver, readNamesInColumn, readRecordName } from '../../model/access/record-names.ts';
import { listRecords, referredTo } from '../../model/record-list.ts';
import { findMatches } from '../../model/tags/search-excerpts.ts';
import { Tag } from '../../model/tags/tag.ts';
import { TextRecord } from '../../model/text-record.ts';
import { textRecordForm, textRecordPage, textRecordsPage } from './text-record-views.ts';

/** Sections of other features on a text record's page, in order. */
type Sections = readonly SectionOf<TextRecord>[];

type Pages = ResourcePages<typeof management.textRecords>;

export const textRecordPages = (sections: Sections): Router =>
  resourcePages(management.textRecords, { ...pages(sections), ...forms, ...writes });

const textRecordList = filteredList({
  query: WrittenListQuery,
  referred: referredTo,
  read: (call, query, position) => listRecords(TextRecord, call, query, position),
  nothing: emptyPage,
  draw: async ({ caller, db, searches }, list, requested) => {
    const tags = await readNamesInColumn(Tag, db, caller, list.rows, 'tag_id');
    return textRecordsPage(
      list,
      tags,
      requested,
      await findMatches(searches, visibleTexts(list.rows, tags), list.words),
    );
  },
});

const pages = (sections: Sections): Pick<Pages, 'index' | 'show'> => ({
  index: (call, _query, errors) => textRecordList(call, errors),

  show: async (call, id) => {
    const { caller, db } = call;
    const record = await TextRecord.find(db, caller, id);
    const tag = await readRecordName(Tag, db, caller, record.tag_id);
    return textRecordPage(record, tag, await collectSections(sections, { call, record }));
  },
});

const forms: Pick<Pages, 'references' | 'blank' | 'edit'> = {
  references: { tag_id: idResolver(Tag) },

  blank: async ({ caller, searches, query }, draft) => {
    const values = draft?.values ?? { tag_id: query.tag_id };
    const tags = await choicesAmong(Tag, searches, caller).offer(values.tag_id);
    return textRecordForm({ tags, values, errors: draft?.errors });
  },

  edit: async ({ caller, db, searches }, id, draft) => {
    const record = await TextRecord.find(db, caller, id);
    const tags = await choicesAmong(Tag, searches, caller).offer(record.tag_id);
    return textRecordForm({ record, tags, ...formState(record.toJSON(), draft) });
  },
};

const writes: Pick<Pages, 'record' | 'create' | 'update' | 'destroy'> = {
  record: ({ caller, db }, id) => TextRecord.find(db, caller, id),

  create: (call, { text_record }) =>
    submitOnce(call, async ({ caller, db }) => {
      const { tag_id } = await TextRecord.create(db, caller, text_record);
      return { to: `/Tags/${tag_id}`, message: 'The text is added.' };
    }),

  update: async (call, id, { text_record }, form) => {
    const { caller, db } = call;
    const { tag_id, text } = await TextRecord.find(db, caller, id);
    const changes = withoutUnchangedText(text_record, text);
    const condition = form.unchanged(TextRecord.asStored(changes));
    await TextRecord.update(db, caller, id, changes, condition);
    return { to: afterwards(call, tag_id), message: 'The text is saved.' };
  },

  destroy: async (call, id) => {
    const { caller, db } = call;
    const { tag_id } = await TextRecord.find(db, caller, id);
    await TextRecord.destroy(db, caller, id);
    return { to: afterwards(call, tag_id), message: 'The text is deleted.' };
  },
};

/** The page of the named tag, or of the record's own. */
const afterwards = (call: PageCall, own: number): string =>
  `/Tags/${referredId(call, management.textRecords.update, 'tag_id') ?? own}`;
