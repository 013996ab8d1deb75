/** Pieces of TypeScript as text. */
import type { Field, Type } from '../model.ts';

/** A comment for readers of the SDK. */
export function doc(text: string, indent = ''): string {
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

export const typeText = (type: Type): string => {
  switch (type.kind) {
    case 'list':
      return type.isSingle ? `[${typeText(type.of)}]` : `${typeText(type.of)}[]`;
    case 'map':
      return `Record<string, ${typeText(type.of)}>`;
    case 'record':
    case 'enum':
    case 'value':
      return type.name;
    case 'text':
    case 'instant':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
  }
};

/** A property of an interface. One that may be left out may be undefined too, which is the same to `JSON.stringify`. */
export function property({ name, description, type, isRequired, isNullable }: Field): string {
  const value = typeText(type) + (isNullable ? ' | null' : '') + (isRequired ? '' : ' | undefined');
  return `${doc(inSentence(type, description), '  ')}  ${name}${isRequired ? '' : '?'}: ${value};\n`;
}

const inSentence = (type: Type, description: string) =>
  type.kind === 'instant' ? `${description}. ISO 8601, in UTC` : description;

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const union = (values: readonly string[]): string => values.map(quoted).join(' | ');

/** A file with imports of those types that it has a use for, by where they come from. */
export function withImports(text: string, types: Readonly<Record<string, readonly string[]>>): string {
  const imports = Object.entries(types)
    .map(([from, names]) => [from, names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))] as const)
    .filter(([, used]) => used.length > 0)
    .map(([from, used]) => `import type { ${used.join(', ')} } from '${from}';\n`);
  return `${imports.join('')}\n${text}`;
}
