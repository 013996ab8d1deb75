/** The contract's schemas as JSON Schema for OpenAPI 3.1. */
import { isDeepStrictEqual } from 'node:util';
import type { ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import { z } from 'zod';
import { simplify } from './nullable.ts';

type Json = SchemaObject & { documentedAs?: z.ZodType; offers?: z.ZodType };

/** Converts schemas, and collects the named ones. */
export class Schemas {
  readonly #named = new Map<string, SchemaObject>();

  /** A schema as sent (`input`) or answered (`output`); a reference if it is named. */
  of(schema: z.ZodType, io: 'input' | 'output'): SchemaObject | ReferenceObject {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io,
      override: ({ zodSchema, jsonSchema }) => this.#refine(zodSchema as unknown as z.ZodType, jsonSchema as Json),
    });
    for (const [name, named] of Object.entries($defs ?? {})) this.#keep(name, openApiSchema(named));
    return openApiSchema(json);
  }

  /** The schema with a name. Throws where there is none. */
  named(name: string): SchemaObject {
    const found = this.#named.get(name);
    if (!found) throw new Error(`No schema is called ${name}`);
    return found;
  }

  /** All named schemas, in alphabetical order. */
  get all(): [string, SchemaObject][] {
    return [...this.#named].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Resolves a reference, with the keywords beside it. */
  resolve(schema: SchemaObject | ReferenceObject): SchemaObject {
    const { $ref, ...beside } = schema as SchemaObject;
    if ($ref === undefined) return beside;
    return { ...this.resolve(this.named($ref.slice(prefix.length))), ...beside };
  }

  #keep(name: string, schema: SchemaObject): void {
    const known = this.#named.get(name);
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`Two different schemas are called ${name}`);
    this.#named.set(name, schema);
  }

  #refine(schema: z.ZodType, json: Json): void {
    // Zod omits the examples of converted inputs. Ours are canonical.
    const { examples } = z.globalRegistry.get(schema) ?? {};
    if (examples) json.examples = examples as unknown[];
    // The format says it more legibly.
    if (schema instanceof z.ZodISODateTime) delete json.pattern;
    // JavaScript's limit rather than ours.
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    // All names are texts.
    delete json.propertyNames;
    if (json.documentedAs) this.#refer(json, json.documentedAs);
    if (json.offers) this.#offer(json, json.offers);
  }

  /** Replaces a schema by a reference, keeping its annotations. */
  #refer(json: Json, schema: z.ZodType): void {
    const $ref = this.#nameOf(schema);
    delete json.documentedAs;
    const said = this.resolve({ $ref }) as Record<string, unknown>;
    const keys = Object.keys(json) as (keyof Json)[];
    // A pattern may limit the length, too.
    const isSaid = (key: keyof Json) =>
      key === 'type' ||
      json[key] === said[key] ||
      (key === 'maxLength' && said.pattern !== undefined && !said.maxLength);
    for (const key of keys) if (isSaid(key)) delete json[key];
    json.$ref = $ref;
  }

  /** Adds the values on offer, where others are allowed too. */
  #offer(json: Json, schema: z.ZodType): void {
    delete json.offers;
    json.anyOf = [{ $ref: this.#nameOf(schema) }, { type: 'string' }];
  }

  #nameOf(schema: z.ZodType): string {
    const { $ref } = this.of(schema, 'output') as ReferenceObject;
    if (!$ref) throw new Error('What stands for another schema needs one that has a name');
    return $ref;
  }
}

const prefix = '#/components/schemas/';

/** Converts zod's JSON Schema to the document's form, with references to components. */
function openApiSchema(json: unknown): SchemaObject {
  const text = JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"${prefix}`);
  return JSON.parse(text, (_key, part) => (part instanceof Object ? demandBareReference(simplify(part)) : part));
}

const beside = ['$ref', 'description', 'examples'];

/** Throws for limits beside a reference: many generators ignore them. */
function demandBareReference(part: object): object {
  const limits = '$ref' in part ? Object.keys(part).filter((key) => !beside.includes(key)) : [];
  if (limits.length > 0)
    throw new Error(`${limits.join(', ')} beside a reference is lost on many: put it into the component`);
  return part;
}
