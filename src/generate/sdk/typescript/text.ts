/** Pieces of TypeScript as text. */
import type { Field, RecordType, Type } from '../model.ts';

/** A comment for readers of the SDK. */
export function docComment(text: string, indent = ''): string {
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** The known values of an enum: inputs must be among them, while answers may contain later ones. */
export const knownName = (name: string): string => `Known${name}`;

export const typeText = (type: Type, use: RecordType['use']): string => {
  switch (type.kind) {
    case 'list': {
      const element = type.hasNulls ? `(${typeText(type.of, use)} | null)` : typeText(type.of, use);
      return type.isSingle ? `[${element}]` : `${element}[]`;
    }
    case 'map':
      return `Record<string, ${typeText(type.of, use)}>`;
    case 'enum':
      return use === 'input' ? knownName(type.name) : type.name;
    case 'record':
    case 'value':
      return type.name;
    case 'text':
      return type.offers ?? 'string';
    case 'instant':
      return 'string';
    case 'integer':
    case 'long':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'scalar':
      return '(string | number | boolean | null)';
  }
};

/** A property of an interface. An optional one may also be undefined, which `JSON.stringify` omits. */
export function property({ name, description, type, isRequired, isNullable }: Field, use: RecordType['use']): string {
  const value = typeText(type, use) + (isNullable ? ' | null' : '') + (isRequired ? '' : ' | undefined');
  return `${docComment(inSentence(type, description), '  ')}  ${name}${isRequired ? '' : '?'}: ${value};\n`;
}

const inSentence = (type: Type, description: string) =>
  type.kind === 'instant' ? `${description}. ISO 8601, in UTC` : description;

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const union = (values: readonly string[]): string => values.map(quoted).join(' | ') || 'never';

/** A file with imports of the types that it uses, by their modules. */
export function withImports(text: string, types: Readonly<Record<string, readonly string[]>>): string {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, '');
  const imports = Object.entries(types)
    .map(([from, names]) => [from, names.filter((name) => new RegExp(`\\b${name}\\b`).test(code))] as const)
    .filter(([, used]) => used.length > 0)
    .map(([from, used]) => `import type { ${used.join(', ')} } from '${from}';\n`);
  return `${imports.join('')}\n${text}`;
}
