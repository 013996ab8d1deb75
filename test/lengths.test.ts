/** Source files have at most 250 lines, and functions at most 40. */
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { functionsOf, readSource, type SourceFile, sourceFiles } from './setup/imports.ts';

const mostLines = { file: 250, function: 40 };

const files = sourceFiles(resolve('.'), ['contracts', 'src']);

const longFiles = (files: readonly SourceFile[]) =>
  files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines.file)
    .map(({ path, lines }) => `${path}: ${lines} lines`);

const longFunctions = (files: readonly SourceFile[]) =>
  files
    .flatMap((file) => functionsOf(file).map(({ name, lines }) => [`${file.path}: ${name}`, lines] as const))
    .filter(([, lines]) => lines > mostLines.function);

describe('the lengths of the sources', () => {
  test('no file has more than 250 lines', () => {
    expect(longFiles(files)).toEqual([]);
  });

  test('no function has more than 40 lines', () => {
    expect(longFunctions(files)).toEqual([]);
  });
});

describe('the checker', () => {
  const lines = (count: number) => '\n'.repeat(count - 1);
  const long = (text: string) => longFunctions([readSource('src/a.ts', text)]);

  test('reports a file that is too long', () => {
    expect(longFiles([readSource('src/a.ts', `${'a();\n'.repeat(251)}`)])).toEqual(['src/a.ts: 251 lines']);
    expect(longFiles([readSource('src/a.ts', `${'a();\n'.repeat(250)}`)])).toEqual([]);
  });

  test.each([
    ['a function', (body: string) => `function f() {${body}}`],
    ['an exported function', (body: string) => `/** Öäü, before it. */\nexport async function f() {${body}}`],
    ['an arrow function', (body: string) => `// 😀\nconst f = () => {${body}};`],
    ['an object that an arrow function returns', (body: string) => `const f = () => ({${body}});`],
    ['a method', (body: string) => `class A { f() {${body}} }`],
    ['a private method', (body: string) => `class A { #f() {${body}} }`],
    ['a constructor', (body: string) => `class A { constructor() {${body}} }`],
    ['a getter', (body: string) => `class A { get f() {${body}} }`],
    ['a method of an object', (body: string) => `const a = { f() {${body}} };`],
    ['a function in a property', (body: string) => `const a = { f: function () {${body}} };`],
    ['a callback', (body: string) => `a(() => {${body}});`],
  ])('reports %s that is too long', (_, source) => {
    expect(long(source(lines(41)))).toEqual([[expect.any(String), 41]]);
    expect(long(source(lines(40)))).toEqual([]);
  });

  test('reports both the outer and the inner function', () => {
    const within = `  const g = () => {${lines(41)}};`;
    expect(long(`function f() {\n${within}\n}`)).toEqual([
      ['src/a.ts: f', 43],
      ['src/a.ts: g', 41],
    ]);
  });
});
