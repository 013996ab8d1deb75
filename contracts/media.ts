/** Media of a tag for print and chips, as JSON. The files beside them are no operations: their path selects them. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from './access.ts';
import { ErrorBody, ValidationErrors } from './failures.ts';
import { RecordIdInPath } from './management/fields.ts';
import { TagNdef, TagNdefQuery } from './management/tag-ndef.ts';
import { TagRecordId } from './primitives.ts';
import { AuthTokenParameter } from './v1/login.ts';
import { sharedResponses, withTokenThrottling } from './v1/responses.ts';

const c = initContract();

const tagMedia = c.router({
  ndef: {
    method: 'GET',
    path: '/Tags/:id/ndef.json',
    summary: 'Get the NDEF message of a tag',
    description:
      "Returns the NDEF message with which an NFC chip leads to the tag's public address, and the chips that can hold it in their factory state. `/Tags/{id}/ndef` returns the same message as bytes.",
    pathParams: z.object({
      id: RecordIdInPath.meta({ description: 'Record id of the tag', examples: [17], documentedAs: TagRecordId }),
    }),
    query: TagNdefQuery.extend({ auth_token: AuthTokenParameter.optional() }),
    responses: { 200: TagNdef, 401: ErrorBody, 404: ErrorBody, 422: ValidationErrors },
    metadata: operation({
      operationId: 'showTagNdef',
      access: 'required',
      failures: ['not_signed_in', 'unknown_token', 'tokens_differ', 'record_not_found'],
    }),
  },
});

/** For managers of tags. */
export const media = withTokenThrottling(
  c.router({ tagMedia }, { strictStatusCodes: true, commonResponses: sharedResponses }),
);
