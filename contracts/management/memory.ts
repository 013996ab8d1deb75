/** `/memory`: the translation memory, which saves paying providers twice. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { LanguageCode, LanguageCodeParameter, LimitParameter, limits, RecordId } from '../primitives.ts';
import { itemPath, operation, pathParamsOf, query, type RouteInput } from './crud-resource.ts';
import { nonBlankText, RecordReference, Timestamp } from './fields.ts';

const c = initContract();

export const MemoryEntry = z
  .object({
    id: RecordId.meta({ description: 'Id of the entry', examples: [17] }),
    source_lang_code: LanguageCode.meta({ description: 'Language of the original', examples: ['en'] }),
    lang_code: LanguageCode.meta({ description: 'Language of the translation' }),
    text: z.string().meta({ description: 'The translated text', examples: ['Sortie'] }),
    provider: z.string().meta({ description: 'Name of the provider that translated it', examples: ['deepl'] }),
    is_shared: z.boolean().meta({
      description:
        'Whether it is reused for everybody. Otherwise it is reused for one customer, or for the tags without an owner',
      examples: [true],
    }),
    customer_id: RecordId.nullable().meta({
      description:
        'Record id of the customer that it is reused for. Null if it is shared, or for tags without an owner',
      examples: [null],
    }),
    created_at: Timestamp.meta({ description: 'When it was created' }),
  })
  .meta({ id: 'MemoryEntry', description: "A provider's translation of a text." });
export type MemoryEntry = z.output<typeof MemoryEntry>;

export const MemoryQuery = z.object({
  text: nonBlankText(limits.text).meta({
    description:
      'The original text. Leading and trailing white space, line endings and Unicode composition are ignored',
    examples: ['Exit'],
  }),
  lang_code: LanguageCodeParameter.optional().meta({
    description: 'Returns only translations into this language',
    examples: ['fr'],
  }),
});
export type MemoryQuery = z.output<typeof MemoryQuery>;

const memory: RouteInput = { resource: 'translations', group: 'memory', names: { one: 'MemoryEntry' } };
const found = {
  200: z.array(MemoryEntry).meta({ description: 'The entries.' }),
  401: ErrorBody,
  403: ErrorBody,
  422: ValidationErrors,
} as const;
const forgotten = { 204: c.noBody(), 401: ErrorBody, 403: ErrorBody, 404: ErrorBody } as const;

export const memoryOperations = {
  index: {
    method: 'GET',
    path: '/memory',
    query: query.extend({
      limit: LimitParameter.optional().meta({
        description: 'Maximum number of entries to return. Default: all',
        examples: [100],
      }),
      after: RecordReference.optional().meta({
        description: 'Cursor for pagination: returns only entries with a larger id',
        examples: [17],
      }),
      ...MemoryQuery.shape,
    }),
    responses: found,
    summary: 'Look up a text in the translation memory',
    description:
      'Returns what providers have made of a text, in any source language, sorted by ascending id. It includes the work of providers that are no longer configured, which is not used. Admins only.',
    metadata: operation(memory, 'recall', 'listMemoryEntries', found),
  },
  destroy: {
    method: 'DELETE',
    path: itemPath('/memory'),
    pathParams: pathParamsOf(memory),
    query,
    body: c.noBody(),
    responses: forgotten,
    summary: 'Delete an entry of the translation memory',
    description:
      'Removes an entry. The next time the text is requested in that language, a provider is called. Translations that are stored at tags are kept. Admins only.',
    metadata: operation(memory, 'forget', 'destroyMemoryEntry', forgotten),
  },
} as const;
