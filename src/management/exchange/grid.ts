/** A table as its file has it, before its columns have a meaning. */
import { limits } from '../../../contracts/primitives.ts';
import { Invalid } from '../../errors.ts';

export interface Grid {
  /** The header first; blank records are left out. */
  records: Cell[][];
  /** The line of each record, as a spreadsheet counts it. */
  lines: number[];
  /** Whether cells are as they were typed, without the apostrophes that CSV needs before formulas. */
  isTyped?: boolean;
  /** Between the cells of a CSV file. */
  separator?: string;
}

/** A text, or why there is none; `text`: what is known of it all the same. */
export type Cell = string | { error: string; text?: string };

/** Blank where there is no text. */
export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : (cell.text ?? ''));

/** How a table as text has a cell with an error: as spreadsheets do. */
export const errorCell = (cell: Exclude<Cell, string>): string =>
  ['#VALUE!', ...(cell.text ? [cell.text] : [])].join(' ');

/** The errors of spreadsheets, and the ones above. */
const shownErrors = /^#(?:NULL!|DIV\/0!|REF!|NAME\?|NUM!|N\/A|VALUE!(?: .*)?)$/s;

/** Undefined for a cell that is no error. */
export const errorShown = (cell: string): string | undefined =>
  shownErrors.test(cell.trim()) ? `has the error ${cell.trim().split(' ')[0]}` : undefined;

export const tooMany = () =>
  new Invalid({ base: [`The table has more than ${limits.tableRows} rows, or very many blank ones.`] });
export const tooWide = () => new Invalid({ base: [`The table has more than ${limits.tableColumns} columns.`] });
export const tooManyCells = () => new Invalid({ base: [`The table has more than ${limits.tableCells} cells.`] });
