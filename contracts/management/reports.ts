/** `/reports`: visitors' reports of errors in texts and names. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { languageOf } from '../languages.ts';
import { LanguageCode, lenient, limits, RecordId, TagRecordId } from '../primitives.ts';
import { crudResource, operation, pathParamsOf, query } from './crud-resource.ts';
import { clearable, filled, recordOf } from './fields.ts';
import { mayBeAbsent } from './resource.ts';
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
    description: 'Names the original that it was, or was made from, when it was read: SHA-256 of language and text',
    examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
  }),
  words: z.string().meta({
    description: 'What the visitor says, exactly as typed: plain text of a stranger, in whatever language',
    examples: ['It was built in 1893, not in 1983.'],
  }),
  translation_id: RecordId.nullable().meta({
    description:
      'Record id of what is stored of it in that language: a translation, or for `name` a name translation; null where there is none any more',
    examples: [17],
  }),
  changed_since: z.boolean().meta({
    description: 'Whether visitors read something else there by now; a report counts until then',
    examples: [false],
  }),
  closed: z.boolean().meta({
    description:
      'Whether somebody has corrected what is there since, has said that it is right, or has let a machine make it again: then it does not count any more either',
    examples: [false],
  }),
});
export type ReportFields = z.output<typeof ReportFields>;

const Report = recordOf('/reports', 'report', ReportFields).meta({
  id: 'Report',
  description: 'What a visitor says is wrong with what they have read. It says nothing of who they are.',
});

const isText = (value: unknown) => typeof value === 'string';

/** A visitor's report from the page of a tag. Browsers send line breaks as CR LF. */
export const VisitorsReport = z.object({
  words: lenient((value) => (isText(value) ? value.replaceAll('\r\n', '\n') : value), filled(limits.report)),
  /** An unknown language counts as absent, as in all reading. */
  lang: lenient((value) => (isText(value) ? languageOf(value)?.code : undefined), LanguageCode.optional()),
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
    lang_code: LanguageCode.meta({ description: 'Language of the original, into which it is translated' }),
    provider: z.string().meta({ description: 'Whose work it is', examples: ['deepl'] }),
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
      index: "What visitors report of the customer's tags; for an admin, of all tags. A report is kept for 90 days.",
      show: 'The report.',
      destroy: 'Destroys the report. What it is about stays as it is.',
    },
  },
  { destroyFailures: mayBeAbsent },
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
    summary: "Translate a visitor's words",
    description:
      "What the visitor says, from the language of the page into that of the original: by a provider, under the caps of the tag's owner, and once. Words in the original's language are 422. After a 503 the same request may find it made.",
    metadata: { ...translate, takes: undefined, links: undefined },
  },
  right: {
    method: 'POST',
    path: `${description.path}/:id/right`,
    ...about,
    responses: right,
    summary: 'Say that what was reported is right',
    description: 'Closes the report, as what it is about is right as it is, which stays. One that is closed stays so.',
    metadata: { ...operation(description, 'right', 'closeReport', right), takes: undefined, links: undefined },
  },
} as const;
