/** Checks of a translation against its original. They are hints for people and reject nothing. */
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import { codePoints } from '../../../../contracts/primitives.ts';
import { isSameText } from '../../../../contracts/text.ts';
import { containsWhole, type Finder, type Piece } from '../protected-parts.ts';
import type { Original } from '../translation-row.ts';
import { type Detect, detectOtherLanguage } from './language.ts';
import { detectOtherLength } from './length.ts';
import { missingNumbers } from './numbers.ts';
import { isInOtherScript } from './script.ts';

/** The finding of a check. */
export type CheckFinding =
  | { check: 'script' | 'equal' }
  | { check: 'language'; looksLike: readonly string[] }
  | { check: 'numbers' | 'addresses'; missing: readonly string[] }
  | { check: 'length'; is: 'long' | 'short' };

interface CheckOptions {
  /** Finds the protected parts of the museum's texts. */
  find: Finder;
  /** Undefined where no text is long enough to detect its language. */
  detect: Detect | undefined;
}

/** The least length of a text for language detection. */
export const minLengthForLanguage = 40;

export const isLongEnough = ({ text }: Pick<Original, 'text'>): boolean =>
  codePoints(text.trim()) >= minLengthForLanguage;

/** `original`: undefined for an original, of which only the language is checked. */
export function checksOf(
  original: Original | undefined,
  translation: Original,
  part: TagPart,
  { find, detect }: CheckOptions,
): CheckFinding[] {
  const { text, lang_code } = translation;
  const own = ownWords(text, find);
  const found: CheckFinding[] = [];
  if (isInOtherScript(own, lang_code)) found.push({ check: 'script' });
  const looksLike = detect && isLongEnough({ text: own }) ? detectOtherLanguage(own, lang_code, detect) : undefined;
  if (looksLike) found.push({ check: 'language', looksLike });
  return original ? [...found, ...besideOriginal(original, text, part, find)] : found;
}

function besideOriginal(original: Original, text: string, part: TagPart, find: Finder): CheckFinding[] {
  const found: CheckFinding[] = [];
  const pieces = find(original.text);
  const numbers = missingNumbers(pieces.map((piece) => (isAddress(piece) ? ' ' : piece.text)).join(''), text);
  if (numbers.length > 0) found.push({ check: 'numbers', missing: numbers });
  const addresses = pieces.filter(
    ({ text: address, protectedAs }) => protectedAs === 'address' && !containsWhole(text, address),
  );
  if (addresses.length > 0)
    found.push({ check: 'addresses', missing: [...new Set(addresses.map(({ text: address }) => address))] });
  if (part === 'name') return found;
  const length = detectOtherLength(original.text, text);
  if (length) found.push({ check: 'length', is: length });
  if (isSameText(original.text, text) && /\p{L}/u.test(ownWords(text, find))) found.push({ check: 'equal' });
  return found;
}

/** An address or a placeholder, whose digits are no number of the text. */
const isAddress = ({ protectedAs }: Piece): boolean => protectedAs === 'address' || protectedAs === 'placeholder';

/** A text without its protected parts. */
const ownWords = (text: string, find: Finder): string =>
  find(text)
    .map((piece) => (piece.protectedAs ? ' ' : piece.text))
    .join('');
