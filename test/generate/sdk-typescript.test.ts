import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { typescriptSdk } from '../../src/generate/sdk/typescript/package.ts';
import { docComment, quoted } from '../../src/generate/sdk/typescript/text.ts';
import { type Given, named, object, ok, sdkModelOf, sending } from '../setup/sdk-document.ts';

const folder = 'generated/typescript';
const text = { type: 'string' };

/** Each is compiled once. */
const made = new WeakMap<Given, ReturnType<typeof typescriptSdk>>();
async function fileOf(given: Given, name: string): Promise<string | undefined> {
  const sdk = made.get(given) ?? typescriptSdk(sdkModelOf(given));
  made.set(given, sdk);
  return (await sdk).get(`dist/${name}`);
}

describe('the generator of the TypeScript SDK', () => {
  test('is deterministic, and its output is committed', async () => {
    const files = await typescriptSdk(readModel(openApi()));
    expect([...(await typescriptSdk(sdkModelOf({})))]).toEqual([...(await typescriptSdk(sdkModelOf({})))]);
    const differing = [...files].filter(([path, file]) => readFileSync(join(folder, path), 'utf8') !== file);
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  test('puts the version into every file that needs it', async () => {
    const files = [...(await typescriptSdk(sdkModelOf({})))].filter(([, file]) => file.includes('1.2.3'));
    expect(files.map(([path]) => path)).toEqual([
      ...['package.json', 'README.md', 'dist/version.d.ts', 'dist/version.js'],
      ...['dist/cjs/index.js', 'dist/cjs/version.d.ts'],
    ]);
  });

  test('generates a function with one parameter object for each operation, and types what may be absent or null', async () => {
    const given: Given = {
      path: '/things/{id}',
      method: 'put',
      operation: {
        parameters: [
          { name: 'id', in: 'path', required: true, description: 'The id', schema: { type: 'integer' } },
          { name: 'a_word', in: 'query', description: 'A word', schema: text },
        ],
        ...sending(object({ thing: named('Changes') })),
      },
      schemas: { Changes: object({ size: { type: ['number', 'null'] }, state: { ...text, enum: ['on'] } }, []) },
    };
    expect(await fileOf(given, 'service.d.ts')).toContain(
      'readonly doIt: (parameters: DoItParameters, options?: CallOptions) => Promise<DoItAnswer>;',
    );
    const calls = (await fileOf(given, 'calls.d.ts')) ?? '';
    for (const line of ['id: number;', 'a_word?: string | undefined;', 'thing: Changes;'])
      expect(calls).toContain(`    ${line}\n`);
    const types = (await fileOf(given, 'types.d.ts')) ?? '';
    expect(types).toContain('    size?: number | null | undefined;\n');
    expect(types).toContain("export type KnownChangesState = 'on';\n");
    expect(types).toContain('export type ChangesState = Open<KnownChangesState>;\n');
    expect(types).toContain('    state?: KnownChangesState | undefined;\n');
    const sent =
      '"path": "/things/{id}",\n    "query": [\n        "a_word"\n    ],\n    "body": [\n        "thing"\n    ],';
    expect(await fileOf(given, 'operations.js')).toContain(sent);
  });

  test('generates types for every kind of response', async () => {
    const fields = {
      when: { ...text, format: 'date-time' },
      sizes: { type: 'object', additionalProperties: { type: 'array', items: { type: 'number' } } },
      is_big: { type: ['boolean', 'null'] },
      id: named('Id'),
      only: { type: 'array', items: text, minItems: 1, maxItems: 1 },
    };
    const given = {
      operation: { responses: { 200: ok(named('Thing')) } },
      schemas: { Id: { type: 'integer' }, Thing: object({ ...fields, later: text }, Object.keys(fields)) },
    };
    const types = (await fileOf(given, 'types.d.ts')) ?? '';
    for (const line of [
      'when: string;',
      'sizes: Record<string, number[]>;',
      'is_big: boolean | null;',
      'id: Id;',
      'only: [string];',
      'later?: string | undefined;',
    ])
      expect(types).toContain(`    ${line}\n`);
    expect(types).toContain("export type Id = number & {\n    readonly [kind]: 'Id';\n};");
    expect(await fileOf(given, 'types.js')).toContain('export const Id = (value) => value;');
  });

  const query = (name: string) => ({ name, in: 'query', schema: text });
  const refused: Record<string, [complaint: RegExp, given: Given]> = {
    'a parameter with the name of a field of the body': [
      /doIt takes size in two places/,
      { operation: { parameters: [query('size')], ...sending(object({ size: text })) } },
    ],
    'a request body without a name for its record': [
      /doIt sends a record without saying under which name/,
      { operation: sending(named('Thing')), schemas: { Thing: object({ a: text, b: text }) } },
    ],
    'a type with the name of one of its own': [
      /does not compile: .*Answered/s,
      { operation: { responses: { 200: ok(named('Answered')) } }, schemas: { Answered: object({ a: text }) } },
    ],
    'an invalid name': [/does not compile/, { operation: { parameters: [query('not a name')] } }],
  };
  test.each(Object.entries(refused))('refuses %s', async (_, [complaint, given]) => {
    await expect(typescriptSdk(sdkModelOf(given))).rejects.toThrow(complaint);
  });

  test('escapes comments and literals', () => {
    expect(docComment('a */ b')).toBe('/** a *\\/ b */\n');
    expect(quoted(`it's \\ so`)).toBe(`'it\\'s \\\\ so'`);
  });
});
