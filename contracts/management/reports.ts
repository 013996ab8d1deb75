/** `/reports`: visitors' reports of errors in texts and names. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lookUpLanguage } from '../languages.ts';
import { LanguageCode, lenient, limits, RecordId, TagRecordId } from '../primitives.ts';
import { crudResource, operation, pathParamsOf, query } from './crud-resource.ts';
import { clearable, nonBlankText, recordSchema } from './fields.ts';
import { notFound } from './resource.ts';
import { machineFailures } from './translations.ts';

const c = initContract();

export const ReportedPart = z.enum(['text', 'name']).meta({
  description: 'What was read: the text of the tag, or its name',
  examples: ['text'],
});
export type ReportedPart = z.output<typeof ReportedPart>;

export const ReportFields = z.object({
  tag_id: TagRecordId.meta({ description: 'Record id of the tag', examples: [17] }),
  part: ReportedPart,
  lang_code: LanguageCode.meta({ description: 'Language of what was read' }),
  source_hash: z.string().meta({
    description: 'Hash of the original that it was, or was made from, when it was read: SHA-256 of language and text',
    examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
  }),
  words: z.string().meta({
    description: 'What the visitor says, exactly as entered: plain text from an unknown person, in any language',
    examples: ['It was built in 1893, not in 1983.'],
  }),
  translation_id: RecordId.nullable().meta({
    description:
      'Record id of what is stored in that language: a translation or, for `name`, a name translation. Null if there is none any more',
    examples: [17],
  }),
  changed_since: z.boolean().meta({
    description: 'Whether visitors now read something else there. A report counts until then',
    examples: [false],
  }),
  closed: z.boolean().meta({
    description:
      'Whether the report is closed: somebody has corrected what is there, has marked it as correct, or has had a machine translate it again. A closed report no longer counts',
    examples: [false],
  }),
});
export type ReportFields = z.output<typeof ReportFields>;

const Report = recordSchema('/reports', 'report', ReportFields).meta({
  id: 'Report',
  description: "A visitor's report about a mistake in what they have read. It does not identify the visitor.",
});

const isText = (value: unknown) => typeof value === 'string';

/** A visitor's report from the page of a tag. Browsers send line breaks as CR LF. */
export const VisitorsReport = z.object({
  words: lenient((value) => (isText(value) ? value.replaceAll('\r\n', '\n') : value), nonBlankText(limits.report)),
  /** An unknown language counts as absent, as in all reading. */
  lang: lenient((value) => (isText(value) ? lookUpLanguage(value)?.code : undefined), LanguageCode.optional()),
  part: clearable(ReportedPart),
  /** The hash of the text that was read; absent: the one served now. */
  hash: clearable(z.string().regex(/^[0-9a-f]{64}$/, { error: 'is not what the page has said' })),
});
export type VisitorsReport = z.output<typeof VisitorsReport>;

const description = {
  resource: 'reports',
  path: '/reports',
  group: 'report',
  names: { one: 'Report', many: 'Reports' },
  listed: Report,
  shown: Report,
} as const;

export const TranslatedReport = z
  .object({
    words: z.string().meta({ description: 'What the visitor says', examples: ['It was built in 1893, not in 1983.'] }),
    lang_code: LanguageCode.meta({ description: 'Language of the original, the target language' }),
    provider: z.string().meta({ description: 'Name of the provider that translated it', examples: ['deepl'] }),
  })
  .meta({ id: 'TranslatedReport', description: "A visitor's words in the language of the original." });
export type TranslatedReport = z.output<typeof TranslatedReport>;

const translated = {
  200: TranslatedReport,
  401: ErrorBody,
  404: ErrorBody,
  422: ValidationErrors,
  503: ErrorBody,
} as const;

const right = { 200: Report, 401: ErrorBody, 404: ErrorBody } as const;

const operations = crudResource(
  {
    ...description,
    says: {
      index:
        "Returns visitors' reports about the customer's tags; for an admin, about all tags. Reports are kept for 90 days.",
      show: 'Returns the report.',
      destroy: 'Deletes the report. What it is about is not changed.',
    },
  },
  { destroyFailures: notFound },
);

const about = {
  pathParams: pathParamsOf(description),
  query,
  body: c.noBody(),
} as const;

const translate = operation(
  { ...description, failures: { translate: machineFailures } },
  'translate',
  'translateReport',
  translated,
);

export const reports = {
  ...operations,
  translate: {
    method: 'POST',
    path: `${description.path}/:id/translate`,
    ...about,
    responses: translated,
    summary: 'Translate the words of a report',
    description:
      "Translates what the visitor says from the language of the page into that of the original. A provider does this once, within the translation caps of the tag's owner. If the words are already in the original's language, the response is 422. After a 503, repeat the same request to find the translation ready.",
    metadata: { ...translate, takes: undefined, links: undefined },
  },
  right: {
    method: 'POST',
    path: `${description.path}/:id/right`,
    ...about,
    responses: right,
    summary: 'Close a report',
    description:
      'Closes the report because what it is about is correct; that is not changed. Closing a closed report has no effect.',
    metadata: { ...operation(description, 'right', 'closeReport', right), takes: undefined, links: undefined },
  },
} as const;
