/** The answers of an operation: each status with its headers, body and examples. */
import type {
  ContentObject,
  HeaderObject,
  HeadersObject,
  LinksObject,
  MediaTypeObject,
  ReferenceObject,
  ResponseObject,
  ResponsesObject,
  SchemaObject,
} from 'openapi3-ts/oas31';
import type { z } from 'zod';
import type { ResourceOperation } from '../../../contracts/access.ts';
import {
  ErrorBody,
  type FailureReason,
  failures,
  publicReason,
  ValidationErrors,
} from '../../../contracts/failures.ts';
import { type AnswerHeader, answerHeaders, type DocumentedHeader } from '../../../contracts/headers.ts';
import { isReplayed } from '../../../contracts/idempotency.ts';
import { exampleOf } from './examples.ts';
import {
  asSuccess,
  commonReasons,
  type ErrorStatus,
  hasETag,
  invalidRecord,
  isSafeMethod,
  json,
  lines,
  type Operation,
  requiredOf,
} from './operations.ts';
import type { Schemas } from './schemas.ts';

/** The meaning of each error status, and its component's name. */
const meanings: Record<ErrorStatus, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'Values are missing or invalid, or the request is malformed.' },
  401: { name: 'Unauthorized', description: 'The token or the credentials are missing or not valid.' },
  403: { name: 'Forbidden', description: 'The caller is not allowed to do this.' },
  404: { name: 'NotFound', description: 'Not found.' },
  405: { name: 'MethodNotAllowed', description: 'The address does not support this method.' },
  406: { name: 'NotAcceptable', description: 'None of the media types in `Accept` is available.' },
  409: { name: 'Conflict', description: 'Conflict with the current state. Nothing was changed.' },
  410: { name: 'Gone', description: 'No longer available. This is permanent.' },
  412: { name: 'PreconditionFailed', description: 'The record does not match `If-Match`. Nothing was changed.' },
  413: {
    name: 'ContentTooLarge',
    description: 'The request body is too large. The limit is 1 MiB, unless the operation states another one.',
  },
  415: { name: 'UnsupportedEncoding', description: 'The content encoding of the request body is not supported.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests of this kind. Try again after `Retry-After` seconds.',
  },
  500: { name: 'ServerError', description: 'Internal server error. Quote `X-Request-Id` when you report it.' },
  503: { name: 'Unavailable', description: 'Temporarily unavailable. Try again after `Retry-After` seconds.' },
};

const invalidRecordName = 'InvalidRecord';
const ofInvalidRecord = { $ref: `#/components/responses/${invalidRecordName}` };
const invalidQueryName = 'InvalidQuery';
const ofInvalidQuery = { $ref: `#/components/responses/${invalidQueryName}` };

/** The failures of a GET whose request is malformed as no ordinary client sends it. */
const otherError = {
  name: 'RequestError',
  description:
    'The request is not acceptable: it has a body that this operation does not read, or too many parameters.',
};

/** Body errors have a status of their own only where there is a body. */
const isOfBodies = ({ method }: Operation, status: ErrorStatus) =>
  isSafeMethod(method) && (status === 413 || status === 415);

/** Errors with a `Retry-After`. */
const retried: readonly number[] = [429, 503];

/** All answers of an operation. */
export function answersOf(operation: Operation, schemas: Schemas): ResponsesObject {
  const successes = Object.entries(operation.answers).filter(([status]) => Number(status) < 400);
  return Object.fromEntries([
    ...successes.map(([status, schema]) => [status, success(asSuccess(operation, status), schema, schemas)]),
    ...(hasETag(operation) ? [[304, notModified(operation)]] : []),
    ...[...operation.reasons]
      .filter(([status]) => !isOfBodies(operation, status))
      .map(([status, reasons]) => [
        status,
        isSharedAnswer(reasons)
          ? { $ref: `#/components/responses/${meanings[status].name}` }
          : errorAnswer(status, reasons, schemas, operation),
      ]),
    ...(isSafeMethod(operation.method) ? [['4XX', { $ref: `#/components/responses/${otherError.name}` }]] : []),
    ...(invalidRecord in operation.answers ? [[invalidRecord, answerOfInvalid(operation, schemas)]] : []),
  ]);
}

function answerOfInvalid(operation: Operation, schemas: Schemas): ResponseObject | ReferenceObject {
  if (isSafeMethod(operation.method)) return ofInvalidQuery;
  const isShared = operation.answers[invalidRecord] === ValidationErrors;
  return isShared ? ofInvalidRecord : invalidRecordAnswer(schemas, operation);
}

/** Answers shared by all operations, by name. */
export const sharedAnswers = (schemas: Schemas): Record<string, ResponseObject> => ({
  ...Object.fromEntries(
    [...Map.groupBy(commonReasons, (reason) => failures[reason].status)].map(([status, reasons]) => [
      meanings[status].name,
      errorAnswer(status, reasons, schemas),
    ]),
  ),
  [meanings[429].name]: errorAnswer(429, ofTokens, schemas),
  [otherError.name]: {
    ...errorAnswer(413, ['too_large', 'too_many_fields', 'unsupported_encoding'], schemas),
    description: otherError.description,
  },
  [invalidRecordName]: invalidRecordAnswer(schemas),
  [invalidQueryName]: {
    description: 'Query parameters are not valid. `errors` lists the errors by name.',
    headers: headers('X-Request-Id'),
    content: contentOf(ValidationErrors, schemas),
  },
});

/** The reasons of 429 for all operations with a token. */
const ofTokens = ['too_many_unknown_tokens'] as const satisfies FailureReason[];

const shared: ReadonlySet<FailureReason> = new Set([...commonReasons, ...ofTokens]);
const isSharedAnswer = (reasons: readonly FailureReason[]) => reasons.every((reason) => shared.has(reason));

function isCountedSometimes({ metadata }: Operation): boolean {
  const { resource, verb } = metadata as Partial<ResourceOperation>;
  return verb === 'history' || (resource === 'history' && verb === 'index');
}

function success(operation: Operation, schema: z.ZodType | undefined, schemas: Schemas): ResponseObject {
  const { operationId, links } = operation.metadata;
  const { description } = schema ? (schema.meta() ?? {}) : { description: 'Success, without a body.' };
  if (!description) throw new Error(`What ${operationId} answers has no description`);
  return {
    description,
    headers: {
      ...headersOfSuccess(operation),
      // A whole list may be streamed, without an ETag.
      ...(hasETag(operation) && operation.metadata.headers?.includes('X-Total-Count') && { ETag: sometimes('ETag') }),
      // Counts are capped, so that the total may be absent.
      ...(isCountedSometimes(operation) && { 'X-Total-Count': sometimes('X-Total-Count') }),
    },
    ...(schema && { content: contentOfSuccess(operation, schema, schemas) }),
    ...(links && { links: linksOf(links) }),
  };
}

/** For NDJSON the schema describes a line: OpenAPI cannot describe a sequence. */
function contentOfSuccess(operation: Operation, schema: z.ZodType, schemas: Schemas): ContentObject {
  const content = contentOf(schema, schemas);
  if (operation.metadata.isLines) return { [lines]: content[json] as MediaTypeObject };
  return { ...content, ...otherContent(operation, schemas) };
}

function contentOf(schema: z.ZodType, schemas: Schemas): ContentObject {
  const described = schemas.of(schema, 'output');
  return { [json]: { schema: described, example: exampleOf(described, schemas, { onlyRequired: true }) } };
}

const otherContent = ({ otherTypes }: Operation, schemas: Schemas): ContentObject =>
  Object.fromEntries(
    Object.entries(otherTypes).map(([type, schema]) => [
      type,
      schema ? contentOf(schema, schemas)[json] : { schema: { type: 'string' } },
    ]),
  ) as ContentObject;

const notModified = (operation: Operation): ResponseObject => ({
  description: 'Not modified since the response that `If-None-Match` names.',
  headers: headersOfSuccess(operation),
});

const headersOfSuccess = (operation: Operation): HeadersObject =>
  headers('X-Request-Id', ...(hasETag(operation) ? (['ETag'] as const) : []), ...(operation.metadata.headers ?? []));

const linksOf = (links: NonNullable<Operation['metadata']['links']>): LinksObject =>
  Object.fromEntries(
    Object.entries(links).map(([operationId, parameters]) => [operationId, { operationId, parameters }]),
  );

const invalidRecordAnswer = (schemas: Schemas, operation?: Operation): ResponseObject => ({
  description: 'The record is not valid. `errors` lists the errors by field. Nothing was changed.',
  headers: headers('X-Request-Id', 'Idempotency-Replayed'),
  content: contentOf(operation?.answers[invalidRecord] ?? ValidationErrors, schemas),
});

function errorAnswer(
  status: ErrorStatus,
  reasons: readonly FailureReason[],
  schemas: Schemas,
  operation?: Operation,
): ResponseObject {
  const required = operation ? requiredOf(operation) : [];
  const examples = Object.fromEntries(
    reasons.map((reason) => {
      const { message, code } = failures[reason];
      const error = { message, code, ...(reason === 'missing_values' && { values: required }) };
      return [publicReason(reason), { summary: message, value: { error } }];
    }),
  );
  const content: MediaTypeObject = { schema: schemas.of(ErrorBody, 'output'), examples };
  const isRepeatable = operation?.metadata.takes?.includes('Idempotency-Key') === true && isReplayed(status);
  const more: AnswerHeader[] = [
    ...(reasons.includes('invalid_values') ? (['X-Invalid-Values'] as const) : []),
    ...(retried.includes(status) ? (['Retry-After'] as const) : []),
    ...(isRepeatable ? (['Idempotency-Replayed'] as const) : []),
  ];
  return {
    description: meanings[status].description,
    headers: {
      ...headers('X-Request-Id', 'X-Error-Reason', ...more),
      // Only one of several reasons has it.
      ...(reasons.includes('idempotency_key_in_use') && { 'Retry-After': sometimes('Retry-After') }),
    },
    content: { [json]: content },
  };
}

const headers = (...names: AnswerHeader[]): HeadersObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** All headers, as components. */
export const sharedHeaders = (): HeadersObject =>
  Object.fromEntries(Object.entries(answerHeaders).map(([name, header]) => [name, headerObject(header)]));

function headerObject({ description, example, values, always }: DocumentedHeader): HeaderObject {
  const schema: SchemaObject = typeof example === 'number' ? { type: 'integer' } : { type: 'string' };
  return {
    description,
    ...(always && { required: true }),
    schema: { ...schema, ...(values && { enum: [...values] }) },
    example,
  };
}

/** An optional header. */
function sometimes(name: AnswerHeader): HeaderObject {
  const { required: _, ...header } = headerObject(answerHeaders[name]);
  return header;
}
