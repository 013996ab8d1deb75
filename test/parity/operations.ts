/**
 * The operations of the published document that the vectors call, by id. Left out are HEAD, PUT (which does the same as PATCH), and
 * streams of lines.
 */
import { readFileSync } from 'node:fs';

export interface DocumentedOperation {
  method: string;
  path: string;
}

interface Documented {
  operationId: string;
  responses: Record<string, { content?: object }>;
}

const document: { paths: Record<string, Record<string, Documented>> } = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations = new Map<string, DocumentedOperation>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([method, { responses }]) =>
          method !== 'head' &&
          !(method === 'put' && methods.patch) &&
          !('application/x-ndjson' in (responses[200]?.content ?? {})),
      )
      .map(([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }]),
  ),
);
