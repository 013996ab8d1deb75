/** The published vectors of languages, against which the service and all SDKs are tested. */
import { readFileSync } from 'node:fs';

export interface LanguageVector {
  original: string;
  stored: string[];
  /** Null: not sent. */
  lang: string | null;
  accept_language: string | null;
  served: string;
}

export const languageVectorsPath = 'generated/vectors/languages.json';

export const languageVectors: readonly LanguageVector[] = JSON.parse(readFileSync(languageVectorsPath, 'utf8')).rows;
