/** Number formats of spreadsheet cells: what they say of a value. */

/** By the ids of built-in formats that show dates (ECMA-376, part 1, 18.8.30), others' among them by their language. */
const builtInDates = new Set([
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
]);
const builtInTimes = new Set([18, 19, 20, 21, 45, 46, 47]);

/** How a cell's number is shown. `padded`: with zeros to so many digits. */
export type NumberFormat = { kind: 'number'; padded: number } | { kind: 'date' } | { kind: 'time' };

/** The format of an id, or of a custom code. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (builtInDates.has(id)) return { kind: 'date' };
    return builtInTimes.has(id) ? { kind: 'time' } : { kind: 'number', padded: 0 };
  }
  if (/^0+$/.test(code)) return { kind: 'number', padded: code.length };
  const letters = lettersOf(code);
  if (/general/i.test(letters)) return { kind: 'number', padded: 0 };
  if (/[yd]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters))) return { kind: 'date' };
  return /[hs]/i.test(letters) ? { kind: 'time' } : { kind: 'number', padded: 0 };
}

/** The first section of a code, that of positive numbers, without literals, colours and locales: they are no letters of a date. */
function lettersOf(code: string): string {
  let letters = '';
  for (let at = 0; at < code.length && code[at] !== ';'; at += 1) {
    const letter = code[at] as string;
    if (letter === '"' || letter === '[') {
      const end = code.indexOf(letter === '"' ? '"' : ']', at + 1);
      if (end === -1) return letters;
      // Elapsed time is in brackets.
      if (/^\[[hms]+$/i.test(code.slice(at, end))) letters += code.slice(at, end);
      at = end;
    } else if (/[\\_*]/.test(letter)) at += 1;
    else letters += letter;
  }
  return letters;
}
