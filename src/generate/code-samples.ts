/** The code samples of the documents: one for each operation and language, as the extension `x-codeSamples`. */
import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31';
import { readModel } from './sdk/read-document.ts';
import { languages, samplesIn } from './sdk/samples.ts';

/** The languages' names in documentation tools. */
const tongues = { curl: 'Shell', TypeScript: 'TypeScript', Kotlin: 'Kotlin', Swift: 'Swift' } as const;

/** The document with its samples, otherwise unchanged. */
export function withSamples(document: OpenAPIObject): OpenAPIObject {
  const model = readModel(document);
  const samples = languages.map((language) => [language, samplesIn(language, model, addressOf(document))] as const);
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, OperationObject>).map(([method, operation]) => {
        const { operationId = '' } = operation;
        if (!samples.some(([, all]) => all.has(operationId))) return [method, operation];
        const own = samples.flatMap(([language, all]) => {
          const source = all.get(operationId);
          return source === undefined ? [] : [{ lang: tongues[language], label: language, source }];
        });
        return [method, { ...operation, 'x-codeSamples': own }];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function addressOf({ servers = [] }: OpenAPIObject): string {
  const [server] = servers;
  if (!server) throw new Error('A document without a server says nowhere to call');
  return server.url;
}
