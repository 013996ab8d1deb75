/** Examples of whole bodies, made of the examples of their fields. */
import type { ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import type { Schemas } from './schemas.ts';

/** An example of what a schema describes. Throws where a field has none. */
export function exampleOf(
  schema: SchemaObject | ReferenceObject,
  schemas: Schemas,
  options: { onlyRequired?: boolean } = {},
): unknown {
  const { examples, properties, required = [], items, oneOf, description } = schemas.resolve(schema);
  if (examples?.length) return examples[0];
  if (oneOf?.[0]) return exampleOf(oneOf[0], schemas, options);
  if (items) return [exampleOf(items as SchemaObject, schemas, options)];
  if (!properties) throw new Error(`There is no example of: ${description ?? JSON.stringify(schema)}`);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !options.onlyRequired || required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, schemas, options)]),
  );
}
