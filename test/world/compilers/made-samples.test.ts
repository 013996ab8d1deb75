/** What is generated from examples: code samples, and requests for Bruno. */
import { describe, expect, test } from '@jest/globals';
import { block } from '../../../src/generate/bruno/bru.ts';
import { brunoCollection } from '../../../src/generate/bruno/collection.ts';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read-document.ts';
import { type Language, samplesIn } from '../../../src/generate/sdk/samples.ts';
import { type Given, named, object, sdkModelOf } from '../../setup/sdk-document.ts';

const text = { type: 'string' };
const sampleOf = (given: Given, language: Language) =>
  samplesIn(language, sdkModelOf(given), 'http://tags.test').get('doIt');

/** An operation that sends this body. */
const sending = (schema: object, examples: Record<string, unknown>): Given => ({
  operation: {
    requestBody: {
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
        },
      },
    },
  },
});

describe('code samples', () => {
  const quotes = sending(object({ a: text }), { all: { a: `it's "$5" \\` } });

  test.each([
    ['curl', `-d '{\n  "a": "it'\\''s \\"$5\\" \\\\"\n}'`],
    ['TypeScript', `client.doIt({ a: 'it\\'s "$5" \\\\' })`],
    ['Kotlin', `client.doIt(a = "it's \\"\\$5\\" \\\\")`],
    ['Swift', `client.doIt(a: "it's \\"$5\\" \\\\")`],
  ] as const)('in %s: literals are escaped', (language, expected) => {
    expect(sampleOf(quotes, language)).toContain(expected);
  });

  test('parameters in URLs are escaped', () => {
    const parameter = (name: string, where: string, example: string) => ({
      name,
      in: where,
      example,
      schema: text,
      required: true,
    });
    const parameters = [parameter('id', 'path', 'a/b'), parameter('q', 'query', 'c&d e')];
    const given: Given = { path: '/it/{id}', method: 'get', operation: { parameters } };
    expect(sampleOf(given, 'curl')).toBe("curl 'http://tags.test/it/a%2Fb?q=c%26d%20e'");
  });

  test('prefer the example "usual", then a "least" that is not empty, then "all"', () => {
    const schema = object({ thing: named('Thing') });
    const schemas = { Thing: object({ a: text, b: text }, []) };
    const examples = { all: { thing: { a: '1', b: '2' } }, least: { thing: {} }, usual: { thing: { b: '3' } } };
    const sample = (given: object) =>
      sampleOf({ ...sending(schema, { ...examples, ...given }), schemas }, 'TypeScript');
    expect(sample({})).toContain("{ thing: { b: '3' } }");
    expect(sample({ usual: undefined })).toContain("{ thing: { a: '1', b: '2' } }");
    expect(sample({ usual: undefined, least: { thing: { a: '4' } } })).toContain("{ thing: { a: '4' } }");
  });

  test('are rejected if an example is missing or does not match the schema', () => {
    expect(() => sampleOf(sending(object({ a: text }), {}), 'curl')).toThrow('no example of what doIt sends');
    const schemas = { Thing: object({ a: text }) };
    const given = { ...sending(object({ thing: named('Thing') }), { all: { thing: { b: '1' } } }), schemas };
    expect(() => sampleOf(given, 'TypeScript')).toThrow('An example of Thing has b');
  });
});

describe('the collection for Bruno', () => {
  const files = brunoCollection(readModel(openApi()), 'http://tags.test');

  test('uses variables for ids, unquoted for numbers', () => {
    expect(files.get('Hardware/createHardware.bru')).toContain('      "tag_id": {{tagId}},\n');
    expect(files.get('Tags/addHardwareIdToTag.bru')).toContain(
      '    "id": "{{tagIdentifier}}",\n    "hardware_id": "B9407F30',
    );
    expect(files.get('Places/updatePlace.bru')).toContain('patch {\n  url: {{baseUrl}}/places/{{placeId}}.json\n');
    expect(files.get('Places/createPlace.bru')).toContain("bru.setVar('placeId', res.getBody().id)");
  });

  test('disables optional filters of lists', () => {
    expect(files.get('Places/listPlaces.bru')).toContain('  url: {{baseUrl}}/places.json\n');
    expect(files.get('Places/listPlaces.bru')).toContain(
      'params:query {\n  ~limit: 100\n  ~after: 17\n  ~customer_id: 3\n',
    );
  });

  test('has deletions and the sign-out in its last folder', () => {
    const last = [...files.keys()].filter((path) => path.startsWith('At the end/'));
    expect(last.at(-1)).toBe('At the end/signOut.bru');
    expect(last.filter((path) => !/\/(destroy\w+|erase\w+|signOut|folder)\.bru$/.test(path))).toEqual([]);
    expect([...files.keys()].filter((path) => /\/destroy/.test(path) && !last.includes(path))).toEqual([]);
  });

  test('is rejected if an operation is missing whose response it uses', () => {
    expect(() => brunoCollection(sdkModelOf({}), '')).toThrow('The collection waits for getAuthToken');
  });

  test('escapes the end of a block', () => {
    expect(block('docs', 'a\n}\n\nb')).toBe('docs {\n  a\n  }\n\n  b\n}\n');
  });
});
