/** The label sheets of their makers, in millimetres. */
import type { LabelSheet, SheetName } from '../../contracts/management/labels.ts';
import { Invalid } from '../errors.ts';

interface Size {
  width: number;
  height: number;
}

export interface Sheet {
  paper: Size;
  label: Size;
  columns: number;
  rows: number;
  /** The left edge of the first label. */
  left: number;
  top: number;
  /** The pitch: from the left edge of a label to that of the next one. */
  across: number;
  down: number;
}

const a4 = { width: 210, height: 297 };
const letter = { width: 215.9, height: 279.4 };

const known: Record<Exclude<SheetName, 'single'>, Sheet> = {
  L7160: {
    paper: a4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.25,
    top: 15.15,
    across: 66,
    down: 38.1,
  },
  '5160': {
    paper: letter,
    label: { width: 66.7, height: 25.4 },
    columns: 3,
    rows: 10,
    left: 4.8,
    top: 12.7,
    across: 69.85,
    down: 25.4,
  },
  L7120: { paper: a4, label: { width: 35, height: 35 }, columns: 5, rows: 7, left: 7.5, top: 11, across: 40, down: 40 },
};

export const sheetTitles: Record<SheetName, string> = {
  L7160: 'Avery L7160: A4, 21 of 63.5 × 38.1 mm',
  '5160': 'Avery 5160: Letter, 30 of 2⅝ × 1 in',
  L7120: 'Avery L7120: A4, 35 of 35 × 35 mm',
  single: 'Single labels, of the size below',
};

export const labelsPerSheet = ({ columns, rows }: Sheet): number => columns * rows;

type SheetChoice = Pick<LabelSheet, 'sheet' | 'width' | 'height' | 'skip'>;

/** Throws `Invalid` for single labels without a size, and where no label of the first sheet would be left. */
export function sheetOf({ sheet: name, width, height, skip = 0 }: SheetChoice): Sheet {
  const sheet = name === 'single' ? single(width, height) : known[name];
  const most = labelsPerSheet(sheet) - 1;
  if (skip > most) throw new Invalid({ skip: [`is more than ${most}, on this sheet`] });
  return sheet;
}

/** The label is the paper. */
function single(width: number | undefined, height: number | undefined): Sheet {
  const blank = ["can't be blank"];
  if (width === undefined || height === undefined)
    throw new Invalid({ ...(width === undefined && { width: blank }), ...(height === undefined && { height: blank }) });
  const label = { width, height };
  return { paper: label, label, columns: 1, rows: 1, left: 0, top: 0, across: width, down: height };
}

/** The division of a label between its code and its words, in millimetres. */
export interface LabelLayout {
  isRow: boolean;
  padding: number;
  code: number;
  /** The height of a line. */
  line: number;
  /** The most lines of the name, and of the words that are on every label. */
  nameLines: number;
  wordLines: number;
  /** The font size of the identifier, which is never cut: it is typed where a code is scratched. */
  identifier: number;
}

/** The widest letter relative to the font size; an identifier has twelve. */
const letterWidth = 0.62;
const letters = 12;
/** Below this height, in millimetres, the code takes all of it. */
const roomy = 20;
/** Tolerance for rounding: a quotient this close to a whole number of lines is one. */
const hair = 1e-6;

/** The contents of every label: words, and single lines such as a logo or a reference. */
export interface Content {
  words: string | undefined;
  lines: number;
}

/** The lines that words take at most, of letters as wide as Latin or, in other scripts, as high as wide. */
function linesOf(words: string, fontSize: number, wide: number): number {
  const widths = [...words].map((letter) => (letter < '\u0250' ? letterWidth : 1) * fontSize);
  const lines = widths.reduce((sum, each) => sum + each, 0) / wide;
  // Lines end between words, before they are full.
  return lines <= 1 ? 1 : Math.ceil(lines * 1.25);
}

/**
 * Code and words beside each other where there is room, else below. The code gets as much as possible; the words shrink
 * where they are many.
 */
export function layOutLabel({ label: { width, height } }: Sheet, { words, lines: more }: Content): LabelLayout {
  const hasWords = words !== undefined;
  const padding = Math.min(2, Math.min(width, height) / 20);
  const [across, down] = [width - 2 * padding, height - 2 * padding];
  const isRow = width >= 1.4 * height;
  const code = isRow
    ? Math.min(down, across * 0.55)
    : Math.min(across, down * (down >= roomy ? 0.78 - 0.08 * Number(hasWords) - 0.06 * more : 0.78));
  const [wide, high] = isRow ? [across - code - padding, down] : [across, down - code];
  const line = Math.min(4.5, high / (isRow ? Math.max(5, 2 + more + Number(hasWords)) : 2 + more + Number(hasWords)));
  const lines = Math.floor(high / line + hair);
  const both = lines - 1 - more;
  // The name gets half of them, and what the words leave free.
  const forName = hasWords ? Math.max(Math.floor(both / 2), both - linesOf(words, line / 1.25, wide)) : both;
  const nameLines = Math.max(1, Math.min(3, forName));
  const wordLines = Math.max(1, both - nameLines);
  const identifier = Math.min(line / 1.25, wide / (letters * letterWidth));
  return { isRow, padding, code, line, nameLines, wordLines, identifier };
}

/**
 * The smallest module, in millimetres, that cameras of phones read from a hand's distance and label printers print
 * sharply.
 */
export const minModule = 0.25;
