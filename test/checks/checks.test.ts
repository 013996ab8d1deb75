/** The checks that compare a translation with its original, without the detection of languages. */
import { describe, expect, test } from '@jest/globals';
import { checkInWords } from '../../src/model/translations/checks/check-words.ts';
import { checksOf } from '../../src/model/translations/checks/checks.ts';
import { detectOtherLength } from '../../src/model/translations/checks/length.ts';
import { missingNumbers } from '../../src/model/translations/checks/numbers.ts';
import { isInOtherScript } from '../../src/model/translations/checks/script.ts';
import { finderOf } from '../../src/model/translations/protected-parts.ts';

interface Written {
  lang: string;
  text: string;
}
const en = (text: string): Written => ({ lang: 'en', text });
const fr = (text: string): Written => ({ lang: 'fr', text });

function found(original: Written | undefined, { lang, text }: Written, { part = 'text', words = [] as string[] } = {}) {
  const find = finderOf(words.map((word) => ({ word, case_sensitive: false })));
  const source = original && { lang_code: original.lang, text: original.text };
  const checks = checksOf(source, { lang_code: lang, text }, part as 'text' | 'name', { find, detect: undefined });
  return checks.map((finding) => checkInWords(finding, lang));
}
const names = (...given: Parameters<typeof found>) => found(...given).length;

describe('flags text in a script that the language does not use', () => {
  test.each([
    ['ja', 'ようこそ'],
    ['ja', 'カメラ'],
    ['ja', '入口'],
    ['ja', 'コンピューター'],
    ['ko', '박물관'],
    ['ko', '博物館'],
    ['zh-CHS', '欢迎'],
    ['zh-CHT', '歡迎'],
    ['ru', 'Музей'],
    ['fa', 'خوش آمدید'],
    ['ur', 'خوش آمدید'],
    ['hi', 'स्वागत है'],
    ['th', 'ยินดีต้อนรับ'],
    ['he', 'ברוכים הבאים'],
    ['el', 'Καλώς ήρθατε'],
    ['vi', 'Chào mừng quý khách'],
    ['mww', 'Zoo siab txais tos'],
    ['tlh', 'yI’el'],
    ['tlh-Qaak', '\uf8da\uf8dd\uf8d7'],
    ['tlh-Qaak', 'yI’el'],
    // Names within a text are fewer letters.
    ['ja', 'レンブラント（Rembrandt van Rijn）は「夜警」をアムステルダムで描きました。'],
    ['ru', 'Картина Johannes Vermeer висит в Гааге.'],
    // No letters at all, and initials.
    ['ru', '1624 – 1630'],
    ['ja', 'WC'],
    ['ar', '5 A'],
    ['el', ''],
  ])('%s: does not flag %s', (code, text) => {
    expect(isInOtherScript(text, code)).toBe(false);
  });

  test.each([
    ['ja', 'Welcome'],
    ['ja', 'EXIT'],
    ['ja', '박물관'],
    ['ko', 'ようこそ'],
    ['zh-CHS', 'ようこそ'],
    ['en', '入口'],
    ['fr', 'Музей'],
    ['uk', 'Muzei'],
    ['ar', 'Marhaban'],
    ['hi', 'خوش آمدید'],
    ['tlh-Qaak', 'Музей'],
    ['tlh', '\uf8da\uf8dd\uf8d7'],
    ['en', '\uf8da\uf8dd\uf8d7'],
    ['el', 'Музей'],
  ])('%s: flags %s', (code, text) => {
    expect(isInOtherScript(text, code)).toBe(true);
  });

  test('ignores kept words and addresses when judging the script', () => {
    const rembrandt = { lang: 'ja', text: 'Rembrandt' };
    const said = ['Most of its letters are not those that Japanese is written in.'];
    expect(found(en('Rembrandt'), rembrandt, { part: 'name' })).toEqual(said);
    expect(found(en('Rembrandt'), rembrandt, { part: 'name', words: ['Rembrandt'] })).toEqual([]);
    expect(found(en('See https://a.example'), { lang: 'ja', text: '見る https://a.example' })).toEqual([]);
  });

  test('checks an original against its own language only', () => {
    expect(found(undefined, en('Музей 1624'))).toEqual([
      'Most of its letters are not those that English is written in.',
    ]);
  });
});

describe('flags numbers that are missing from the translation', () => {
  test.each([
    ['Built in 1624.', 'Erbaut 1624.'],
    ['1,200 ships and 1.5 tons', '1.200 Schiffe und 1,5 Tonnen'],
    ['1200 ships', '1 200 navires'],
    ['1,200,000 ships', '1\u202f200\u202f000 navires'],
    ['1200', '1’200'],
    ['Built in 1624', 'بني عام ١٦٢٤'],
    ['1,234.5', '١٬٢٣٤٫٥'],
    ['Built in 1624', 'ساخته‌شده در ۱۶۲۴'],
    ['Built in 1624', '१६२४ में बना'],
    ['Built in 1624', 'สร้างเมื่อ ๑๖๒๔'],
    ['Built in 1624', '１６２４年'],
    ['Built in 1624', '一六二四年'],
    ['The 30 kings of 2 lands, 120 ships and 1,624 men', '三十人の王、両兩国の二、百二十隻、千六百二十四人'],
    ['20,000 leagues', '二万里'],
    ['Built in 1624', '\uf8f1\uf8f6\uf8f2\uf8f4'],
    ['the 17th century', 'XVIIe siècle'],
    ['the 2nd floor', '2. Stock'],
    ['1st', 'Ier'],
    ['9:30', '09:30'],
    ['on 5.12.1900', 'le 5/12/1900'],
    ['rooms 1,2,3', 'salles 1, 2 et 3'],
    ['1624, 1624', '1624'],
    ['No number', '1624'],
    // Its digits are none of a number.
    ['{0} at https://a.example/2024', 'rien'],
  ])('%s: %s has all', (original, translation) => {
    const find = finderOf([]);
    const spoken = find(original).map(({ text, protectedAs }) => (protectedAs ? ' ' : text));
    expect(missingNumbers(spoken.join(''), translation)).toEqual([]);
  });

  test.each([
    ['Built in 1624 and 1630, again in 1630', 'Erbaut 1624', ['1630']],
    ['1,200 ships', '12 000 navires', ['1,200']],
    ['1624', '16240', ['1624']],
    ['1624', '16 24', ['1624']],
    ['١٦٢٤', '1625', ['١٦٢٤']],
    ['17th', 'XVIIIe', ['17']],
    ['30', '十三', ['30']],
  ])('%s: %s has not', (original, translation, missing) => {
    expect(missingNumbers(original, translation)).toEqual(missing);
  });
});

describe('compares a translation with its original', () => {
  test('lists the missing numbers and addresses, at most four by name', () => {
    expect(found(en('In 1624, 1630 and at https://a.example'), fr('En 1630'), { part: 'name' })).toEqual([
      'The original has 1624; the translation has not.',
      'The original has https://a.example; the translation has not.',
    ]);
    expect(found(en('1 22 333 4444 5'), fr('rien'), { part: 'name' })).toEqual([
      'The original has 1, 22 333, 4444, and 1 more; the translation has not.',
    ]);
  });

  test('does not count digits within an address as numbers', () => {
    expect(found(en('See https://a.example/2024 {1}'), fr('Voir'), { part: 'name' })).toEqual([
      'The original has https://a.example/2024; the translation has not.',
    ]);
  });

  test('treats a longer address as a different address', () => {
    expect(names(en('a@b.example'), fr('a@b.example'), { part: 'name' })).toBe(0);
    expect(names(en('a@b.example'), fr('a@b.examples'), { part: 'name' })).toBe(1);
    expect(names(en('www.b.example/x.'), fr('Voir (www.b.example/x)'), { part: 'name' })).toBe(0);
  });

  const sentence = 'The clock has shown the time to ships.';
  test.each([
    [sentence, `${sentence} ${sentence} And more.`, ['It is twice as long as the original, or longer.']],
    [sentence, 'L’horloge donne', ['It is half as long as the original, or shorter.']],
    [sentence, 'L’horloge donnait l’heure aux navires.', []],
    ['Exit', 'Ausgangstür', []],
  ])('checks the length: %s, %s', (original, translation, said) => {
    expect(found(en(original), fr(translation))).toEqual(said);
    expect(found(en(original), fr(translation), { part: 'name' })).toEqual([]);
  });

  test('flags a length of exactly double or half the original', () => {
    const [one, two] = ['abcdefghij klmnopqrst', 'abcdefghij '.repeat(4)];
    expect([detectOtherLength(one, two), detectOtherLength(two, one)]).toEqual(['long', 'short']);
    expect([detectOtherLength(`${one}u`, two), detectOtherLength(two, `${one}u`)]).toEqual([undefined, undefined]);
    expect(detectOtherLength('abc', 'abcdefghijklmnopqrs')).toBeUndefined();
  });

  test('weights letters of dense scripts when comparing lengths', () => {
    const chinese = { lang: 'zh-CHS', text: '这座钟一直为船只报时。' };
    expect(found(en('The clock has always shown the time to ships.'), chinese)).toEqual([]);
    expect(found(chinese, en('The clock has always shown the time to ships.'))).toEqual([]);
  });

  test('flags a text identical to its original, but not an identical name', () => {
    expect(found(en('Rembrandt was here'), fr('Rembrandt was here\r\n'))).toEqual(['It is the same as the original.']);
    expect(names(en('Rembrandt'), fr('Rembrandt'), { part: 'name' })).toBe(0);
    expect(names(en('https://a.example 5'), fr('https://a.example 5'))).toBe(0);
    expect(names(en('Cutty Sark'), fr('Cutty Sark'), { words: ['cutty sark'] })).toBe(0);
  });
});
