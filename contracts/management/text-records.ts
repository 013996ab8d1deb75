/** `/text_records`: the texts of tags, each an original with its translations. */
import { z } from 'zod';
import { Gender, LanguageCode, TagRecordId } from '../primitives.ts';
import { filtered } from './crud-resource.ts';
import { GenderField, LanguageField, MinorEdit, ReturnTag, recordOf, TagReference, TextField } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { mayBeAbsent, resource, updatedSilently } from './resource.ts';
import { Translation } from './translations.ts';

export const TextRecordFields = z.object({
  tag_id: TagRecordId.meta({ description: 'Record id of its tag', examples: [17] }),
  gender: Gender,
  text: z.string().meta({ description: 'The original text', examples: ['Welcome to the museum'] }),
  lang_code: LanguageCode.meta({ description: 'Language of the original text' }),
});
export type TextRecordFields = z.output<typeof TextRecordFields>;

const textRecord = recordOf('/text_records', 'text record', TextRecordFields);

const TextRecord = textRecord.meta({ id: 'TextRecord', description: 'The text of a tag, by its original.' });

const ShownTextRecord = textRecord
  .extend({
    translations: z.array(Translation).meta({ description: 'All its translations, the original among them' }),
  })
  .meta({ id: 'ShownTextRecord', description: 'The text of a tag with its translations.' });

const gender = GenderField.meta({
  description: 'Gender of the voice that reads the text aloud; `m` where absent or blank',
  examples: ['f'],
});

export const NewTextRecord = z
  .object({ tag_id: TagReference, gender, text: TextField, lang_code: LanguageField })
  .meta({ id: 'NewTextRecord', description: 'A text record to be made.' });
export type NewTextRecord = z.output<typeof NewTextRecord>;

export const TextRecordChanges = z
  .object({
    gender,
    text: TextField.optional(),
    lang_code: LanguageField.optional(),
    minor_edit: MinorEdit,
    tag_id: ReturnTag,
  })
  .meta({ id: 'TextRecordChanges', description: 'What is to be changed of a text record.' });
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
      index: "The text records of the customer's tags; for an admin, everybody's.",
      create: 'Gives a tag its text. A tag has one text record at most.',
      show: 'The text record with its translations.',
      update:
        'Changes the original text, its language or the gender. A changed original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Destroys the text record with all its translations.',
    },
    usual: { update: ['text', 'minor_edit'] },
  },
  { updated: updatedSilently, createFailures: {}, destroyFailures: mayBeAbsent },
);

export const textRecords = { ...operations, index: filtered(operations.index, WrittenFilters) };
