/** `/text_records`: the texts of tags, each an original with its translations. */
import { z } from 'zod';
import { Gender, LanguageCode, TagRecordId } from '../primitives.ts';
import { withFilters } from './crud-resource.ts';
import { GenderField, LanguageField, MinorEdit, ReturnTag, recordSchema, TagReference, TextField } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { noContentResponse, notFound, resource } from './resource.ts';
import { Translation } from './translations.ts';

export const TextRecordFields = z.object({
  tag_id: TagRecordId.meta({ description: 'Record id of its tag', examples: [17] }),
  gender: Gender,
  text: z.string().meta({ description: 'The original text', examples: ['Welcome to the museum'] }),
  lang_code: LanguageCode.meta({ description: 'Language of the original text' }),
});
export type TextRecordFields = z.output<typeof TextRecordFields>;

const textRecord = recordSchema('/text_records', 'text record', TextRecordFields);

const TextRecord = textRecord.meta({ id: 'TextRecord', description: 'The text of a tag: its original.' });

const ShownTextRecord = textRecord
  .extend({
    translations: z.array(Translation).meta({ description: 'All its translations, including the original' }),
  })
  .meta({ id: 'ShownTextRecord', description: 'The text of a tag with its translations.' });

const gender = GenderField.meta({
  description: 'Gender of the voice that reads the text aloud. Default: `m`',
  examples: ['f'],
});

export const NewTextRecord = z
  .object({ tag_id: TagReference, gender, text: TextField, lang_code: LanguageField })
  .meta({ id: 'NewTextRecord', description: 'A new text record.' });
export type NewTextRecord = z.output<typeof NewTextRecord>;

export const TextRecordChanges = z
  .object({
    gender,
    text: TextField.optional(),
    lang_code: LanguageField.optional(),
    minor_edit: MinorEdit,
    tag_id: ReturnTag,
  })
  .meta({ id: 'TextRecordChanges', description: 'Changes to a text record.' });
export type TextRecordChanges = z.output<typeof TextRecordChanges>;

const operations = resource(
  {
    resource: 'text_records',
    path: '/text_records',
    group: 'text_record',
    beside: ['tag_id', 'minor_edit'],
    names: { one: 'TextRecord', many: 'TextRecords' },
    record: TextRecord,
    listed: TextRecord,
    shown: ShownTextRecord,
    create: NewTextRecord,
    update: TextRecordChanges,
    says: {
      index: "Returns the text records of the customer's tags; for an admin, all text records.",
      create: 'Adds the text to a tag. A tag can have at most one text record.',
      show: 'Returns the text record with its translations.',
      update:
        'Updates the original text, its language or the gender. Changing the original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Deletes the text record with all its translations.',
    },
    usual: { update: ['text', 'minor_edit'] },
  },
  { updated: noContentResponse, createFailures: {}, destroyFailures: notFound },
);

export const textRecords = { ...operations, index: withFilters(operations.index, WrittenFilters) };
