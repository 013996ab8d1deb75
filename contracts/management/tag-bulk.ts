/** Bulk changes of tags, all or nothing. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter, listOf, TagRecordIdParameter } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { nonBlankText, RecordReference } from './fields.ts';
import { nestedBody } from './resource.ts';
import { maxSearchLetters, TagFilters, withRequiredLanguage } from './tag-filters.ts';

/** The most tags of one change. */
export const maxBulkTags = 10_000;

export const bulkActions = ['move', 'hide', 'show', 'give', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const { q } = TagFilters.shape;

/** A bulk change must not ignore a filter: blank words are invalid rather than all tags. */
const FoundTags = withRequiredLanguage(
  z.strictObject({
    ...TagFilters.shape,
    q: nonBlankText(maxSearchLetters)
      .optional()
      .meta(q.meta() ?? {}),
  }),
).meta({
  id: 'TagFilters',
  description: 'Selects tags by the filters of the list: the tags that match all of them. `{}` selects all tags.',
});

export const TagBulk = z
  .object({
    action: z.enum(bulkActions).meta({
      description:
        '`move`: to the place `place_id`. `hide`: hides the tags from visitors. `show`: opens them to visitors. `give`: transfers them to the customer `customer_id` and removes them from places that belong to others; admins only. `delete`: deletes them with their texts and names; their hardware is kept and becomes free',
      examples: ['move'],
    }),
    tag_ids: listOf(TagRecordIdParameter, maxBulkTags, z.array(TagRecordIdParameter).min(1).max(maxBulkTags))
      .optional()
      .meta({ description: 'Record ids of the tags. Cannot be combined with `found`', examples: [[17]] }),
    found: FoundTags.optional().meta({
      description: 'Filters that select the tags. Cannot be combined with `tag_ids`',
      examples: [{ place_id: '3' }],
    }),
    place_id: RecordReference.nullable()
      .optional()
      .meta({
        description: "For `move`: record id of a place of the tags' customer. Null: removes the tags from their places",
        examples: [3],
      }),
    customer_id: RecordReference.optional().meta({
      description: 'For `give`: record id of the new owner',
      examples: [5],
    }),
    count: integerParameter(1, maxBulkTags)
      .optional()
      .meta({
        description:
          'Expected number of tags. If the actual number differs, nothing is done. Required with `found` and for `delete`',
        examples: [1],
      }),
  })
  .meta({ id: 'TagBulk', description: 'A bulk change of tags.' });
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
      .meta({ description: 'Number of tags', examples: [1] }),
    translations: number('number of their texts in all languages, including originals', 12),
    human: number('number of their texts and names that people have translated', 3),
    names: number('number of their names in all languages, including originals', 10),
    hardwares: number('number of hardware items that are attached to them', 2),
  })
  .meta({ id: 'TagBulkResult', description: 'The result of a bulk change, or its preview.' });
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
      .meta({ description: '`1`: changes nothing and returns what would be done', examples: [1] }),
  }),
  body: nestedBody('bulk', TagBulk),
  responses,
  summary: 'Change many tags',
  description: `Moves, hides, shows, transfers or deletes up to ${maxBulkTags} tags: the given ones, or all that match the filters. Either all of them are changed or none. A tag that is out of the caller's reach is treated as one that does not exist. With \`dry_run=1\` nothing is changed, and the response counts what would be affected. If \`count\` differs from the current number of tags, the response is 409 with \`X-Error-Reason: found_changed\`.`,
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
