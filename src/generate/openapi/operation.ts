/** An operation of the contract as OpenAPI's operation object. */
import type {
  OperationObject,
  ParameterObject,
  ReferenceObject,
  RequestBodyObject,
  SchemaObject,
  SecurityRequirementObject,
} from 'openapi3-ts/oas31';
import { groups } from '../../../contracts/index.ts';
import { answersOf } from './answers.ts';
import { exampleOf } from './examples.ts';
import type { Operation } from './operations.ts';
import type { Schemas } from './schemas.ts';

const legacyBody =
  'Clients from before this document send these parameters as a JSON object in the body of the GET. That still works; a parameter of the query wins over the same one in the body.';

export function operationObject(operation: Operation, schemas: Schemas): OperationObject {
  const { summary, description, metadata, group, body } = operation;
  const parameters = parametersOf(operation, schemas);
  return {
    operationId: metadata.operationId,
    tags: [groups[group].name],
    summary,
    description: metadata.legacyBody ? `${description}\n\n${legacyBody}` : description,
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body, schemas) }),
    responses: answersOf(operation, schemas),
  };
}

const tokenName = 'auth_token';

/**
 * Who may call. A GET takes the token by either scheme, so it is no parameter besides. What a body requires as a parameter
 * is no scheme; what it takes and does not require may come as a Bearer token instead.
 */
function securityOf({ metadata: { access }, method, body }: Operation): SecurityRequirementObject[] {
  if (access === 'none' || access === 'credentials') return [];
  const inBody = body?.shape[tokenName];
  if (inBody && !inBody.safeParse(undefined).success) return [];
  const ways: SecurityRequirementObject[] = method === 'get' ? [{ bearer: [] }, { authToken: [] }] : [{ bearer: [] }];
  return access === 'optional' ? [...ways, {}] : ways;
}

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token from `getAuthToken` or `signInWithSocial`, as `Authorization: Bearer …`. The way for new clients.',
  },
  authToken: {
    type: 'apiKey',
    in: 'query',
    name: tokenName,
    description: 'The same token as a parameter of a GET. Addresses end up in logs, so prefer the header.',
  },
} as const;

function parametersOf(
  { pathParams, query, method }: Operation,
  schemas: Schemas,
): (ParameterObject | ReferenceObject)[] {
  const inPath = pathParams ? fieldsOf(schemas.of(pathParams, 'input') as SchemaObject) : [];
  const inQuery = query ? fieldsOf(schemas.of(query, 'input') as SchemaObject) : [];
  return [
    ...inPath.map((field) => parameter('path', field, schemas)),
    ...inQuery.filter(({ name }) => name !== tokenName).map((field) => parameter('query', field, schemas)),
    ...(method === 'get' ? [{ $ref: '#/components/parameters/If-None-Match' }] : []),
  ];
}

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

/** Parameters that several operations share, as components. */
export const sharedParameters = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the answer that the client has kept. Where it is still the same, the answer is 304',
    schema: { type: 'string' },
    example: '"dGhlIG5hbWUgb2YgdGhlIGJ5dGVzIG9mIGFuIGFuc3c"',
  },
} as const satisfies Record<string, ParameterObject>;

function requestBody(body: NonNullable<Operation['body']>, schemas: Schemas): RequestBodyObject {
  const schema = schemas.of(body, 'input');
  const all = exampleOf(schema, schemas);
  const least = exampleOf(schema, schemas, { onlyRequired: true });
  const isAllRequired = Object.keys(all as object).length === Object.keys(least as object).length;
  const examples = isAllRequired
    ? { example: all }
    : {
        examples: {
          least: { summary: 'Only what is required', value: least },
          all: { summary: 'With all parameters', value: all },
        },
      };
  return { required: true, content: { 'application/json': { schema, ...examples } } };
}
