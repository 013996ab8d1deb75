/** `/name_translations`: the names of tags, including originals, each in one language. */
import { z } from 'zod';
import { ErrorBody } from '../failures.ts';
import { LanguageCode, limits, TagRecordId } from '../primitives.ts';
import { withFilters } from './crud-resource.ts';
import { recordSchema } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { notFound, resource, updatedRecord } from './resource.ts';
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
  recordSchema('/name_translations', 'name translation', fields);

export const NameTranslation = nameTranslation(NameTranslationFields).meta({
  id: 'NameTranslation',
  description: 'The name of a tag in one language.',
});

const ListedNameTranslation = nameTranslation(listedFields).meta({
  id: 'ListedNameTranslation',
  description: 'The name of a tag in one language, as listed.',
});

const NewNameTranslation = z
  .object(additionFields(limits.name))
  .meta({ id: 'NewNameTranslation', description: 'A new name of a tag.' });

const NameTranslationChanges = z
  .object(changeFields(limits.name))
  .meta({ id: 'NameTranslationChanges', description: 'Changes to a name translation.' });

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
      index:
        "Returns the names of all tags, to every customer. (The operator can restrict it to the names of the caller's own tags.)",
      create:
        'Adds a name to a tag. If the tag has no name, the given text becomes its original. If it has one, the original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A name translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the moment, the response is 503; repeat the same request later to get it.',
      show: 'Returns the name translation.',
      update:
        'Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Deletes the name translation. Deleting the original deletes all names of the tag.',
    },
    failures: { create: [...machineFailures, 'read_before_change'], update: ['read_before_change'] },
    isMadeByRunner: true,
    usual: { create: ['lang_code', 'text'], update: ['text'] },
  },
  { updated: { ...updatedRecord(NameTranslation), 409: ErrorBody }, createFailures: {}, destroyFailures: notFound },
);

export const nameTranslations = {
  ...operations,
  index: withFilters(operations.index, WrittenFilters),
  ...workOperations({
    resource: 'name_translations',
    path: '/name_translations',
    group: 'name_translation',
    names: { one: 'NameTranslation' },
    shown: NameTranslation,
    failures: { toMachine: machineFailures },
  }),
};
