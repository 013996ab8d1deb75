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
}

/** A text, or the reason why there is none; `text`: its known part. */
export type Cell = string | { error: string; text?: string };

/** Blank for an error without a text. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : (cell.text ?? ''));

/** A cell with an error in a text table, in the notation of spreadsheets. */
export const errorCell = (cell: Exclude<Cell, string>): string =>
  ['#VALUE!', ...(cell.text ? [cell.text] : [])].join(' ');

/** Errors of spreadsheets, and those of `errorCell`. */
const shownErrors = /^#(?:NULL!|DIV\/0!|REF!|NAME\?|NUM!|N\/A|VALUE!(?: .*)?)$/s;

/** Undefined for a cell without an error. */
export const errorOfCell = (cell: string): string | undefined =>
  shownErrors.test(cell.trim()) ? `has the error ${cell.trim().split(' ')[0]}` : undefined;

export const tooManyRows = () =>
  new Invalid({ base: [`The table has more than ${limits.tableRows} rows, or very many blank ones.`] });
export const tooManyColumns = () => new Invalid({ base: [`The table has more than ${limits.tableColumns} columns.`] });
export const tooManyCells = () => new Invalid({ base: [`The table has more than ${limits.tableCells} cells.`] });
