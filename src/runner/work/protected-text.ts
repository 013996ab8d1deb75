/** Splits a text into lines, sentences or halves, and joins their translations. No protected part is split. */
import { isBlank, splitOuterSpace } from '../../../contracts/text.ts';
import { escapeRegExp, type Finder, type Piece } from '../../model/translations/protected-parts.ts';
import { type Marks, ProviderFailure } from '../providers/provider.ts';

const lineBreak = /\r\n|\r|\n/g;
const linesOf = (text: string): string[] => text.split(lineBreak);

const coreOf = (line: string): string => line.trim();

/**
 * The translation with its original's line breaks, and white space around each line. Undefined if its lines do not
 * match; a single line always does.
 */
export function withLineBreaksOf(source: string, translation: string): string | undefined {
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
export async function translateLines(source: string, translate: (line: string) => Promise<string>): Promise<string> {
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
 * Replaces each character of a protected part, whose punctuation ends no sentence: a letter without case, with which a
 * sentence may begin.
 */
const standIn = '\u4e00';

/** The positions at which the sentences end. */
function sentenceEnds(pieces: readonly Piece[]): number[] {
  const whole = pieces.map(({ text, protectedAs }) => (protectedAs ? standIn.repeat(text.length) : text)).join('');
  return [...segmenter.segment(whole)].map(({ index, segment }) => index + segment.length);
}

/** The sentences, each with its trailing white space. */
export const sentencesOf = (find: Finder, text: string): string[] =>
  sentenceEnds(find(text)).map((end, at, ends) => text.slice(ends[at - 1] ?? 0, end));

/** The protected parts of each sentence. */
function partsIn(pieces: readonly Piece[]): string[][] {
  const whole = pieces.map(({ text }) => text).join('');
  const sentences = sentenceEnds(pieces).map((end, at, ends) => {
    return { end, isBlank: whole.slice(ends[at - 1] ?? 0, end).trim() === '', parts: [] as string[] };
  });
  let [at, sentence] = [0, 0];
  for (const { text, protectedAs } of pieces) {
    while (at >= (sentences[sentence]?.end ?? Infinity)) sentence += 1;
    if (protectedAs) sentences[sentence]?.parts.push(text);
    at += text.length;
  }
  return sentences.flatMap(({ isBlank, parts }) => (isBlank ? [] : [parts]));
}

const letter = /[\p{L}\p{N}\p{M}_]/u;

/**
 * The pieces of an answer's line, with these parts located; undefined if that is ambiguous, as a word may be within
 * others.
 */
function piecesWith(parts: readonly string[], line: string): Piece[] | undefined {
  const longestFirst = [...new Set(parts)].sort((one, other) => other.length - one.length).map(escapeRegExp);
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

const isSameParts = (one: readonly string[], other: readonly string[]): boolean =>
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
export async function translateParts(
  parts: readonly string[],
  translate: (part: string) => Promise<string>,
): Promise<string> {
  let made = '';
  for (const part of parts) {
    const { before, core, after } = splitOuterSpace(part);
    made += before + (core === '' ? '' : (await translate(core)).trim()) + after;
  }
  return made;
}

const paragraph = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/g;

/** Splits near the middle, at a paragraph, line or sentence; undefined for a single sentence. */
export function splitInHalf(find: Finder, text: string): [string, string] | undefined {
  const ends = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
  for (const cuts of [() => ends(paragraph), () => ends(lineBreak), () => sentenceEnds(find(text))]) {
    const inside = cuts().filter((at) => text.slice(0, at).trim() !== '' && text.slice(at).trim() !== '');
    const middle = inside.toSorted(
      (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
    )[0];
    if (middle !== undefined) return [text.slice(0, middle), text.slice(middle)];
  }
  return undefined;
}

/** A marked text, and how to read its answer. */
interface ProtectedText {
  text: string;
  isMarkup: boolean;
  /** Throws a `ProviderFailure` unless the answer has each part once. */
  read(answer: string): string;
}

export const lostPartsFailure = () => new ProviderFailure('rejected', 'lost or doubled what has to stay as it is');

/** Undefined for a text without protected parts. */
export function protect(pieces: readonly Piece[], marks: Marks | undefined): ProtectedText | undefined {
  if (!pieces.some(({ protectedAs }) => protectedAs)) return undefined;
  return marks ? asMarkup(pieces, marks) : asTokens(pieces);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const unescaped = (markup: string): string =>
  markup.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function asMarkup(pieces: readonly Piece[], { open, close, lineBreak }: Marks): ProtectedText {
  const parts = pieces.filter(({ protectedAs }) => protectedAs).map(({ text }) => text);
  const broken = (markup: string) => (lineBreak ? markup.replaceAll(/\r\n|\r|\n/g, lineBreak) : markup);
  const text = pieces
    .map(({ text, protectedAs }) => (protectedAs ? open + escaped(text) + close : broken(escaped(text))))
    .join('');
  return {
    text,
    isMarkup: true,
    read(answer) {
      const lines = lineBreak ? answer.replaceAll(/[\r\n]+/g, ' ').replaceAll(/<br\s*\/?>/gi, '\n') : answer;
      const element = new RegExp(`${elementOf(open)}([^<]*)${close}`, 'gi');
      const seen = [...lines.matchAll(element)].map((match) => unescaped(match[1] ?? ''));
      if (!isSameParts(seen, parts)) throw lostPartsFailure();
      return unescaped(lines.replaceAll(element, '$1'));
    },
  };
}

/** Providers may change the element's attributes. */
const elementOf = (open: string): string => `<${/^<([a-z]+)/.exec(open)?.[1]}\\b[^>]*>`;

/** Placeholders that look like no word: a letter, the number of the part, another letter. */
const letters = ['QZ', 'ZQ', 'XQ', 'QX', 'ZX', 'XZ', 'QJ', 'JQ'];

function asTokens(pieces: readonly Piece[]): ProtectedText {
  const whole = pieces.map(({ text }) => text).join('');
  const tokenBy = ([before, after]: string) => new RegExp(`${before}(\\d{1,6})${after}`, 'gi');
  const around = letters.find((pair) => !tokenBy(pair).test(whole));
  if (!around) throw new ProviderFailure('rejected', 'cannot be told what has to stay as it is');
  const parts: string[] = [];
  const token = ({ text }: Piece) => `${around[0]}${parts.push(text) - 1}${around[1]}`;
  return {
    text: pieces.map((piece) => (piece.protectedAs ? token(piece) : piece.text)).join(''),
    isMarkup: false,
    read(answer) {
      const seen = [...answer.matchAll(tokenBy(around))].map(([, number]) => Number(number));
      const isWhole = seen.length === parts.length && parts.every((_part, number) => seen.includes(number));
      if (!isWhole) throw lostPartsFailure();
      return answer.replaceAll(tokenBy(around), (_token, number) => parts[Number(number)] ?? '\0');
    },
  };
}
