/** Finds the words of a search in an unfolded text, to highlight them. */
import { fold, searchKey, umlauts } from './fold.ts';
import { isBeginning, isOpening, type Word } from './search-words.ts';

/** A piece of a text. */
export interface Part {
  text: string;
  isFound: boolean;
}

interface Range {
  from: number;
  to: number;
}

/** A folded text, with the source position of each of its characters. */
interface FoldedText {
  text: string;
  at: number[];
}

/** Letters fold together with their combining characters: marks, Jamo of Hangul, half-width voice signs of kana. */
function foldedOf(text: string, areUmlautsSpelled: boolean): FoldedText {
  let folded = '';
  const at: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gu)) {
    const spelled = areUmlautsSpelled ? umlauts[letter.toLowerCase().normalize('NFC')] : undefined;
    const piece =
      spelled ?? (/^[!-_a-~]$/.test(letter) ? letter.toLowerCase() : /^\s/u.test(letter) ? ' ' : fold(letter));
    folded += piece;
    for (let i = 0; i < piece.length; i += 1) at.push(index);
  }
  at.push(text.length);
  return { text: folded, at };
}

function rangesIn({ text, at }: FoldedText, word: string): Range[] {
  const ranges: Range[] = [];
  for (let found = text.indexOf(word); found >= 0; found = text.indexOf(word, found + word.length)) {
    const isMatch = !isBeginning(word) || found === 0 || isOpening(text[found - 1] as string);
    if (!isMatch) continue;
    let end = found + word.length;
    // A letter that folds to several characters is marked as a whole.
    while (at[end] === at[end - 1]) end += 1;
    ranges.push({ from: at[found] as number, to: at[end] as number });
  }
  return ranges;
}

/** The ranges of words in a text, in order and without overlaps; the text is folded once for all of them. */
export function rangeFinder(text: string): (words: readonly Pick<Word, 'text'>[]) => Range[] {
  const [plain, spelled] = [foldedOf(text, false), foldedOf(text, true)];
  return (words) =>
    mergeRanges(
      words.flatMap((word) => {
        const ranges = rangesIn(plain, word.text);
        return ranges.length > 0 ? ranges : rangesIn(spelled, word.text);
      }),
    );
}

/** The range of an identifier that begins with one of the keys, ignoring separators. */
export function keyRanges(identifier: string, keys: readonly string[]): Range[] {
  const at = [...identifier.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
  return keys
    .filter((key) => searchKey(identifier).startsWith(key))
    .map((key) => ({ from: at[0] as number, to: (at[key.length - 1] as number) + 1 }));
}

/** Ranges in order, without overlaps. */
export function mergeRanges(all: readonly Range[]): Range[] {
  const ranges: Range[] = [];
  for (const range of all.toSorted((one, other) => one.from - other.from)) {
    const last = ranges.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else ranges.push({ ...range });
  }
  return ranges;
}

/** Characters before the first mark, and in the whole excerpt. */
const before = 40;
const longest = 160;

/** The text around a range, by default the first one, in parts. */
export function excerptAround(text: string, ranges: readonly Range[], around = ranges[0]): Part[] {
  const start = Math.max(0, (around?.from ?? 0) - before);
  const begin = start === 0 ? 0 : start + Math.max(0, text.slice(start, start + before).search(/\s/u));
  const end = Math.min(text.length, begin + longest);
  const parts: Part[] = begin > 0 ? [{ text: '…', isFound: false }] : [];
  let at = begin;
  for (const { from, to } of ranges.filter((range) => range.from >= begin && range.to <= end)) {
    if (from > at) parts.push({ text: text.slice(at, from), isFound: false });
    parts.push({ text: text.slice(from, to), isFound: true });
    at = to;
  }
  parts.push({ text: `${text.slice(at, end)}${end < text.length ? '…' : ''}`, isFound: false });
  return parts.filter((part) => part.text !== '');
}
