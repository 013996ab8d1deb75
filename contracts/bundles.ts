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
    description: 'The key of a bundle link, the last part of its URL',
    examples: ['3q2-7wAAbase64url_of_32_random_bytes_012345'],
  });

const links = c.router({
  fetch: {
    method: 'GET',
    path: '/bundles/:key',
    summary: 'Fetch tags by a bundle link',
    description:
      'Returns the tags of a bundle link, without an account, as `bundleTags` does: in all requested languages, as a stream of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Tokens are ignored. Anybody who has the key can fetch the bundle, so keep it secret.',
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
