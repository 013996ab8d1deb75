/** Splits a text into lines, sentences or halves, and joins their translations. No protected part is split. */
import { isBlank, partsOf } from '../../../../contracts/text.ts';
import { type Finder, literal, type Piece } from '../../../model/translations/protected-parts.ts';

const lineBreak = /\r\n|\r|\n/g;
const linesOf = (text: string): string[] => text.split(lineBreak);

const coreOf = (line: string): string => line.trim();

/**
 * The translation with its original's line breaks, and white space around each line. Undefined if its lines do not
 * match; a single line always does.
 */
export function inLinesOf(source: string, translation: string): string | undefined {
  const lines = linesOf(source);
  const core = translation.trim();
  const made = lines.filter((line) => !isBlank(line)).length === 1 ? [joined(core)] : linesOf(core);
  const begins = lines.findIndex((line) => !isBlank(line));
  const ends = lines.findLastIndex((line) => !isBlank(line));
  if (made.length !== ends - begins + 1) return undefined;
  const isSameShape = made.every((line, at) => isBlank(line) === isBlank(lines[begins + at] ?? ''));
  return isSameShape ? dressed(source, (at) => made[at - begins]) : undefined;
}

/** Translates each line separately, except blank ones. */
export async function lineByLine(source: string, translate: (line: string) => Promise<string>): Promise<string> {
  const made: string[] = [];
  for (const line of linesOf(source)) made.push(isBlank(line) ? '' : joined(await translate(coreOf(line))));
  return dressed(source, (at) => made[at]);
}

const joined = (line: string): string =>
  linesOf(line)
    .map(coreOf)
    .filter((part) => part !== '')
    .join(' ');

/** `lineOf`: the translation of a line, by its index. */
const dressed = (source: string, lineOf: (at: number) => string | undefined): string =>
  source
    .split(/(\r\n|\r|\n)/)
    .map((piece, at) => {
      if (at % 2 === 1 || isBlank(piece)) return piece;
      const before = piece.slice(0, piece.length - piece.trimStart().length);
      return before + coreOf(lineOf(at / 2) ?? '') + piece.slice(piece.trimEnd().length);
    })
    .join('');

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Replaces a protected part, whose punctuation ends no sentence: a letter without case, with which a sentence may
 * begin.
 */
const standIn = '\u4e00';

/** Groups the pieces of a text by sentence. */
function cutIn(pieces: readonly Piece[]): Piece[][] {
  const whole = pieces.map(({ text, protectedAs }) => (protectedAs ? standIn : text)).join('');
  const ends = [...segmenter.segment(whole)].map(({ index, segment }) => index + segment.length);
  const cut: Piece[][] = ends.map(() => []);
  let [at, sentence] = [0, 0];
  const put = (piece: Piece, length: number) => {
    cut[sentence]?.push(piece);
    at += length;
    if (at >= (ends[sentence] ?? Infinity)) sentence += 1;
  };
  for (const piece of pieces) {
    if (piece.protectedAs) put(piece, standIn.length);
    else
      for (let rest = piece.text; rest !== ''; ) {
        const here = rest.slice(0, (ends[sentence] ?? Infinity) - at);
        rest = rest.slice(here.length);
        put({ text: here }, here.length);
      }
  }
  return cut;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** The sentences, each with its trailing white space. */
export const sentencesOf = (find: Finder, text: string): string[] => cutIn(find(text)).map(textOf);

/** The protected parts of each sentence. */
const partsIn = (pieces: readonly Piece[]): string[][] =>
  cutIn(pieces)
    .filter((sentence) => textOf(sentence).trim() !== '')
    .map((sentence) => sentence.flatMap(({ text, protectedAs }) => (protectedAs ? text : [])));

const letter = /[\p{L}\p{N}\p{M}_]/u;

/**
 * The pieces of an answer's line, with these parts located; undefined if that is ambiguous, as a word may be within
 * others.
 */
function piecesWith(parts: readonly string[], line: string): Piece[] | undefined {
  const longestFirst = [...new Set(parts)].sort((one, other) => other.length - one.length).map(literal);
  const cut = line.split(new RegExp(`(${longestFirst.join('|')})`));
  const isPart = (at: number) => at % 2 === 1;
  const isWhole = (at: number) => !letter.test(cut[at - 1]?.at(-1) ?? '') && !letter.test(cut[at + 1]?.[0] ?? '');
  const isMissing = cut.length < 2 * parts.length + 1;
  for (const isFound of [isPart, (at: number) => isPart(at) && isWhole(at)]) {
    const pieces = cut.map((text, at): Piece => (isFound(at) ? { text, protectedAs: 'word' } : { text }));
    if (isMissing || pieces.filter(({ protectedAs }) => protectedAs).length === parts.length)
      return pieces.filter(({ text }) => text !== '');
  }
  return undefined;
}

export const isSameParts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\0') === other.toSorted().join('\0');

/**
 * Whether both have the same parts in the same sentences, where each of the fewer sentences may match several
 * consecutive ones of the others, as languages join and split them. Matching is minimal: further sentences without
 * parts may belong to either neighbour.
 */
function isAligned(fewer: readonly string[][], more: readonly string[][]): boolean {
  let end = 0;
  for (const wanted of fewer) {
    const there: string[] = [];
    do there.push(...(more[end++] ?? []));
    while (there.length < wanted.length && end < more.length);
    if (!isSameParts(there, wanted)) return false;
  }
  return end <= more.length && more.slice(end).every((parts) => parts.length === 0);
}

/** Whether an answer has moved a protected part to another sentence of its line. */
export function movesParts(find: Finder, source: string, answer: string): boolean {
  const answers = linesOf(answer);
  return linesOf(source).some((line, at) => {
    const pieces = find(line);
    const parts = pieces.flatMap(({ text, protectedAs }) => (protectedAs ? text : []));
    const made = parts.length > 0 && piecesWith(parts, answers[at] ?? '');
    if (!made) return false;
    const [wanted, there] = [partsIn(pieces), partsIn(made)];
    return !(wanted.length < there.length ? isAligned(wanted, there) : isAligned(there, wanted));
  });
}

/** Translates the parts of a text separately, preserving the white space in between. */
export async function partByPart(
  parts: readonly string[],
  translate: (part: string) => Promise<string>,
): Promise<string> {
  let made = '';
  for (const part of parts) {
    const { before, core, after } = partsOf(part);
    made += before + (core === '' ? '' : (await translate(core)).trim()) + after;
  }
  return made;
}

const paragraph = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/g;

/** Splits near the middle, at a paragraph, line or sentence; undefined for a single sentence. */
export function halvesOf(find: Finder, text: string): [string, string] | undefined {
  const ends = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
  for (const cuts of [() => ends(paragraph), () => ends(lineBreak), () => sentenceEnds(find, text)]) {
    const inside = cuts().filter((at) => text.slice(0, at).trim() !== '' && text.slice(at).trim() !== '');
    const middle = inside.toSorted(
      (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
    )[0];
    if (middle !== undefined) return [text.slice(0, middle), text.slice(middle)];
  }
  return undefined;
}

function sentenceEnds(find: Finder, text: string): number[] {
  let at = 0;
  return sentencesOf(find, text).map((sentence) => {
    at += sentence.length;
    return at;
  });
}
