/** Imports, exports and functions of source files, from a parser: unusual notation is found, too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from '@swc/core';

export interface Import {
  /** The importing file, from the project's root. */
  from: string;
  /** The imported file, from the project's root, or the package, without a subpath. */
  to: string;
  isPackage: boolean;
  /** A type-only import, which does not exist at run time. */
  isType: boolean;
}

/** Stands for a computed specifier. */
export const computed = '(computed)';

export interface SourceFile {
  path: string;
  text: string;
  imports: Import[];
  /** The exported names. */
  exports: string[];
}

/** All source files in these directories of the project. */
export function sourceFiles(root: string, directories: readonly string[]): SourceFile[] {
  return directories
    .flatMap((directory) => readdirSync(join(root, directory), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.m?ts$|\.mjs$/.test(entry.name))
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

/** The imports and exports of one file. */
export function readSource(path: string, text: string): SourceFile {
  const file: SourceFile = { path, text, imports: [], exports: [] };
  const { body } = parseSync(text, syntaxOf(path));
  visit(body as unknown, (node) => {
    const source = sourceOf(node);
    if (source !== undefined) file.imports.push(importOf(path, source, isTypeOnly(node)));
    file.exports.push(...exportedNames(node));
  });
  return file;
}

interface FunctionLines {
  /** Its own name, or that of its parent. */
  name: string;
  lines: number;
}

const functionTypes = new Set([
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'Constructor'],
  ...['ClassMethod', 'PrivateMethod', 'MethodProperty', 'GetterProperty', 'SetterProperty'],
]);

/** The functions of a file, including nested ones, with their line counts. */
export function functionsOf({ path, text }: SourceFile): FunctionLines[] {
  const found: FunctionLines[] = [];
  // The parser's byte offsets continue from the previous file: the first statement marks the start.
  const marked = `0;${text}`;
  const bytes = Buffer.from(marked);
  const [mark, ...body] = parseSync(marked, syntaxOf(path)).body;
  const begin = mark?.span.start ?? 0;
  const look = (value: unknown, holder: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, holder);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const node = value as Node;
    const name = nameOf(node) ?? holder;
    if (functionTypes.has(node.type)) {
      const { start, end } = node.span ?? node.function.span;
      found.push({
        name,
        lines: bytes
          .subarray(start - begin, end - begin)
          .toString()
          .split('\n').length,
      });
    }
    for (const item of Object.values(node)) look(item, name);
  };
  look(body, '(nameless)');
  return found;
}

function nameOf({ type, identifier, key, id }: Node): string | undefined {
  if (type === 'Constructor') return 'constructor';
  const name = identifier?.value ?? key?.value ?? key?.id?.value ?? id?.value;
  return name === undefined ? undefined : String(name);
}

const syntaxOf = (path: string) =>
  ({ syntax: path.endsWith('.ts') ? 'typescript' : 'ecmascript', target: 'es2024' }) as const;

// biome-ignore lint/suspicious/noExplicitAny: the whole tree is walked, with nodes of all kinds
type Node = Record<string, any>;

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look);
  else if (value !== null && typeof value === 'object') {
    if ('type' in value) look(value);
    for (const item of Object.values(value)) visit(item, look);
  }
}

function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source?.value;
    case 'TsImportType':
      return node.argument.value;
    case 'TsExternalModuleReference':
      return node.expression.value;
    case 'CallExpression': {
      if (node.callee.type !== 'Import' && !(node.callee.type === 'Identifier' && node.callee.value === 'require'))
        return undefined;
      const argument = node.arguments[0]?.expression;
      return argument?.type === 'StringLiteral' ? argument.value : computed;
    }
    default:
      return undefined;
  }
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TsImportType' || node.typeOnly === true) return true;
  const specifiers: Node[] = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly === true);
}

function importOf(from: string, source: string, isType: boolean): Import {
  if (source.startsWith('.')) return { from, to: posix.join(posix.dirname(from), source), isPackage: false, isType };
  const to = source.startsWith('node:') ? source : source.split('/', source.startsWith('@') ? 2 : 1).join('/');
  return { from, to, isPackage: true, isType };
}

function exportedNames(node: Node): string[] {
  switch (node.type) {
    case 'ExportDeclaration':
      return declaredNames(node.declaration);
    case 'ExportDefaultDeclaration':
      return node.decl.identifier ? [node.decl.identifier.value] : [];
    case 'ExportNamedDeclaration':
      return node.specifiers.map((each: Node) => (each.exported ?? each.name ?? each.orig).value);
    default:
      return [];
  }
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type !== 'VariableDeclaration') return [(declaration.identifier ?? declaration.id).value];
  return declaration.declarations.flatMap(({ id }: Node) => boundNames(id));
}

/** The names that a pattern binds. */
function boundNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property: Node) =>
        boundNames(property.value ?? property.key ?? property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.filter(Boolean).flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      throw new Error(`An export binds names in a way that this does not know: ${pattern.type}`);
  }
}
