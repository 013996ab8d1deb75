/** The sentences of a text: a part that stays as it is stays in its own. */
import { partsOf } from '../../../../contracts/text.ts';
import { type Finder, literal, type Piece } from '../../../model/translations/kept-parts.ts';
import { linesOf } from './lines.ts';

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

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\0') === other.toSorted().join('\0');

/** Whether these sentences have what the fewer ones have, if each of those is one of them or some in a row, as languages join and split them. */
function isAligned(fewer: readonly string[][], more: readonly string[][]): boolean {
  const most = more.length - fewer.length + 1;
  // How many of the others the sentences so far may be.
  let ends = new Set([0]);
  for (const wanted of fewer) {
    const next = new Set<number>();
    for (const from of ends) {
      let there: readonly string[] = [];
      for (let end = from + 1; end <= Math.min(from + most, more.length); end += 1) {
        there = [...there, ...(more[end - 1] ?? [])];
        if (there.length > wanted.length) break;
        if (isSame(there, wanted)) next.add(end);
      }
    }
    ends = next;
  }
  return ends.has(more.length);
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

/** The text with each sentence translated by itself; the white space between them stays. */
export async function sentenceBySentence(
  find: Finder,
  text: string,
  translate: (sentence: string) => Promise<string>,
): Promise<string> {
  let made = '';
  for (const sentence of sentencesOf(find, text)) {
    const { before, core, after } = partsOf(sentence);
    made += before + (core === '' ? '' : (await translate(core)).trim()) + after;
  }
  return made;
}
