/** The rows that an import has left out, with their errors, as a table to correct and import again. */
import { spreadsheet, type TagImportRow } from '../../../contracts/management/tag-import.ts';
import { kindOfColumn } from '../../../contracts/management/tag-table.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { TimeSlices } from '../../http/time-slices.ts';
import { ofEarlierRow } from '../../model/exchange/import-finder.ts';
import { byteOrderMark, csvLine, escapeNames, lineEnd, unescapeCell } from './csv.ts';
import { parseCsv } from './csv-table.ts';
import { errorsInWords } from './error-words.ts';
import { type Cell, cellText, doubleCell, errorCell, type Grid } from './grid.ts';
import { columnOfHeading, ignoredHeading } from './headings.ts';
import { maxCellLength, writeWorkbook } from './xlsx-write.ts';

/** Null where there are none. `chosen`: the columns that were chosen for the headings, which replace them. */
export function leftOutTable(
  { records, isTyped = false, separator }: Grid,
  rows: readonly TagImportRow[],
  chosen: readonly string[] = [],
): string | null {
  const wrong = rows.filter(({ action }) => action === 'invalid');
  if (wrong.length === 0) return null;
  const [head = []] = records;
  const headings = head.map((heading, at) => chosenHeading(cellText(heading), chosen[at]));
  const columns = headings.map(columnOfHeading);
  const isError = columns.map((column) => column === 'error');
  const written = (column: string, cell: Cell = '') => {
    if (typeof cell !== 'string') return errorCell(cell);
    return isTyped ? cell : unescapeCell(column, cell);
  };
  const own = (cells: readonly Cell[], errors: TagImportRow['errors']) =>
    columns.map((column, at) => {
      const cell = written(column, cells[at]);
      return isOfDouble(errors[column]) ? doubleCell(cell) : cell;
    });
  // Cells after the last column remain an error.
  const surplus = (cells: readonly Cell[]) => {
    const others = cells.slice(columns.length).map((cell) => written('', cell));
    return others.every(isBlank) ? [] : others;
  };
  // A spreadsheet expects the separator that it writes itself.
  const parted = separator === ';' ? 'semicolon' : separator === '\t' ? 'tab' : 'comma';
  const line = (cells: readonly string[], error: string, others: readonly string[] = []) =>
    csvLine([...escapeNames(columns, cells).filter((_, at) => !isError[at]), error, ...others], parted) + lineEnd;
  const lines = wrong.map(({ row, errors }) => {
    const cells = records[row] ?? [];
    const inWords = Object.entries(errors).map(([column, messages]) =>
      errorsInWords(column, messages, cellText(cells[columns.indexOf(column)] ?? '')),
    );
    return line(own(cells, errors), inWords.join('; '), surplus(cells));
  });
  return byteOrderMark + line(headings, 'error') + lines.join('');
}

const isOfDouble = (messages: readonly string[] = []): boolean =>
  messages.some((message) => message.startsWith(ofEarlierRow));

/** Columns that were ignored are ignored the next time as well. */
function chosenHeading(heading: string, chosen: string | undefined): string {
  if (chosen) return chosen;
  return chosen === '' && kindOfColumn(columnOfHeading(heading)) !== 'unknown' ? ignoredHeading(heading) : heading;
}

/** The files of such a table by extension. Throw `Invalid` for content that the format cannot represent. */
export const leftOutFiles = {
  csv: {
    type: 'text/csv; charset=utf-8',
    file: async (table: string, _gone: AbortSignal): Promise<string | Buffer> => table,
  },
  xlsx: { type: spreadsheet, file: asWorkbook },
};

async function asWorkbook(table: string, clientGone: AbortSignal): Promise<Buffer> {
  const { records } = await parseCsv(table, new TimeSlices(clientGone));
  const [head = [], ...rows] = records;
  const headings = head.map(cellText);
  return writeWorkbook(headings, typed(headings.map(columnOfHeading), rows));
}

function* typed(columns: readonly string[], rows: Grid['records']): Generator<string[]> {
  for (const row of rows) {
    const cells = row.map((cell, at) => unescapeCell(columns[at] ?? '', cellText(cell)));
    if (cells.some(({ length }) => length > maxCellLength))
      throw new Invalid({ base: [`A cell has more than ${maxCellLength} characters: take the rows as CSV.`] });
    yield cells;
  }
}
