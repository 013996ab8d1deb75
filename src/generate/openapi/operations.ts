/** The contract as a list of operations, with their documentation. */

import { type AppRoute, type AppRouter, ContractNoBody, isAppRoute } from '@ts-rest/core';
import type { z } from 'zod';
import type { OperationMetadata } from '../../../contracts/access.ts';
import { type FailureReason, failures } from '../../../contracts/failures.ts';
import { type Group, type PublishedContract, published } from '../../../contracts/index.ts';
import { pagingNames } from '../../../contracts/management/crud-resource.ts';

export type ErrorStatus = (typeof failures)[FailureReason]['status'];

/** The status of validation errors by field. */
export const invalidRecord = 422;

/** The media type of most answers. */
export const json = 'application/json';
/** The media type of streamed answers. */
export const lines = 'application/x-ndjson';

/** The parameter with the token. */
export const tokenName = 'auth_token';

export interface Operation {
  group: Group;
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** With its parameters in braces. */
  path: string;
  summary: string;
  description: string;
  pathParams: z.ZodObject | undefined;
  query: z.ZodObject | undefined;
  body: z.ZodObject | undefined;
  /** The schema of each declared status; undefined without a body. */
  answers: Record<number, z.ZodType | undefined>;
  /** Its success in other media types; undefined for a page. */
  otherTypes: Record<string, z.ZodType | undefined>;
  /** All reasons for refusals, by status. */
  reasons: Map<ErrorStatus, FailureReason[]>;
  metadata: OperationMetadata;
}

/** All published operations, in the contract's order. Throws for contradictions. */
export const operations = (trees: readonly PublishedContract[] = published): Operation[] =>
  trees.flatMap(({ contract, suffix, groups }) =>
    Object.entries(groups).flatMap(([place, group]) =>
      routesUnder(contract[place] as AppRouter)
        .map((route) => operationOf(route, group, suffix))
        .flatMap(withHead),
    ),
  );

const routesUnder = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((part) => (isAppRoute(part) ? [part] : routesUnder(part)));

/** An operation, with the HEAD variant if that is documented separately. */
function withHead(operation: Operation): Operation[] {
  const { head, ...metadata } = operation.metadata;
  if (head === undefined) return [operation];
  const headers = {
    ...operation,
    method: 'head' as const,
    metadata: { ...metadata, operationId: head },
    summary: `${operation.summary} (headers only)`,
    description:
      'Returns the headers that GET returns for what is stored, without a body. Nothing is translated for it.',
  };
  return [operation, headers];
}

function operationOf(route: AppRoute, group: Group, suffix: string): Operation {
  // ts-rest's route type does not know that the schemas are zod's.
  const { pathParams, query, body, responses } = route as unknown as ZodRoute;
  const metadata = route.metadata as OperationMetadata;
  const { [json]: asJson, ...otherTypes } = metadata.types ?? {};
  const operation = {
    group,
    method: route.method.toLowerCase() as Operation['method'],
    path: route.path.replaceAll(/:(\w+)/g, '{$1}') + suffix,
    summary: route.summary ?? '',
    description: route.description ?? '',
    pathParams,
    query,
    body: body && withBody(body),
    answers: {
      ...Object.fromEntries(Object.entries(responses).map(([status, schema]) => [status, withBody(schema)])),
      ...(asJson && { 200: asJson }),
    },
    otherTypes,
    metadata,
  };
  return { ...operation, reasons: reasonsOf(operation) };
}

type NoBody = typeof ContractNoBody;
interface ZodRoute {
  pathParams?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject | NoBody;
  responses: Record<number, z.ZodType | NoBody>;
}

const withBody = <S extends z.ZodType>(schema: S | NoBody): S | undefined =>
  schema === ContractNoBody ? undefined : schema;

/** Whether its success has an ETag, and takes `If-None-Match`. */
export const hasETag = ({ method, metadata }: Pick<Operation, 'method' | 'metadata'>): boolean =>
  isSafeMethod(method) && !metadata.isLines;

export const isSafeMethod = (method: Operation['method']): boolean => method === 'get' || method === 'head';

/** The required parameters. Those of a record are reported by field, in a 422. */
export function requiredOf({ query, body, answers }: Pick<Operation, 'query' | 'body' | 'answers'>): string[] {
  const shape = { ...query?.shape, ...(!(invalidRecord in answers) && body?.shape) };
  return Object.entries(shape).flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]));
}

/** Reasons that do not depend on the request. */
export const commonReasons = [
  'too_large',
  'too_many_fields',
  'unsupported_encoding',
  'server_error',
  'unavailable',
] as const satisfies FailureReason[];

/** Throws where the declared statuses and the reasons disagree. */
function reasonsOf(operation: Omit<Operation, 'reasons'>): Map<ErrorStatus, FailureReason[]> {
  const { method, answers, metadata } = operation;
  const { operationId, access, legacyBody, failures: own = [] } = metadata;
  const reasons: FailureReason[] = [
    ...(requiredOf(operation).length > 0 ? (['missing_values'] as const) : []),
    ...(mayBeInvalid(operation) ? (['invalid_values'] as const) : []),
    ...(!isSafeMethod(method) || legacyBody ? (['not_an_object', 'too_complex'] as const) : []),
    'malformed_request',
    ...(access === 'optional' || access === 'required' ? (['tokens_differ'] as const) : []),
    ...own,
    ...commonReasons,
  ];
  const byStatus = Map.groupBy(new Set(reasons), (reason) => failures[reason].status as ErrorStatus);
  const declared = Object.keys(answers).map(Number);
  const unexplained = declared.filter((status) => status >= 400 && status !== invalidRecord);
  for (const status of unexplained.filter((status) => !byStatus.has(status as ErrorStatus)))
    throw new Error(`${operationId} declares ${status}, and no reason for it`);
  for (const [status, [reason]] of byStatus)
    if (!declared.includes(status)) throw new Error(`${operationId} has the reason ${reason}, and no status ${status}`);
  return byStatus;
}

/** Whether its parameters can be invalid without errors by field. A token cannot be: an unknown one is anonymous. */
function mayBeInvalid({ query, body, answers }: Pick<Operation, 'query' | 'body' | 'answers'>): boolean {
  const names = Object.keys(query?.shape ?? {}).filter((name) => name !== tokenName);
  if (invalidRecord in answers) return names.some((name) => pagingNames.includes(name));
  return names.length > 0 || !!body;
}

/** The operation as one of its successes: where nothing is created, which has another status, there is no `Location`. */
export function asSuccess(operation: Operation, status: string): Operation {
  if (status !== '200' || !('201' in operation.answers)) return operation;
  return { ...operation, metadata: { ...operation.metadata, headers: [], links: undefined } };
}
