/** The parts of a text that translations must not change: addresses, `{placeholders}`, and a museum's keep words. */
import type { KeepWord } from '../../../contracts/management/keep-words.ts';
import { scriptsWithoutSpaces } from '../../../contracts/text.ts';
import { wordFinder } from './word-trie.ts';

export type ProtectedWord = Pick<KeepWord, 'word' | 'case_sensitive'>;

/** A piece of a text; `protectedAs`: the kind of a protected part. */
export interface Piece {
  text: string;
  protectedAs?: 'address' | 'placeholder' | 'word';
}

export type Finder = (text: string) => Piece[];

/** After the scheme: no white space, quotes, brackets of other kinds than round ones, and full-width punctuation. */
const web = new RegExp(
  `(?:https?://|ftp://|(?<![\\p{L}\\p{N}_.@-])www\\.(?=[\\p{L}\\p{N}]))[^\\s<>"'{}|\\\\^\`«»‹›“”„‘’\\u3000-\\u303f\\uff01-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65${scriptsWithoutSpaces}]+`,
  'giu',
);
const email =
  /(?<![\p{L}\p{N}._%+-])(?:mailto:)?[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const placeholder = /\{{1,3}[^{}\r\n]{0,100}\}{1,3}/g;

/** Punctuation after an address is no part of it; nor is a closing bracket without an opening one. */
function withoutEnd(address: string): string {
  let unopened = address.split(')').length - address.split('(').length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] as string;
    const isLoose = last === ')' && unopened > 0;
    if (!'.,;:!?…*]'.includes(last) && !isLoose) break;
    if (isLoose) unopened -= 1;
  }
  return address.slice(0, end);
}

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface ProtectedMatch {
  at: number;
  text: string;
  protectedAs: NonNullable<Piece['protectedAs']>;
}

const patterns = [
  { protectedAs: 'address' as const, pattern: web },
  { protectedAs: 'address' as const, pattern: email },
  { protectedAs: 'placeholder' as const, pattern: placeholder },
];

/** Splits a text into protected and other pieces, which together are the text. */
export function finderOf(words: readonly ProtectedWord[]): Finder {
  const ofWords = [true, false].map((isCaseSensitive) =>
    wordFinder(
      words.filter((each) => each.case_sensitive === isCaseSensitive).map(({ word }) => word),
      isCaseSensitive,
    ),
  );
  return (text) => {
    const found: ProtectedMatch[] = patterns.flatMap(({ protectedAs, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        at: match.index,
        protectedAs,
        text: protectedAs === 'address' ? withoutEnd(match[0]) : match[0],
      })),
    );
    found.push(...ofWords.flatMap((find) => find(text).map((word) => ({ ...word, protectedAs: 'word' as const }))));
    // Of overlapping parts the first wins, then the longest.
    found.sort((one, other) => one.at - other.at || other.text.length - one.text.length);
    return cutAt(text, found);
  };
}

function cutAt(text: string, found: readonly ProtectedMatch[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, text: part, protectedAs } of found) {
    if (at < from || part === '') continue;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ text: part, protectedAs });
    from = at + part.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Characters that would continue an address, and so make it another one. */
const continued = /[A-Za-z0-9_/%=&#~]/;

/**
 * Whether a translation has all protected parts, unchanged and as often. Some languages join endings to words: a word
 * is present where its letters are, and only separate words count as excess.
 */
export function preservesParts(find: Finder, source: string, translation: string): boolean {
  const wanted = new Map<string, { count: number; protectedAs: NonNullable<Piece['protectedAs']> }>();
  for (const { text, protectedAs } of find(source))
    if (protectedAs) wanted.set(text, { protectedAs, count: (wanted.get(text)?.count ?? 0) + 1 });
  if (wanted.size === 0) return true;
  const placeholders = Map.groupBy(
    find(translation).filter(({ protectedAs }) => protectedAs === 'placeholder'),
    ({ text }) => text,
  );
  let rest = translation;
  for (const [part, { count, protectedAs }] of [...wanted].sort(([one], [other]) => other.length - one.length)) {
    const isAsOften =
      protectedAs === 'placeholder'
        ? placeholders.get(part)?.length === count
        : standsAsOften(rest, part, { count, protectedAs });
    if (!isAsOften) return false;
    // Prevents that a shorter part within it is counted again.
    rest = rest.split(part).join('\0'.repeat(part.length));
  }
  return true;
}

function standsAsOften(
  text: string,
  part: string,
  wanted: { count: number; protectedAs: 'address' | 'word' },
): boolean {
  const seen = occurrences(text, part);
  const whole = seen.filter((at) => isWhole(text, part, at)).length;
  return wanted.protectedAs === 'address'
    ? whole === wanted.count
    : seen.length >= wanted.count && whole <= wanted.count;
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}

function isWhole(text: string, part: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at + part.length]];
  return !continued.test(after) && !/[A-Za-z0-9_]/.test(before);
}

/** Whether a text contains an address that does not continue. */
export const containsWhole = (text: string, address: string): boolean =>
  occurrences(text, address).some((at) => isWhole(text, address, at));
