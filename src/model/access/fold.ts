/** The form in which words are compared. `search_fold` (migration 0018) is the same in SQL. */

/** Control characters, soft hyphens, and characters of no width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are dropped
const dropped = /[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;
const apostrophes = /[\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc`]/g;
/** NFKD would turn these into an accent. */
const acuteApostrophes = /[\u00b4\u1ffd]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic: in other scripts a mark makes another letter. */
const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]+/g;
const spaces = /[\t-\r \u0085\u1680\u2028\u2029]+/g;
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Compatible letters are equal, without case and accents; white space is one space, trimmed at the ends. */
export const fold = (text: string): string =>
  text
    .replaceAll(dropped, '')
    .replaceAll(acuteApostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(apostrophes, "'")
    .replaceAll(hyphens, '-')
    .replaceAll(/[øłđıςßæœ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('\u0438\u0306', '\u0439')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(spaces, ' ')
    .replace(/^ /, '')
    .replace(/ $/, '');

/** Umlauts and their spellings with plain letters. */
export const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const spelled = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);

/** The forms of a name: two names are equal where they share one. */
export const nameForms = (name: string): string[] => [...new Set([fold(name), fold(spelled(name))])];

/** The form in which identifiers are compared: `search_key` in SQL. */
export const searchKey = (identifier: string): string => identifier.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
