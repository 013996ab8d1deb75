/** Numbers in texts, compared by their digits: languages write and separate them differently. */

/** Digits of any script, including Klingon, which Unicode lacks. */
const digits = /[\p{Nd}\uf8f0-\uf8f9]+/gu;
const isDigit = /^[\p{Nd}\uf8f0-\uf8f9]$/u;

/** Digits of a script come in tens, from zero on. */
function worthOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

const inAscii = (written: string): string => (/^[0-9]+$/.test(written) ? written : [...written].map(worthOf).join(''));

/** A number: its groups between separators, each without leading zeros. */
type Groups = readonly string[];

interface WrittenNumber {
  text: string;
  groups: Groups;
}

const bare = (group: string): string => group.replace(/^0+(?=\d)/, '');

/** Separators of thousands and decimals. Of spaces, those before three digits alone. */
const separators = new Set(['.', ',', "'", '’', '٫', '٬', '·', '，', '．']);
const spaces = new Set([' ', '\u00a0', '\u2009', '\u202f']);

/** Whether two runs of digits with this text between them are one number. */
const goesOn = (between: string, before: string, after: string): boolean =>
  separators.has(between) || (spaces.has(between) && before.length <= 3 && after.length === 3);

function numbersIn(text: string): WrittenNumber[] {
  const numbers: { text: string; groups: string[] }[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(digits)) {
    const [last, group] = [numbers.at(-1), inAscii(written)];
    const between = text.slice(end, index);
    if (last && goesOn(between, last.groups.at(-1) ?? '', group)) {
      last.text += between + written;
      last.groups.push(group);
    } else numbers.push({ text: written, groups: [group] });
    end = index + written.length;
  }
  return numbers;
}

const whole = (groups: Groups): string => bare(groups.join(''));

const hanDigits = '〇一二三四五六七八九';
const hanUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const han = /[〇零一二两兩三四五六七八九十百千万萬]+/gu;

/** The value of Chinese numerals: digit by digit, or with units. */
function hanNumber(written: string): string {
  const numerals = [...written.replaceAll('零', '〇').replaceAll(/[两兩]/g, '二')];
  if (!numerals.some((numeral) => !hanDigits.includes(numeral)))
    return bare(numerals.map((numeral) => hanDigits.indexOf(numeral)).join(''));
  let [all, below, digit] = [0, 0, 0];
  for (const numeral of numerals) {
    const unit = hanUnits[numeral];
    if (unit !== undefined) [below, digit] = [below + (digit || 1) * unit, 0];
    else if ('万萬'.includes(numeral)) [all, below, digit] = [all + (below + digit || 1) * 10_000, 0, 0];
    else digit = hanDigits.indexOf(numeral);
  }
  return `${all + below + digit}`;
}

const romanLetters = ['M', 'CM', 'D', 'CD', 'C', 'XC', 'L', 'XL', 'X', 'IX', 'V', 'IV', 'I'];
const romanValues = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];

/** A Roman numeral, for centuries and kings: `XVIIe` is 17. Empty where there is none. */
function romanOf(number: number): string {
  if (number > 3999) return '';
  let rest = number;
  return romanLetters
    .map((letters, at) => {
      const value = romanValues[at] as number;
      const count = Math.floor(rest / value);
      rest -= count * value;
      return letters.repeat(count);
    })
    .join('');
}

const roman = /(?<![\p{L}\p{N}])[IVXLCDM]+(?![A-Z\p{N}])/gu;

/** The numbers of the original, as written there, that a translation has in no notation. */
export function missingNumbers(original: string, translation: string): string[] {
  const wanted = numbersIn(original);
  if (wanted.length === 0) return [];
  const there = new Set<string>();
  for (const { groups } of numbersIn(translation))
    for (const each of [whole(groups), ...groups.map(bare)]) there.add(each);
  for (const [written] of translation.matchAll(han)) there.add(hanNumber(written));
  const inRoman = new Set([...translation.matchAll(roman)].map(([written]) => written));
  const isThere = (number: string) => there.has(number) || inRoman.has(romanOf(Number(number)));
  const missing = wanted.filter(({ groups }) => !isThere(whole(groups)) && !groups.map(bare).every(isThere));
  return [...new Set(missing.map(({ text }) => text))];
}
