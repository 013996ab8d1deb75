/**
 * Writing CSV tables for spreadsheets (RFC 4180). A cell that looks like a formula is escaped by an apostrophe, and so
 * is a name that looks like a number; an import removes the apostrophe.
 */
const formula = /^'*[=+\-@\t\r\n]/;
const number = /^'*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Escapes formulas. */
const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Escapes names that look like numbers, and formulas as well. */
export const guardedName = (text: string): string => (number.test(text) && !formula.test(text) ? `'${text}` : text);

/** Reverses `guarded`. */
export const plain = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Reverses `guardedName`. */
export const plainName = (cell: string): string =>
  cell.startsWith("'") && number.test(cell.slice(1)) ? cell.slice(1) : plain(cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line without its end. Null is an empty cell. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  cells.map((cell) => quoted(guarded(cell ?? ''))).join();

export const lineEnd = '\r\n';
/** Without it spreadsheets misread UTF-8. */
export const byteOrderMark = '\ufeff';
