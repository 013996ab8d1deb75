/** The types that have a name: enums, values of their own type, records. */
import type { EnumType, Field, RecordType, ValueType } from '../model.ts';
import { literal, member, refuseTwins, typeOf } from './spelling.ts';
import { apart, comment, indented } from './text.ts';

export function enumType({ name, description, values }: Omit<EnumType, 'kind'>): string {
  refuseTwins(values, name);
  const constants = values.map((value) => `public static let ${member(value)} = ${name}(rawValue: ${literal(value)})`);
  const known = `public static let known: [${name}] = [\n${values.map((value) => `    .${member(value)},\n`).join('')}]`;
  return declared('struct', description, `${name}: OpenEnum`, [...rawValue('String'), constants.join('\n'), known]);
}

export function valueType({ name, description, of }: ValueType): string {
  const literals = of === 'text' ? 'ExpressibleByStringLiteral' : 'ExpressibleByIntegerLiteral';
  const from = of === 'text' ? 'stringLiteral value: String' : 'integerLiteral value: Int';
  const byLiteral = `public init(${from}) { rawValue = value }`;
  return declared('struct', description, `${name}: DistinctValue, ${literals}`, [
    ...rawValue(of === 'text' ? 'String' : 'Int'),
    byLiteral,
  ]);
}

const rawValue = (type: string) => [
  `public let rawValue: ${type}`,
  `public init(rawValue: ${type}) { self.rawValue = rawValue }`,
];

export function recordType(record: RecordType): string {
  const { name, description, fields } = record;
  refuseTwins(
    fields.map((field) => field.name),
    name,
  );
  const properties = fields.map((field) =>
    explained(comment(field.description), `public var ${member(field.name)}: ${fieldType(field, record)}`),
  );
  return declared('struct', description, `${name}: Codable, Hashable, Sendable`, [
    properties.join('\n'),
    memberwise(record),
    codingKeys(fields),
    encoding(fields),
  ]);
}

/** A body whose fields are parameters of a method: nobody but the method makes it. */
export function bodyType({ name, fields }: RecordType): string {
  const properties = fields.map((field) => `let ${member(field.name)}: ${fieldType(field, { isUpdate: false })}`);
  const parts = apart(properties.join('\n'), codingKeys(fields), encoding(fields).replace(/^public /, ''));
  return `struct ${name}: Encodable, Sendable {\n${indented(parts)}\n}`;
}

/** How a record has a field: in an update, one that may be emptied says whether it is kept, emptied or set. */
export function fieldType({ type, isRequired, isNullable }: Field, { isUpdate }: Pick<RecordType, 'isUpdate'>): string {
  if (isUpdate && isNullable && !isRequired) return `Change<${typeOf(type)}>`;
  return isRequired && !isNullable ? typeOf(type) : `${typeOf(type)}?`;
}

/** Fields as parameters: those first that have to be there. */
export const inOrder = <F extends Field>(fields: readonly F[]): F[] => [
  ...fields.filter(({ isRequired }) => isRequired),
  ...fields.filter(({ isRequired }) => !isRequired),
];

/** A field as a parameter, with what it is where it is left out. */
export function parameter(field: Field, record: Pick<RecordType, 'isUpdate'>): string {
  const type = fieldType(field, record);
  const otherwise = field.isRequired ? '' : type.startsWith('Change<') ? ' = .keep' : ' = nil';
  return `${member(field.name)}: ${type}${otherwise}`;
}

/** Parameters in the parentheses of a declaration: on a line each, but for a single one. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `\n${indented(parts.join(',\n'))}\n`;

function memberwise(record: RecordType): string {
  const settings = record.fields.map(({ name }) => `self.${bare(member(name))} = ${member(name)}`);
  const parameters = inOrder(record.fields).map((field) => parameter(field, record));
  return `public init(${listed(parameters)}) {\n${indented(settings.join('\n'))}\n}`;
}

/** After a point, a keyword needs no backticks, but for `init`. */
const bare = (name: string) => (name === '`init`' ? name : name.replaceAll('`', ''));

const codingKeys = (fields: readonly Field[]) =>
  `private enum CodingKeys: String, CodingKey {\n${fields
    .map(({ name }) => indented(member(name) === name ? `case ${name}\n` : `case ${member(name)} = ${literal(name)}\n`))
    .join('')}}`;

/** The compiler's own coding leaves out what is nil; a field that is always there has to be null then. */
function encoding(fields: readonly Field[]): string {
  if (!fields.some(({ isRequired, isNullable }) => isRequired && isNullable)) return '';
  const lines = fields.map(({ name, isRequired }) => {
    const encode = isRequired ? 'encode' : 'encodeIfPresent';
    return `try container.${encode}(${member(name)}, forKey: .${bare(member(name))})`;
  });
  const container = 'var container = encoder.container(keyedBy: CodingKeys.self)';
  return `public func encode(to encoder: any Encoder) throws {\n${indented([container, ...lines].join('\n'))}\n}`;
}

/** A declaration with its comment; the parts of its body stand apart. */
export const declared = (kind: string, description: string, head: string, parts: readonly string[]): string =>
  explained(comment(description), `public ${kind} ${head} {\n${indented(apart(...parts))}\n}`);

const explained = (first: string, second: string) => (first === '' ? second : `${first}\n${second}`);
