/** Converts OpenAPI 3.1 to 3.0. Unknown or inexpressible keywords throw, so that nothing is lost silently. */
import { nonNullOf, nullable } from './nullable.ts';

type Json = Record<string, unknown>;
type Convert = (value: unknown, where: string) => unknown;

const asItIs: Convert = (value) => value;
const listOf =
  (convert: Convert): Convert =>
  (value, where) =>
    (value as unknown[]).map((each, index) => convert(each, `${where}/${index}`));
const mapOf =
  (convert: Convert): Convert =>
  (value, where) =>
    Object.fromEntries(Object.entries(value as Json).map(([key, each]) => [key, convert(each, `${where}/${key}`)]));

/** An object with these keys and no others. */
const object =
  (keys: Record<string, Convert>): Convert =>
  (value, where) =>
    Object.fromEntries(
      Object.entries(value as Json).map(([key, each]) => {
        const convert = keys[key];
        if (!convert) throw new Error(`OpenAPI 3.0: ${where}/${key} is not a part that is known here`);
        return [key, convert(each, `${where}/${key}`)];
      }),
    );

const reference = object({ $ref: asItIs });
const orReference =
  (convert: Convert): Convert =>
  (value, where) =>
    '$ref' in (value as Json) ? reference(value, where) : convert(value, where);

const same = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, asItIs]));

/** Keywords that are the same in both, without subschemas. */
const plainKeywords = same(
  ...[
    'title',
    'description',
    'format',
    'pattern',
    'enum',
    'default',
    'required',
    'deprecated',
    'readOnly',
    'writeOnly',
  ],
  ...['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties', 'example', 'nullable', 'exclusiveMinimum', 'exclusiveMaximum'],
);

const schema: Convert = (value, where) => {
  const older = olderKeywords(value as Json, where);
  const { $ref, ...beside } = older;
  if ($ref === undefined) return schemaParts(older, where);
  // 3.0 ignores everything beside a reference.
  if (Object.keys(beside).length === 0) return { $ref };
  return { allOf: [{ $ref }], ...(schemaParts(beside, where) as Json) };
};

const schemas = listOf((value, where) => schema(value, where));
const additional: Convert = (value, where) => (typeof value === 'boolean' ? value : schema(value, where));
const schemaParts = object({
  ...plainKeywords,
  type: asItIs,
  properties: mapOf((value, where) => schema(value, where)),
  items: (value, where) => schema(value, where),
  additionalProperties: additional,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  not: (value, where) => schema(value, where),
});

/** Without keywords that 3.0 expresses otherwise or not at all: dependencies are also in the descriptions of fields. */
function olderKeywords(
  { type, examples, const: constant, exclusiveMinimum, exclusiveMaximum, ...more }: Json,
  where: string,
): Json {
  const { dependentRequired: _, if: _condition, then: _demand, ...rest } = more;
  return {
    ...(type !== undefined && typeIn30(type, rest, where)),
    ...rest,
    ...(constant !== undefined && { enum: [constant] }),
    ...(Array.isArray(examples) && examples.length > 0 && { example: examples[0] }),
    ...limit('minimum', exclusiveMinimum, rest, where),
    ...limit('maximum', exclusiveMaximum, rest, where),
  };
}

function typeIn30(type: unknown, { enum: values }: Json, where: string): Json {
  if (type === 'null') throw new Error(`OpenAPI 3.0: ${where} is never anything but null`);
  if (!Array.isArray(type)) return { type };
  const [only, ...others] = type.filter((each) => each !== 'null');
  if (isPlain(type)) return { anyOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }] };
  if (only === undefined || others.length > 0) throw new Error(`OpenAPI 3.0: ${where} has several types`);
  if (Array.isArray(values) && !values.includes(null)) throw new Error(`OpenAPI 3.0: the values of ${where} lack null`);
  return { type: only, nullable: true };
}

/** A scalar of any type. */
const isPlain = (types: unknown[]) =>
  ['string', 'number', 'boolean', 'null'].every((type) => types.includes(type)) && types.length === 4;

function limit(name: 'minimum' | 'maximum', exclusive: unknown, rest: Json, where: string): Json {
  if (exclusive === undefined) return {};
  if (rest[name] !== undefined) throw new Error(`OpenAPI 3.0: ${where} has two limits in one direction`);
  return { [name]: exclusive, [name === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum']: true };
}

const example = orReference(object(same('summary', 'description', 'value')));
const header = orReference(object({ ...same('description', 'required', 'example'), schema }));
const content = mapOf(object({ schema, example: asItIs, examples: mapOf(example) }));
const link = orReference(object(same('operationId', 'parameters', 'description')));
const parameter = orReference(object({ ...same('name', 'in', 'required', 'description', 'example'), schema }));
const requestBody = orReference(object({ ...same('required', 'description'), content }));
const response = orReference(object({ description: asItIs, headers: mapOf(header), content, links: mapOf(link) }));
const operation = object({
  ...same('operationId', 'tags', 'summary', 'description', 'security', 'deprecated', 'x-repeatable', 'x-codeSamples'),
  parameters: listOf(parameter),
  requestBody,
  responses: mapOf(response),
});
const securityScheme = object(same('type', 'scheme', 'description', 'in', 'name'));
const methods = Object.fromEntries(
  ['get', 'head', 'put', 'post', 'delete', 'patch'].map((method) => [method, operation]),
);

/** The builder adds all kinds of components, also empty ones. */
const none = object({});

const document = object({
  openapi: () => '3.0.3',
  info: object({
    ...same('title', 'version', 'description'),
    contact: object(same('name', 'url', 'email')),
    license: object(same('name', 'url')),
  }),
  servers: listOf(object(same('url', 'description'))),
  externalDocs: object(same('url', 'description')),
  tags: listOf(object(same('name', 'description'))),
  paths: mapOf(object(methods)),
  components: object({
    schemas: mapOf(schema),
    responses: mapOf(response),
    parameters: mapOf(parameter),
    headers: mapOf(header),
    securitySchemes: mapOf(securityScheme),
    ...Object.fromEntries(['examples', 'links', 'callbacks', 'requestBodies'].map((name) => [name, none])),
  }),
});

type DocumentWithSchemas = { components?: { schemas?: Record<string, Json> } };

/**
 * Inlines nullable references: in 3.0 only a schema with a type of its own can be nullable. Removes unreferenced
 * schemas.
 */
function withoutNullableReferences(from: object): object {
  const named = (from as DocumentWithSchemas).components?.schemas ?? {};
  const written: DocumentWithSchemas = JSON.parse(JSON.stringify(from), (_key, part) => {
    const { $ref } = nonNullOf(part ?? {}) ?? {};
    const target = named[String($ref).replace('#/components/schemas/', '')];
    if (typeof target?.type !== 'string') return part;
    const { anyOf: _, ...said } = part;
    return { ...nullable(target), ...said };
  });
  const isMeant = (document: object, name: string) =>
    JSON.stringify(document).includes(`"#/components/schemas/${name}"`);
  const { schemas = {} } = written.components ?? {};
  for (const name of Object.keys(schemas)) if (isMeant(from, name) && !isMeant(written, name)) delete schemas[name];
  return written;
}

/** The document in OpenAPI 3.0. Throws for unknown parts, with their place. */
export const to30 = (from: object): Json => document(withoutNullableReferences(from), '#') as Json;
