/** `/translations`: the texts of tags, the originals among them, each in one language. */
import { z } from 'zod';
import { LanguageCode, limits, RecordId, TagRecordId, textParameter } from '../primitives.ts';
import { clearable, filled, LanguageField, MinorEdit, ReturnTag, recordOf, TagReference } from './fields.ts';
import { filtered } from './kept-resource.ts';
import { WrittenFilters } from './record-filters.ts';
import { mayBeAbsent, resource, updatedSilently } from './resource.ts';

/** How a translation came to be, and whether its original has changed since. Names have the same. */
export const provenance = {
  origin: z.enum(['original', 'machine', 'human']).meta({
    description:
      '`original`: typed in first; `machine`: the work of a provider; `human`: typed in or corrected by a person',
    examples: ['machine'],
  }),
  provider: z
    .string()
    .nullable()
    .meta({ description: 'The provider whose work it is; null for the work of a person', examples: ['deepl'] }),
  stale: z
    .boolean()
    .meta({ description: 'Whether the original has changed since it was translated', examples: [false] }),
  source_hash: z.string().meta({
    description: 'Names the original that it was made from: SHA-256 of its language and text',
    examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
  }),
};

export const TranslationFields = z.object({
  text_record_id: RecordId.meta({ description: 'Record id of the text record that it belongs to', examples: [9] }),
  tag_id: TagRecordId.meta({ description: 'Record id of its tag', examples: [17] }),
  lang_code: LanguageCode,
  text: z.string().meta({ description: 'The text', examples: ['Bienvenue au musée'] }),
  ...provenance,
});
export type TranslationFields = z.output<typeof TranslationFields>;

export const Translation = recordOf('/translations', 'translation', TranslationFields).meta({
  id: 'Translation',
  description: 'The text of a tag in one language.',
});

const kindOfWork = ['machine', 'human'] as const;

/** Why a machine translation can't be had right now. */
export const machineFailures = ['translation_pending', 'translation_unavailable', 'translation_cap_reached'] as const;

/** What adding a text or a name in a language takes. */
export const additionFields = (max: number) => ({
  tag_id: TagReference,
  lang_code: clearable(LanguageField).meta({ description: 'The language', examples: ['fr'] }),
  text: clearable(textParameter(max)).meta({
    description: 'The text, where it is the original or the work of a person; otherwise it is not used',
    examples: ['Welcome to the museum'],
  }),
  origin: clearable(z.enum(kindOfWork)).meta({
    description: '`human`: the given text is stored as the work of a person, and nothing is translated',
    examples: ['human'],
  }),
});

/** What changing a text or a name takes. */
export const changeFields = (max: number) => ({
  text: filled(max)
    .optional()
    .meta({ description: 'The text; stored as the work of a person', examples: ['Bienvenue au musée'] }),
  lang_code: LanguageField.optional().meta({
    description: 'The language; that of a machine translation is fixed',
    examples: ['fr'],
  }),
  minor_edit: MinorEdit,
  tag_id: ReturnTag,
});

export const NewTranslation = z
  .object(additionFields(limits.text))
  .meta({ id: 'NewTranslation', description: 'A text to be added to a tag.' });
export type NewTranslation = z.output<typeof NewTranslation>;

export const TranslationChanges = z
  .object(changeFields(limits.text))
  .meta({ id: 'TranslationChanges', description: 'What is to be changed of a translation.' });
export type TranslationChanges = z.output<typeof TranslationChanges>;

const operations = resource(
  {
    resource: 'translations',
    path: '/translations',
    group: 'translation',
    beside: ['tag_id', 'minor_edit'],
    names: { one: 'Translation', many: 'Translations' },
    record: Translation,
    listed: Translation,
    shown: Translation,
    create: NewTranslation,
    update: TranslationChanges,
    says: {
      index: "The translations of the customer's tags, originals included; for an admin, everybody's.",
      create:
        'Where the tag has no text, the given one becomes its original. Where it has, the original is translated into `lang_code` by machine and the given text is not used, unless `origin` is `human`. What is there already is answered as it is. When the translation takes too long or cannot be made right now, the answer is 503 and the same request finds it later.',
      show: 'The translation.',
      update:
        'Makes a machine translation the work of a person, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Destroys the translation; with the original, the whole text record.',
    },
    failures: { create: machineFailures },
    isMadeByRunner: true,
    usual: { create: ['lang_code'], update: ['text'] },
  },
  { updated: updatedSilently, createFailures: {}, destroyFailures: mayBeAbsent },
);

export const translations = { ...operations, index: filtered(operations.index, WrittenFilters) };
