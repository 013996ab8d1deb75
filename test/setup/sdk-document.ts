/** A small document for the SDKs, with a test's additions. */
import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31';
import { readModel } from '../../src/generate/sdk/read-document.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write schemas that the types refuse, too
type Part = any;

export const ok = (schema: Part): Part => ({
  description: 'Done.',
  content: { 'application/json': { schema } },
});
export const sending = (schema: Part): Part => ({ requestBody: { content: { 'application/json': { schema } } } });
export const named = (name: string): Part => ({ $ref: `#/components/schemas/${name}` });
export const object = (properties: Record<string, Part>, required = Object.keys(properties)): Part => ({
  type: 'object',
  properties,
  required,
});

const errorBody = object({ error: object({ message: { type: 'string' } }) });

export interface Given {
  method?: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path?: string;
  operation?: Part;
  schemas?: Record<string, Part>;
  headers?: Record<string, Part>;
}

/** One operation, `doIt`, without an answer's body by default. */
export function sdkDocument({
  method = 'post',
  path = '/it',
  operation = {},
  schemas = {},
  headers = {},
}: Given): OpenAPIObject {
  const whole: OperationObject = {
    operationId: 'doIt',
    tags: ['Things'],
    summary: 'Do it',
    responses: { 204: { description: 'Done.' } },
    ...operation,
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '9.9.9' },
    tags: [{ name: 'Things', description: 'All things.' }],
    paths: { [path]: { [method]: whole } },
    components: { schemas: { ErrorBody: errorBody, ...schemas }, headers },
  };
}

export const sdkModelOf = (given: Given) => readModel(sdkDocument(given), '1.2.3');

/** The resulting operation and named types. */
export function readingOf(given: Given) {
  const { groups, declarations } = sdkModelOf(given);
  const operation = groups[0]?.operations[0];
  if (!operation) throw new Error('The document has no operation');
  return { operation, declarations, declared: (name: string) => declarations.find((each) => each.name === name) };
}
