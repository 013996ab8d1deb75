/** The contract's schemas as JSON Schema, as OpenAPI 3.1 takes it. */
import { isDeepStrictEqual } from 'node:util';
import type { ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import { z } from 'zod';
import { simplified } from './nullable.ts';

type Json = SchemaObject & { documentedAs?: z.ZodType; offers?: z.ZodType };

/** Converts schemas, and gathers those that have a name. */
export class Schemas {
  readonly #named = new Map<string, SchemaObject>();

  /** A schema as it is sent (`input`) or answered (`output`); one that has a name is a reference to it. */
  of(schema: z.ZodType, io: 'input' | 'output'): SchemaObject | ReferenceObject {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io,
      override: ({ zodSchema, jsonSchema }) => this.#refine(zodSchema as unknown as z.ZodType, jsonSchema as Json),
    });
    for (const [name, named] of Object.entries($defs ?? {})) this.#keep(name, openApiSchema(named));
    return openApiSchema(json);
  }

  /** The schema under a name. Throws where there is none. */
  named(name: string): SchemaObject {
    const found = this.#named.get(name);
    if (!found) throw new Error(`No schema is called ${name}`);
    return found;
  }

  /** All that have a name, by the alphabet. */
  get all(): [string, SchemaObject][] {
    return [...this.#named].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** The schema itself, where it is one; what a reference leads to, with what stands beside the reference. */
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
    // Zod leaves out the examples of what it converts on input. Ours are what a client should send.
    const { examples } = z.globalRegistry.get(schema) ?? {};
    if (examples) json.examples = examples as unknown[];
    // The format says it, and says it legibly.
    if (schema instanceof z.ZodISODateTime) delete json.pattern;
    // Not limits of ours, but of JavaScript.
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    // Every name is a text.
    delete json.propertyNames;
    if (json.documentedAs) this.#refer(json, json.documentedAs);
    if (json.offers) this.#offer(json, json.offers);
  }

  /** Makes it a reference to another schema, but for what it says beside. */
  #refer(json: Json, schema: z.ZodType): void {
    const $ref = this.#nameOf(schema);
    delete json.documentedAs;
    const said = this.resolve({ $ref }) as Record<string, unknown>;
    const keys = Object.keys(json) as (keyof Json)[];
    // A pattern says how long it may be, too.
    const isSaid = (key: keyof Json) =>
      key === 'type' ||
      json[key] === said[key] ||
      (key === 'maxLength' && said.pattern !== undefined && !said.maxLength);
    for (const key of keys) if (isSaid(key)) delete json[key];
    json.$ref = $ref;
  }

  /** Names the values that most mean, where others are taken too. */
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

/** JSON Schema as zod writes it, in our words and with references to the components of the document. */
function openApiSchema(json: unknown): SchemaObject {
  const text = JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"${prefix}`);
  return JSON.parse(text, (_key, part) => (part instanceof Object ? saidOnce(simplified(part)) : part));
}

const beside = ['$ref', 'description', 'examples'];

/** Throws where a reference has a limit beside it: many generators take no notice of that. */
function saidOnce(part: object): object {
  const limits = '$ref' in part ? Object.keys(part).filter((key) => !beside.includes(key)) : [];
  if (limits.length > 0)
    throw new Error(`${limits.join(', ')} beside a reference is lost on many: put it into the component`);
  return part;
}
