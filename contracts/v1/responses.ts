/** The statuses that operations share: all of them, or those with a token. */
import { type AppRouter, isAppRoute } from '@ts-rest/core';
import type { OperationMetadata } from '../access.ts';
import { ErrorBody, sharedStatuses } from '../failures.ts';

type SharedStatus = (typeof sharedStatuses)[number];

/** 400, 413, 415, 500 and 503, with the error body. */
export const sharedResponses = Object.fromEntries(sharedStatuses.map((status) => [status, ErrorBody])) as Record<
  SharedStatus,
  typeof ErrorBody
>;

/**
 * Adds 429 to each operation that rejects unknown tokens, since their number from one network is limited. Handlers do
 * not return it, so their types leave it out.
 */
export const withTokenThrottling = <C extends AppRouter>(contract: C): C =>
  Object.fromEntries(
    Object.entries(contract).map(([name, part]) => {
      if (!isAppRoute(part)) return [name, withTokenThrottling(part)];
      const metadata = part.metadata as OperationMetadata;
      if (!metadata.failures?.includes('unknown_token')) return [name, part];
      const failures = [...metadata.failures, 'too_many_unknown_tokens' as const];
      const responses = { ...part.responses, 429: ErrorBody };
      return [name, { ...part, responses, metadata: { ...metadata, failures } }];
    }),
  ) as C;

/**
 * Adds 403 to each operation that names its caller and takes more than a viewer, which every member is: a member's role may not
 * suffice. Handlers do not return it.
 */
export const withRoleRefusals = <C extends AppRouter>(contract: C): C =>
  Object.fromEntries(
    Object.entries(contract).map(([name, part]) => {
      if (!isAppRoute(part)) return [name, withRoleRefusals(part)];
      const metadata = part.metadata as OperationMetadata;
      const isNamed = metadata.access === 'required' || metadata.access === 'optional';
      if (!isNamed || metadata.role === 'viewer') return [name, part];
      const failures = [...(metadata.failures ?? []), 'role' as const];
      const responses = { ...part.responses, 403: ErrorBody };
      return [name, { ...part, responses, metadata: { ...metadata, failures } }];
    }),
  ) as C;
