/** The statuses that all operations of the API share. */
import { ErrorBody, sharedStatuses } from '../failures.ts';

type Shared = (typeof sharedStatuses)[number];

/** 400, 413, 415, 500 and 503: any operation may answer so, with the error body. */
export const sharedResponses = Object.fromEntries(sharedStatuses.map((status) => [status, ErrorBody])) as Record<
  Shared,
  typeof ErrorBody
>;
