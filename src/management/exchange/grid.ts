/** A table as read from its file, before its columns are interpreted. */
import { limits } from '../../../contracts/primitives.ts';
import { Invalid } from '../../errors.ts';

export interface Grid {
  /** The header first; blank records are left out. */
  records: Cell[][];
  /** The line of each record, as a spreadsheet counts it. */
  lines: number[];
  /** Whether cells are as typed, without the apostrophes that CSV needs before formulas. */
  isTyped?: boolean;
  /** The separator of a CSV file. */
  separator?: string;
  /** The sheet of a workbook. */
  sheet?: ReadSheet;
}

interface ReadSheet {
  name: string;
  /** The first of the other sheets that are not hidden, and whether their headings are known. */
  others: { name: string; isHeaded: boolean }[];
  /** The number of all others. */
  otherCount: number;
  /** The first merged cells, as ranges. All but the first cell of a range are blank. */
  merged: string[];
  mergedCount: number;
}

/** A text, or the reason why there is none; `text`: its known part. */
export type Cell = string | { error: string; text?: string };

/** Blank for an error without a text. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : (cell.text ?? ''));

/** Errors of spreadsheets, and those of `errorCell`. */
const shownErrors = /^#(?:NULL!|DIV\/0!|REF!|NAME\?|NUM!|N\/A|VALUE!(?: .*)?)$/s;

/** A cell with an error in a text table, in the notation of spreadsheets. */
export function errorCell({ text = '' }: Exclude<Cell, string>): string {
  if (shownErrors.test(text)) return text;
  return ['#VALUE!', ...(text ? [text] : [])].join(' ');
}

/** Before the key of a second row for a tag: imported alone, it would overwrite what the first one has written. */
export const doubleMark = '#DOUBLE!';

export const doubleCell = (cell: string): string => (isDouble(cell) ? cell : `${doubleMark} ${cell}`);

const isDouble = (cell: string): boolean => cell.trim().startsWith(doubleMark);

/** Undefined for a cell without an error. */
export function errorOfCell(cell: string): string | undefined {
  if (isDouble(cell))
    return `is marked ${doubleMark}, because an earlier row had the same tag: correct it, or remove the mark`;
  return shownErrors.test(cell.trim()) ? `has the error ${cell.trim().split(' ')[0]}` : undefined;
}

export const tooManyRows = () =>
  new Invalid({ base: [`The table has more than ${limits.tableRows} rows, or very many blank ones.`] });
export const tooManyColumns = () => new Invalid({ base: [`The table has more than ${limits.tableColumns} columns.`] });
export const tooManyCells = () => new Invalid({ base: [`The table has more than ${limits.tableCells} cells.`] });
