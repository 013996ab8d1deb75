/** `/memory`: the translation memory, which saves paying providers twice. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { LanguageCode, LanguageCodeParameter, LimitParameter, limits, RecordId } from '../primitives.ts';
import { itemOf, type Operating, operation, pathParamsOf, query } from './crud-resource.ts';
import { filled, RecordReference, Timestamp } from './fields.ts';

const c = initContract();

export const MemoryEntry = z
  .object({
    id: RecordId.meta({ description: 'Id of the entry', examples: [17] }),
    source_lang_code: LanguageCode.meta({ description: 'The language of the original', examples: ['en'] }),
    lang_code: LanguageCode.meta({ description: 'The language that it was translated into' }),
    text: z.string().meta({ description: 'What it was translated to', examples: ['Sortie'] }),
    provider: z.string().meta({ description: 'The provider whose work it is', examples: ['deepl'] }),
    is_shared: z.boolean().meta({
      description: 'Whether it serves everybody; else it serves one customer, or the tags that are nobody’s',
      examples: [true],
    }),
    customer_id: RecordId.nullable().meta({
      description:
        'Record id of the customer that it serves; null where it is shared, or serves tags that are nobody’s',
      examples: [null],
    }),
    created_at: Timestamp.meta({ description: 'When it was made' }),
  })
  .meta({ id: 'MemoryEntry', description: 'What a provider has made of a text.' });
export type MemoryEntry = z.output<typeof MemoryEntry>;

export const MemoryQuery = z.object({
  text: filled(limits.text).meta({
    description:
      'The original: white space at its ends, line ends, and how its letters are composed make no difference',
    examples: ['Exit'],
  }),
  lang_code: LanguageCodeParameter.optional().meta({
    description: 'Only what it was translated to in this language',
    examples: ['fr'],
  }),
});
export type MemoryQuery = z.output<typeof MemoryQuery>;

const memory: Operating = { resource: 'translations', group: 'memory', names: { one: 'MemoryEntry' } };
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
      limit: LimitParameter.optional().meta({ description: 'At most so many; without it, all', examples: [100] }),
      after: RecordReference.optional().meta({ description: 'Only entries with a larger id', examples: [17] }),
      ...MemoryQuery.shape,
    }),
    responses: found,
    summary: 'Look a text up in the translation memory',
    description:
      'What providers have made of a text, in whatever language it is, by ascending id; also of a provider that is not configured any more, whose work is not used. For admins.',
    metadata: operation(memory, 'recall', 'listMemoryEntries', found),
  },
  destroy: {
    method: 'DELETE',
    path: itemOf('/memory'),
    pathParams: pathParamsOf(memory),
    query,
    body: c.noBody(),
    responses: forgotten,
    summary: 'Remove an entry of the translation memory',
    description:
      'The next time that somebody wants the text in that language, a provider is asked. What is stored at tags stays. For admins.',
    metadata: operation(memory, 'forget', 'destroyMemoryEntry', forgotten),
  },
} as const;
