/** Rows of an uploaded table, and the values of each for its tag. */
import type { ValidationErrors } from '../../../contracts/failures.ts';
import { languageOf } from '../../../contracts/languages.ts';
import type { TagTable } from '../../../contracts/management/tag-import.ts';
import { kindOfColumn, TableRow, tableColumns } from '../../../contracts/management/tag-table.ts';
import { givenText, limits } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { type Issue, queryMessages } from '../../http/field-messages.ts';
import { TimeSlices } from '../../http/yielding.ts';
import type { ReadRow } from '../../model/exchange/import.ts';
import { itemsWritten } from '../../model/exchange/item-words.ts';
import { plain, plainName } from './csv.ts';
import { recordsOf, tooMany, tooWide } from './csv-table.ts';

export interface ReadTable {
  rows: ReadRow[];
  /** Unknown columns, distinct. */
  ignored: string[];
}

type Values = Record<string, unknown>;

/**
 * Throws `Invalid` for what is not a table; errors of a row stay with it. `gone`: aborted when the client disconnects.
 */
export async function readTable({ csv, rows }: TagTable, gone?: AbortSignal): Promise<ReadTable> {
  const slices = new TimeSlices(gone);
  if (csv !== undefined && rows) throw new Invalid({ base: ['csv and rows are two tables: send one of them.'] });
  if (csv !== undefined) return ofCsv(await recordsOf(csv, slices), slices);
  if (rows) return ofList(rows, slices);
  throw new Invalid({ base: ['There is no table.'] });
}

async function ofCsv([head = [], ...records]: readonly string[][], slices: TimeSlices): Promise<ReadTable> {
  const columns = columnsIn(head);
  const ignored = [...ignoredOf(columns), ...namelessIn(columns, records)];
  const rows = await inSlices(records, slices, (cells) => {
    const values: Values = Object.create(null);
    for (const [at, cell] of cells.slice(0, columns.length).entries()) {
      const name = columns[at] ?? '';
      values[name] = cellOf(name, cell);
    }
    const isTooLong = cells.slice(columns.length).some((cell) => !isEmpty(cell));
    return isTooLong ? { says: {}, errors: { base: ['has more cells than there are columns'] } } : read(values);
  });
  return { rows, ignored };
}

/** The known columns, in order. Throws `Invalid` for duplicates. */
function columnsIn(head: readonly string[]): string[] {
  if (head.length > limits.tableColumns) throw tooWide();
  const columns = new Set<string>();
  return head.map((written) => {
    const name = columnNamed(written);
    if (name !== '' && columns.has(name)) throw isThereTwice(name);
    columns.add(name);
    return name;
  });
}

const isThereTwice = (name: string) => new Invalid({ base: [`The column ${name} is there twice.`] });

/** Checked before copying: each copy of an object with so many keys is slow. */
function isTooWide(part: unknown): boolean {
  let names = 0;
  if (isObject(part)) for (const _ in part) names += 1;
  return names > limits.tableColumns;
}

/** Unnamed columns with values, by their position. */
function namelessIn(columns: readonly string[], records: readonly string[][]): string[] {
  const filled = new Set<number>();
  for (const cells of records)
    for (const [at, cell] of cells.entries()) if (columns[at] === '' && !isEmpty(cell)) filled.add(at);
  return [...filled].sort((a, b) => a - b).map((at) => `column ${at + 1}, which has no name`);
}

const namingColumns = new Set(['tag_identifier', 'reference']);

const cellOf = (column: string, cell: string): string => (namingColumns.has(column) ? plainName(cell) : plain(cell));

/** The length is checked before any element is read. */
async function ofList(given: readonly unknown[], slices: TimeSlices): Promise<ReadTable> {
  if (given.length >= limits.tableRecords) throw tooMany();
  if (!given.every(isObject)) throw new Invalid({ rows: ['has a row that is not an object'] });
  for (const row of given) for (const part of [row, row.texts, row.names]) if (isTooWide(part)) throw tooWide();
  const flattened = await inSlices(given, slices, flat);
  const filled = flattened.filter((row) => !Object.values(row).every(isEmpty));
  if (filled.length > limits.tableRows) throw tooMany();
  const columns = new Set<string>();
  for (const values of filled) for (const name of Object.keys(values)) columns.add(name);
  if (columns.size > limits.tableColumns) throw tooWide();
  return { ignored: ignoredOf([...columns]), rows: await inSlices(filled, slices, read) };
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
    const name = columnNamed(written);
    if (!isEmpty(values[name]) && !isEmpty(value)) throw isThereTwice(name);
    if (isEmpty(values[name])) values[name] = value;
  };
  for (const [name, value] of Object.entries(others)) take(name, value);
  for (const [name, part, given] of [
    ['texts', 'text', texts],
    ['names', 'name', names],
  ] as const) {
    if (!isObject(given)) values[name] = given;
    else for (const [code, text] of Object.entries(given)) take(`${part}:${code}`, textIn(text));
  }
  return values;
}

/** A translation with or without its state. */
const textIn = (given: unknown): unknown => (isObject(given) && Object.hasOwn(given, 'text') ? given.text : given);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || isBlank(value) || (Array.isArray(value) && value.length === 0);

const byLowerCase = new Map(tableColumns.map((name) => [name.toLowerCase(), name]));

/** `text:pt-BR`, `name: iw`, `text:zh-TW:state`: aliases of languages are accepted. */
const inLanguage = /^(text|name)\s*:\s*([^\s:]+)(\s*:\s*state)?$/i;

/** Normalises a column's name; an unknown one stays as it is. */
function columnNamed(written: string): string {
  const given = written.trim();
  const [, part = '', tag = '', state] = inLanguage.exec(given) ?? [];
  const language = languageOf(tag);
  if (language) return `${part.toLowerCase()}:${language.code}${state ? ':state' : ''}`;
  return byLowerCase.get(given.toLowerCase()) ?? given;
}

const isListOfTexts = (name: string) => name === 'texts' || name === 'names';

/** The unknown columns as written. Throws `Invalid` where no column is known. */
function ignoredOf(columns: readonly string[]): string[] {
  if (!columns.some((name) => kindOfColumn(name) === 'read'))
    throw new Invalid({ base: ['The table has none of the columns that an export has.'] });
  return columns.filter((name) => name !== '' && !isListOfTexts(name) && kindOfColumn(name) === 'unknown');
}

const tooManyItems = `has more than ${limits.tableItems} items`;
const notALine = 'has a line that is not “nfc ID”, “qr ID” or “ble-beacon UUID MAJOR MINOR”';

function read(given: Values): ReadRow {
  const values: Values = Object.create(null);
  for (const [name, value] of Object.entries(given)) if (!isEmpty(value)) values[name] = value;
  const errors: ValidationErrors = {};
  for (const name of ['texts', 'names']) if (values[name] !== undefined) errors[name] = ['is not an object'];
  const cell = givenText(values.hardware);
  if (cell !== undefined) values.hardware = itemsWritten(cell, limits.tableItems);
  if (cell !== undefined && !values.hardware) errors.hardware = [notALine];
  if (Array.isArray(values.hardware) && values.hardware.length > limits.tableItems) {
    errors.hardware = [tooManyItems];
    delete values.hardware;
  }
  const { data, error } = TableRow.safeParse(values);
  if (error) Object.assign(errors, queryMessages(error.issues as Issue[], values), errors);
  return { says: data ?? {}, errors };
}
