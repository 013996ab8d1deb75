/** The schemas of the generated OpenAPI document, to validate answers and examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

// biome-ignore lint/suspicious/noExplicitAny: tests walk through the whole document
export type Part = any;

export const openApiDocument: Part = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);

const ajv = new Ajv2020({ strictTypes: false });
// The format names a storage size, and excludes no number that JSON can hold exactly.
ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
// The document is no schema itself: its keys are not unknown keywords.
ajv.addVocabulary(Object.keys(openApiDocument));
ajv.addSchema(openApiDocument, 'openapi.json');

const pointer = (parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The schema at a place in the document, compiled once. Throws where there is none. */
function validatorAt(...place: string[]): ValidateFunction {
  const validate = ajv.getSchema(`openapi.json#${pointer(place)}`);
  if (!validate) throw new Error(`There is no schema at ${place.join(' ')}`);
  return validate;
}

/** The errors of a value by the schema at a place in the document; undefined if valid. */
export function faultOf(value: unknown, ...place: string[]): string | undefined {
  const validate = validatorAt(...place);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** The place of each operation in the document: path and method. */
export const places = new Map<string, [path: string, method: string]>(
  Object.entries<Record<string, { operationId: string }>>(openApiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, [path, method]]),
  ),
);

/** The place of an operation's answer with a status, by itself or as one of a range; undefined where there is none. */
export function answerPlace(operationId: string, status: number): string[] | undefined {
  const [path, method] = places.get(operationId) ?? [];
  const answers = path && method && openApiDocument.paths[path][method].responses;
  const named = [String(status), `${Math.floor(status / 100)}XX`].find((each) => answers?.[each]);
  if (!path || !method || !named) return undefined;
  const { $ref } = answers[named];
  return $ref ? $ref.split('/').slice(1) : ['paths', path, method, 'responses', named];
}

/** An operation in the document. */
export function operationOf(operationId: string): Part {
  const [path, method] = places.get(operationId) ?? [];
  if (!path || !method) throw new Error(`No operation is called ${operationId}`);
  return openApiDocument.paths[path][method];
}

/** Resolves a reference, with the keywords beside it; anything else as it is. */
export function resolve({ $ref, ...beside }: Part): Part {
  if (!$ref) return beside;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce((part: Part, key: string) => part[key], openApiDocument);
  return { ...resolve(target), ...beside };
}
