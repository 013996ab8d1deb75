/** The rows of an uploaded table, with the values for their tags. */
import type { ValidationErrors } from '../../../contracts/failures.ts';
import type { TagTable } from '../../../contracts/management/import-table.ts';
import { emptiedColumns } from '../../../contracts/management/tag-import.ts';
import { kindOfColumn, TableRow } from '../../../contracts/management/tag-table.ts';
import { limits, textOrUndefined } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { type Issue, queryMessages } from '../../http/field-messages.ts';
import { isFields } from '../../http/record-body.ts';
import { TimeSlices } from '../../http/time-slices.ts';
import { fold } from '../../model/access/fold.ts';
import { parseItems } from '../../model/exchange/hardware-cell.ts';
import type { ReadRow } from '../../model/exchange/import.ts';
import { unescapeCell } from './csv.ts';
import { parseCsv } from './csv-table.ts';
import { type Cell, cellText, errorOfCell, type Grid, tooManyColumns, tooManyRows } from './grid.ts';
import { chosenColumns, columnOfHeading, columnsOfHeader, duplicateColumn, unknownColumns } from './headings.ts';

interface ReadTable {
  rows: ReadRow[];
  /** Unknown columns, distinct. */
  ignored: string[];
}

type Values = Record<string, unknown>;

/** A table as text, as rows, or as a grid of cells. */
export type ImportTable = TagTable & {
  grid?: Grid | undefined;
  /** The columns that a person has chosen for the headings of `grid`, in their order; '' for none. */
  columns?: readonly string[] | undefined;
};

/**
 * Throws `Invalid` unless it is a table; errors of a row stay with the row. `gone`: aborted when the client
 * disconnects.
 */
export async function readTable(
  { csv, rows, grid, columns }: ImportTable,
  clientGone?: AbortSignal,
): Promise<ReadTable> {
  const slices = new TimeSlices(clientGone);
  if (csv !== undefined && rows) throw new Invalid({ base: ['csv and rows are two tables: send one of them.'] });
  if (csv !== undefined) return ofGrid(await parseCsv(csv, slices), slices);
  if (grid) return ofGrid(grid, slices, columns);
  if (rows) return ofList(rows, slices);
  throw new Invalid({ base: ['There is no table.'] });
}

async function ofGrid(grid: Grid, slices: TimeSlices, chosen?: readonly string[]): Promise<ReadTable> {
  const { isTyped = false } = grid;
  const [head = [], ...records] = grid.records;
  const headings = head.map(cellText);
  const columns = chosen ? chosenColumns(headings, chosen) : columnsOfHeader(headings);
  const ignored = [...unknownColumns(columns), ...namelessIn(columns, records)];
  let at = 0;
  const rows = await inSlices(records, slices, (cells) => {
    at += 1;
    const line = grid.lines[at] ?? at + 1;
    if (cells.slice(columns.length).some((cell) => !isEmpty(cell)))
      return { line, says: {}, empties: [], errors: { base: ['has more cells than there are columns'] } };
    const values: Values = Object.create(null);
    const errors: ValidationErrors = {};
    for (const [index, name] of columns.entries()) {
      const cell = cells[index] ?? '';
      const error = typeof cell === 'string' ? errorOfCell(cell) : cell.error;
      if (error !== undefined && kindOfColumn(name) === 'read') errors[name] = [error];
      else if (typeof cell === 'string') values[name] = isTyped ? cell : unescapeCell(name, cell);
    }
    return read(values, line, errors);
  });
  return { rows, ignored };
}

/** Checked before copying: each copy of an object with so many keys is slow. */
function isTooWide(part: unknown): boolean {
  let names = 0;
  if (isFields(part)) for (const _ in part) names += 1;
  return names > limits.tableColumns;
}

/** Unnamed columns with values, by their position. */
function namelessIn(columns: readonly string[], records: readonly Cell[][]): string[] {
  const filled = new Set<number>();
  for (const cells of records)
    for (const [at, cell] of cells.entries()) if (columns[at] === '' && !isEmpty(cell)) filled.add(at);
  return [...filled].sort((a, b) => a - b).map((at) => `column ${at + 1}, which has no name`);
}

/** The length is checked before any element is read. */
async function ofList(given: readonly unknown[], slices: TimeSlices): Promise<ReadTable> {
  if (given.length >= limits.tableRecords) throw tooManyRows();
  if (!given.every(isFields)) throw new Invalid({ rows: ['has a row that is not an object'] });
  for (const row of given) for (const part of [row, row.texts, row.names]) if (isTooWide(part)) throw tooManyColumns();
  const flattened = await inSlices(given, slices, flat);
  const filled = [...flattened.entries()].filter(([, row]) => !Object.values(row).every(isEmpty));
  if (filled.length > limits.tableRows) throw tooManyRows();
  const columns = new Set<string>();
  for (const [, values] of filled) for (const name of Object.keys(values)) columns.add(name);
  if (columns.size > limits.tableColumns) throw tooManyColumns();
  // The line number below a virtual header.
  const rows = await inSlices(filled, slices, ([at, values]) => read(values, at + 2));
  return { ignored: unknownColumns([...columns]), rows };
}

async function inSlices<T, R>(rows: readonly T[], slices: TimeSlices, work: (row: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const row of rows) {
    done.push(work(row));
    if (slices.isOver) await slices.yield();
  }
  return done;
}

/** A row in the nested format of exports, flattened to texts and names as columns. */
function flat({ texts, names, ...others }: Values): Values {
  const values: Values = Object.create(null);
  const take = (written: string, value: unknown) => {
    const name = columnOfHeading(written);
    if (!isEmpty(values[name]) && !isEmpty(value)) throw duplicateColumn(name);
    if (isEmpty(values[name])) values[name] = value;
  };
  for (const [name, value] of Object.entries(others)) take(name, value);
  for (const [name, part, given] of [
    ['texts', 'text', texts],
    ['names', 'name', names],
  ] as const) {
    if (!isFields(given)) values[name] = given;
    else for (const [code, text] of Object.entries(given)) take(`${part}:${code}`, textIn(text));
  }
  return values;
}

/** A translation with or without its state. */
const textIn = (given: unknown): unknown => (isFields(given) && Object.hasOwn(given, 'text') ? given.text : given);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || isBlank(value) || (Array.isArray(value) && value.length === 0);

const tooManyItems = `has more than ${limits.tableItems} items`;
/** True and false as spreadsheets write them, in the languages of headings. */
const truths = new Map([
  ...['true', 'wahr', 'vrai', 'verdadero', 'vero'].map((word) => [word, true] as const),
  ...['false', 'falsch', 'faux', 'falso'].map((word) => [word, false] as const),
]);

const notALine = 'has a line that is not “nfc ID”, “qr ID” or “ble-beacon UUID MAJOR MINOR”';

function read(given: Values, line: number, errors: ValidationErrors = {}): ReadRow {
  const values: Values = Object.create(null);
  for (const [name, value] of Object.entries(given)) if (!isEmpty(value)) values[name] = value;
  for (const name of ['texts', 'names']) if (values[name] !== undefined) errors[name] = ['is not an object'];
  const hidden = textOrUndefined(values.hidden);
  if (hidden !== undefined) values.hidden = truths.get(fold(hidden)) ?? hidden;
  const cell = textOrUndefined(values.hardware);
  if (cell !== undefined) values.hardware = parseItems(cell, limits.tableItems);
  if (cell !== undefined && !values.hardware) errors.hardware = [notALine];
  if (Array.isArray(values.hardware) && values.hardware.length > limits.tableItems) {
    errors.hardware = [tooManyItems];
    delete values.hardware;
  }
  const { data, error } = TableRow.safeParse(values);
  if (error) Object.assign(errors, queryMessages(error.issues as Issue[], values), errors);
  const empties = emptiedColumns.filter((name) => Object.hasOwn(given, name) && isEmpty(given[name]));
  return { line, says: data ?? {}, empties, errors };
}
