/** `/translations`: the texts of tags, including originals, each in one language. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { LanguageCode, limits, RecordId, TagRecordId, textParameter } from '../primitives.ts';
import { filtered, type Operating, operation, pathParamsOf, query, words } from './crud-resource.ts';
import { clearable, filled, LanguageField, MinorEdit, ReturnTag, recordOf, TagReference } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { bodyOf, mayBeAbsent, resource, updatedSilently } from './resource.ts';

const exampleHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** The origin of a translation, and whether its original has changed since. Names have the same. */
export const provenance = {
  origin: z.enum(['original', 'machine', 'human']).meta({
    description:
      '`original`: typed in first; `machine`: the work of a provider, or taken over from another tag; `human`: typed in or corrected by a person',
    examples: ['machine'],
  }),
  provider: z
    .string()
    .nullable()
    .meta({
      description:
        'The provider whose work it is; `memory`: that of a person, on another tag of the same customer with the same original; null for the work of a person',
      examples: ['deepl'],
    }),
  stale: z
    .boolean()
    .meta({ description: 'Whether the original has changed since it was translated', examples: [false] }),
  source_hash: z.string().meta({
    description: 'Names the original that it was made from: SHA-256 of its language and text',
    examples: [exampleHash],
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

/** The hash of an original, as pages and records show it. An unknown hash counts as a change. */
const SourceHash = filled(64);

export const SourceHashRead = clearable(SourceHash).meta({
  description:
    'The `source_hash` of the original that was read. Where it is another by now, nothing is written, and the answer is 409',
  examples: [exampleHash],
});

const kindOfWork = ['machine', 'human'] as const;

/** The failures of machine translations. */
export const machineFailures = ['translation_pending', 'translation_unavailable', 'translation_cap_reached'] as const;

/** The fields for adding a text or a name in a language. */
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
  source_hash: SourceHashRead,
});

/** The fields for changing a text or a name. */
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
  source_hash: SourceHashRead,
});

export const NewTranslation = z
  .object(additionFields(limits.text))
  .meta({ id: 'NewTranslation', description: 'A text to be added to a tag.' });
export type NewTranslation = z.output<typeof NewTranslation>;

export const TranslationChanges = z
  .object(changeFields(limits.text))
  .meta({ id: 'TranslationChanges', description: 'What is to be changed of a translation.' });
export type TranslationChanges = z.output<typeof TranslationChanges>;

/** The confirmation that a translation is still right. */
const confirmationFields = z.object({
  source_hash: SourceHash.meta({
    description:
      'The `source_hash` of the original that it was compared with. Where it is another by now, the answer is 409',
    examples: [exampleHash],
  }),
});

/**
 * The operations on a translation beside its original: confirming it, or having a machine make it anew. Names have the
 * same.
 */
export function workOperations<const Path extends string, const Group extends string, Shown extends z.ZodType>(
  of: Operating & { path: Path; group: Group; shown: Shown },
) {
  const { path, group, names, shown } = of;
  const one = words(names.one);
  const responses = { 200: shown, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ValidationErrors } as const;
  return {
    confirm: {
      method: 'POST',
      path: `${path}/:id/confirm` as `${Path}/:id/confirm`,
      pathParams: pathParamsOf(of),
      query,
      body: bodyOf(group, confirmationFields),
      responses,
      summary: `Confirm a ${one}`,
      description: `Says that the ${one} is right for its original as that is now: it is the work of a person from then on, and not stale. Its text stays as it is. Reports of visitors on it are closed. An original is 422. The field may also stand flat, without \`${group}\` around it.`,
      metadata: operation(of, 'confirm', `confirm${names.one}`, responses),
    },
    toMachine: {
      method: 'POST',
      path: `${path}/:id/to_machine` as `${Path}/:id/to_machine`,
      pathParams: pathParamsOf(of),
      query,
      body: initContract().noBody(),
      responses,
      summary: `Give a ${one} back to the machine`,
      description: `Puts what a machine makes of the original in the place of the ${one}, never the work of another person. Until that is there, the present text stays and is served. A 422 and a 503 change nothing; after a 503 the same request may find it made. The history keeps what was there. An original is 422.`,
      metadata: operation(of, 'toMachine', `give${names.one}ToMachine`, responses),
    },
  } as const;
}

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
    failures: { create: [...machineFailures, 'read_before_change'], update: ['read_before_change'] },
    isMadeByRunner: true,
    usual: { create: ['lang_code'], update: ['text'] },
  },
  { updated: { ...updatedSilently, 409: ErrorBody }, createFailures: {}, destroyFailures: mayBeAbsent },
);

export const translations = {
  ...operations,
  index: filtered(operations.index, WrittenFilters),
  ...workOperations({
    resource: 'translations',
    path: '/translations',
    group: 'translation',
    names: { one: 'Translation' },
    shown: Translation,
    failures: { toMachine: machineFailures },
  }),
};
