/** Schemas of the document: allowed keywords, references, and nullability. */
import type { OpenAPIObject, ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';

export type Schema = SchemaObject | ReferenceObject;

/** Keywords that do not affect the type: annotations, and limits of values. */
const beside = [
  ...['description', 'examples', 'example', 'title', 'default', 'deprecated'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['dependentRequired', 'if', 'then'],
];

/** Keywords that affect the type, by the kind of schema. */
const expressible = {
  reference: ['$ref'],
  text: ['type', 'format', 'anyOf'],
  enum: ['type', 'enum', 'const'],
  integer: ['type', 'format'],
  number: ['type', 'format'],
  boolean: ['type'],
  scalar: ['type'],
  list: ['type', 'items'],
  map: ['type', 'additionalProperties', 'propertyNames'],
  record: ['type', 'properties', 'required', 'additionalProperties'],
};
export type Kind = keyof typeof expressible;

/** Throws where a schema has more than its kind can express. */
export function refuseUnsupported(schema: Schema, kind: Kind, place: string): void {
  const known = [...beside, ...expressible[kind]];
  const more = Object.keys(schema).filter((keyword) => !known.includes(keyword));
  if (more.length > 0) throw new Error(`${place}: no SDK can express ${more.join(', ')} of a ${kind}`);
}

const prefix = '#/components/';

/** The target of a reference. */
export function resolveReference<T>(document: OpenAPIObject, part: T | ReferenceObject, place: string): T {
  const { $ref } = part as ReferenceObject;
  if ($ref === undefined) return part as T;
  const [kind = '', name = ''] = $ref.slice(prefix.length).split('/');
  const components = document.components as Record<string, Record<string, T> | undefined> | undefined;
  const found = $ref.startsWith(prefix) ? components?.[kind]?.[name] : undefined;
  if (found === undefined) throw new Error(`${place}: ${$ref} leads nowhere`);
  return found;
}

/** The name of a referenced schema; undefined if it is inline. */
export const schemaName = (schema: Schema): string | undefined =>
  (schema as ReferenceObject).$ref?.slice(`${prefix}schemas/`.length);

/** The name of the enum that a text offers, besides any other text; undefined if it offers none. */
export function offeredEnum({ type, anyOf = [] }: SchemaObject): string | undefined {
  const [only, ...others] = anyOf.flatMap((each) => schemaName(each) ?? []);
  const isOpen = anyOf.length === 2 && anyOf.some((each) => JSON.stringify(each) === '{"type":"string"}');
  return type === 'string' && isOpen && others.length === 0 ? only : undefined;
}

/** A schema without null, and whether it was nullable. */
export function withoutNull(schema: Schema, place: string): { schema: Schema; isNullable: boolean } {
  if (offeredEnum(schema as SchemaObject)) return { schema, isNullable: false };
  const { anyOf, oneOf, type, enum: values, ...rest } = schema as SchemaObject;
  const cases = anyOf ?? oneOf;
  if (cases) {
    const others = cases.filter((each) => (each as SchemaObject).type !== 'null');
    const [only] = others;
    if (only === undefined || others.length !== 1 || others.length === cases.length || type)
      throw new Error(`${place}: no SDK can express a choice of several schemas`);
    return { schema: { ...only, ...rest }, isNullable: true };
  }
  if (!Array.isArray(type)) return { schema, isNullable: false };
  const others = type.filter((each) => each !== 'null');
  const [only] = others;
  if (only === undefined || others.length !== 1)
    throw new Error(`${place}: no SDK can express a choice of several types`);
  return {
    schema: { ...rest, type: only, ...(values && { enum: values.filter((value) => value !== null) }) },
    isNullable: others.length < type.length,
  };
}
