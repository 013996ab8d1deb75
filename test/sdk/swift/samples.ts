/** The samples in Swift of the SDK's README and catalogue, of the API documentation and of the guide, as sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read-document.ts';
import { samplesIn } from '../../../src/generate/sdk/samples.ts';
import { indented } from '../../../src/generate/sdk/swift/text.ts';
import { sampleApp } from '../offline/sample-apps.ts';

const sdk = join(import.meta.dirname, '../../../generated/swift');

/** The samples of the README, in its order, and those of the catalogue. */
export const documentedSamples = (): string[] =>
  readdirSync(sdk, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || (a < b ? -1 : 1))
    .flatMap((path) => [...readFileSync(join(sdk, path), 'utf8').matchAll(/^```swift\n(.*?)^```$/gms)])
    .map((match) => match[1] ?? '');

/** All samples as sources of one module, by their names. */
export function sampleSources(): Map<string, string> {
  const operations = samplesIn('Swift', readModel(openApi()), '').values();
  return new Map([
    ['Documented.swift', compilable('documented', documentedSamples())],
    ['Guide.swift', compilable('guide', [sampleApp('swift')])],
    ['Operations.swift', compilable('operation', [...operations])],
  ]);
}

/** Samples as functions of one file, which nobody calls. Each may use a `client`, as they do in the documentation. */
const compilable = (name: string, samples: readonly string[]): string =>
  [
    'import Foundation',
    'import TagInformationService',
    '#if canImport(FoundationNetworking)',
    'import FoundationNetworking',
    '#endif',
    ...samples.map((sample, index) => {
      const body = sample.replaceAll(/^import \w+\n/gm, '').trimEnd();
      return `\nfunc ${name}${index}(client: TagInformationClient) async throws {\n${indented(body)}\n}`;
    }),
    '',
  ].join('\n');
