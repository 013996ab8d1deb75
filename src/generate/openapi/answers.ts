/** What an operation answers: each status with its headers, its body and examples. */
import type {
  HeadersObject,
  LinksObject,
  MediaTypeObject,
  ReferenceObject,
  ResponseObject,
  ResponsesObject,
} from 'openapi3-ts/oas31';
import type { z } from 'zod';
import { ErrorBody, type FailureReason, failures, sharedStatuses } from '../../../contracts/failures.ts';
import { type AnswerHeader, answerHeaders } from '../../../contracts/headers.ts';
import { exampleOf } from './examples.ts';
import type { Operation } from './operations.ts';
import type { Schemas } from './schemas.ts';

/** What each error status means, and its name among the components. */
const meanings: Record<(typeof failures)[FailureReason]['status'], { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'Values are missing or invalid, or the request cannot be understood.' },
  401: { name: 'Unauthorized', description: 'Nobody is known by this token, or by these credentials.' },
  403: { name: 'Forbidden', description: 'It belongs to somebody else.' },
  404: { name: 'NotFound', description: 'There is no such thing.' },
  405: { name: 'MethodNotAllowed', description: 'The address does not take this method.' },
  409: { name: 'Conflict', description: 'It would contradict what is there already. Nothing was changed.' },
  413: { name: 'ContentTooLarge', description: 'The request body is larger than 1 MiB.' },
  415: { name: 'UnsupportedEncoding', description: 'The request body has a content encoding that is not supported.' },
  429: { name: 'TooManyRequests', description: 'Too many failures. Try again after `Retry-After` seconds.' },
  500: { name: 'ServerError', description: 'Something went wrong on the side of the service. Quote `X-Request-Id`.' },
  503: { name: 'Unavailable', description: 'Not available right now. Try again after `Retry-After` seconds.' },
};
type ErrorStatus = keyof typeof meanings;

/** Errors that come with the time after which to try again. */
const retried: readonly number[] = [429, 503];

/** All that an operation answers. */
export function answersOf(operation: Operation, schemas: Schemas): ResponsesObject {
  const errors = [...operation.reasons].map(([status, reasons]) => {
    const isShared = isAnywhere(status) && reasons.every((reason) => sharedReasons(status).includes(reason));
    return [
      status,
      isShared
        ? { $ref: `#/components/responses/${meanings[status].name}` }
        : errorAnswer(status as ErrorStatus, reasons, schemas, requiredOf(operation)),
    ] as const;
  });
  return Object.fromEntries([
    ...Object.entries(operation.answers)
      .filter(([status]) => Number(status) < 400)
      .map(([status, schema]) => [status, success(operation, schema, schemas)]),
    ...(operation.method === 'get' ? [['304', { $ref: '#/components/responses/NotModified' }]] : []),
    ...errors,
  ]);
}

/** The answers that are the same for all operations, by their names. */
export const sharedAnswers = (schemas: Schemas): Record<string, ResponseObject> => ({
  NotModified: {
    description: 'The answer is still the one that `If-None-Match` names.',
    headers: headers('X-Request-Id', 'ETag'),
  },
  ...Object.fromEntries(
    sharedStatuses
      .filter(isAnywhere)
      .map((status) => [meanings[status].name, errorAnswer(status, sharedReasons(status), schemas)]),
  ),
});

/** The shared statuses whose reasons do not depend on what an operation takes. */
const isAnywhere = (status: number): status is 413 | 415 | 500 | 503 =>
  status !== 400 && sharedStatuses.some((shared) => shared === status);

const sharedReasons = (status: 413 | 415 | 500 | 503): FailureReason[] =>
  ({
    413: ['too_large'] as const,
    415: ['unsupported_encoding'] as const,
    500: ['server_error'] as const,
    503: ['unavailable'] as const,
  })[status].slice();

function success(operation: Operation, schema: z.ZodType, schemas: Schemas): ResponseObject {
  const { operationId, headers: own = [], links } = operation.metadata;
  const { description } = schema.meta() ?? {};
  if (!description) throw new Error(`What ${operationId} answers has no description`);
  const names: AnswerHeader[] = ['X-Request-Id', ...(operation.method === 'get' ? (['ETag'] as const) : []), ...own];
  const json = schemas.of(schema, 'output');
  return {
    description,
    headers: headers(...names),
    content: { 'application/json': { schema: json, example: exampleOf(json, schemas) } },
    ...(links && { links: linksOf(links) }),
  };
}

const linksOf = (links: NonNullable<Operation['metadata']['links']>): LinksObject =>
  Object.fromEntries(
    Object.entries(links).map(([operationId, parameters]) => [operationId, { operationId, parameters }]),
  );

function errorAnswer(
  status: ErrorStatus,
  reasons: readonly FailureReason[],
  schemas: Schemas,
  required: readonly string[] = [],
): ResponseObject {
  const examples = Object.fromEntries(
    reasons.map((reason) => {
      const { message, code } = failures[reason];
      const error = { message, code, ...(reason === 'missing_values' && { values: required }) };
      return [reason, { summary: message, value: { error } }];
    }),
  );
  const content: MediaTypeObject = { schema: schemas.of(ErrorBody, 'output'), examples };
  const names = ['X-Request-Id', 'X-Error-Reason', ...(retried.includes(status) ? ['Retry-After'] : [])];
  return {
    description: meanings[status].description,
    headers: headers(...(names as AnswerHeader[])),
    content: { 'application/json': content },
  };
}

/** The parameters that an operation cannot do without. */
function requiredOf({ query, body }: Operation): string[] {
  const shape = (query ?? body)?.shape ?? {};
  return Object.entries(shape).flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]));
}

const headers = (...names: AnswerHeader[]): HeadersObject =>
  Object.fromEntries(names.map((name): [string, ReferenceObject] => [name, { $ref: `#/components/headers/${name}` }]));

/** All headers, as components. */
export const sharedHeaders = (): HeadersObject =>
  Object.fromEntries(
    Object.entries(answerHeaders).map(([name, header]) => {
      const values = 'values' in header ? { enum: [...header.values] } : {};
      const schema =
        name === 'Retry-After' ? { type: 'integer' as const, minimum: 1 } : { type: 'string' as const, ...values };
      const example = name === 'Retry-After' ? Number(header.example) : header.example;
      return [name, { description: header.description, schema, example }];
    }),
  );
