/** The parts of schemas, for tests of their metadata. */
import { z } from 'zod';

/** A schema's metadata, and the schema without wrappers. */
export interface Part {
  path: string;
  schema: z.ZodType;
  description: string | undefined;
  examples: unknown[];
  isStructure: boolean;
}

/** The wrappers of a schema, from the outside to the inside: optional, nullable, preprocessed… */
function layers(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodPipe)
    return [schema, ...layers((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType)];
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return inner ? [schema, ...layers(inner)] : [schema];
}

/** All fields under a schema, without itself. */
export function fieldsOf(schema: z.ZodType, path: string): Part[] {
  const core = layers(schema).at(-1);
  if (core instanceof z.ZodArray) return fieldsOf(core.element as z.ZodType, `${path}[]`);
  if (!(core instanceof z.ZodObject)) return [];
  return Object.entries(core.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    partOf(field, `${path}.${name}`),
    ...fieldsOf(field, `${path}.${name}`),
  ]);
}

function partOf(schema: z.ZodType, path: string): Part {
  const all = layers(schema);
  const said = all.map((layer) => layer.meta() ?? {});
  const core = all.at(-1);
  const element = core instanceof z.ZodArray ? layers(core.element as z.ZodType).at(-1) : undefined;
  return {
    path,
    schema,
    description: said.find(({ description }) => description)?.description,
    examples: (said.find(({ examples }) => examples)?.examples as unknown[] | undefined) ?? [],
    isStructure: core instanceof z.ZodObject || element instanceof z.ZodObject,
  };
}

export const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
