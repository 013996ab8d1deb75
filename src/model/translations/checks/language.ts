/** Whether a text is in another language than its code says, by a detector of languages. */
import { languages } from '../../../../contracts/languages.ts';

/** The scores of a text, by the languages that a detector knows. */
export type Detect = (text: string) => Readonly<Record<string, number>>;

/** Languages that cannot be told apart by their letters count as one: Chinese in either script, Malay and Indonesian. */
const groups: Record<string, string> = { 'zh-CHS': 'zh', 'zh-CHT': 'zh', id: 'ms' };
const groupOf = (code: string): string => groups[code] ?? code;

/** Languages of ours that the detector does not know: a text in one of them is never called another's. */
const unknown = new Set(['ht', 'mww', 'tlh', 'tlh-Qaak', 'mt', 'cy']);

/** By the detector's codes. */
export const knownLanguages: readonly string[] = [
  ...new Set(languages.filter(({ code }) => !unknown.has(code)).map(({ code }) => groupOf(code))),
];

/** The share by which another language has to be likelier: close languages have scores that are close. */
const margin = 0.01;

/** In UTF-16 units: more of a text tells no more. */
const mostRead = 2000;

/** The codes of the language that a text looks like; undefined where that is its own, or nothing can be said. */
export function otherLanguage(text: string, code: string, detect: Detect): string[] | undefined {
  if (unknown.has(code)) return undefined;
  const scores = detect(text.slice(0, mostRead).normalize('NFC'));
  const [best] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  if (!best || best[1] - (scores[groupOf(code)] ?? 0) <= margin * best[1]) return undefined;
  return languages.filter((language) => groupOf(language.code) === best[0]).map((language) => language.code);
}
