/** `/keep_words`: the words of a museum that translations must not change. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { limits, RecordId } from '../primitives.ts';
import { destroyOperation, type ListedResource, listOperation, operation, query } from './crud-resource.ts';
import { CheckBox, nonBlankText } from './fields.ts';
import { nestedBody } from './resource.ts';

export const KeepWord = z
  .object({
    id: RecordId.meta({ description: 'Record id of the keep word', examples: [17] }),
    customer_id: RecordId.meta({ description: 'Record id of the customer whose texts it applies to', examples: [3] }),
    word: z.string().meta({ description: 'The word or words that are left unchanged', examples: ['Cutty Sark'] }),
    case_sensitive: z.boolean().meta({
      description: 'Whether case matters: only this exact spelling is left unchanged',
      examples: [false],
    }),
  })
  .meta({ id: 'KeepWord', description: 'A name that translations leave unchanged.' });
export type KeepWord = z.output<typeof KeepWord>;

export const NewKeepWord = z
  .object({
    word: nonBlankText(limits.keepWord).meta({
      description:
        'The word or words to leave unchanged. Only whole words match. Leading and trailing white space is removed.',
      examples: ['Cutty Sark'],
    }),
    case_sensitive: CheckBox.optional().meta({
      description:
        'Whether only this exact spelling is left unchanged. By default every spelling is, each as it is written in the text',
      examples: [false],
    }),
  })
  .meta({ id: 'NewKeepWord', description: 'A new keep word.' });
export type NewKeepWord = z.output<typeof NewKeepWord>;

const description = {
  resource: 'keep_words',
  path: '/keep_words',
  group: 'keep_word',
  names: { one: 'KeepWord', many: 'KeepWords' },
  listed: KeepWord,
  says: {
    index: "Returns the customer's keep words; for an admin, those of all customers.",
    destroy: 'Deletes the keep word. Later translations may translate it.',
  },
} as const satisfies ListedResource<string, typeof KeepWord, 'index' | 'destroy'>;

const created = { 201: KeepWord, 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 422: ValidationErrors } as const;

export const keepWords = {
  index: listOperation(description),
  create: {
    method: 'POST',
    path: description.path,
    query,
    body: nestedBody(description.group, NewKeepWord),
    responses: created,
    summary: 'Create a keep word',
    description: `Creates a keep word. From then on, translations leave it unchanged wherever it occurs in the customer's texts. Machine translations of texts that contain it become stale and are made again. A customer can have at most ${limits.keepWords} keep words. The fields can also be sent at the top level, without the enclosing \`keep_word\`, or as a form (\`keep_word[field]=value\`).`,
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
