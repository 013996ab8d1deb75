import { describe, expect, test } from '@jest/globals';
import { to30 } from '../../src/generate/openapi/to-3.0.ts';
import { openApi } from '../../src/generate/openapi.ts';

const named = {
  Count: { type: 'integer', minimum: 1, description: 'A count' },
  Colour: { type: 'string', enum: ['red', 'blue'] },
};

/** A schema after it was in a document, beside two others. */
const converted = (schema: object) => {
  const { components } = to30({ openapi: '3.1.0', components: { schemas: { Thing: schema, ...named } } });
  return (components as { schemas: { Thing: object } }).schemas.Thing;
};

describe('conversion from 3.1 to 3.0', () => {
  test.each([
    ['null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'null among values',
      { type: ['string', 'null'], enum: ['a', null] },
      { type: 'string', nullable: true, enum: ['a', null] },
    ],
    ['one value', { type: 'string', const: 'OK' }, { type: 'string', enum: ['OK'] }],
    ['examples', { type: 'integer', examples: [1, 2] }, { type: 'integer', example: 1 }],
    [
      'an exclusive limit',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    ['a reference', { $ref: '#/components/schemas/Other' }, { $ref: '#/components/schemas/Other' }],
    [
      'keywords beside a reference',
      { $ref: '#/components/schemas/Other', description: 'This one', examples: ['a'], maxLength: 5 },
      { allOf: [{ $ref: '#/components/schemas/Other' }], description: 'This one', example: 'a', maxLength: 5 },
    ],
    [
      'a reference or null, with the type inlined',
      { anyOf: [{ $ref: '#/components/schemas/Count' }, { type: 'null' }], description: 'How many', examples: [3] },
      { type: 'integer', nullable: true, minimum: 1, description: 'How many', example: 3 },
    ],
    [
      'a reference to values, or null',
      { anyOf: [{ $ref: '#/components/schemas/Colour' }, { type: 'null' }] },
      { type: 'string', nullable: true, enum: ['red', 'blue', null] },
    ],
    [
      'the same, at any depth',
      { type: 'object', properties: { list: { type: 'array', items: { type: ['integer', 'null'] } } } },
      { type: 'object', properties: { list: { type: 'array', items: { type: 'integer', nullable: true } } } },
    ],
    [
      'dependencies between fields, which are dropped',
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
      { type: 'object', dependentRequired: { a: ['b'] }, if: { required: ['a'] }, then: { required: ['b'] } },
      { type: 'object' },
    ],
    [
      'a property with the name of a keyword',
      { type: 'object', properties: { examples: { type: 'string' }, const: { type: 'string' } } },
      { type: 'object', properties: { examples: { type: 'string' }, const: { type: 'string' } } },
    ],
  ])('%s', (_, schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });
});

describe('rejects, and names the place of', () => {
  test.each([
    ['an unknown keyword', { contains: {} }, '#/components/schemas/Thing/contains is not a part that is known here'],
    ['a dangling reference, or null', { anyOf: [{ $ref: '#/x' }, { type: 'null' }] }, 'is never anything but null'],
    ['several types', { type: ['string', 'integer'] }, '#/components/schemas/Thing has several types'],
    ['the type null alone', { type: 'null' }, '#/components/schemas/Thing is never anything but null'],
    [
      'null missing from the enum',
      { type: ['string', 'null'], enum: ['a'] },
      'the values of #/components/schemas/Thing lack null',
    ],
    ['two limits in one direction', { minimum: 1, exclusiveMinimum: 0 }, '#/components/schemas/Thing has two limits'],
    ['the same, at any depth', { items: { prefixItems: [] } }, '#/components/schemas/Thing/items/prefixItems is not'],
  ])('%s', (_, schema, message) => {
    expect(() => converted(schema)).toThrow(message);
  });

  test('unknown parts of a document', () => {
    expect(() => to30({ openapi: '3.1.0', webhooks: {} })).toThrow('#/webhooks is not');
    expect(() => to30({ paths: { '/a': { get: { servers: [] } } } })).toThrow('#/paths//a/get/servers is not');
    expect(() => to30({ components: { examples: { one: {} } } })).toThrow('#/components/examples/one is not');
  });
});

test('our converted document has no 3.1 syntax left, and loses nothing else', () => {
  const before = openApi();
  const after = to30(before);
  expect(after.openapi).toBe('3.0.3');
  expect(Object.keys(after.paths as object)).toEqual(Object.keys(before.paths ?? {}));
  const schemas = (after.components as { schemas: Record<string, object> }).schemas;
  // May be null wherever it is: written out there, it is none of the components.
  const { Provenance, TranslationWorkTarget, ...others } = before.components?.schemas ?? {};
  expect(Object.keys(schemas)).toEqual(Object.keys(others));
  for (const schema of Object.values(schemas))
    expect(JSON.stringify(schema)).not.toMatch(/"null"|"const":|"examples":/);
  const count = (document: object, pattern: RegExp) => JSON.stringify(document).match(pattern)?.length ?? 0;
  const writtenTwice = count(Provenance ?? {}, /"null"/g);
  expect(count(after, /"nullable":true/g)).toBe(count(before, /"null"/g) + writtenTwice);
});
