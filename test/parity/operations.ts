/** The operations of the published document that clients call, by their ids. HEAD is for none of them. */
import { readFileSync } from 'node:fs';

export interface DocumentedOperation {
  method: string;
  path: string;
}

const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations = new Map<string, DocumentedOperation>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }]),
  ),
);
