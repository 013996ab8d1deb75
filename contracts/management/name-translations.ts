/** `/name_translations`: the names of tags, including originals, each in one language. */
import { z } from 'zod';
import { ErrorBody } from '../failures.ts';
import { LanguageCode, limits, TagRecordId } from '../primitives.ts';
import { filtered } from './crud-resource.ts';
import { recordOf } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { mayBeAbsent, resource, updatedRecord } from './resource.ts';
import { additionFields, changeFields, machineFailures, provenance, workOperations } from './translations.ts';

/** The index shows names to every customer, limited to the fields that the API makes public. */
const listedFields = z.object({
  tag_id: TagRecordId.meta({ description: 'Record id of its tag', examples: [17] }),
  lang_code: LanguageCode,
  text: z.string().meta({ description: 'The name', examples: ['Entrée'] }),
});

export const NameTranslationFields = listedFields.extend(provenance);
export type NameTranslationFields = z.output<typeof NameTranslationFields>;

const nameTranslation = <F extends z.ZodObject>(fields: F) =>
  recordOf('/name_translations', 'name translation', fields);

export const NameTranslation = nameTranslation(NameTranslationFields).meta({
  id: 'NameTranslation',
  description: 'The name of a tag in one language.',
});

const ListedNameTranslation = nameTranslation(listedFields).meta({
  id: 'ListedNameTranslation',
  description: 'The name of a tag in one language, as the list has it.',
});

const NewNameTranslation = z
  .object(additionFields(limits.name))
  .meta({ id: 'NewNameTranslation', description: 'A name to be added to a tag.' });

const NameTranslationChanges = z
  .object(changeFields(limits.name))
  .meta({ id: 'NameTranslationChanges', description: 'What is to be changed of a name translation.' });

const operations = resource(
  {
    resource: 'name_translations',
    path: '/name_translations',
    group: 'name_translation',
    beside: ['tag_id', 'minor_edit'],
    names: { one: 'NameTranslation', many: 'NameTranslations' },
    record: NameTranslation,
    listed: ListedNameTranslation,
    shown: NameTranslation,
    create: NewNameTranslation,
    update: NameTranslationChanges,
    says: {
      index: 'The names of all tags, for every customer (the operator can narrow it to those of one’s own tags).',
      create:
        'Where the tag has no name, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later.',
      show: 'The name translation.',
      update:
        'Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Destroys the name translation; with the original, all names of the tag.',
    },
    failures: { create: [...machineFailures, 'read_before_change'], update: ['read_before_change'] },
    isMadeByRunner: true,
    usual: { create: ['lang_code', 'text'], update: ['text'] },
  },
  { updated: { ...updatedRecord(NameTranslation), 409: ErrorBody }, createFailures: {}, destroyFailures: mayBeAbsent },
);

export const nameTranslations = {
  ...operations,
  index: filtered(operations.index, WrittenFilters),
  ...workOperations({
    resource: 'name_translations',
    path: '/name_translations',
    group: 'name_translation',
    names: { one: 'NameTranslation' },
    shown: NameTranslation,
    failures: { toMachine: machineFailures },
  }),
};
