/** Visible text: blankness and equality. */

/** White space, controls, format characters, fillers and blank Braille. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Whether a text has no visible character. Blank counts as absent. NUL is not blank: it cannot be stored, and is
 * rejected as such.
 */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && unseen.test(value) && !value.includes('\0');

const isSpace = (character: string | undefined) => character !== undefined && /[\s\u0085]/.test(character);

/** A text split into its core and the white space at its ends. */
export function splitOuterSpace(text: string): { before: string; core: string; after: string } {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text[start])) start += 1;
  while (end > start && isSpace(text[end - 1])) end -= 1;
  return { before: text.slice(0, start), core: text.slice(start, end), after: text.slice(end) };
}

const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A text normalised for sharing: trimmed, with LF line ends. */
export const normalisedText = (text: string): string => withPlainLines(splitOuterSpace(text).core);

/** The text with the outer white space and the line ends of `model`. */
export function withWhitespaceOf(text: string, model: string): string {
  const { before, after } = splitOuterSpace(model);
  const bare = normalisedText(text);
  return before + (/\r?\n/.exec(model)?.[0] === '\r\n' ? bare.replaceAll('\n', '\r\n') : bare) + after;
}

/** Whether two texts look the same: line ends, Unicode composition and outer white space are ignored. */
export const isSameText = (a: string, b: string): boolean =>
  a === b || normalisedText(a).normalize('NFC') === normalisedText(b).normalize('NFC');

/** A reference as stored and compared: trimmed, composed (NFC), with single spaces. */
export const referenceForm = (reference: string): string =>
  splitOuterSpace(reference)
    .core.normalize('NFC')
    .replaceAll(/[\s\u0085]+/g, ' ');

/** Changes without an unchanged text: forms return it with the browser's line ends and composition. */
export const withoutUnchangedText = <C extends { text?: string | undefined }>(changes: C, stored: string): C =>
  changes.text !== undefined && isSameText(changes.text, stored) ? { ...changes, text: undefined } : changes;

/** Letters of scripts that write no spaces between words, or join other words to them; for a character class. */
export const scriptsWithoutSpaces =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const isJoined = new RegExp(`[${scriptsWithoutSpaces}]`, 'u');
export const isLetter = /[\p{L}\p{N}\p{M}_]/u;

/** Whether a word that begins or ends with this letter is a whole word only where no other letter is beside it. */
export const needsWordBoundary = (letter = ''): boolean => isLetter.test(letter) && !isJoined.test(letter);
