/** Converts numbers, dates and texts of spreadsheet cells to text, and parses cell references. */

/** Undefined unless it is a decimal number; `0x1F` is none. */
export function parseDecimal(text: string): number | undefined {
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** The shortest decimal digits of this number, without an exponent. */
export function formatDecimal(value: number, padded = 0): string {
  const [mantissa = '', exponent = '0'] = `${Math.abs(value)}`.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const before = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const after = point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits;
  const text = before.padStart(padded, '0') + (/[1-9]/.test(after) ? `.${after}` : '');
  return value < 0 ? `-${text}` : text;
}

const day = 86_400_000;

/**
 * A date, with its time where it has one; undefined for a number that is no date. Days are counted from 1900, including
 * a 29 February 1900 that did not exist, or from 1904.
 */
export function formatDate(value: number, { from1904 = false, isTime = false } = {}): string | undefined {
  if (value < 0 || value >= 2_958_466) return undefined;
  const seconds = Math.round(value * 86_400);
  const days = Math.floor(seconds / 86_400);
  const time = timeOf(seconds % 86_400);
  if (isTime && days === 0) return time;
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(start + days * day).toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? date : `${date} ${time}`;
}

/** Hours, possibly more than 24, and minutes; undefined where `formatDate` is. */
export const formatElapsed = (value: number): string | undefined =>
  value < 0 || value >= 2_958_466 ? undefined : timeOf(Math.round(value * 86_400));

/** An ISO date, without the time at midnight; any other text unchanged. */
export function isoDateOrText(text: string): string {
  const [, date, time, seconds = ':00'] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?Z?$/.exec(text) ?? [];
  if (date === undefined) return text;
  const exact = seconds === ':00' ? time : `${time}${seconds}`;
  return exact === '00:00' ? date : `${date} ${exact}`;
}

const two = (value: number) => `${value}`.padStart(2, '0');

const timeOf = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [hours, minutes, ...(rest > 0 ? [rest] : [])].map(two).join(':');
};

/** Decodes `_x000D_`, the escape of a character that XML forbids, or of itself. */
export const unescapeText = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The reverse, including the escapes of XML. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML does not have
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (letter) => {
      const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The line number of a reference; undefined for an invalid one. */
export function rowOf(reference: string | undefined): number | undefined {
  const line = /^[1-9]\d{0,6}$/.test(reference ?? '') ? Number(reference) : Number.NaN;
  return line <= 1_048_576 ? line : undefined;
}

/** The column of a reference: 1 for `B7`; undefined for an invalid one. */
export function columnOf(reference: string | undefined): number | undefined {
  const [, letters = '', line] = /^([A-Z]{1,3})(\d+)$/.exec(reference ?? '') ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return rowOf(line) !== undefined && column <= 16_384 ? column - 1 : undefined;
}
