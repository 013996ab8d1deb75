/**
 * Writing CSV tables for spreadsheets (RFC 4180). A cell that looks like a formula is escaped by an apostrophe, and so
 * is a name that looks like a number; an import removes the apostrophe.
 */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const number = /^'*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Escapes formulas. */
const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Escapes names that look like numbers, and formulas as well. */
const guardedName = (text: string): string => (number.test(text) && !formula.test(text) ? `'${text}` : text);

/** Columns that identify tags, possibly by digits, which a spreadsheet would take for a number. */
const namingColumns = new Set(['tag_identifier', 'reference']);

/** The cells of a row, with the names of tags escaped. */
export const escapeNames = (columns: readonly string[], cells: readonly (string | null)[]): (string | null)[] =>
  cells.map((cell, at) => (cell !== null && namingColumns.has(columns[at] ?? '') ? guardedName(cell) : cell));

/** Reverses the escapes of a cell, by its column. */
export const unescapeCell = (column: string, cell: string): string =>
  namingColumns.has(column) ? plainName(cell) : plain(cell);

/** Reverses `guarded`. */
const plain = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Reverses `guardedName`. */
const plainName = (cell: string): string =>
  cell.startsWith("'") && number.test(cell.slice(1)) ? cell.slice(1) : plain(cell);

/** A cell with any common separator is quoted, as a program may guess the wrong one. */
const quoted = (cell: string): string => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof separators;

/** A line without its end. Null is an empty cell. */
export const csvLine = (cells: readonly (string | null)[], separator: Separator = 'comma'): string =>
  cells.map((cell) => quoted(guarded(cell ?? ''))).join(separators[separator]);

export const lineEnd = '\r\n';
/** Spreadsheets misread UTF-8 without it. */
export const byteOrderMark = '\ufeff';
