/**
 * Reading CSV tables of spreadsheets: RFC 4180, separated by commas, semicolons, tabs or pipes, or as a first line
 * `sep=X` says.
 */
import { CsvError, parse } from 'csv-parse';
import { limits } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import type { TimeSlices } from '../../http/time-slices.ts';
import { type Grid, tooManyCells, tooManyColumns, tooManyRows } from './grid.ts';

const delimiters = [',', ';', '\t', '|'];

const lineEnds = ['\r\n', '\n', '\r'];

/** Characters of the first line that are scanned for the delimiter. */
const sampleLength = 32_768;

/** Characters per slice for the parser: even of the shortest records it takes some milliseconds. */
const piece = 1024;

const blankLine = /[^\S\r\n]*(?:\r\n|\r|\n)/y;
/** The line by which spreadsheets name the separator. */
const separatorLine = /"?sep=(?<separator>[^"\r\n])"?[,;\t| ]*(?:\r\n|\r|\n|$)/iuy;

interface TableStart {
  start: number;
  /** The number of lines before it, and how many of these a spreadsheet shows: all but the one with the separator. */
  lines: number;
  shown: number;
  separator: string | undefined;
}

/**
 * The start of the table, after the byte order mark and the lines before its header. Throws `Invalid` where they are
 * too many.
 */
function beginningOf(csv: string): TableStart {
  let [start, lines] = [csv.startsWith('\ufeff') ? 1 : 0, 0];
  const skip = (line: RegExp) => {
    line.lastIndex = start;
    const found = line.exec(csv);
    if (!found) return undefined;
    start = line.lastIndex;
    lines += 1;
    if (lines > limits.tableRecords) throw tooManyRows();
    return found;
  };
  while (skip(blankLine));
  const separator = skip(separatorLine)?.groups?.separator;
  while (skip(blankLine));
  return { start, lines, shown: separator === undefined ? lines : lines - 1, separator };
}

/** The most frequent delimiter of the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map(delimiters.map((each) => [each, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\r' || character === '\n') break;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return delimiters.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best));
}

/**
 * The records of a table, the header first. Blank records are left out, but count as lines. Throws `Invalid` as soon as
 * there are too many records, columns or cells.
 */
export async function parseCsv(csv: string, slices: TimeSlices): Promise<Grid> {
  // Receiving and decoding up to 20 MB took a slice of its own.
  await slices.yield();
  // The parser reads bytes, and would replace a lone surrogate.
  if (!csv.isWellFormed()) throw new Invalid({ csv: ['has a character that cannot be stored'] });
  const { start, lines, shown, separator } = beginningOf(csv);
  const text = csv.slice(start);
  const delimiter = separator ?? delimiterOf(text.slice(0, sampleLength));
  const grid: Grid = { records: [], lines: [], separator: delimiter };
  let line = shown;
  const parser = parserOf(delimiter);
  parser.on('data', (record: string[]) => {
    line += 1;
    if (record.every(isBlank)) return;
    grid.records.push(record);
    grid.lines.push(line);
  });
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject));
  // Awaited below; this avoids an unhandled rejection before that.
  ended.catch(() => {});
  const refuseMany = () => {
    if (line > limits.tableRecords || grid.records.length > limits.tableRows + 1) throw tooManyRows();
  };
  try {
    for (let [from, to] = [0, 0]; from < text.length && !parser.destroyed; from = to) {
      to = endOf(text, from + piece);
      if (!parser.write(text.slice(from, to)) || slices.isOver) await slices.yield();
      refuseMany();
    }
    parser.end();
    await ended;
    refuseMany();
  } catch (error) {
    parser.destroy();
    if (!(error instanceof CsvError)) throw error;
    throw new Invalid({ base: [`The table cannot be read: ${inWords(error, lines)}`] }, { cause: error });
  }
  return grid;
}

/** The end of a slice: never between two surrogates. */
function endOf(text: string, to: number): number {
  const last = text.charCodeAt(to - 1);
  return last >= 0xd800 && last <= 0xdbff ? to + 1 : to;
}

/** The parser fails with `Invalid` at the first cell beyond the limit. */
function parserOf(delimiter: string) {
  let cells = 0;
  return parse({
    delimiter,
    relax_column_count: true,
    record_delimiter: lineEnds,
    // A cell is collected in a buffer that grows by doubling, and decoded at once.
    max_record_size: limits.tableRow,
    cast(cell, { index }) {
      cells += 1;
      if (index >= limits.tableColumns) throw tooManyColumns();
      if (cells > limits.tableCells) throw tooManyCells();
      return cell;
    },
  });
}

/** `before`: the number of lines that were cut off before the parser. */
function inWords({ code, lines }: CsvError, before: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is never closed.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `the row in line ${Number(lines) + before} has more than ${limits.tableRow / 1024 / 1024} MB. Perhaps a quotation mark is never closed.`;
  return `there is a quotation mark in line ${Number(lines) + before} where none can be.`;
}
