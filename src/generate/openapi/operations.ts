/** The contract as a list of operations, each with what the document says of it. */
import { type AppRouter, isAppRoute } from '@ts-rest/core';
import type { z } from 'zod';
import type { OperationMetadata } from '../../../contracts/access.ts';
import { type FailureReason, failures } from '../../../contracts/failures.ts';
import { groups, v1 } from '../../../contracts/index.ts';

export type ErrorStatus = (typeof failures)[FailureReason]['status'];

export interface Operation {
  group: keyof typeof groups;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its parameters in braces. */
  path: string;
  summary: string;
  description: string;
  pathParams: z.ZodObject | undefined;
  query: z.ZodObject | undefined;
  body: z.ZodObject | undefined;
  /** The schema of each declared status. */
  answers: Record<number, z.ZodType>;
  /** Every reason for which it may say no, by status. */
  reasons: Map<ErrorStatus, FailureReason[]>;
  metadata: OperationMetadata;
}

/** All operations of the API, in the contract's order. Throws where an operation contradicts itself. */
export const operations = (contract: Record<keyof typeof groups, AppRouter> = v1): Operation[] =>
  (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) => operationsOf(group, contract[group]));

const operationsOf = (group: Operation['group'], router: AppRouter): Operation[] =>
  Object.values(router).flatMap((route) => {
    if (!isAppRoute(route)) return operationsOf(group, route);
    // ts-rest's type of a route forgets which kind of schemas ours are.
    const { pathParams, query, body, responses: answers } = route as unknown as ZodRoute;
    const { summary = '', description = '' } = route;
    const metadata = route.metadata as OperationMetadata;
    const operation = { group, summary, description, pathParams, query, body, answers, metadata };
    const method = route.method.toLowerCase() as Operation['method'];
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    return [{ ...operation, method, path, reasons: reasonsOf(operation) }];
  });

interface ZodRoute {
  pathParams?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  responses: Record<number, z.ZodType>;
}

/** Reasons that have nothing to do with what is asked. */
export const anywhere = [
  'too_large',
  'unsupported_encoding',
  'server_error',
  'unavailable',
] as const satisfies FailureReason[];

/** Throws where the declared statuses and the reasons disagree. */
function reasonsOf({
  metadata,
  query,
  body,
  answers,
}: Pick<Operation, 'metadata' | 'query' | 'body' | 'answers'>): Map<ErrorStatus, FailureReason[]> {
  const { operationId, access, legacyBody, failures: own = [] } = metadata;
  const reasons: FailureReason[] = [
    ...(query || body ? (['missing_values', 'invalid_values'] as const) : []),
    ...(body || legacyBody ? (['not_an_object'] as const) : []),
    'malformed_request',
    ...(access === 'optional' || access === 'required' ? (['tokens_differ'] as const) : []),
    ...own,
    ...anywhere,
  ];
  const byStatus = Map.groupBy(new Set(reasons), (reason) => failures[reason].status as ErrorStatus);
  const declared = Object.keys(answers).map(Number);
  for (const status of declared.filter((status) => status >= 400 && !byStatus.has(status as ErrorStatus)))
    throw new Error(`${operationId} declares ${status}, and no reason for it`);
  for (const [status, [reason]] of byStatus)
    if (!declared.includes(status)) throw new Error(`${operationId} has the reason ${reason}, and no status ${status}`);
  return byStatus;
}
