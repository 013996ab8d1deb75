/** Tables as people save them from spreadsheets: RFC 4180, with commas, semicolons, tabs or pipes, or as a first line `sep=X` says. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { limits } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';

const delimiters = [',', ';', '\t', '|'];

const lineEnds = ['\r\n', '\n', '\r'];

/** Bytes that are read in one turn of the event loop. */
const slice = 32_768;

/** Blank lines and the byte order mark before the table; and the line by which spreadsheets name its separator. */
const beginning =
  /^\ufeff?(?:[^\S\r\n]*(?:\r\n|\r|\n))*(?:"?sep=(?<separator>[^"\r\n])"?[,;\t| ]*(?:\r\n|\r|\n|$)(?:[^\S\r\n]*(?:\r\n|\r|\n))*)?/iu;

/** Whichever of them there are most of in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const numberOf = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((best, each) => (numberOf(each) > numberOf(best) ? each : best));
}

/** The records of a table, that of its columns first; those of which all cells are blank are none. Throws `Invalid`. */
export async function recordsOf(csv: string): Promise<string[][]> {
  // The parser reads bytes, among which half a character would be another one.
  if (!csv.isWellFormed()) throw new Invalid({ csv: ['has a character that cannot be stored'] });
  const [before = '', separator] = beginning.exec(csv) ?? [];
  const text = csv.slice(before.length);
  const parser = parse({
    delimiter: separator ?? delimiterOf(text.slice(0, slice)),
    relax_column_count: true,
    record_delimiter: lineEnds,
  });
  const records: string[][] = [];
  parser.on('data', (record: string[]) => {
    if (!record.every(isBlank)) records.push(record);
  });
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject));
  // Who waits for it is told of its failure below; until then it is nobody's.
  ended.catch(() => {});
  try {
    // A slice of a text could end within a character.
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length && !parser.destroyed; from += slice) {
      parser.write(bytes.subarray(from, from + slice));
      await nextTurn();
      if (records.length > limits.tableRows + 1) throw tooMany();
    }
    parser.end();
    await ended;
  } catch (error) {
    parser.destroy();
    if (!(error instanceof CsvError)) throw error;
    throw new Invalid({ base: [`The table cannot be read: ${inWords(error, linesIn(before))}`] }, { cause: error });
  }
  if (records.length > limits.tableRows + 1) throw tooMany();
  return records;
}

export const tooMany = () => new Invalid({ base: [`The table has more than ${limits.tableRows} rows.`] });

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** `before`: lines that the parser has not seen. */
function inWords({ code, lines }: CsvError, before: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is never closed.';
  return `there is a quotation mark in line ${Number(lines) + before} where none can be.`;
}
