/** The words of a search, and how each is compared with what stands somewhere. */
import type { SearchedColumn } from './owned-row.ts';

/** Nobody looks for more at once, and each word costs. */
const mostWords = 8;

/** NUL is in no text of ours, and PostgreSQL can't compare with it. */
export const wordsOf = (words: string): string[] => words.split(/[\s\0]+/, mostWords).filter(Boolean);

export interface Comparison {
  /** SQL of what is true where the word is found, with a `?` for the value. */
  sql: string;
  value: string;
  /** Whether a short word was found that begins all of what is written. */
  isBeginning: boolean;
}

export interface Asked {
  /** All words as they stand. */
  whole: string;
  /** Whether short words only narrow what longer ones find. */
  beside: boolean;
}

/** How a word is compared in a place; undefined where it finds nothing there. */
export function comparedIn(
  { column, kind }: Pick<SearchedColumn, 'column' | 'kind'>,
  word: string,
  { whole, beside }: Asked,
): Comparison | undefined {
  const is = (operator: string, value: string, isBeginning = false) => ({
    sql: `${column} ${operator} ?`,
    ...{ value, isBeginning },
  });
  if (kind === 'whole') return is('=', whole);
  const letters = kind === 'key' ? word.replaceAll(/[-:]/g, '') : word;
  const literal = letters.replaceAll(/[\\%_]/g, '\\$&');
  if (literal === '') return undefined;
  if (kind === 'e-mail') return word.includes('@') ? is('=', word.toLowerCase()) : undefined;
  if (!isShort(word)) return is('ilike', `%${literal}%`);
  if (kind === 'identifier' || kind === 'key' || (kind === 'name' && !beside)) return is('ilike', `${literal}%`, true);
  return beside || kind === 'listed text' ? is('~*', `${aWord}${letters}`) : undefined;
}

/** Where a word begins: PostgreSQL takes an accent of its own, or the sign that joins two letters of Hindi, for a word's end. */
const aWord = String.raw`(?<![\u0300-\u036f\u093c\u094d])\m`;

const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether a word has but one or two letters or digits, of a script in which that is little: as a part of something it would
 * be found nearly everywhere, by reading everything.
 */
export const isShort = (word: string): boolean => /^(?:[\p{L}\p{N}]\p{M}*){1,2}$/u.test(word) && !syllables.test(word);
