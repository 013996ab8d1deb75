/** What is sent: records, and the options of calls. What comes later is one more property, which breaks nobody. */
import type { Field, Operation, RecordType } from '../model.ts';
import { fieldsOf, writer } from './declarations.ts';
import { indent, kdoc, parenthesised, property, typeName } from './text.ts';
import { kotlinType } from './types.ts';

/** The class of a record that is sent: made with what is mandatory, the rest is set. With the function that writes it. */
export function sentClass(record: RecordType): string {
  const { name, description, fields, isUpdate } = record;
  const type = typeName(name);
  const mandatory = fields.filter(({ isRequired }) => isRequired);
  const values = mandatory.map((field) => `${kdoc(field.description, 4)}\npublic val ${parameter(field)}`);
  const start = mandatory.length > 0 ? `(\n${indent(values.map((each) => `${each},\n`).join(''))})` : '()';
  const body = [
    ...fields.filter(({ isRequired }) => !isRequired).map((field) => optional(field, isUpdate)),
    filled(mandatory, type),
    fieldsOf(record),
  ];
  return `${kdoc(description)}
public class ${type}${start} : Record() {
${indent(body.join('\n\n'))}
}

${writer(record)}`;
}

function filled(mandatory: readonly Field[], type: string): string {
  const names = mandatory.map(({ name }) => property(name)).join(', ');
  const all = [...mandatory.map(parameter), `fill: ${type}.() -> Unit`];
  return `${parenthesised('public constructor', all, ` : this(${names})`, 4)} {\n    fill()\n}`;
}

/** The class of what a call may be given. */
export const optionsName = ({ id }: Operation): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Options`;

/** A mandatory field as a parameter. */
export const parameter = ({ name, type, isNullable }: Field): string =>
  `${property(name)}: ${kotlinType(type)}${isNullable ? '?' : ''}`;

/** A field that may be left out, as a property; where it is a text that offers an enum, with a function that takes its values. */
export function optional({ name, description, type, isNullable }: Field, isUpdate: boolean): string {
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
