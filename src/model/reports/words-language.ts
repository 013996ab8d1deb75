/** The language of a visitor's words. */
import { isLongEnough } from '../translations/checks/checks.ts';
import { loadedDetector } from '../translations/checks/detector.ts';
import { detectOtherLanguage } from '../translations/checks/language.ts';
import { isInOtherScript } from '../translations/checks/script.ts';

/**
 * The first of the likely languages that has the script of the words, unless they are long enough for the detector. In
 * a script of none of these few languages remain, so that the detector works for short words as well.
 */
export async function detectLanguageOfWords(words: string, likely: readonly [string, ...string[]]): Promise<string> {
  const written = likely.find((code) => !isInOtherScript(words, code));
  if (written !== undefined && !isLongEnough({ text: words })) return written;
  const supposed = written ?? likely[0];
  const found = detectOtherLanguage(words, supposed, await loadedDetector()) ?? [supposed];
  return likely.find((code) => found.includes(code)) ?? found[0] ?? supposed;
}
