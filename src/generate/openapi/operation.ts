/** An operation of the contract as OpenAPI's operation object. */
import { isDeepStrictEqual } from 'node:util';
import type {
  OperationObject,
  ParameterObject,
  ReferenceObject,
  RequestBodyObject,
  SchemaObject,
  SecurityRequirementObject,
} from 'openapi3-ts/oas31';
import type { ResourceOperation } from '../../../contracts/access.ts';
import { type DocumentedHeader, type RequestHeader, requestHeaders } from '../../../contracts/headers.ts';
import { answersOf } from './answers.ts';
import { exampleOf } from './examples.ts';
import { hasETag, type Operation, tokenName } from './operations.ts';
import type { Schemas } from './schemas.ts';

const legacyBody =
  'Older clients send these parameters as a JSON object in the body of the GET. This is still supported. If a parameter is given in both the query and the body, the query is used.';

export function operationObject(operation: Operation, schemas: Schemas): OperationObject {
  const { summary, description, metadata, group, body } = operation;
  const parameters = parametersOf(operation, schemas);
  return {
    operationId: metadata.operationId,
    tags: [group.name],
    summary,
    description: metadata.legacyBody ? `${description}\n\n${legacyBody}` : description,
    ...(metadata.isRepeatable && { 'x-repeatable': true }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body, metadata, schemas) }),
    responses: answersOf(operation, schemas),
  };
}

/**
 * The security schemes. A token in the query is a scheme rather than a parameter. A required token in the body is no
 * scheme; an optional one may come as a Bearer token instead.
 */
function securityOf({ metadata: { access }, query, body }: Operation): SecurityRequirementObject[] {
  if (access === 'none' || access === 'credentials') return [];
  const inBody = body?.shape[tokenName];
  if (inBody && !inBody.safeParse(undefined).success) return [];
  const ways: SecurityRequirementObject[] = query?.shape[tokenName]
    ? [{ bearer: [] }, { authToken: [] }]
    : [{ bearer: [] }];
  return access === 'optional' ? [...ways, {}] : ways;
}

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token from `getAuthToken` or `signInWithSocial`, sent as `Authorization: Bearer …`. Recommended for new clients.',
  },
  authToken: {
    type: 'apiKey',
    in: 'query',
    name: tokenName,
    description: 'The same token as a query parameter. URLs end up in logs, so prefer the header.',
  },
} as const;

function parametersOf(operation: Operation, schemas: Schemas): (ParameterObject | ReferenceObject)[] {
  const { pathParams, query } = operation;
  const inPath = pathParams ? fieldsOf(schemas.of(pathParams, 'input') as SchemaObject) : [];
  const inQuery = query ? fieldsOf(schemas.of(query, 'input') as SchemaObject) : [];
  return [
    ...inPath.map((field) => parameter('path', field, schemas)),
    ...inQuery.filter(({ name }) => name !== tokenName).map((field) => parameter('query', field, schemas)),
    ...takenHeaders(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const takenHeaders = (operation: Operation): RequestHeader[] => [
  ...(hasETag(operation) ? (['If-None-Match'] as const) : []),
  ...(operation.metadata.takes ?? []),
];

interface Field {
  name: string;
  schema: SchemaObject | ReferenceObject;
  required: boolean;
}

const fieldsOf = ({ properties = {}, required = [] }: SchemaObject): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));

function parameter(where: 'path' | 'query', { name, schema, required }: Field, schemas: Schemas): ParameterObject {
  const example = exampleOf(schema, schemas);
  const { description = schemas.resolve(schema).description, examples: _, ...rest } = schema as SchemaObject;
  return { name, in: where, ...(required && { required }), description, schema: rest, example };
}

/** Parameters shared by several operations, as components. */
export const sharedParameters: Record<string, ParameterObject> = Object.fromEntries(
  Object.entries<DocumentedHeader>(requestHeaders).map(([name, { description, example, demands }]) => [
    name,
    { name, in: 'header', description, schema: { type: 'string', ...demands }, example },
  ]),
);

function requestBody(
  body: NonNullable<Operation['body']>,
  { usual, table, upload }: Operation['metadata'] & Pick<ResourceOperation, 'table' | 'upload'>,
  schemas: Schemas,
): RequestBodyObject {
  const schema = schemas.of(body, 'input');
  const all = exampleOf(schema, schemas);
  const least = exampleOf(schema, schemas, { onlyRequired: true });
  const examples = isDeepStrictEqual(all, least)
    ? { example: all }
    : {
        examples: {
          // Tools show the first one.
          ...(usual && {
            usual: { summary: 'Typical request', value: including(usual, all as Json, least as Json) },
          }),
          least: { summary: 'Required parameters only', value: least },
          all: { summary: 'All parameters', value: all },
        },
      };
  const asTable = table && {
    'text/csv': {
      schema: {
        type: 'string' as const,
        description: 'The table as CSV, in UTF-8 or the `charset` of the content type',
      },
    },
    [table.file]: {
      schema: { type: 'string' as const, format: 'binary', description: 'The table as a spreadsheet file' },
    },
  };
  return {
    required: true,
    content: { 'application/json': { schema, ...examples }, ...asTable, ...(upload && asPicture) },
  };
}

const file = { type: 'string' as const, format: 'binary', description: 'The picture file' };
const asPicture = {
  'image/*': { schema: file },
  'multipart/form-data': {
    schema: { type: 'object' as const, properties: { picture: file }, required: ['picture'] },
  },
};

type Json = Record<string, unknown>;

/** The minimal example plus the fields with these names, wherever they are. */
const including = (names: readonly string[], all: Json, least: Json): Json =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name in least || names.includes(name))
      .map(([name, value]) => [name, isObject(least[name]) ? including(names, value as Json, least[name]) : value]),
  );

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
