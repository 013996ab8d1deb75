/** Whether a text is written in the letters of its language, by Unicode's scripts. */
import { languageByCode } from '../../../../contracts/languages.ts';

/** The scripts of languages that are written in more than one, or in one that Unicode does not know. */
const lettersOf: Record<string, string> = {
  Jpan: '\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Han}',
  Kore: '\\p{scx=Hang}\\p{scx=Han}',
  Hans: '\\p{scx=Han}',
  Hant: '\\p{scx=Han}\\p{scx=Bopo}',
  // Hmong Daw: few people use the script that is likely according to Unicode.
  Hmnp: '\\p{scx=Latn}',
  // Klingon's letters are in a private use area, for which few people have a font, so Latin letters are common as well.
  Piqd: '\\p{scx=Latn}\\uf8d0-\\uf8ef',
};

const likelyScript = (code: string): string => new Intl.Locale(languageByCode(code).tag).maximize().script ?? 'Latn';

const lettersByCode = new Map<string, RegExp>();

/** The letters of a language. */
function lettersIn(code: string): RegExp {
  const script = likelyScript(code);
  const known = lettersByCode.get(script) ?? new RegExp(`[${lettersOf[script] ?? `\\p{scx=${script}}`}]`, 'u');
  lettersByCode.set(script, known);
  return known;
}

/** Initials are in Latin letters whatever the language: `DNA`, `WC`. */
const initials = /(?<![\p{L}\p{N}])[A-Z]{1,3}(?![\p{L}\p{N}])/gu;
const letters = /[\p{L}\uf8d0-\uf8ef]/gu;

/** Whether most letters are of other scripts than those of the language. A few names in another script are allowed. */
export function isInOtherScript(text: string, code: string): boolean {
  const all = text.replaceAll(initials, '').match(letters) ?? [];
  const own = lettersIn(code);
  return 2 * all.filter((letter) => own.test(letter)).length < all.length;
}
