/** The rows that an import has left out, with their errors, as a table to correct and import again. */
import { spreadsheet, type TagImportRow } from '../../../contracts/management/tag-import.ts';
import { kindOfColumn } from '../../../contracts/management/tag-table.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { TimeSlices } from '../../http/yielding.ts';
import { ofEarlierRow } from '../../model/exchange/import-finder.ts';
import { byteOrderMark, cellOf, csvLine, guardedNames, lineEnd } from './csv.ts';
import { gridOfCsv } from './csv-table.ts';
import { errorsInWords } from './error-words.ts';
import { type Cell, doubleCell, errorCell, type Grid, textOf } from './grid.ts';
import { columnNamed, ignoredHeading } from './headings.ts';
import { longestCell, workbookOf } from './xlsx-write.ts';

/** Null where there are none. `chosen`: the columns that were chosen for the headings, which replace them. */
export function leftOutTable(
  { records, isTyped = false, separator }: Grid,
  rows: readonly TagImportRow[],
  chosen: readonly string[] = [],
): string | null {
  const wrong = rows.filter(({ action }) => action === 'invalid');
  if (wrong.length === 0) return null;
  const [head = []] = records;
  const headings = head.map((heading, at) => chosenHeading(textOf(heading), chosen[at]));
  const columns = headings.map(columnNamed);
  const isError = columns.map((column) => column === 'error');
  const written = (column: string, cell: Cell = '') => {
    if (typeof cell !== 'string') return errorCell(cell);
    return isTyped ? cell : cellOf(column, cell);
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
    csvLine([...guardedNames(columns, cells).filter((_, at) => !isError[at]), error, ...others], parted) + lineEnd;
  const lines = wrong.map(({ row, errors }) => {
    const cells = records[row] ?? [];
    const inWords = Object.entries(errors).map(([column, messages]) =>
      errorsInWords(column, messages, textOf(cells[columns.indexOf(column)] ?? '')),
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
  return chosen === '' && kindOfColumn(columnNamed(heading)) !== 'unknown' ? ignoredHeading(heading) : heading;
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
  const { records } = await gridOfCsv(table, new TimeSlices(clientGone));
  const [head = [], ...rows] = records;
  const headings = head.map(textOf);
  return workbookOf(headings, typed(headings.map(columnNamed), rows));
}

function* typed(columns: readonly string[], rows: Grid['records']): Generator<string[]> {
  for (const row of rows) {
    const cells = row.map((cell, at) => cellOf(columns[at] ?? '', textOf(cell)));
    if (cells.some(({ length }) => length > longestCell))
      throw new Invalid({ base: [`A cell has more than ${longestCell} characters: take the rows as CSV.`] });
    yield cells;
  }
}
