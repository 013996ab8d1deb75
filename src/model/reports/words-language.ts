/** The language of a visitor's words. */
import { isLongEnough } from '../translations/checks/checks.ts';
import { loadedDetector } from '../translations/checks/detector.ts';
import { otherLanguage } from '../translations/checks/language.ts';
import { isInOtherScript } from '../translations/checks/script.ts';

/**
 * The first of the likely languages in whose letters they are, unless they are long enough to be told from it. Letters of none of
 * them leave so few languages that a short text tells, too.
 */
export async function languageOfWords(words: string, likely: readonly [string, ...string[]]): Promise<string> {
  const written = likely.find((code) => !isInOtherScript(words, code));
  if (written !== undefined && !isLongEnough({ text: words })) return written;
  const supposed = written ?? likely[0];
  const found = otherLanguage(words, supposed, await loadedDetector()) ?? [supposed];
  return likely.find((code) => found.includes(code)) ?? found[0] ?? supposed;
}
