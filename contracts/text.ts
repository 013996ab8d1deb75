/** What of a text people see: whether there is anything at all, and whether two of them are the same. */

/** White space, controls, format characters, fillers and blank Braille. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Whether it is a text without a visible character. To be blank is to be absent. NUL is not: it cannot be stored, and is refused
 * as such.
 */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && unseen.test(value) && !value.includes('\0');

const isSpace = (character: string | undefined) => character !== undefined && /[\s\u0085]/.test(character);

/** A text without the white space at its ends, and what is there. */
export function partsOf(text: string): { before: string; core: string; after: string } {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text[start])) start += 1;
  while (end > start && isSpace(text[end - 1])) end -= 1;
  return { before: text.slice(0, start), core: text.slice(start, end), after: text.slice(end) };
}

const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A text as it is kept for others: without the white space at its ends, its lines ending in LF. */
export const bareText = (text: string): string => withPlainLines(partsOf(text).core);

/** The same with the white space at the ends, and the line ends, of the text that it stands for. */
export function dressedAs(text: string, model: string): string {
  const { before, after } = partsOf(model);
  const bare = bareText(text);
  return before + (/\r?\n/.exec(model)?.[0] === '\r\n' ? bare.replaceAll('\n', '\r\n') : bare) + after;
}

/** Whether two texts are the same to people: whatever their line ends, how their letters are composed, and the white space at their ends. */
export const isSameText = (a: string, b: string): boolean =>
  a === b || bareText(a).normalize('NFC') === bareText(b).normalize('NFC');

/** A reference as it is kept and compared: composed, and with one space where there is white space, but for its ends. */
export const referenceForm = (reference: string): string =>
  partsOf(reference)
    .core.normalize('NFC')
    .replaceAll(/[\s\u0085]+/g, ' ');

/** Changes without a text that is the one that is stored: a form sends it back, as browsers and keyboards have it. */
export const withoutSame = <C extends { text?: string | undefined }>(changes: C, stored: string): C =>
  changes.text !== undefined && isSameText(changes.text, stored) ? { ...changes, text: undefined } : changes;
