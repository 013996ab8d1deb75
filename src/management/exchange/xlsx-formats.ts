/** Number formats of spreadsheet cells. */

/** The ids of built-in date formats (ECMA-376, part 1, 18.8.30), including those for certain languages. */
const builtInDates = new Set([
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
]);
const builtInTimes = new Set([18, 19, 20, 21, 45, 47]);
const builtInElapsed = 46;

/** The display of integers: leading zeros up to a number of digits, and perhaps literals around them. */
interface Digits {
  padded: number;
  hasLetters: boolean;
}

/** The display of a number. */
export type NumberFormat = { kind: 'number'; digitsOf(value: number): Digits } | { kind: 'date' | 'time' | 'elapsed' };

const plainDigits: Digits = { padded: 0, hasLetters: false };
export const plainFormat: NumberFormat = { kind: 'number', digitsOf: () => plainDigits };

/** The format of an id, or of a custom code. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (id === builtInElapsed) return { kind: 'elapsed' };
    if (builtInDates.has(id)) return { kind: 'date' };
    return builtInTimes.has(id) ? { kind: 'time' } : plainFormat;
  }
  const sections = sectionsOf(code);
  const [{ letters }] = sections;
  if (/general/i.test(letters)) return plainFormat;
  if (letters.includes('[')) return { kind: 'elapsed' };
  if (/[yd]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters))) return { kind: 'date' };
  if (/[hs]/i.test(letters)) return { kind: 'time' };
  const [first, ...others] = sections.map(({ isFor, ...section }) => ({ isFor, digits: digitsOf(section) }));
  return first ? { kind: 'number', digitsOf: (value) => choiceFor([first, ...others], value).digits } : plainFormat;
}

/**
 * A section of a format code. `letters`: without literals, colours and locales, whose letters do not stand for a date.
 */
interface Section {
  letters: string;
  hasLiteral: boolean;
  isFor: Condition;
}

type Condition = ((value: number) => boolean) | undefined;

/** A parsed section. */
interface Choice {
  isFor: Condition;
  digits: Digits;
}

/** The sections of a code, at most four. */
function sectionsOf(code: string): [Section, ...Section[]] {
  const sections: [Section, ...Section[]] = [{ letters: '', hasLiteral: false, isFor: undefined }];
  let section: Section = sections[0];
  for (const [token] of code.matchAll(/"[^"]*"?|\[[^\]]*\]?|[\\_*][\s\S]?|[\s\S]/g)) {
    if (token === ';') {
      if (sections.length === 4) break;
      section = { letters: '', hasLiteral: false, isFor: undefined };
      sections.push(section);
    } else if (/^["\\]/.test(token)) section.hasLiteral ||= /[^"\\\s]/.test(token);
    // Elapsed time is in brackets.
    else if (/^\[[hms]+\]?$/i.test(token)) section.letters += token;
    else if (token.startsWith('[')) section.isFor ??= conditionIn(token);
    else if (!/^[_*]/.test(token)) section.letters += token;
  }
  return sections;
}

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
};

/** `[<=99999]`; undefined for other brackets. */
function conditionIn(token: string): Condition {
  const [, sign = '', limit] = /^\[([<>=]+)(-?[\d.]+)\]$/.exec(token) ?? [];
  const [compare, than] = [comparisons[sign], Number(limit)];
  return compare && ((value) => compare(value, than));
}

/**
 * The section whose condition holds; without conditions the first is for positive numbers, the second for negative
 * ones, the third for zero.
 */
function choiceFor(choices: readonly [Choice, ...Choice[]], value: number): Choice {
  const [first, second = first, third] = choices;
  if (choices.some(({ isFor }) => isFor)) return choices.find(({ isFor }) => !isFor || isFor(value)) ?? first;
  if (value < 0) return second;
  return value === 0 && third ? third : first;
}

/** Formats with a decimal point, currency, thousands, fractions or percentages yield the plain number. */
function digitsOf({ letters, hasLiteral }: Omit<Section, 'isFor'>): Digits {
  if (/[.,%/@\p{Sc}]|e[+-]/iu.test(letters) || !/0.*0/.test(letters)) return plainDigits;
  const zeros = /^-?\(?[#?]*(0[0#?]*)\)?$/.exec(letters.replaceAll(/\s+/g, ''))?.[1];
  return { padded: zeros?.length ?? 0, hasLetters: hasLiteral || zeros === undefined };
}
