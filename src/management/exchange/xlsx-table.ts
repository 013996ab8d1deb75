/** Reads the table of an .xlsx file: the sheet `Tags`, else the first visible one. */
import { isStorable, limits } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Failure, Invalid } from '../../errors.ts';
import { excerpt } from '../../html/text.ts';
import type { TimeSlices } from '../../http/time-slices.ts';
import { type Cell, type Grid, tooManyCells, tooManyColumns, tooManyRows } from './grid.ts';
import { isHeader } from './headings.ts';
import { type Book, RichText, readWorkbook, type Sheet, Texts } from './xlsx-book.ts';
import { joinText, XlsxFile } from './xlsx-file.ts';
import { type NumberFormat, plainFormat } from './xlsx-formats.ts';
import {
  columnOf,
  formatDate,
  formatDecimal,
  formatElapsed,
  isoDateOrText,
  parseDecimal,
  rowOf,
  unescapeText,
} from './xlsx-values.ts';

/** The most sheets and ranges that are named. */
const mostNamed = 12;

/**
 * Throws `Invalid` unless it is such a file, and as soon as there are too many rows, columns or cells; also
 * `too_large`.
 */
export async function parseXlsx(bytes: Buffer, slices: TimeSlices): Promise<Grid> {
  const file = await XlsxFile.open(bytes, slices);
  const { book, sheet, others } = await readWorkbook(file);
  const { records, lines, merged, mergedCount } = await sheetOf(file, book, sheet);
  const first = others.slice(0, mostNamed);
  const named = first.map(({ name }) => ({ name: excerpt(name), isHeaded: false }));
  // Their headings only matter where this sheet has none.
  if (!isHeader(records[0] ?? []))
    for (const [at, other] of first.entries())
      named[at] = { name: excerpt(other.name), isHeaded: await isHeaded(file, book, other) };
  const read = { name: excerpt(sheet.name), others: named, otherCount: others.length, merged, mergedCount };
  return { records, lines, isTyped: true, sheet: read };
}

async function sheetOf(file: XlsxFile, book: Book, { part }: Sheet): Promise<SheetReader> {
  const reading = new SheetReader(book);
  await file.parse(part, reading);
  return reading;
}

/** Whether the first row of another sheet has known headings. A sheet that cannot be read is of no matter. */
async function isHeaded(file: XlsxFile, book: Book, { part }: Sheet): Promise<boolean> {
  const reading = new SheetReader(book);
  try {
    await file.parse(part, { ...reading, isDone: () => reading.records.length > 0 });
  } catch (error) {
    if (!(error instanceof Failure || error instanceof Invalid)) throw error;
  }
  return isHeader(reading.records[0] ?? []);
}

/** An unfinished cell. */
interface RawCell {
  column: number;
  type: string;
  style: number;
  value: string | undefined;
  isFormula: boolean;
}

const truths = new Map([
  ...['1', 'true'].map((text) => [text, 'TRUE'] as const),
  ...['0', 'false'].map((text) => [text, 'FALSE'] as const),
]);

class SheetReader {
  readonly records: Cell[][] = [];
  readonly lines: number[] = [];
  readonly merged: string[] = [];
  mergedCount = 0;
  readonly #book: Book;
  readonly #rich = new RichText();
  readonly #texts = new Texts();
  #line = 0;
  #record: Cell[] = [];
  /** The column after the last cell. */
  #next = 0;
  #cell: RawCell | undefined;
  #isValue = false;
  #cells = 0;
  /** The number of cells including blank ones, which the file may omit. */
  #places = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      this.#line = rowOf(attributes.r) ?? this.#line + 1;
      this.#record = [];
      this.#next = 0;
    } else if (name === 'c') {
      const column = columnOf(attributes.r) ?? this.#next;
      if (column >= limits.tableColumns) throw tooManyColumns();
      this.#next = column + 1;
      // Blank cells count as well, since each takes time.
      this.#cells += 1;
      if (this.#cells > limits.tableCells) throw tooManyCells();
      const { t: type = 'n', s: style = '0' } = attributes;
      this.#cell = { column, type, style: Number(style), value: undefined, isFormula: false };
    } else if (name === 'f' && this.#cell) this.#cell.isFormula = true;
    else if (name === 'v' && this.#cell) {
      this.#cell.value = '';
      this.#isValue = true;
    } else if (name === 'mergeCell') this.#merge(attributes.ref);
    else this.#rich.open(name);
  };

  /** Comes after all rows. Ranges above the headings do not matter. */
  #merge(range = ''): void {
    const [, last = ''] = /^[A-Z]{1,3}\d{1,7}:([A-Z]{1,3}\d{1,7})$/.exec(range) ?? [];
    const lastLine = rowOf(last.replace(/^[A-Z]+/, ''));
    if (lastLine === undefined || lastLine < (this.lines[0] ?? 0)) return;
    this.mergedCount += 1;
    if (this.merged.length < mostNamed) this.merged.push(range);
  }

  text = (text: string): void => {
    if (this.#isValue && this.#cell) this.#cell.value = joinText(this.#cell.value ?? '', text);
    else this.#rich.add(text);
  };

  close = (name: string): void => {
    this.#rich.close(name);
    if (name === 'v') this.#isValue = false;
    if (name === 'c' && this.#cell) this.#put(this.#cell);
    if (name !== 'row') return;
    if (this.#record.every(isBlank)) return;
    this.records.push(this.#record);
    this.lines.push(this.#line);
    if (this.records.length > limits.tableRows + 1) throw tooManyRows();
  };

  #put(raw: RawCell): void {
    const cell = this.#cellOf(raw);
    this.#cell = undefined;
    if (cell === '') return;
    // A shared text counts for each reference, since each cell gets a copy.
    this.#texts.add(typeof cell === 'string' ? cell : cell.error);
    this.#places += Math.max(0, raw.column + 1 - this.#record.length);
    if (this.#places > limits.tableCells) throw tooManyCells();
    while (this.#record.length < raw.column) this.#record.push('');
    this.#record[raw.column] = cell;
  }

  #cellOf(raw: RawCell): Cell {
    const cell = this.#shownIn(raw);
    return typeof cell !== 'string' || isStorable(cell) ? cell : { error: 'has a character that cannot be stored' };
  }

  #shownIn({ type, style, value, isFormula }: RawCell): Cell {
    const rich = this.#rich.take();
    if (type === 'inlineStr') return rich;
    if (value === undefined)
      return isFormula ? { error: 'is a formula without a result: save the file once more' } : '';
    switch (type) {
      case 's':
        return (
          this.#book.strings[parseDecimal(value.trim()) ?? -1] ?? { error: 'refers to a text that is not in the file' }
        );
      case 'e':
        return { error: `has the error ${value}`, text: value };
      case 'b':
        return truths.get(value.trim()) ?? { error: 'is not true or false' };
      case 'str':
        return unescapeText(value);
      case 'd':
        return isoDateOrText(value.trim());
      default:
        return this.#numberOf(value.trim(), this.#book.formats[style]);
    }
  }

  #numberOf(given: string, format: NumberFormat = plainFormat): Cell {
    if (given === '') return '';
    const value = parseDecimal(given);
    if (value === undefined) return { error: 'is not a number' };
    const { from1904 } = this.#book;
    if (format.kind === 'elapsed') return formatElapsed(value) ?? formatDecimal(value);
    if (format.kind !== 'number')
      return formatDate(value, { from1904, isTime: format.kind === 'time' }) ?? formatDecimal(value);
    const { padded, hasLetters } = format.digitsOf(value);
    const text = formatDecimal(value, Number.isInteger(value) ? padded : 0);
    const error = 'is shown with letters that only its number format has: write it as text';
    return hasLetters ? { error, text } : text;
  }
}
