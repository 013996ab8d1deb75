/** Inputs: records, and the options of calls. A later addition is one more property, which is compatible. */
import type { Field, Operation, RecordType } from '../model.ts';
import { fieldsOf, writerFunction } from './declarations.ts';
import { indent, kdoc, parenthesised, property, typeName } from './text.ts';
import { kotlinType } from './types.ts';

/** The class of a sent record: a constructor with the mandatory fields, and properties. With its writer. */
export function sentClass(record: RecordType): string {
  const { name, description, fields, isUpdate } = record;
  const type = typeName(name);
  const mandatory = fields.filter(({ isRequired }) => isRequired);
  const values = mandatory.map((field) => `${kdoc(field.description, 4)}\npublic val ${parameter(field)}`);
  const start = mandatory.length > 0 ? `(\n${indent(values.map((each) => `${each},\n`).join(''))})` : '()';
  const body = [
    ...fields.filter(({ isRequired }) => !isRequired).map((field) => optionalProperty(field, isUpdate)),
    filled(mandatory, type),
    fieldsOf(record),
  ];
  return `${kdoc(description)}
public class ${type}${start} : Record() {
${indent(body.join('\n\n'))}
}

${writerFunction(record)}`;
}

function filled(mandatory: readonly Field[], type: string): string {
  const names = mandatory.map(({ name }) => property(name)).join(', ');
  const all = [...mandatory.map(parameter), `fill: ${type}.() -> Unit`];
  return `${parenthesised('public constructor', all, ` : this(${names})`, 4)} {\n    fill()\n}`;
}

/** The class of a call's options. */
export const optionsName = ({ id }: Operation): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Options`;

/** A mandatory field as a parameter. */
export const parameter = ({ name, type, isNullable }: Field): string =>
  `${property(name)}: ${kotlinType(type)}${isNullable ? '?' : ''}`;

/** An optional field as a property; for a text that offers an enum, with a function for its values. */
export function optionalProperty({ name, description, type, isNullable }: Field, isUpdate: boolean): string {
  const said = kdoc(description, 4);
  const plain = kotlinType(type);
  if (isUpdate) return `${said}\npublic var ${property(name)}: Change<${plain}${isNullable ? '?' : ''}> = Change.Keep`;
  const variable = `${said}\npublic var ${property(name)}: ${plain}? = null`;
  if (type.kind !== 'text' || !type.offers) return variable;
  return `${variable}

/** [${property(name)}] of those that are on offer, in the order of preference. */
public fun ${property(name)}(vararg offered: ${typeName(type.offers)}) {
    ${property(name)} = offered.joinToString(",")
}`;
}
