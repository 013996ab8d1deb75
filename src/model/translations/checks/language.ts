/** Checks that a text is in the language of its code, by a language detector. */
import { languages } from '../../../../contracts/languages.ts';

/** The scores of a text, by the languages that a detector knows. */
export type Detect = (text: string) => Readonly<Record<string, number>>;

/** Languages that the detector cannot distinguish count as one: Chinese in either script, Malay and Indonesian. */
const groups: Record<string, string> = { 'zh-CHS': 'zh', 'zh-CHT': 'zh', id: 'ms' };
const groupOf = (code: string): string => groups[code] ?? code;

/** Supported languages that the detector does not know: their texts are never reported. */
const unknown = new Set(['ht', 'mww', 'tlh', 'tlh-Qaak', 'mt', 'cy']);

/** By the detector's codes. */
export const knownLanguages: readonly string[] = [
  ...new Set(languages.filter(({ code }) => !unknown.has(code)).map(({ code }) => groupOf(code))),
];

/** The margin by which another language must score higher, since related languages have similar scores. */
const margin = 0.01;

/** In UTF-16 units: longer samples give no better results. */
const maxSampleLength = 2000;

/** The codes of the detected language; undefined where it is the expected one, or unclear. */
export function detectOtherLanguage(text: string, code: string, detect: Detect): string[] | undefined {
  if (unknown.has(code)) return undefined;
  const scores = detect(text.slice(0, maxSampleLength).normalize('NFC'));
  const [best] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  if (!best || best[1] - (scores[groupOf(code)] ?? 0) <= margin * best[1]) return undefined;
  return languages.filter((language) => groupOf(language.code) === best[0]).map((language) => language.code);
}
