/** The language detector: the package `eld`, with its smallest table. */
import { type Detect, knownLanguages } from './language.ts';

let loading: Promise<Detect> | undefined;

async function load(): Promise<Detect> {
  const { eld } = await import('eld/extrasmall');
  eld.setLanguageSubset([...knownLanguages]);
  return (text) => eld.detect(text).getScores();
}

/** Loaded once, with the first text that is long enough: it takes half a second and 30 MB. */
export function loadedDetector(): Promise<Detect> {
  loading ??= load().catch((error) => {
    // The next text tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
