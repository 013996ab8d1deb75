/** What an operation answers: each status with its headers, its body and examples. */
import type {
  HeadersObject,
  LinksObject,
  MediaTypeObject,
  ResponseObject,
  ResponsesObject,
  SchemaObject,
} from 'openapi3-ts/oas31';
import type { z } from 'zod';
import { ErrorBody, type FailureReason, failures } from '../../../contracts/failures.ts';
import { type AnswerHeader, answerHeaders, type DocumentedHeader } from '../../../contracts/headers.ts';
import { exampleOf } from './examples.ts';
import { anywhere, type ErrorStatus, type Operation } from './operations.ts';
import type { Schemas } from './schemas.ts';

/** What each error status means, and its name among the components. */
const meanings: Record<ErrorStatus, { name: string; description: string }> = {
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

/** Errors that come with the time after which to try again. */
const retried: readonly number[] = [429, 503];

/** All that an operation answers. */
export function answersOf(operation: Operation, schemas: Schemas): ResponsesObject {
  const successes = Object.entries(operation.answers).filter(([status]) => Number(status) < 400);
  return Object.fromEntries([
    ...successes.map(([status, schema]) => [status, success(operation, schema, schemas)]),
    ...(operation.method === 'get' ? [[304, notModified(operation)]] : []),
    ...[...operation.reasons].map(([status, reasons]) => [
      status,
      isSharedAnswer(reasons)
        ? { $ref: `#/components/responses/${meanings[status].name}` }
        : errorAnswer(status, reasons, schemas, requiredOf(operation)),
    ]),
  ]);
}

/** The answers that are the same for all operations, by their names. */
export const sharedAnswers = (schemas: Schemas): Record<string, ResponseObject> =>
  Object.fromEntries(
    anywhere.map((reason) => {
      const { status } = failures[reason];
      return [meanings[status].name, errorAnswer(status, [reason], schemas)];
    }),
  );

const isSharedAnswer = (reasons: readonly FailureReason[]) =>
  reasons.every((reason) => anywhere.some((shared) => shared === reason));

function success(operation: Operation, schema: z.ZodType, schemas: Schemas): ResponseObject {
  const { operationId, links } = operation.metadata;
  const { description } = schema.meta() ?? {};
  if (!description) throw new Error(`What ${operationId} answers has no description`);
  const json = schemas.of(schema, 'output');
  return {
    description,
    headers: headersOfSuccess(operation),
    content: { 'application/json': { schema: json, example: exampleOf(json, schemas) } },
    ...(links && { links: linksOf(links) }),
  };
}

const notModified = (operation: Operation): ResponseObject => ({
  description: 'The answer is still the one that `If-None-Match` names.',
  headers: headersOfSuccess(operation),
});

const headersOfSuccess = ({ method, metadata }: Operation): HeadersObject =>
  headers('X-Request-Id', ...(method === 'get' ? (['ETag'] as const) : []), ...(metadata.headers ?? []));

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
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** All headers, as components. */
export const sharedHeaders = (): HeadersObject =>
  Object.fromEntries(
    Object.entries<DocumentedHeader>(answerHeaders).map(([name, { description, example, values }]) => {
      const schema: SchemaObject = typeof example === 'number' ? { type: 'integer' } : { type: 'string' };
      return [name, { description, schema: { ...schema, ...(values && { enum: [...values] }) }, example }];
    }),
  );
