/**
 * Tables as spreadsheets open them (RFC 4180). What begins as a formula gets an apostrophe in front, so that no program
 * takes it for one, and what would be read as a number where it is none, too; an import takes the apostrophe off.
 */
const formula = /^'*[=+\-@\t\r\n]/;
const number = /^'*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A text that stays as it is. */
const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A name that looks like a number and is none; what looks like a formula besides is guarded with the rest. */
export const guardedName = (text: string): string => (number.test(text) && !formula.test(text) ? `'${text}` : text);

/** What stood there before `guarded`. */
export const plain = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** What stood there before `guardedName`. */
export const plainName = (cell: string): string =>
  cell.startsWith("'") && number.test(cell.slice(1)) ? cell.slice(1) : plain(cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line without its end. What is null is an empty cell. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  cells.map((cell) => quoted(guarded(cell ?? ''))).join();

/** How each line ends. */
export const lineEnd = '\r\n';
/** Without it spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\ufeff';
