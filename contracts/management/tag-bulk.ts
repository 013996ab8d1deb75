/** Bulk changes of tags, all or nothing. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter, listOf, TagRecordIdParameter } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { filled, RecordReference } from './fields.ts';
import { bodyOf } from './resource.ts';
import { inLanguage, mostLetters, TagFilters } from './tag-filters.ts';

/** The most tags of one change. */
export const mostTags = 10_000;

export const bulkActions = ['move', 'hide', 'show', 'give', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const { q } = TagFilters.shape;

/** A bulk change must not ignore a filter: blank words are invalid rather than all tags. */
const FoundTags = inLanguage(
  z.strictObject({
    ...TagFilters.shape,
    q: filled(mostLetters)
      .optional()
      .meta(q.meta() ?? {}),
  }),
).meta({
  id: 'TagFilters',
  description: 'Tags by the filters of the list: those of which all of this is true. `{}` means all tags.',
});

export const TagBulk = z
  .object({
    action: z.enum(bulkActions).meta({
      description:
        '`move`: to the place `place_id`; `hide`: not open to visitors yet; `show`: open to them; `give`: to the customer `customer_id`, only by an admin, and out of places that belong to others; `delete`: with texts and names, their hardware stays and is free',
      examples: ['move'],
    }),
    tag_ids: listOf(TagRecordIdParameter, mostTags, z.array(TagRecordIdParameter).min(1).max(mostTags))
      .optional()
      .meta({ description: 'The tags, by record id; instead of `found`', examples: [[17]] }),
    found: FoundTags.optional().meta({
      description: 'The tags, by what they are; instead of `tag_ids`',
      examples: [{ place_id: '3' }],
    }),
    place_id: RecordReference.nullable()
      .optional()
      .meta({
        description: "For `move`: record id of a place of the tags' customer; null: out of their places",
        examples: [3],
      }),
    customer_id: RecordReference.optional().meta({
      description: 'For `give`: record id of the customer that they are given to',
      examples: [5],
    }),
    count: integerParameter(1, mostTags)
      .optional()
      .meta({
        description:
          'How many tags there are. Where it is another number by then, nothing is done. Required with `found` and for `delete`',
        examples: [1],
      }),
  })
  .meta({ id: 'TagBulk', description: 'What is to be done with many tags.' });
export type TagBulk = z.output<typeof TagBulk>;

const number = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .optional()
    .meta({ description: `With \`dry_run\`: ${description}`, examples: [example] });

export const TagBulkResult = z
  .object({
    count: z
      .int()
      .min(1)
      .meta({ description: 'How many tags they are', examples: [1] }),
    translations: number('texts of theirs in all languages, originals among them', 12),
    human: number('texts and names of theirs that people have translated', 3),
    names: number('names of theirs in all languages, originals among them', 10),
    hardwares: number('hardware items that are attached to them', 2),
  })
  .meta({ id: 'TagBulkResult', description: 'What was done with many tags, or would be.' });
export type TagBulkResult = z.output<typeof TagBulkResult>;

const responses = {
  200: TagBulkResult,
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  409: ErrorBody,
  422: ValidationErrors,
} as const;

export const changeTags = {
  method: 'POST',
  path: '/Tags/bulk',
  query: query.extend({
    dry_run: integerParameter(0, 1)
      .optional()
      .meta({ description: '`1`: nothing is done; the answer tells what would be', examples: [1] }),
  }),
  body: bodyOf('bulk', TagBulk),
  responses,
  summary: 'Change many tags',
  description: `Moves, hides, shows, gives away or deletes up to ${mostTags} tags: those that are named, or all that filters find. It is done with all of them or with none; one that the caller does not reach is answered as one that does not exist. With \`dry_run=1\` nothing is done, and the answer counts what goes with the tags. Where \`count\` is not how many there are by then, the answer is 409 with \`X-Error-Reason: found_changed\`.`,
  metadata: operation(
    {
      resource: 'tags',
      group: 'bulk',
      names: { one: 'TagRecord' },
      failures: { bulk: ['found_changed'] },
      usual: { bulk: ['action', 'tag_ids', 'place_id'] },
    },
    'bulk',
    'changeTags',
    responses,
  ),
} as const;
