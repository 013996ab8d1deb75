/** Minting of stock tags: their codes are printed first, and their contents are written on site. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { clearable, RecordReference } from './fields.ts';
import { mostLabels } from './labels.ts';
import { bodyOf } from './resource.ts';

/** The most tags of one call: their labels are printed at once, too. */
export const mostMinted = mostLabels;

/** The most stock tags of one customer. */
export const mostUnused = 10_000;

export const TagMint = z
  .object({
    count: integerParameter(1, mostMinted).meta({ description: 'How many', examples: [50] }),
    place_id: clearable(RecordReference).meta({
      description: 'Record id of the place that they are in; one of their customer',
      examples: [3],
    }),
    customer_id: clearable(RecordReference).meta({
      description:
        'Record id of the customer that they belong to; without it the customer of the place, and else the caller. Only an admin can say it; from others it is ignored',
      examples: [5],
    }),
  })
  .meta({ id: 'TagMint', description: 'Tags to be made without text, name or hardware.' });
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
    body: bodyOf('mint', TagMint),
    responses,
    summary: 'Make many tags',
    description: `Makes up to ${mostMinted} tags without text, name or hardware, whose codes can be printed before anybody knows what they will say: all of them, or none. A customer has at most ${mostUnused} that are not in use.`,
    metadata: operation(
      { resource: 'tags', group: 'mint', names: { one: 'TagRecord' }, usual: { mint: ['count', 'place_id'] } },
      'mint',
      'mintTags',
      responses,
    ),
  } as const;
}
