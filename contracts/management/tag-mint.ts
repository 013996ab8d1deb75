/** Minting of stock tags: their codes are printed first, and their contents are written on site. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { clearable, RecordReference } from './fields.ts';
import { maxLabels } from './labels.ts';
import { nestedBody } from './resource.ts';

/** The most tags of one call: their labels are printed at once, too. */
export const maxMinted = maxLabels;

/** The most stock tags of one customer. */
export const maxStockTags = 10_000;

export const TagMint = z
  .object({
    count: integerParameter(1, maxMinted).meta({ description: 'Number of reads', examples: [50] }),
    place_id: clearable(RecordReference).meta({
      description: 'Record id of their place, which must belong to their customer',
      examples: [3],
    }),
    customer_id: clearable(RecordReference).meta({
      description:
        'Record id of their owner. Default: the customer of the place, or else the caller. Only an admin can set it; ignored for other callers',
      examples: [5],
    }),
  })
  .meta({ id: 'TagMint', description: 'New tags without text, name or hardware.' });
export type TagMint = z.output<typeof TagMint>;

/** `record`: the schema of a tag. */
export function mintOperation<R extends z.ZodType>(record: R) {
  const responses = {
    201: z.array(record).meta({ description: 'The tags, by ascending id.' }),
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    422: ValidationErrors,
  } as const;
  return {
    method: 'POST',
    path: '/Tags/mint',
    query,
    body: nestedBody('mint', TagMint),
    responses,
    summary: 'Create many tags',
    description: `Creates up to ${maxMinted} tags without text, name or hardware, so that their codes can be printed before their texts are known. Either all are created or none. A customer can have at most ${maxStockTags} tags that are not in use.`,
    metadata: operation(
      { resource: 'tags', group: 'mint', names: { one: 'TagRecord' }, usual: { mint: ['count', 'place_id'] } },
      'mint',
      'mintTags',
      responses,
    ),
  } as const;
}
