/** `/bundles/{key}`: the bundle of a link, for apps whose visitors have no account. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from './access.ts';
import { ErrorBody } from './failures.ts';
import { sharedResponses } from './v1/responses.ts';
import { BundleLine, bundleQuery } from './v1/tag-bundle.ts';

const c = initContract();

const BundleKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({
    id: 'BundleKey',
    description: 'The key of a bundle link, with which its address ends',
    examples: ['3q2-7wAAbase64url_of_32_random_bytes_012345'],
  });

const links = c.router({
  fetch: {
    method: 'GET',
    path: '/bundles/:key',
    summary: 'Fetch tags by a bundle link',
    description:
      'What `bundleTags` answers, without an account: the tags that the link leads to, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. A token is ignored. Anybody who has the key may fetch the bundle, so keep it out of what others see.',
    pathParams: z.object({
      // Any text: an invalid or expired key is not found.
      key: z.string().meta({
        description: 'The key of the link',
        examples: ['3q2-7wAAbase64url_of_32_random_bytes_012345'],
        documentedAs: BundleKey,
      }),
    }),
    query: z.object(bundleQuery),
    responses: { 200: BundleLine, 404: ErrorBody, 410: ErrorBody },
    metadata: operation({
      operationId: 'fetchBundle',
      access: 'none',
      isLines: true,
      failures: ['bundle_not_found', 'cursor_expired', 'too_many_bundles'],
    }),
  },
});

/** For holders of the key. */
export const bundles = c.router({ links }, { strictStatusCodes: true, commonResponses: sharedResponses });
