/** The lines, sentences and halves of a text, in which it is sent where its whole will not do. A part that stays as it is is in one of them. */
import { isBlank, partsOf } from '../../../../contracts/text.ts';
import { type Finder, literal, type Piece } from '../../../model/translations/kept-parts.ts';

const lineBreak = /\r\n|\r|\n/g;
const linesOf = (text: string): string[] => text.split(lineBreak);

const coreOf = (line: string): string => line.trim();

/**
 * The translation with the line breaks of its original, and the white space at both ends of each line. Undefined where it has other
 * lines; one of a single line cannot have.
 */
export function inLinesOf(source: string, translation: string): string | undefined {
  const lines = linesOf(source);
  const core = translation.trim();
  const made = lines.filter((line) => !isBlank(line)).length === 1 ? [joined(core)] : linesOf(core);
  const begins = lines.findIndex((line) => !isBlank(line));
  const ends = lines.findLastIndex((line) => !isBlank(line));
  if (made.length !== ends - begins + 1) return undefined;
  const fits = made.every((line, at) => isBlank(line) === isBlank(lines[begins + at] ?? ''));
  return fits ? dressed(source, (at) => made[at - begins]) : undefined;
}

/** The text with each line that is not blank translated by itself. */
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

/** `lineOf`: the translation of a line, by its place. */
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

/** In place of a part, whose own signs end no sentence: a letter without case, before which a sentence may begin. */
const standIn = '\u4e00';

/** The pieces of each sentence; the pieces of all of them, one after the other, are the text. */
function cutIn(pieces: readonly Piece[]): Piece[][] {
  const whole = pieces.map(({ text, stays }) => (stays ? standIn : text)).join('');
  const ends = [...segmenter.segment(whole)].map(({ index, segment }) => index + segment.length);
  const cut: Piece[][] = ends.map(() => []);
  let [at, sentence] = [0, 0];
  const put = (piece: Piece, length: number) => {
    cut[sentence]?.push(piece);
    at += length;
    if (at >= (ends[sentence] ?? Infinity)) sentence += 1;
  };
  for (const piece of pieces) {
    if (piece.stays) put(piece, standIn.length);
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

/** The sentences, each with the white space behind it; a part that stays is in one of them as a whole. */
export const sentencesOf = (find: Finder, text: string): string[] => cutIn(find(text)).map(textOf);

/** What stays in each sentence. */
const partsIn = (pieces: readonly Piece[]): string[][] =>
  cutIn(pieces)
    .filter((sentence) => textOf(sentence).trim() !== '')
    .map((sentence) => sentence.flatMap(({ text, stays }) => (stays ? text : [])));

const letter = /[\p{L}\p{N}\p{M}_]/u;

/** The pieces of an answer's line with these parts where they are; undefined where that is not certain, as a word may be found in others too. */
function piecesWith(parts: readonly string[], line: string): Piece[] | undefined {
  const longestFirst = [...new Set(parts)].sort((one, other) => other.length - one.length).map(literal);
  const cut = line.split(new RegExp(`(${longestFirst.join('|')})`));
  const isPart = (at: number) => at % 2 === 1;
  const isWhole = (at: number) => !letter.test(cut[at - 1]?.at(-1) ?? '') && !letter.test(cut[at + 1]?.[0] ?? '');
  const isMissing = cut.length < 2 * parts.length + 1;
  for (const isFound of [isPart, (at: number) => isPart(at) && isWhole(at)]) {
    const pieces = cut.map((text, at): Piece => (isFound(at) ? { text, stays: 'word' } : { text }));
    if (isMissing || pieces.filter(({ stays }) => stays).length === parts.length)
      return pieces.filter(({ text }) => text !== '');
  }
  return undefined;
}

export const isSameParts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\0') === other.toSorted().join('\0');

/**
 * Whether these sentences have what the fewer ones have, if each of those is one of them or some in a row, as languages join and split them.
 * Each is as few as it can be: what lies behind it then has no part, and may be its own just as well.
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

/** Whether an answer that has all that stays, in the lines of its text, has it in other sentences. */
export function movesParts(find: Finder, source: string, answer: string): boolean {
  const answers = linesOf(answer);
  return linesOf(source).some((line, at) => {
    const pieces = find(line);
    const parts = pieces.flatMap(({ text, stays }) => (stays ? text : []));
    const made = parts.length > 0 && piecesWith(parts, answers[at] ?? '');
    if (!made) return false;
    const [wanted, there] = [partsIn(pieces), partsIn(made)];
    return !(wanted.length < there.length ? isAligned(wanted, there) : isAligned(there, wanted));
  });
}

/** The parts of a text, each translated by itself; the white space between them stays. */
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

/** Undefined where it is one sentence. */
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

/** A sign within a part that stays ends no sentence. */
function sentenceEnds(find: Finder, text: string): number[] {
  let at = 0;
  return sentencesOf(find, text).map((sentence) => {
    at += sentence.length;
    return at;
  });
}
