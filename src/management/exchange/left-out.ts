/** The rows that an import has left out, as a table to be mended and imported: theirs, with what is wrong. */
import type { TagImportRow } from '../../../contracts/management/tag-import.ts';
import { byteOrderMark, cellOf, csvLine, guardedNames, lineEnd } from './csv.ts';
import { type Cell, type Grid, textOf } from './grid.ts';
import { columnNamed } from './headings.ts';

/** Null where there are none. */
export function leftOutTable(
  { records, isTyped = false, separator }: Grid,
  rows: readonly TagImportRow[],
): string | null {
  const wrong = rows.filter(({ action }) => action === 'invalid');
  if (wrong.length === 0) return null;
  const [head = []] = records;
  const headings = head.map(textOf);
  const columns = headings.map(columnNamed);
  const isError = columns.map((column) => column === 'error');
  const own = (cells: readonly Cell[]) =>
    columns.map((column, at) => {
      const cell = textOf(cells[at] ?? '');
      return isTyped ? cell : cellOf(column, cell);
    });
  // A spreadsheet opens a file with the separator that it writes itself.
  const parted = separator === ';' ? 'semicolon' : separator === '\t' ? 'tab' : 'comma';
  const line = (cells: readonly string[], error: string) =>
    csvLine([...guardedNames(columns, cells).filter((_, at) => !isError[at]), error], parted) + lineEnd;
  const lines = wrong.map(({ row, errors }) => line(own(records[row] ?? []), errorsInWords(errors)));
  return byteOrderMark + line(headings, 'error') + lines.join('');
}

const errorsInWords = (errors: TagImportRow['errors']): string =>
  Object.entries(errors)
    .map(([column, messages]) => `${column === 'base' ? '' : `${column} `}${messages.join(', ')}`)
    .join('; ');
