/** What does not break clients that were made by a released document. */
import { expect, test } from '@jest/globals';
import type { Part } from '../setup/openapi-schemas.ts';
import { body, colour, kind, mix, schemas, told } from '../setup/released-document.ts';

test.each<[string, (document: Part) => unknown]>([
  ['no change', () => {}],
  ['a new path', (d) => (d.paths['/x'] = { get: { operationId: 'x', responses: {} } })],
  ['a new operation', (d) => (d.paths['/colours/{id}'].put = mix(d))],
  ['a new optional parameter', (d) => mix(d).parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } })],
  ['parameters in another order', (d) => mix(d).parameters.reverse()],
  [
    'a parameter that is no longer a component of its own',
    (d) => (mix(d).parameters[2] = d.components.parameters.Known),
  ],
  ['a new optional field of a body', (d) => (body(d).properties.x = { type: 'string' })],
  ['a body field that becomes optional', (d) => (body(d).required = [])],
  ['a body that becomes optional', (d) => delete mix(d).requestBody.required],
  ['another type of body besides', (d) => (mix(d).requestBody.content['text/xml'] = {})],
  ['a looser limit of what is sent', (d) => (body(d).properties.name.maxLength = 30)],
  ['no limit of what is sent any more', (d) => delete body(d).properties.parts.maxItems],
  ['a wider type of what is sent', (d) => (mix(d).parameters[0].schema.type = 'number')],
  ['null that is taken', (d) => (body(d).properties.name.type = ['string', 'null'])],
  ['a widened enum of what is sent', (d) => (kind(d).schema = { type: 'string', enum: ['warm', 'cold', 'mild'] })],
  ['a new error', (d) => (mix(d).responses[429] = { description: 'Too many.' })],
  [
    'a status that is one of a range now',
    (d) => {
      mix(d).responses['4XX'] = mix(d).responses[404];
      delete mix(d).responses[404];
    },
  ],
  [
    'a text that offers values, and takes any other',
    (d) => {
      const choices = [{ $ref: '#/components/schemas/Kind' }, { type: 'string' }];
      body(d).properties.name = { type: 'string', maxLength: 20, anyOf: choices };
      kind(d).schema = { type: 'string', anyOf: choices };
    },
  ],
  ['a new header', (d) => (mix(d).responses[200].headers.X = { schema: { type: 'string' } })],
  ['a header that is always there', (d) => (mix(d).responses[200].headers.Link.required = true)],
  [
    'a new field of an answer',
    (d) => {
      colour(d).properties.x = { type: 'string' };
      colour(d).required.push('x');
    },
  ],
  ['an answer that takes more fields', (d) => delete colour(d).additionalProperties],
  ['a field of an answer that is always there', (d) => colour(d).required.push('note')],
  ['a field of an answer that is never null', (d) => (colour(d).properties.note.type = 'string')],
  ['a narrower enum of an answer', (d) => (colour(d).properties.kind = { type: 'string', const: 'warm' })],
  ['a format of an answer', (d) => (colour(d).properties.note.format = 'uri')],
  [
    'a body where there was none',
    (d) => {
      d.paths['/colours/{id}'].get.responses[204].content = mix(d).responses[200].content;
    },
  ],
  ['a way to sign in besides', (d) => mix(d).security.push({})],
  [
    'other words, examples and links',
    (d) => {
      colour(d).description = 'Other';
      schemas(d).Id.examples = [3];
      delete mix(d).responses[200].links;
      d.components.securitySchemes.bearer.description = 'Another';
    },
  ],
  [
    'another name of a schema',
    (d) => {
      schemas(d).Number = schemas(d).Id;
      colour(d).properties.id = { $ref: '#/components/schemas/Number' };
    },
  ],
  ['null in other words', (d) => (body(d).properties.parent = { type: ['integer', 'null'], minimum: 1, maximum: 100 })],
  ['the same choice in another order', (d) => body(d).properties.parent.anyOf.reverse()],
])('passes on %s', (_, change) => {
  expect(told(change)).toEqual([]);
});
