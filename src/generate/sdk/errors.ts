/** Errors. The SDKs know two kinds of bodies. */
import { isDeepStrictEqual } from 'node:util';
import type { ResponseObject, SchemaObject } from 'openapi3-ts/oas31';
import type { EnumType, ErrorAnswer, Operation, Type } from './model.ts';
import { type Schema, schemaName } from './schema.ts';
import type { Types } from './types.ts';

const bodies: Record<ErrorAnswer['body'], Type> = {
  error: { kind: 'record', name: 'ErrorBody' },
  validation: { kind: 'map', of: { kind: 'list', of: { kind: 'text' } } },
};

/** The names of statuses; others are called by their numbers. */
const names: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'ContentTooLarge',
  415: 'UnsupportedEncoding',
  422: 'InvalidRecord',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
};

export function errorAnswer(status: number, answer: ResponseObject, types: Types, place: string): ErrorAnswer {
  const { description, content } = answer;
  const { schema, examples = {} } = content?.['application/json'] ?? {};
  const type = schema && types.type(messagesAmong(schema), 'Error', 'output', place);
  const [body] = (Object.keys(bodies) as ErrorAnswer['body'][]).filter((each) => isDeepStrictEqual(type, bodies[each]));
  if (!body) throw new Error(`${place}: no SDK knows this body of an error`);
  const name = names[status] ?? `Status${status}`;
  return { status, name, description, body, reasons: body === 'error' ? Object.keys(examples) : [] };
}

/** A body that is either is read as messages by field. */
const messagesAmong = (schema: Schema): Schema =>
  (schema as SchemaObject).oneOf?.find((each) => schemaName(each) === 'ValidationErrors') ?? schema;

/** The reasons of all operations, for `X-Error-Reason`. */
export function errorReasons(operations: readonly Operation[], description: string): EnumType {
  const reasons = operations.flatMap(({ errors }) => errors.flatMap((error) => error.reasons));
  return { kind: 'enum', name: 'ErrorReason', description, values: [...new Set(reasons)].sort() };
}
