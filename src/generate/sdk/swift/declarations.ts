/** The named types: enums, value types, records. */
import type { Declaration, EnumType, Field, RecordType, Type, ValueType } from '../model.ts';
import { label, literal, member, refuseDuplicateNames, typeName, typeOf } from './spelling.ts';
import { comment, indented, separatedByBlankLines } from './text.ts';

export function enumType({ name, description, values }: Omit<EnumType, 'kind'>): string {
  refuseDuplicateNames(values, name);
  const type = typeName(name);
  const constants = values.map((value) => `public static let ${member(value)} = ${type}(rawValue: ${literal(value)})`);
  const known = `public static let known: [${type}] = [\n${values.map((value) => `    .${member(value)},\n`).join('')}]`;
  return declarationText('struct', description, `${type}: OpenEnum`, [
    ...rawValue('String'),
    constants.join('\n'),
    known,
  ]);
}

export function valueType({ name, description, of }: ValueType): string {
  const literals = of === 'text' ? 'ExpressibleByStringLiteral' : 'ExpressibleByIntegerLiteral';
  const from = of === 'text' ? 'stringLiteral value: String' : 'integerLiteral value: Int';
  const byLiteral = `public init(${from}) { rawValue = value }`;
  return declarationText('struct', description, `${typeName(name)}: DistinctValue, ${literals}`, [
    ...rawValue(of === 'text' ? 'String' : 'Int'),
    byLiteral,
  ]);
}

const rawValue = (type: string) => [
  `public let rawValue: ${type}`,
  `public init(rawValue: ${type}) { self.rawValue = rawValue }`,
];

export function recordType(record: RecordType, declarations: readonly Declaration[]): string {
  const { name, description, fields } = record;
  refuseDuplicateNames(
    fields.map((field) => field.name),
    name,
  );
  const properties = fields.map((field) =>
    explained(comment(field.description), `public var ${member(field.name)}: ${fieldType(field, record)}`),
  );
  return declarationText(
    'struct',
    description,
    `${typeName(name)}: Codable, Hashable, Sendable${redactedConformance(fields)}`,
    [
      properties.join('\n'),
      memberwise(record, declarations),
      codingKeys(fields),
      encodeFunction(fields),
      redactedMirror(fields),
    ],
  );
}

/** The type of a record's field: in an update, a nullable one is unchanged, cleared or set. */
export function fieldType(field: Field, { isUpdate }: Pick<RecordType, 'isUpdate'>): string {
  const { type, isRequired, isNullable } = field;
  const plain = isLanguagePreference(field) ? 'LanguageWishes' : typeOf(type);
  if (isUpdate && isNullable && !isRequired) return `Change<${plain}>`;
  return isRequired && !isNullable ? plain : `${plain}?`;
}

/** Whether it is the language wish: a code, a list of codes, or other accepted texts. */
export const isLanguagePreference = ({ name, type }: Field): boolean => name === 'lang' && type.kind === 'text';

/** A field as a parameter, with its default. */
export function parameter(field: Field, record: Pick<RecordType, 'isUpdate'>): string {
  const type = fieldType(field, record);
  const otherwise = field.isRequired ? '' : type.startsWith('Change<') ? ' = .keep' : ' = nil';
  return `${label(field.name)}: ${type}${otherwise}`;
}

/** A field of an answer as a parameter, for fakes: absent ones are empty, so that fields may be added. */
function answered(field: Field, record: RecordType, declarations: readonly Declaration[]): string {
  const otherwise = field.isRequired && !field.isNullable ? empty(field.type, declarations) : 'nil';
  return `${label(field.name)}: ${fieldType(field, record)} = ${otherwise}`;
}

function empty(type: Type, declarations: readonly Declaration[]): string {
  switch (type.kind) {
    case 'text':
      return '""';
    case 'integer':
    case 'long':
    case 'number':
      return '0';
    case 'boolean':
      return 'false';
    case 'scalar':
      return '.nothing';
    case 'instant':
      return 'Timestamp(rawValue: "")';
    case 'list':
      return '[]';
    case 'map':
      return '[:]';
    default:
      return emptyOf(type.name, declarations);
  }
}

function emptyOf(name: string, declarations: readonly Declaration[]): string {
  const declaration = declarations.find((each) => each.name === name);
  if (declaration?.kind === 'record') return `${typeName(name)}()`;
  if (declaration?.kind === 'value') return declaration.of === 'text' ? '""' : '0';
  const [only, ...others] = declaration?.values ?? [];
  return only !== undefined && others.length === 0 ? `.${member(only)}` : `${typeName(name)}(rawValue: "")`;
}

/** The parameter list of a declaration: a line each, unless there is only one. */
export const parameterList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `\n${indented(parts.join(',\n'))}\n`;

function memberwise(record: RecordType, declarations: readonly Declaration[]): string {
  const parameters = record.fields.map((field) =>
    record.use === 'output' ? answered(field, record, declarations) : parameter(field, record),
  );
  return `public init(${parameterList(parameters)}) {\n${indented(assignments(record.fields))}\n}`;
}

/** Assigns parameters to the properties of their names. */
export const assignments = (fields: readonly Pick<Field, 'name'>[]): string =>
  fields.map(({ name }) => `self.${bare(member(name))} = ${member(name)}`).join('\n');

/** After a dot, keywords need no backticks, except `init`. */
const bare = (name: string) => (name === '`init`' ? name : name.replaceAll('`', ''));

export const codingKeys = (fields: readonly Field[]) =>
  `private enum CodingKeys: String, CodingKey {\n${fields
    .map(({ name }) => indented(member(name) === name ? `case ${name}\n` : `case ${member(name)} = ${literal(name)}\n`))
    .join('')}}`;

/** Synthesised coding omits nil; a required field must be encoded as null. */
export function encodeFunction(fields: readonly Field[]): string {
  if (!fields.some(({ isRequired, isNullable }) => isRequired && isNullable)) return '';
  const lines = fields.map(({ name, isRequired }) => {
    const encode = isRequired ? 'encode' : 'encodeIfPresent';
    return `try container.${encode}(${member(name)}, forKey: .${bare(member(name))})`;
  });
  const container = 'var container = encoder.container(keyedBy: CodingKeys.self)';
  return `public func encode(to encoder: any Encoder) throws {\n${indented([container, ...lines].join('\n'))}\n}`;
}

const isSecret = ({ name }: Pick<Field, 'name'>) => /token|password/.test(name);

/** The printed form of a type with a secret: all other fields. */
export function redactedMirror(fields: readonly Pick<Field, 'name'>[]): string {
  if (!fields.some(isSecret)) return '';
  const shown = fields.map((field) => {
    const name = bare(member(field.name));
    return `${literal(name)}: ${isSecret(field) ? '"…"' : `self.${name} as Any`}`;
  });
  const mirror = `Mirror(self, children: [${shown.join(', ')}], displayStyle: .struct)`;
  return `/// Without what is secret, so that it may be printed.\npublic var customMirror: Mirror { ${mirror} }`;
}

/** The conformance of such types. */
export const redactedConformance = (fields: readonly Pick<Field, 'name'>[]): string =>
  fields.some(isSecret) ? ', CustomReflectable' : '';

/** A declaration with its comment; the parts of its body are separated by blank lines. */
export const declarationText = (kind: string, description: string, head: string, parts: readonly string[]): string =>
  explained(comment(description), `public ${kind} ${head} {\n${indented(separatedByBlankLines(...parts))}\n}`);

const explained = (first: string, second: string) => (first === '' ? second : `${first}\n${second}`);
