/** A document with one of everything that clients rely on, with the parts that tests change. */
import { breaches, breachLines } from '../../src/generate/released/breaking-changes.ts';
import type { Part } from './openapi-schemas.ts';

/** A small document with one of everything. */
const released = (): Part => ({
  openapi: '3.1.0',
  info: { title: 'Colours', version: '0.1.0' },
  paths: {
    '/colours/{id}': {
      post: {
        operationId: 'mixColour',
        security: [{ bearer: [] }, { authToken: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/Kind' } },
          { $ref: '#/components/parameters/Known' },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  name: { type: 'string', maxLength: 20 },
                  note: { type: ['string', 'null'], examples: ['dark'] },
                  parent: { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }], description: 'Its parent' },
                  parts: {
                    type: 'array',
                    maxItems: 5,
                    items: { type: 'object', properties: { share: { type: 'number' } } },
                  },
                },
                required: ['name'],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'The colour.',
            headers: { ETag: { $ref: '#/components/headers/ETag' }, Link: { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Colour' } } },
            links: { showColour: { operationId: 'showColour' } },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      get: { operationId: 'showColour', responses: { 204: { description: 'Done.' } } },
    },
  },
  components: {
    schemas: {
      Id: { type: 'integer', minimum: 1, maximum: 100, description: 'An id' },
      Kind: { type: 'string', enum: ['warm', 'cold'] },
      Colour: {
        type: 'object',
        properties: {
          id: { $ref: '#/components/schemas/Id' },
          kind: { $ref: '#/components/schemas/Kind' },
          at: { type: 'string', format: 'date-time' },
          code: { type: 'string', pattern: '^#' },
          always: { type: 'string', const: 'yes' },
          words: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
          },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Colour' } },
          note: { type: ['string', 'null'] },
        },
        required: ['id', 'kind'],
        additionalProperties: false,
      },
      Messages: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
    headers: { ETag: { required: true, schema: { type: 'string' } } },
    parameters: { Known: { name: 'If-None-Match', in: 'header', schema: { type: 'string' } } },
    responses: {
      NotFound: {
        description: 'None.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Messages' } } },
      },
    },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'A token' },
      authToken: { type: 'apiKey', in: 'query', name: 'auth_token' },
    },
  },
});

export const mix = (document: Part): Part => document.paths['/colours/{id}'].post;
export const body = (document: Part): Part => mix(document).requestBody.content['application/json'].schema;
export const kind = (document: Part): Part => mix(document).parameters[1];
export const schemas = (document: Part): Part => document.components.schemas;
export const colour = (document: Part): Part => schemas(document).Colour;

/** The reported breaches of a change. */
export function told(change: (document: Part) => unknown): string[] {
  const present = released();
  change(present);
  return breachLines(breaches(released(), present)).map((line) => line.replace('mixColour (POST /colours/{id}): ', ''));
}
