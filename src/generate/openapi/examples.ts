/** Examples of whole bodies, composed of their fields' examples. */
import type { ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import type { Schemas } from './schemas.ts';

/** An example for a schema. Throws where a field has none. */
export function exampleOf(
  schema: SchemaObject | ReferenceObject,
  schemas: Schemas,
  options: { onlyRequired?: boolean } = {},
): unknown {
  const resolved = schemas.resolve(schema);
  const { examples, properties, items, oneOf, description } = resolved;
  if (examples?.length) return examples[0];
  if (oneOf?.[0]) return exampleOf(oneOf[0], schemas, options);
  if (items) return [exampleOf(items as SchemaObject, schemas, options)];
  if (!properties) throw new Error(`There is no example of: ${description ?? JSON.stringify(schema)}`);
  const required = options.onlyRequired ? requiredOf(resolved, schemas) : Object.keys(properties);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, schemas, options)]),
  );
}

/** Including fields that are required because of other fields' values. */
function requiredOf(schema: SchemaObject, schemas: Schemas): string[] {
  // Keywords of JSON Schema that the types of the library lack.
  const { properties = {}, required = [], if: condition, then: demand } = schema as SchemaObject & Conditional;
  const isMet = Object.entries(condition?.properties ?? {}).every(
    ([name, { const: value }]) => exampleOf(properties[name] ?? {}, schemas) === value,
  );
  return [...required, ...(isMet ? Object.values(demand?.dependentRequired ?? {}).flat() : [])];
}

interface Conditional {
  if?: { properties: Record<string, { const: unknown }> };
  then?: { dependentRequired: Record<string, string[]> };
}
