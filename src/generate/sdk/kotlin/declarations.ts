/** The types with names: ids, enums, records. */
import type { Declaration, EnumType, Field, RecordType, ValueType } from '../model.ts';
import { constantName, indent, kdoc, literal, property, typeName } from './text.ts';
import { kotlinType, readField, written } from './types.ts';

/** A class around a plain value, so that no kind of id is taken for another. */
export function valueClass({ name, description, of }: ValueType): string {
  return `${kdoc(description)}
@JvmInline
public value class ${typeName(name)}(public val value: ${of === 'text' ? 'String' : 'Int'}) {
    override fun toString(): String = value${of === 'text' ? '' : '.toString()'}
}`;
}

/** A class rather than an enum of Kotlin's, which could not hold a value that was added later. */
export function enumClass({ name, description, values }: EnumType): string {
  const type = typeName(name);
  const constants = values.map((value) => `public val ${constantName(value)}: ${type} = ${type}(${literal(value)})`);
  const known = values.map((value) => `${constantName(value)},`);
  return `${kdoc(`${description.replace(/\.?$/, '.')} A value that this version does not know is no fault.`)}
@JvmInline
public value class ${type}(public val value: String) {
    /** Whether this version of the SDK knows the value. */
    public val isKnown: Boolean get() = this in known

    override fun toString(): String = value

    public companion object {
${indent(constants.join('\n'), 8)}

        /** All values that this version of the SDK knows. */
        public val known: List<${type}> = listOf(
${indent(known.join('\n'), 12)}
        )
    }
}`;
}

/** The class of a record, and the function that writes it or reads it. */
export function dataClass(record: RecordType, declarations: readonly Declaration[]): string {
  const fields = [...record.fields].sort(requiredFirst);
  const properties = fields.map(
    (field) => `${kdoc(field.description, 4)}\npublic val ${parameter(field, record.isUpdate)},\n`,
  );
  const type = typeName(record.name);
  const functions = record.use === 'input' ? writer(record) : reader(record, declarations);
  return `${kdoc(record.description)}
public data class ${type}(
${indent(properties.join(''))})

${functions}`;
}

export const requiredFirst = (a: Field, b: Field): number => Number(b.isRequired) - Number(a.isRequired);

/** A field as a parameter with its type, and what it is where it is not given. */
export function parameter(field: Field, isUpdate: boolean): string {
  const name = property(field.name);
  const type = `${kotlinType(field.type)}${field.isNullable ? '?' : ''}`;
  if (field.isRequired) return `${name}: ${type}`;
  return isUpdate ? `${name}: Change<${type}> = Change.Keep` : `${name}: ${kotlinType(field.type)}? = null`;
}

/** A statement that puts a field into what is sent. */
export function put(field: Field, isUpdate: boolean): string {
  const [name, from] = [literal(field.name), property(field.name)];
  if (field.isRequired && field.isNullable) return `nullable(${name}, ${written(field.type, from, true)})`;
  if (field.isRequired) return `put(${name}, ${written(field.type, from)})`;
  if (!isUpdate) return `optional(${name}, ${written(field.type, from, true)})`;
  return `change(${name}, ${from}) { ${written(field.type, 'it')} }`;
}

/** A function that writes the record as JSON. */
export function writer({ name, fields, isUpdate }: RecordType): string {
  return `internal fun ${typeName(name)}.write(): Map<String, Any?> = jsonObject {
${indent(fields.map((field) => put(field, isUpdate)).join('\n'))}
}`;
}

function reader({ name, fields }: RecordType, declarations: readonly Declaration[]): string {
  const type = typeName(name);
  const values = fields.map((field) => `${property(field.name)} = ${readField(field, 'json', declarations)},`);
  return `internal fun read${type}(json: Json): ${type} = ${type}(
${indent(values.join('\n'))}
)`;
}
