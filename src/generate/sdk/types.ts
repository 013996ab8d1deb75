/** Collects the model's types while the document's schemas are read. */
import { isDeepStrictEqual } from 'node:util';
import type { HeaderObject, OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import type { Declaration, Field, Header, RecordType, Type } from './model.ts';
import { pascal } from './names.ts';
import {
  type Kind,
  offeredEnum,
  refuseUnsupported,
  resolveReference,
  type Schema,
  schemaName,
  withoutNull,
} from './schema.ts';

type Use = RecordType['use'];

/** Collects the named types. */
export class Types {
  readonly #document: OpenAPIObject;
  readonly #declared = new Map<string, Declaration>();
  readonly #unfinished = new Set<string>();
  readonly #updates: ReadonlySet<string>;

  /** `updates`: the names of updating records. */
  constructor(document: OpenAPIObject, updates: ReadonlySet<string>) {
    this.#document = document;
    this.#updates = updates;
  }

  get declarations(): Declaration[] {
    return [...this.#declared.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  get headers(): Header[] {
    return Object.entries(this.#document.components?.headers ?? {})
      .map(([name, header]) => this.#header(name, resolveReference(this.#document, header as HeaderObject, name)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The type of a schema. `name`: for an unnamed schema that needs a name. */
  type(schema: Schema, name: string, use: Use, place: string): Type {
    const own = schemaName(schema);
    if (own !== undefined) {
      refuseUnsupported(schema, 'reference', place);
      return this.#typeOf(this.#named(schema, place), own, use, place, true);
    }
    return this.#typeOf(schema as SchemaObject, name, use, place, false);
  }

  /** A field of a record, or a parameter: its type, and whether it may be absent or null. */
  field(name: string, from: Schema, isRequired: boolean, owner: string, use: Use, place: string): Field {
    const { schema, isNullable } = withoutNull(from, place);
    const { description = '', examples } = this.#described(schema, place);
    const type = this.type(schema, owner + pascal(name), use, place);
    return { name, description: from.description ?? description, type, isRequired, isNullable, example: examples?.[0] };
  }

  record(schema: SchemaObject, name: string, use: Use, place: string): RecordType {
    refuseUnsupported(schema, 'record', place);
    const { properties = {}, required = [], description = '', additionalProperties = false } = schema;
    if (additionalProperties !== false) throw new Error(`${place}: no SDK can express fields beside other fields`);
    if (this.#unfinished.has(name)) throw new Error(`${place}: no SDK can express a record that holds itself`);
    this.#unfinished.add(name);
    const fields = Object.entries(properties).map(([field, each]) =>
      this.field(field, each, required.includes(field), name, use, `${place}.${field}`),
    );
    this.#unfinished.delete(name);
    return this.declare({ kind: 'record', name, description, fields, use, isUpdate: this.#updates.has(name) }, place);
  }

  #typeOf(schema: SchemaObject, name: string, use: Use, place: string, isNamed: boolean): Type {
    const kind = kindOf(schema, place);
    refuseUnsupported(schema, kind, place);
    const { description = '' } = schema;
    switch (kind) {
      case 'record':
        this.record(schema, name, use, place);
        return { kind, name };
      case 'list': {
        const { items, minItems, maxItems } = schema;
        if (!items) throw new Error(`${place}: a list of what?`);
        const isSingle = minItems === 1 && maxItems === 1;
        const { schema: element, isNullable } = withoutNull(items, `${place}[]`);
        const of = this.#element(element, name, use, `${place}[]`);
        if (isNullable && (use !== 'output' || of.kind !== 'text'))
          throw new Error(`${place}: no SDK can express elements that may be null, but for texts that are answered`);
        return { kind, of, ...(isSingle && { isSingle }), ...(isNullable && { hasNulls: true }) };
      }
      case 'map':
        return { kind, of: this.#element(schema.additionalProperties as Schema, name, use, `${place}{}`) };
      case 'enum':
        this.declare({ kind, name, description, values: valuesOf(schema, place) }, place);
        return { kind, name };
      case 'scalar':
        return scalarOf(use, place);
      case 'text':
      case 'integer': {
        if (kind === 'integer' && schema.format === 'int64') return longOf(schema, place);
        if (schema.format === 'date-time') return { kind: 'instant' };
        refuseFormat(schema, kind, place);
        if (kind === 'text' && offeredEnum(schema)) return this.#offering(schema, use, place);
        if (!isNamed) return { kind };
        this.declare({ kind: 'value', name, description, of: kind }, place);
        return { kind: 'value', name };
      }
      default:
        refuseFormat(schema, kind, place);
        return { kind };
    }
  }

  #offering({ anyOf = [] }: SchemaObject, use: Use, place: string): Type {
    const [offers] = anyOf.filter((each) => schemaName(each)).map((each) => this.type(each, '', use, place));
    if (offers?.kind !== 'enum') throw new Error(`${place}: no SDK can offer what is no enum`);
    return { kind: 'text', offers: offers.name };
  }

  #element(from: Schema, name: string, use: Use, place: string): Type {
    const { schema, isNullable } = withoutNull(from, place);
    if (isNullable) throw new Error(`${place}: no SDK can express elements that may be null`);
    return this.type(schema, `${name}Item`, use, place);
  }

  #header(name: string, { description = '', schema }: HeaderObject): Header {
    if (!schema) throw new Error(`The header ${name} has no schema`);
    return { name, description, type: this.type(schema, pascal(name.replace(/^X-/, '')), 'output', name) };
  }

  #named = (schema: Schema, place: string) =>
    resolveReference<SchemaObject>(this.#document, schema as SchemaObject, place);

  /** A schema's own annotations, completed by those of the referenced one. */
  #described(schema: Schema, place: string): SchemaObject {
    return { ...this.#named(schema, place), ...schema };
  }

  /** Stores a type under its name. Throws where another one has it. */
  declare<D extends Declaration>(declaration: D, place: string): D {
    const known = this.#declared.get(declaration.name);
    if (known && !isDeepStrictEqual(known, declaration))
      throw new Error(`${place}: two different types are called ${declaration.name}`);
    this.#declared.set(declaration.name, declaration);
    return declaration;
  }
}

function kindOf(
  { type, enum: values, const: constant, properties, $ref }: Schema & SchemaObject,
  place: string,
): Exclude<Kind, 'reference'> {
  if ($ref === undefined) {
    if (type === 'string') return values || constant !== undefined ? 'enum' : 'text';
    if (type === 'integer' || type === 'number' || type === 'boolean') return type;
    if (Array.isArray(type) && isDeepStrictEqual(new Set<string>(type), scalars)) return 'scalar';
    if (type === 'array') return 'list';
    if (type === 'object') return properties ? 'record' : 'map';
  }
  throw new Error(`${place}: no SDK can express the type ${JSON.stringify(type)}`);
}

const scalars = new Set(['string', 'number', 'boolean', 'null']);

/** The values of an enum. A constant is an enum with one value. */
function valuesOf({ enum: values, const: constant }: SchemaObject, place: string): string[] {
  const all = values ?? [constant];
  if (!all.every((value) => typeof value === 'string'))
    throw new Error(`${place}: no SDK can express values that are no text`);
  return all;
}

const formats = { text: [], integer: ['int32'], number: ['double'], boolean: [] } as const;

function scalarOf(use: Use, place: string): Type {
  if (use !== 'output') throw new Error(`${place}: no SDK sends a value of whatever kind`);
  return { kind: 'scalar' };
}

/** JavaScript's numbers are exact up to 53 bits; the document's maximum must be within that. */
function longOf({ minimum = 0, maximum = 0 }: SchemaObject, place: string): Type {
  if (!Number.isSafeInteger(minimum) || !Number.isSafeInteger(maximum))
    throw new Error(`${place}: no SDK can express whole numbers of more than 53 bits`);
  return { kind: 'long' };
}

/** Throws for an unknown format that changes a value's meaning, and for an integer beyond 32 bits. */
function refuseFormat(
  { format, minimum = 0, maximum = 0 }: SchemaObject,
  kind: keyof typeof formats,
  place: string,
): void {
  const known: readonly string[] = formats[kind];
  if (format !== undefined && !known.includes(format)) throw new Error(`${place}: no SDK knows the format ${format}`);
  if (kind === 'integer' && (minimum < -(2 ** 31) || maximum >= 2 ** 31))
    throw new Error(`${place}: no SDK can express whole numbers of more than 32 bits`);
}
