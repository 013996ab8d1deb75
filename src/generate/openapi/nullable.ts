/** One form for nullable values: the type where the schema is inline, else `anyOf`. */
import type { SchemaObject } from 'openapi3-ts/oas31';

type Json = SchemaObject & Record<string, unknown>;

/** The schema of `anyOf` besides null; undefined for anything else. */
export function nonNullOf({ anyOf }: Json): Json | undefined {
  const [only, nothing, ...more] = (anyOf ?? []) as Json[];
  return only && nothing?.type === 'null' && more.length === 0 ? only : undefined;
}

/** A nullable variant of a schema. */
export const nullable = ({ type, enum: values, ...rest }: Json): Json => ({
  type: [type as 'string', 'null'],
  ...rest,
  ...(values && { enum: [...values, null] }),
});

/** The types of an `anyOf` that consists of types only; undefined otherwise. */
function onlyTypes({ anyOf = [] }: Json): string[] | undefined {
  const types = (anyOf as Json[]).map(({ type, ...more }) =>
    typeof type === 'string' && Object.keys(more).length === 0 ? type : undefined,
  );
  return types.length > 0 && types.every((type) => type !== undefined) ? types : undefined;
}

/** Replaces `anyOf` by a list of types where possible. A reference keeps `anyOf`, and has nothing beside it. */
export const simplify = (json: Json): Json => {
  const types = onlyTypes(json);
  if (types && json.type === undefined) {
    const { anyOf: _, ...said } = json;
    return { type: types as never, ...said };
  }
  const schema = nonNullOf(json);
  if (!schema) return json;
  const { anyOf: _, ...said } = json;
  if (schema.$ref) return { ...said, anyOf: [{ $ref: schema.$ref }, { type: 'null' }] };
  return typeof schema.type === 'string' ? { ...nullable(schema), ...said } : json;
};
