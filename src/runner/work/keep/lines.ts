/** The lines of a text, which are those of its translation. */
import { isBlank } from '../../../../contracts/text.ts';

const breaks = /\r\n|\r|\n/;
export const linesOf = (text: string): string[] => text.split(breaks);

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
