/** The sources of the Swift SDK, checked as text, without a compiler. */
import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { openApi } from '../../src/generate/openapi.ts';
import type { Model, Operation } from '../../src/generate/sdk/model.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { swiftSample } from '../../src/generate/sdk/samples/swift.ts';
import { inputOf } from '../../src/generate/sdk/swift/inputs.ts';
import { literal, member, methodOf, typeName } from '../../src/generate/sdk/swift/spelling.ts';
import { swiftSdk } from '../../src/generate/sdk/swift/swift.ts';

const document = openApi();
const model = readModel(document);
const sdk = swiftSdk(model);
const all = [...sdk].flatMap(([path, text]) => (path.endsWith('.swift') ? [text] : [])).join('\n');
const operations = model.groups.flatMap((group) => group.operations);
const literally = (text: string) => text.replaceAll(/[()]/g, '\\$&');

test('the generator is deterministic', () => {
  const again = readModel(JSON.parse(JSON.stringify(document)) as OpenAPIObject);
  expect([...swiftSdk(again)]).toEqual([...sdk]);
});

test.each(operations)('$id is a method of client and protocol, and throws CallFailure', (operation) => {
  const [method, { status }] = [methodOf(operation.id), operation.success];
  const requirement = `func ${method}(_ input: ${inputOf(operation)}, options: CallOptions) async throws(CallFailure) -> `;
  expect(all.split(requirement)).toHaveLength(3);
  expect(all).toMatch(new RegExp(`public ${literally(requirement)}.* \\{\n.*as: ${status}\\)`));
  expect(all).toContain(`public struct ${inputOf(operation)}: `);
});

test('every type has its fields and values under their documented names', () => {
  const bodies = new Set(operations.flatMap(({ body }) => (body?.as === 'fields' ? [body.record.name] : [])));
  for (const declaration of model.declarations) {
    // What is written by hand: the body of an error, and inputs have the fields of their body.
    if (declaration.name.startsWith('ErrorBody') || bodies.has(declaration.name)) continue;
    // A header that is true or not there.
    if (declaration.name === 'IdempotencyReplayed') continue;
    const [, text = ''] = new RegExp(`struct ${typeName(declaration.name)}: (.*?)\\n\\}`, 's').exec(all) ?? [];
    if (declaration.kind === 'record')
      for (const { name } of declaration.fields) expect(text).toMatch(new RegExp(`case (\\w+ = "${name}"|${name}\\n)`));
    else if (declaration.kind === 'enum')
      for (const value of declaration.values) expect(text).toContain(`(rawValue: ${literal(value)})`);
    else expect(text).toContain('let rawValue');
  }
});

test('file names are unique, as Swift requires', () => {
  const names = [...sdk.keys()].map((path) => path.split('/').at(-1));
  expect(new Set(names).size).toBe(names.length);
});

test('sources and README have the version of the SDKs', () => {
  expect(all).toContain(`public static let version = "${model.version}"`);
  expect(sdk.get('README.md')).toContain(`version ${model.version}.`);
});

describe('spelling', () => {
  test.each([
    ['tag_id', 'tagID'],
    ['image_url', 'imageURL'],
    ['id', 'id'],
    ['ble-beacon', 'bleBeacon'],
    ['tlh-Qaak', 'tlhQaak'],
    ['default', '`default`'],
    ['Type', 'type'],
    ['2fa', '_2fa'],
  ])('%s becomes %s', (name, spelled) => {
    expect(member(name)).toBe(spelled);
  });

  test('names of types and methods are converted', () => {
    expect(typeName('TagRecordId')).toBe('TagRecordID');
    expect(typeName('Name translations')).toBe('NameTranslations');
    expect(methodOf('showTagByHardwareId')).toBe('showTagByHardwareID');
  });

  test('literals are escaped', () => {
    expect(literal('a "b" \\(c)\n')).toBe('"a \\"b\\" \\\\(c)\\u{a}"');
  });
});

describe('the generator rejects', () => {
  const operation = operations.find(({ id }) => id === 'createTag') as Operation;
  const withOperation = (changed: Operation): Model => ({
    ...model,
    groups: [{ name: 'Tags', description: '', operations: [changed], streams: [] }],
  });

  test('a type with the name of an existing type', () => {
    const declarations = [{ kind: 'value', name: 'Answer', description: '', of: 'text' } as const];
    expect(() => swiftSdk({ ...model, declarations })).toThrow('Answer: the Swift SDK has another type of this name');
  });

  test('a type with the name of an input', () => {
    const declarations = [{ kind: 'value', name: 'ShowTagInput', description: '', of: 'text' } as const];
    expect(() => swiftSdk({ ...model, declarations })).toThrow(
      'ShowTagInput: the Swift SDK has another type of this name',
    );
  });

  test('two parameters with the same name in Swift', () => {
    const [parameter] = operations.flatMap(({ parameters }) => parameters);
    const twins = [parameter, { ...parameter, name: 'tag-id' }, { ...parameter, name: 'tag_id' }];
    const changed = withOperation({ ...operation, parameters: twins as Operation['parameters'] });
    expect(() => swiftSdk(changed)).toThrow('createTag: Swift would have two names tagID');
  });

  test('two enum values with the same name in Swift', () => {
    const declarations = [{ kind: 'enum', name: 'Twins', description: '', values: ['a-b', 'a_b'] } as const];
    expect(() => swiftSdk({ ...model, declarations })).toThrow('Twins: Swift would have two names aB');
  });
});

describe('a sample', () => {
  const sample = (id: string, parameters: Record<string, unknown>, body?: Record<string, unknown>) => {
    const operation = operations.find((each) => each.id === id) as Operation;
    const given = operation.parameters.map((field) => ({ field, value: parameters[field.name] }));
    return swiftSample({ operation, parameters: given, body }, model);
  };

  test('passes the given parameters', () => {
    expect(sample('showTagByHardwareId', { id: '04:A2', type: 'nfc', lat: 1.5 })).toBe(
      [
        'let answer = try await client.showTagByHardwareID(',
        '    id: "04:A2",',
        '    type: .nfc,',
        '    lat: 1.5',
        ')',
        'print(answer.value)',
      ].join('\n'),
    );
  });

  test('sets and clears fields in an update', () => {
    expect(sample('updatePlace', { id: 17 }, { place: { name: 'Harbour', latitude: null } })).toBe(
      [
        'try await client.updatePlace(',
        '    id: 17,',
        '    place: PlaceChanges(',
        '        name: .set("Harbour"),',
        '        latitude: .clear',
        '    )',
        ')',
      ].join('\n'),
    );
  });
});
