/** Code samples for the documentation: each operation in each language, with the document's examples. */
import type { Model } from './model.ts';
import { curlSample } from './samples/curl.ts';
import { kotlinSample } from './samples/kotlin.ts';
import { type Sample, sampleOf } from './samples/sample.ts';
import { swiftSample } from './samples/swift.ts';
import { typescriptSample } from './samples/typescript.ts';

/** The languages of the samples, in display order. */
export const languages = ['curl', 'TypeScript', 'Kotlin', 'Swift'] as const;
export type Language = (typeof languages)[number];

const writers: Record<Language, (sample: Sample, model: Model, baseUrl: string) => string> = {
  curl: (sample, _, baseUrl) => curlSample(sample, baseUrl),
  TypeScript: typescriptSample,
  Kotlin: kotlinSample,
  Swift: swiftSample,
};

/** The sample of each operation in a language, by operation id. `baseUrl`: the service's, for curl. */
export const samplesIn = (language: Language, model: Model, baseUrl: string): Map<string, string> =>
  new Map(
    model.groups
      .flatMap(({ operations, streams }) => (language === 'curl' ? [...operations, ...streams] : operations))
      .map((operation) => [operation.id, writers[language](sampleOf(operation), model, baseUrl)]),
  );
