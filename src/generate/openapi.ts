/** `generated/openapi.json` and `generated/openapi-3.0.json`: the API as OpenAPI, derived from the contracts only. */
import { type OpenAPIObject, OpenApiBuilder, type PathItemObject } from 'openapi3-ts/oas31';
import { version } from '../../contracts/index.ts';
import { loadConfig } from '../config.ts';
import { withSamples } from './code-samples.ts';
import { sharedAnswers, sharedHeaders } from './openapi/answers.ts';
import { operationObject, securitySchemes, sharedParameters } from './openapi/operation.ts';
import { type Operation, operations } from './openapi/operations.ts';
import { Schemas } from './openapi/schemas.ts';
import { to30 } from './openapi/to-3.0.ts';

/** The server URL in the documents: that of `npm start`. A deployment replaces it by its own. */
export const address = loadConfig({}).publicUrl;

const description = `The Tag Information Service links physical tags (NFC chips, Bluetooth beacons, QR codes) to texts that can be read in 45 languages. This is its JSON API; ${address}/docs is an introduction.`;

/** Replaced by the operator's own contact, if configured (`API_CONTACT`). */
const contact = { name: 'The operator of this service', url: `${address}/docs#/section/contact` };

const license = { name: 'All rights reserved', url: `${address}/docs#/section/licence` };

export function openApi(from: readonly Operation[] = operations()): OpenAPIObject {
  const schemas = new Schemas();
  const builder = OpenApiBuilder.create({
    openapi: '3.1.0',
    info: { title: 'Tag Information Service', version, description, contact, license },
    servers: [{ url: address }],
    externalDocs: { url: `${address}/docs`, description: 'Introduction and reference' },
    tags: groupsOf(from),
    paths: {},
  });
  const paths = new Map<string, PathItemObject>();
  for (const operation of from) {
    const item = paths.get(operation.path) ?? {};
    paths.set(operation.path, { ...item, [operation.method]: operationObject(operation, schemas) });
  }
  for (const [path, item] of paths) builder.addPath(path, item);
  for (const [name, scheme] of Object.entries(securitySchemes)) builder.addSecurityScheme(name, scheme);
  for (const [name, parameter] of Object.entries(sharedParameters)) builder.addParameter(name, parameter);
  for (const [name, header] of Object.entries(sharedHeaders())) builder.addHeader(name, header);
  for (const [name, answer] of Object.entries(sharedAnswers(schemas))) builder.addResponse(name, answer);
  for (const [name, schema] of schemas.all) builder.addSchema(name, schema);
  return builder.getSpec();
}

/** The groups of operations, in alphabetical order. */
const groupsOf = (all: readonly Operation[]) =>
  [...new Set(all.map(({ group }) => group))].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The document as published. */
export const publishedOpenApi = (): OpenAPIObject => withSamples(openApi());

const file = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

/** OpenAPI 3.1. */
export const openApiJson = (): string => file(publishedOpenApi());

/** OpenAPI 3.0, for older tools. */
export const openApi30Json = (): string => file(to30(publishedOpenApi()));
