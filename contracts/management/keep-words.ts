/** `/keep_words`: the words of a museum that translations must not change. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { limits, RecordId } from '../primitives.ts';
import { destroyOperation, type ListedResource, listOperation, operation, query } from './crud-resource.ts';
import { CheckBox, filled } from './fields.ts';
import { bodyOf } from './resource.ts';

export const KeepWord = z
  .object({
    id: RecordId.meta({ description: 'Record id of the keep word', examples: [17] }),
    customer_id: RecordId.meta({ description: 'Record id of the customer whose texts it is for', examples: [3] }),
    word: z.string().meta({ description: 'What stays as it is', examples: ['Cutty Sark'] }),
    case_sensitive: z.boolean().meta({
      description: 'Whether only this spelling stays, with its small and capital letters',
      examples: [false],
    }),
  })
  .meta({ id: 'KeepWord', description: 'A name that stays as it is in all translations.' });
export type KeepWord = z.output<typeof KeepWord>;

export const NewKeepWord = z
  .object({
    word: filled(limits.keepWord).meta({
      description: 'A name, of one word or several. It is found as whole words; white space around it is cut off.',
      examples: ['Cutty Sark'],
    }),
    case_sensitive: CheckBox.optional().meta({
      description: 'Whether only this spelling stays; by default all do, each as it is written in the text',
      examples: [false],
    }),
  })
  .meta({ id: 'NewKeepWord', description: 'A name that is to stay as it is.' });
export type NewKeepWord = z.output<typeof NewKeepWord>;

const description = {
  resource: 'keep_words',
  path: '/keep_words',
  group: 'keep_word',
  names: { one: 'KeepWord', many: 'KeepWords' },
  listed: KeepWord,
  says: {
    index: "The customer's words; for an admin, everybody's.",
    destroy: 'Destroys the word: what is translated from now on may translate it.',
  },
} as const satisfies ListedResource<string, typeof KeepWord, 'index' | 'destroy'>;

const created = { 201: KeepWord, 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 422: ValidationErrors } as const;

export const keepWords = {
  index: listOperation(description),
  create: {
    method: 'POST',
    path: description.path,
    query,
    body: bodyOf(description.group, NewKeepWord),
    responses: created,
    summary: 'Create a keep word',
    description: `From now on it stays as it is wherever a text of the customer's has it. Translations by machine of such texts are out of date, and are made anew. A customer has at most ${limits.keepWords} words. The fields may also stand flat, without \`keep_word\` around them, and come as a form (\`keep_word[field]=value\`).`,
    metadata: {
      ...operation(description, 'create', 'createKeepWord', created),
      headers: ['Idempotency-Replayed'],
      links: { destroyKeepWord: { id: '$response.body#/id' } },
    },
  },
  destroy: (({ metadata, ...destroy }) => ({ ...destroy, metadata: { ...metadata, takes: undefined } }))(
    destroyOperation(description, { 404: ErrorBody }),
  ),
} as const;
