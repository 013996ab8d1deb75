/**
 * An OpenAPI 3.1 document in normal form for comparison, with references resolved. Throws for unknown keywords, so that
 * no change passes unseen.
 */

// biome-ignore lint/suspicious/noExplicitAny: a document is whatever was released once, and is walked through by its keys
export type Part = any;

/** A schema in normal form. */
export interface Schema {
  types: readonly string[];
  /** The allowed values, if enumerated. */
  values: readonly unknown[] | undefined;
  properties: Readonly<Record<string, Part>>;
  required: readonly string[];
  items: Part | undefined;
  /** Additional fields: a schema, any (true) or none (false). */
  others: Part | boolean;
  /** The alternatives: references, by which they are told apart. */
  choices: readonly Part[];
  /** All other constraints: limits, format, pattern. */
  demands: Readonly<Record<string, unknown>>;
}

/** Keywords that do not constrain values. */
const prose = new Set(['title', 'description', 'examples', 'default', 'deprecated']);

/** How one constraint implies another of the same keyword. */
type Measure = 'at least' | 'at most' | 'the same';
export const measures: Readonly<Record<string, Measure>> = {
  minimum: 'at least',
  exclusiveMinimum: 'at least',
  minLength: 'at least',
  minItems: 'at least',
  minProperties: 'at least',
  maximum: 'at most',
  exclusiveMaximum: 'at most',
  maxLength: 'at most',
  maxItems: 'at most',
  maxProperties: 'at most',
  format: 'the same',
  pattern: 'the same',
  multipleOf: 'the same',
  uniqueItems: 'the same',
  dependentRequired: 'the same',
  if: 'the same',
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: 'the same',
};

/** A date-time needs no pattern. */
const isSaid = (keyword: string, { format }: Part) => keyword === 'pattern' && format === 'date-time';

const allTypes = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

export class Document {
  readonly root: Part;

  constructor(root: object) {
    this.root = root;
  }

  /** Resolves a reference, with the keywords beside it; anything else as it is. */
  resolve({ $ref, ...beside }: Part): Part {
    if ($ref === undefined) return beside;
    const target = String($ref)
      .split('/')
      .slice(1)
      .reduce((part: Part, key) => part?.[key], this.root);
    if (target === undefined) throw new Error(`There is nothing at ${$ref}`);
    return { ...this.resolve(target), ...beside };
  }

  /** Throws for unknown keywords. */
  schema(part: Part): Schema {
    const {
      type,
      enum: listed,
      const: only,
      properties,
      required,
      items,
      additionalProperties,
      anyOf,
      oneOf = [],
      ...rest
    } = this.resolve(part);
    if (!oneOf.every(({ $ref }: Part) => $ref)) throw new Error('The comparison tells choices apart by their names');
    // A text that offers some values and allows any other is a plain text.
    if (
      type === 'string' &&
      anyOf?.some((choice: Part) => choice.type === 'string' && Object.keys(choice).length === 1)
    )
      return this.schema({ type, ...rest });
    if (anyOf) return this.#orNull(anyOf, rest);
    const demands = Object.entries(rest).filter(([keyword]) => !prose.has(keyword) && !isSaid(keyword, rest));
    const unknown = demands.filter(([keyword]) => !(keyword in measures));
    if (unknown.length > 0) throw new Error(`The comparison does not know the keyword ${unknown[0]?.[0]}`);
    return {
      types: type === undefined ? allTypes : [type].flat(),
      values: only === undefined ? listed : [only],
      properties: properties ?? {},
      required: required ?? [],
      items,
      others: additionalProperties ?? true,
      choices: oneOf,
      demands: Object.fromEntries(demands),
    };
  }

  #orNull(choices: readonly Part[], beside: Part): Schema {
    const [choice, ...more] = choices.filter(({ type }) => type !== 'null');
    const isKnown = choice && more.length === 0 && Object.keys(beside).every((keyword) => prose.has(keyword));
    if (!isKnown) throw new Error('The comparison knows no other choice than that between a schema and null');
    const schema = this.schema(choice);
    if (choices.length === 1) return schema;
    return { ...schema, types: [...schema.types, 'null'], values: schema.values && [...schema.values, null] };
  }
}
