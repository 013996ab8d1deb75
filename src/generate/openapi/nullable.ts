/** Values that may be null, said in one way: by the type where the schema stands there itself, else by a choice. */
import type { SchemaObject } from 'openapi3-ts/oas31';

type Json = SchemaObject & Record<string, unknown>;

/** What a choice between a schema and null has besides null; undefined where it is no such choice. */
export function besideNull({ anyOf }: Json): Json | undefined {
  const [only, nothing, ...more] = (anyOf ?? []) as Json[];
  return only && nothing?.type === 'null' && more.length === 0 ? only : undefined;
}

/** A schema that takes null too. */
export const orNull = ({ type, enum: values, ...rest }: Json): Json => ({
  type: [type as 'string', 'null'],
  ...rest,
  ...(values && { enum: [...values, null] }),
});

/** The types that are all that a choice is between; undefined where it is between more than that. */
function onlyTypes({ anyOf = [] }: Json): string[] | undefined {
  const types = (anyOf as Json[]).map(({ type, ...more }) =>
    typeof type === 'string' && Object.keys(more).length === 0 ? type : undefined,
  );
  return types.length > 0 && types.every((type) => type !== undefined) ? types : undefined;
}

/** The same without choices that the type can say. A reference keeps its choice, and says nothing beside it. */
export const simplified = (json: Json): Json => {
  const types = onlyTypes(json);
  if (types && json.type === undefined) {
    const { anyOf: _, ...said } = json;
    return { type: types as never, ...said };
  }
  const schema = besideNull(json);
  if (!schema) return json;
  const { anyOf: _, ...said } = json;
  if (schema.$ref) return { ...said, anyOf: [{ $ref: schema.$ref }, { type: 'null' }] };
  return typeof schema.type === 'string' ? { ...orNull(schema), ...said } : json;
};
