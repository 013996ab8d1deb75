/** The words of a search: parsing, folding, and comparison with folded text. */
import { Invalid } from '../../errors.ts';
import { matchKey } from '../hardware-key.ts';
import { fold, searchKey } from './fold.ts';

/** Each word adds to the cost of a search. */
export const maxWords = 8;
/** The least number of characters by which an identifier is found. */
const shortestKey = 4;

export interface Word {
  /** Folded. */
  text: string;
  /** The beginning of an identifier, where it can be one. */
  key: string | undefined;
  /** As typed, where it is an e-mail address. */
  email: string | undefined;
}

export interface Search {
  words: readonly Word[];
  /** All of it, folded. */
  whole: string;
  /** The search as one identifier, in each form in which that is compared. */
  keys: readonly string[];
}

/** An SQL condition with its values. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/**
 * A printed address stands for the identifier in it, whatever the host, which may have changed since a code was
 * printed.
 */
const printedAddress = /\/t\/([0-9a-f]{12})(?![0-9a-z])/i;

/** Undefined where no word is typed. Throws `Invalid` for too many words, unless they are the groups of one identifier. */
export function parseSearch(typed: string): Search | undefined {
  const parts = typed.split(/[\s\0]+/u).map((part) => printedAddress.exec(part)?.[1] ?? part);
  const words = parts.flatMap((part) =>
    fold(part)
      .split(' ')
      .filter(Boolean)
      .map((word) => wordOf(word, part)),
  );
  if (words.length === 0) return undefined;
  const text = parts.join(' ');
  const whole = fold(text);
  const keys = keysOf(text, whole);
  if (words.length > maxWords) {
    if (!keys.some((key) => /^[0-9a-f]{8,}$/.test(key))) throw new Invalid({ q: [`has more than ${maxWords} words`] });
    return { words: [], whole, keys };
  }
  return { words, whole, keys };
}

/** Letters of another script are no part of an identifier, and without them it would be a different one. */
const isForeign = (folded: string): boolean => /[^\P{L}a-z]/u.test(folded);

function wordOf(text: string, typed: string): Word {
  const key = isForeign(text) ? '' : searchKey(text);
  return {
    text,
    key: key.length >= shortestKey ? key : undefined,
    email: typed.includes('@') ? typed.toLowerCase() : undefined,
  };
}

function keysOf(text: string, whole: string): string[] {
  if (isForeign(whole)) return [];
  const forms = (['nfc', 'ble-beacon'] as const).map((type) => searchKey(matchKey({ type, identifier: whole })));
  return [...new Set([searchKey(text), ...forms])].filter(Boolean);
}

/** A text within a pattern of LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Characters that may precede a word: a space, or an opening or joining sign. `search_begun` has the same in SQL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a line of words
const opening = /[\u0001- !-/:-@[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u3020]/;

export const isOpening = (letter: string): boolean => opening.test(letter);

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** One or two letters match only the beginnings of words, since nearly every text contains them. */
export const isBeginning = (text: string) => /^\p{L}[\p{L}\p{M}]?$/u.test(text) && !unspaced.test(text);

/** One or two characters with a digit, which a trigram index does not find. */
const isPair = (text: string) => /^[\p{L}\p{N}]{1,2}$/u.test(text) && /[0-9]/.test(text);

/**
 * A word in a folded column: of one or two letters the beginning of one. Words after a sign are stored with a space
 * before them as well.
 */
export const contains = (column: string, { text }: Pick<Word, 'text'>): Condition => ({
  sql: `${column} like ?`,
  values: [`%${isBeginning(text) ? ' ' : ''}${literal(text)}%`],
});

export const anyOf = (conditions: readonly Condition[]): Condition => joined(conditions, ' or ', 'false');
export const allOf = (conditions: readonly Condition[]): Condition => joined(conditions, ' and ', 'true');

const joined = (conditions: readonly Condition[], by: string, none: string): Condition => ({
  sql: conditions.length === 0 ? none : `(${conditions.map(({ sql }) => sql).join(by)})`,
  values: conditions.flatMap(({ values }) => values),
});

interface ComparedColumns {
  columns: readonly string[];
  /** Those with an identifier. */
  keys: readonly string[];
}

/** A row of a small table has all the words in its columns, or is the one with this identifier. */
export function inRowOf({ columns, keys }: ComparedColumns, { words, whole, keys: identifiers }: Search): Condition {
  const sought = words.length > 0 ? words : [{ text: whole, key: undefined }];
  const inColumns = ({ text, key }: Pick<Word, 'text' | 'key'>) =>
    anyOf([
      ...columns.map((column) => contains(`search_words(${column})`, { text })),
      ...(key === undefined ? [] : keys.map((column) => ({ sql: `${column} like ?`, values: [`${key}%`] }))),
    ]);
  const isWhole = keys.map((column) => ({ sql: `${column} = any(?::text[])`, values: [identifiers] }));
  return anyOf([allOf(sought.map(inColumns)), ...isWhole]);
}

/** An identifier of a tag that begins with this, in its row `s` of `tag_search`. */
const beginsKey = (key: string): Condition => ({ sql: 's.keys like ?', values: [`%\n${key}%`] });

/** A word in the row `s` of `tag_search`. */
export function inTag(word: Word): Condition {
  if (isPair(word.text)) return { sql: 's.keys like ?', values: [`%\x03${word.text} %`] };
  return anyOf([contains('s.names', word), contains('s.texts', word), ...(word.key ? [beginsKey(word.key)] : [])]);
}

/** The whole search is an identifier of the tag. */
export const isKey = (keys: readonly string[]): Condition =>
  anyOf(keys.map((key) => ({ sql: 's.keys like ?', values: [`%\n${key}\n%`] })));

export const isReference = ({ whole }: Pick<Search, 'whole'>): Condition => line('\x01 ', whole, '\n');
export const isName = (search: Search): Condition => name(search, '\n');
export const beginsName = (search: Search): Condition => name(search, '');

/** A whole name, also with umlauts spelled otherwise: both sides are then compared without their `e`. */
const name = ({ whole, words }: Search, end: string): Condition => {
  const spelled = words.filter(({ text }) => /[aou]e/.test(text)).map(inSpelling);
  const bare = whole.replaceAll(/([aou])e/g, '$1');
  const bareNames = "replace(replace(replace(s.names, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')";
  return anyOf([line('\x02 ', whole, end), allOf([anyOf(spelled), line('\x02 ', bare, end, bareNames)])]);
};

/** A line without a mark has words with umlauts in plain spelling. */
const inSpelling = ({ text }: Word): Condition => ({
  sql: 's.names ~ ?',
  values: [`\n [^\n]*${text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '\\$&')}`],
});

const line = (mark: string, text: string, end: string, names = 's.names'): Condition => ({
  sql: `${names} like ?`,
  values: [`%${mark}${literal(text)}${end}%`],
});

/** A word in a tag's name, reference or identifier. */
export const inName = (word: Word): Condition =>
  anyOf([contains('s.names', word), ...(word.key ? [beginsKey(word.key)] : [])]);
