/** `/translations`: the texts of tags, including originals, each in one language. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { LanguageCode, limits, RecordId, TagRecordId, textParameter } from '../primitives.ts';
import { operation, pathParamsOf, query, type RouteInput, withFilters } from './crud-resource.ts';
import { clearable, LanguageField, MinorEdit, nonBlankText, ReturnTag, recordSchema, TagReference } from './fields.ts';
import { WrittenFilters } from './record-filters.ts';
import { nameInWords, withArticle } from './record-words.ts';
import { nestedBody, noContentResponse, notFound, resource } from './resource.ts';

const exampleHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** The origin of a translation, and whether its original has changed since. Names have the same. */
export const provenance = {
  origin: z.enum(['original', 'machine', 'human']).meta({
    description:
      '`original`: the original. `machine`: translated by a provider, or taken over from another tag. `human`: entered or corrected by a person',
    examples: ['machine'],
  }),
  provider: z
    .string()
    .nullable()
    .meta({
      description:
        'The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null for the work of a person',
      examples: ['deepl'],
    }),
  stale: z
    .boolean()
    .meta({ description: 'Whether the original has changed since the translation was made', examples: [false] }),
  source_hash: z.string().meta({
    description: 'Hash of the original that it was made from: SHA-256 of its language and text',
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

export const Translation = recordSchema('/translations', 'translation', TranslationFields).meta({
  id: 'Translation',
  description: 'The text of a tag in one language.',
});

/** The hash of an original, as pages and records show it. An unknown hash counts as a change. */
const SourceHash = nonBlankText(64);

export const SourceHashRead = clearable(SourceHash).meta({
  description:
    'The `source_hash` of the original that was read. If the original has changed since, nothing is written, and the response is 409',
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
    description: 'The text, if it is the original or human work. Otherwise it is not used',
    examples: ['Welcome to the museum'],
  }),
  origin: clearable(z.enum(kindOfWork)).meta({
    description: '`human`: stores the given text as human work, without translating anything',
    examples: ['human'],
  }),
  source_hash: SourceHashRead,
});

/** The fields for changing a text or a name. */
export const changeFields = (max: number) => ({
  text: nonBlankText(max)
    .optional()
    .meta({ description: 'The text. Stored as the work of a person', examples: ['Bienvenue au musée'] }),
  lang_code: LanguageField.optional().meta({
    description: 'The language. That of a machine translation cannot be changed',
    examples: ['fr'],
  }),
  minor_edit: MinorEdit,
  tag_id: ReturnTag,
  source_hash: SourceHashRead,
});

export const NewTranslation = z
  .object(additionFields(limits.text))
  .meta({ id: 'NewTranslation', description: 'A new translation.' });
export type NewTranslation = z.output<typeof NewTranslation>;

export const TranslationChanges = z
  .object(changeFields(limits.text))
  .meta({ id: 'TranslationChanges', description: 'Changes to a translation.' });
export type TranslationChanges = z.output<typeof TranslationChanges>;

/** The confirmation that a translation is still right. */
const confirmationFields = z.object({
  source_hash: SourceHash.meta({
    description:
      'The `source_hash` of the original that the translation was compared with. If the original has changed since, the response is 409 with `X-Error-Reason: changed_meanwhile`',
    examples: [exampleHash],
  }),
});

/**
 * The operations on a translation beside its original: confirming it, or having a machine make it anew. Names have the
 * same.
 */
export function workOperations<const Path extends string, const Group extends string, Shown extends z.ZodType>(
  of: RouteInput & { path: Path; group: Group; shown: Shown },
) {
  const { path, group, names, shown } = of;
  const name = nameInWords(names.one);
  const responses = { 200: shown, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ValidationErrors } as const;
  return {
    confirm: {
      method: 'POST',
      path: `${path}/:id/confirm` as `${Path}/:id/confirm`,
      pathParams: pathParamsOf(of),
      query,
      body: nestedBody(group, confirmationFields),
      responses,
      summary: `Confirm ${withArticle(names.one)}`,
      description: `Confirms that the ${name} is correct for the current original. It becomes human work and is no longer stale; its text is not changed. Visitors' reports about it are closed. For an original, the response is 422. The field can also be sent at the top level, without the enclosing \`${group}\`.`,
      metadata: operation(of, 'confirm', `confirm${names.one}`, responses),
    },
    toMachine: {
      method: 'POST',
      path: `${path}/:id/to_machine` as `${Path}/:id/to_machine`,
      pathParams: pathParamsOf(of),
      query,
      body: initContract().noBody(),
      responses,
      summary: `Replace ${withArticle(names.one)} with a machine translation`,
      description: `Replaces the ${name} with a machine translation of the original. It never replaces the work of another person. Until the machine translation is ready, the current text stays in place and is served. A 422 or 503 response changes nothing; after a 503, repeat the same request to find the translation ready. The history keeps the replaced text. For an original, the response is 422.`,
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
      index:
        "Returns the translations of the customer's tags, including the originals; for an admin, all translations.",
      create:
        'Adds a translation to a tag. If the tag has no text, the given text becomes its original. If it has one, the original is machine-translated into `lang_code` and the given text is not used, unless `origin` is `human`. A translation that already exists is returned unchanged. If the translation takes too long or cannot be made at the moment, the response is 503; repeat the same request later to get it.',
      show: 'Returns the translation.',
      update:
        'Updates the translation. A machine translation becomes human work, which no machine overwrites. Changing an original makes its translations stale, unless `minor_edit` is given.',
      destroy: 'Deletes the translation. Deleting the original deletes the whole text record.',
    },
    failures: { create: [...machineFailures, 'read_before_change'], update: ['read_before_change'] },
    isMadeByRunner: true,
    usual: { create: ['lang_code'], update: ['text'] },
  },
  { updated: { ...noContentResponse, 409: ErrorBody }, createFailures: {}, destroyFailures: notFound },
);

export const translations = {
  ...operations,
  index: withFilters(operations.index, WrittenFilters),
  ...workOperations({
    resource: 'translations',
    path: '/translations',
    group: 'translation',
    names: { one: 'Translation' },
    shown: Translation,
    failures: { toMachine: machineFailures },
  }),
};
