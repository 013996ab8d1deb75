/** Changes that break clients of a released document. */
import { describe, expect, test } from '@jest/globals';
import { breaches, breachLines } from '../../src/generate/released/breaking-changes.ts';
import { openApiDocument, type Part, places } from '../setup/openapi-schemas.ts';
import { body, colour, kind, mix, schemas, told } from '../setup/released-document.ts';

type Case = [name: string, change: (document: Part) => unknown, told: string];
const without = (list: string[], name: string) => list.splice(list.indexOf(name), 1);

describe('fails on', () => {
  test.each<Case>([
    ['a removed operation', (d) => delete d.paths['/colours/{id}'].post, 'is gone'],
    ['a removed path', (d) => delete d.paths['/colours/{id}'], 'mixColour (POST /colours/{id}) and 1 more: is gone'],
    ['another operation id', (d) => (mix(d).operationId = 'blend'), 'is called blend now'],
    [
      'a status replaced by a range with another body',
      (d) => {
        delete mix(d).responses[404];
        mix(d).responses['4XX'] = { description: 'Other.', content: { 'text/plain': {} } };
      },
      'answer 404: is not application/json now',
    ],
    ['a removed status', (d) => delete mix(d).responses[404], 'answer 404: is gone'],
    [
      'a new success status',
      (d) => (mix(d).responses[202] = { description: 'Later.' }),
      'answer 202: is a success that clients do not expect',
    ],
    ['a removed body', (d) => delete mix(d).responses[200].content, 'answer 200: is not application/json now'],
    ['a removed header', (d) => delete mix(d).responses[200].headers.Link, 'answer 200, header Link: is gone'],
    [
      'a header that may be absent',
      (d) => delete d.components.headers.ETag.required,
      'answer 200, header ETag: may be absent now',
    ],
    [
      'a header of another type',
      (d) => (mix(d).responses[200].headers.Link.schema.type = 'integer'),
      'answer 200, header Link: was string, is integer',
    ],
    ['a removed way to sign in', (d) => mix(d).security.pop(), 'security: apiKey query auth_token is not enough now'],
    [
      'a token that becomes mandatory',
      (d) => (d.paths['/colours/{id}'].get.security = [{ bearer: [] }]),
      'showColour (GET /colours/{id}): security: no token is not enough now',
    ],
    [
      'another scheme under the same name',
      (d) => (d.components.securitySchemes.bearer.scheme = 'basic'),
      'security: http bearer is not enough now',
    ],
  ])('%s', (_, change, expected) => {
    expect(told(change)).toEqual([expected]);
  });

  test.each<Case>([
    [
      'a new mandatory parameter',
      (d) => mix(d).parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
      'query parameter x: is mandatory now',
    ],
    ['a parameter that becomes mandatory', (d) => (kind(d).required = true), 'query parameter kind: is mandatory now'],
    ['a removed parameter', (d) => mix(d).parameters.splice(1, 1), 'query parameter kind: is gone'],
    ['a parameter moved to a header', (d) => (kind(d).in = 'header'), 'query parameter kind: is gone'],
    [
      'a tightened limit of a parameter',
      (d) => (mix(d).parameters[0].schema.minimum = 2),
      'path parameter id: minimum was 1, is 2',
    ],
    [
      'a narrowed enum of a parameter',
      (d) => (kind(d).schema = { type: 'string', enum: ['warm'] }),
      'query parameter kind: takes "cold" no more',
    ],
    [
      'a new mandatory field',
      (d) => {
        body(d).properties.x = { type: 'string' };
        body(d).required.push('x');
      },
      'body x: is mandatory now',
    ],
    ['a field that becomes mandatory', (d) => body(d).required.push('note'), 'body note: is mandatory now'],
    ['a removed field', (d) => delete body(d).properties.note, 'body note: is gone'],
    [
      'a removed mandatory field',
      (d) => {
        delete body(d).properties.name;
        body(d).required = [];
      },
      'body name: is gone',
    ],
    ['a tightened limit', (d) => (body(d).properties.name.maxLength = 10), 'body name: maxLength was 20, is 10'],
    ['a new limit', (d) => (body(d).properties.note.maxLength = 10), 'body note: maxLength was none, is 10'],
    [
      'a field that requires another one',
      (d) => (body(d).dependentRequired = { name: ['note'] }),
      'body: dependentRequired was none, is {"name":["note"]}',
    ],
    ['a new pattern', (d) => (body(d).properties.note.pattern = '^a'), 'body note: pattern was none, is "^a"'],
    ['a new enum', (d) => (body(d).properties.name.enum = ['red']), 'body name: takes only "red" now'],
    [
      'null that becomes invalid',
      (d) => (body(d).properties.note.type = 'string'),
      'body note: takes no null any more',
    ],
    [
      'null that becomes invalid, beside a reference',
      (d) => (body(d).properties.parent = { $ref: '#/components/schemas/Id' }),
      'body parent: takes no null any more',
    ],
    [
      'another type of a nested field',
      (d) => (body(d).properties.parts.items.properties.share.type = 'string'),
      'body parts[].share: was number, is string',
    ],
    [
      'a narrower type',
      (d) => (body(d).properties.parts.items.properties.share.type = 'integer'),
      'body parts[].share: was number, is integer',
    ],
    ['unknown fields that become invalid', (d) => (body(d).additionalProperties = false), 'body *: is refused now'],
    [
      'a body that may not be JSON',
      (d) => (mix(d).requestBody.content = { 'text/xml': { schema: body(d) } }),
      'body: may not be application/json now',
    ],
    ['a removed body', (d) => delete mix(d).requestBody, 'body: is gone'],
    [
      'a body that becomes mandatory',
      (d) => (d.paths['/colours/{id}'].get.requestBody = mix(d).requestBody),
      'showColour (GET /colours/{id}): body: is mandatory now',
    ],
  ])('in requests: %s', (_, change, expected) => {
    expect(told(change)).toEqual([expected]);
  });

  test.each<Case>([
    ['a removed field', (d) => delete colour(d).properties.at, 'answer 200, at: is gone'],
    ['a field that may be absent', (d) => without(colour(d).required, 'kind'), 'answer 200, kind: may be absent now'],
    [
      'a field that may be null',
      (d) => (colour(d).properties.at.type = ['string', 'null']),
      'answer 200, at: may be null now',
    ],
    [
      'a reference that may be null',
      (d) => (colour(d).properties.id = { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }),
      'answer 200, id: may be null now',
    ],
    [
      'another type',
      (d) => (colour(d).properties.note.type = ['integer', 'null']),
      'answer 200, note: was string or null, is integer or null',
    ],
    ['a wider type', (d) => (schemas(d).Id.type = 'number'), 'answer 200, id: was integer, is number'],
    [
      'another format',
      (d) => (colour(d).properties.at.format = 'date'),
      'answer 200, at: format was "date-time", is "date"',
    ],
    [
      'a removed format',
      (d) => delete colour(d).properties.at.format,
      'answer 200, at: format was "date-time", is none',
    ],
    [
      'another pattern',
      (d) => (colour(d).properties.code.pattern = '^0x'),
      'answer 200, code: pattern was "^#", is "^0x"',
    ],
    ['a widened enum', (d) => schemas(d).Kind.enum.push('mild'), 'answer 200, kind: may be "mild" now'],
    [
      'an enum that becomes open',
      (d) => delete schemas(d).Kind.enum,
      'answer 200, kind: may be more than "warm", "cold" now',
    ],
    ['another constant', (d) => (colour(d).properties.always.const = 'no'), 'answer 200, always: may be "no" now'],
    ['a wider limit', (d) => (schemas(d).Id.maximum = 2 ** 40), 'answer 200, id: maximum was 100, is 1099511627776'],
    [
      'a list that may be empty',
      (d) => delete colour(d).properties.words.minItems,
      'answer 200, words: minItems was 1, is none',
    ],
    [
      'a removed field within a list',
      (d) => {
        colour(d).properties.words.items = { type: 'object' };
      },
      'answer 200, words[].word: is gone',
    ],
    [
      'another type of additional fields',
      (d) => (schemas(d).Messages.additionalProperties.items.type = 'integer'),
      'answer 404, *[]: was string, is integer',
    ],
    [
      'additional fields of any type',
      (d) => delete schemas(d).Messages.additionalProperties,
      'answer 404, *: may be anything now',
    ],
  ])('in responses: %s', (_, change, expected) => {
    expect(told(change)).toEqual([expected]);
  });

  test('a narrowed enum, only where clients send it', () => {
    expect(told((d) => schemas(d).Kind.enum.pop())).toEqual(['query parameter kind: takes "cold" no more']);
  });
});

test('a breach of several operations is reported once, with their number', () => {
  const present = structuredClone(openApiDocument);
  present.components.schemas.ErrorCode.enum.push('NotFound');
  const lines = breachLines(breaches(openApiDocument, present));
  expect(lines).toContainEqual(
    `getAuthToken (POST /api/v1/login/getAuthToken) and ${places.size - 1} more: answer 400, error.code: may be "NotFound" now`,
  );
  expect(lines.length).toBeLessThan(20);
});

test('changes within a kind of lines, and an additional kind, are reported', () => {
  const changed = (change: (schemas: Part) => unknown) => {
    const present = structuredClone(openApiDocument);
    change(present.components.schemas);
    return breachLines(breaches(openApiDocument, present)).map((line) => line.replace(/^.*answer 200/, ''));
  };
  const kinds = (of: Part) => of.BundleLine.oneOf;
  expect(changed((of) => delete of.BundleEnd.properties.tags)).toEqual([', tags: is gone']);
  expect(changed((of) => kinds(of).push({ $ref: '#/components/schemas/Place' }))).toEqual([': may be Place now']);
  expect(changed((of) => kinds(of).pop())).toEqual([]);
  expect(changed((of) => delete of.BundleLine.oneOf)).toEqual([': is not the same choice any more']);
});

describe('rejects', () => {
  test.each<[string, (document: Part) => unknown, string]>([
    [
      'a keyword that it does not know',
      (d) => (colour(d).properties.id = { not: {} }),
      'does not know the keyword not',
    ],
    [
      'choices without a name',
      (d) => (colour(d).properties.id = { oneOf: [{ type: 'string' }] }),
      'tells choices apart by their names',
    ],
    ['a choice between schemas', (d) => (body(d).properties.parent.anyOf[1].type = 'string'), 'no other choice'],
    [
      'a dangling reference',
      (d) => (colour(d).properties.id = { $ref: '#/components/schemas/None' }),
      'There is nothing at',
    ],
  ])('%s', (_, change, message) => {
    expect(() => told(change)).toThrow(message);
  });
});
