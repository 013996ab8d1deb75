/** The named types: ids, enums, and records of answers. */
import type { Declaration, EnumType, Field, RecordType, Type, ValueType } from '../model.ts';
import { constantName, indent, kdoc, literal, property, typeName } from './text.ts';
import { encodingExpression, kotlinType, readField, underlyingType } from './types.ts';

/** A value class, so that kinds of ids cannot be mixed up. */
export function valueClass({ name, description, of }: ValueType): string {
  const plain = of === 'text' ? 'String' : 'Int';
  return `${kdoc(description)}
public class ${typeName(name)}(value: ${plain}) : PlainValue<${plain}>(value)`;
}

/** A class rather than a Kotlin enum, which could not hold values that are added later. */
export function enumClass({ name, description, values }: EnumType): string {
  const type = typeName(name);
  const constants = values.map(
    (value) => `@JvmField\npublic val ${constantName(value)}: ${type} = ${type}(${literal(value)})`,
  );
  const known = values.map((value) => `${constantName(value)},`);
  return `${kdoc(`${description.replace(/\.?$/, '.')} Values that this version does not know are accepted.`)}
public class ${type}(value: String) : PlainValue<String>(value) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    public companion object {
${indent(constants.join('\n\n'), 8)}

        /** All values that this version of the SDK knows. */
        @JvmField
        public val known: List<${type}> = listOf(
${indent(known.join('\n'), 12)}
        )
    }
}`;
}

/** The class of an answered record, and its reader. Fakes set only the fields that matter. */
export function answeredClass(record: RecordType, declarations: readonly Declaration[]): string {
  const { name, description, fields } = record;
  const type = typeName(name);
  const values = fields.map(
    (field) =>
      `${kdoc(field.description, 4)}\npublic val ${property(field.name)}: ${typeOf(field)} = from.${property(field.name)}`,
  );
  const settable = fields.map(
    (field) => `public var ${property(field.name)}: ${typeOf(field)} = ${emptyOf(field, declarations)}`,
  );
  return `${kdoc(description)}
public class ${type} private constructor(from: Builder) : Record() {
${indent(values.join('\n\n'))}

    /** For fakes: what is not set is empty. */
    public constructor(fill: Builder.() -> Unit) : this(Builder().apply(fill))

${indent(fieldsOf(record))}

    /** The fields before they are put together. */
    public class Builder internal constructor() {
${indent(settable.join('\n'), 8)}
    }
}

${reader(record, declarations)}`;
}

/** The basis of a record's `equals` and `toString`. */
export function fieldsOf({ fields }: RecordType): string {
  const pairs = fields.map(({ name }) => `${literal(camelOf(name))} to ${property(name)},`);
  return `override fun fields(): List<Pair<String, Any?>> = listOf(\n${indent(pairs.join('\n'))}\n)`;
}

const camelOf = (name: string) => property(name).replaceAll('`', '');

export const requiredFirst = (a: Field, b: Field): number => Number(b.isRequired) - Number(a.isRequired);

/** In answers, absent and null are the same. */
const typeOf = ({ type, isRequired, isNullable }: Field) =>
  `${kotlinType(type)}${isRequired && !isNullable ? '' : '?'}`;

const emptyOf = (field: Field, declarations: readonly Declaration[]) =>
  field.isRequired && !field.isNullable ? empty(field.type, declarations) : 'null';

function empty(type: Type, declarations: readonly Declaration[]): string {
  switch (type.kind) {
    case 'text':
      return '""';
    case 'integer':
      return '0';
    case 'long':
      return '0L';
    case 'scalar':
      return 'Scalar.Nothing';
    case 'number':
      return '0.0';
    case 'boolean':
      return 'false';
    case 'instant':
      return 'Timestamp(0L)';
    case 'list':
      return 'emptyList()';
    case 'map':
      return 'emptyMap()';
    case 'record':
      return `${kotlinType(type)} { }`;
    default:
      return `${kotlinType(type)}(${underlyingType(type.name, declarations) === 'text' ? '""' : '0'})`;
  }
}

/** A statement that writes a field; `from`: the expression of its value. */
export function writeField(field: Field, isUpdate: boolean, from = property(field.name)): string {
  const name = literal(field.name);
  if (field.isRequired && field.isNullable) return `nullable(${name}, ${encodingExpression(field.type, from, true)})`;
  if (field.isRequired) return `put(${name}, ${encodingExpression(field.type, from)})`;
  if (!isUpdate) return `optional(${name}, ${encodingExpression(field.type, from, true)})`;
  return `change(${name}, ${from}) { ${encodingExpression(field.type, 'it')} }`;
}

/** A function that writes the record as JSON. */
export function writerFunction({ name, fields, isUpdate }: RecordType): string {
  return `internal fun ${typeName(name)}.write(): Map<String, Any?> = jsonObject {
${indent(fields.map((field) => writeField(field, isUpdate)).join('\n'))}
}`;
}

function reader({ name, fields }: RecordType, declarations: readonly Declaration[]): string {
  const type = typeName(name);
  const values = fields.map((field) => `${property(field.name)} = ${readField(field, 'json', declarations)}`);
  return `internal fun read${type}(json: Json): ${type} = ${type} {
${indent(values.join('\n'))}
}`;
}
