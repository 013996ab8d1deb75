/** FD1: SQL and TypeScript fold words in the same way. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { fold, searchKey } from '../../src/model/access/fold.ts';
import { isOpening } from '../../src/model/access/search-words.ts';
import { randomFrom } from '../faults/random-source.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A text, and how it is folded. */
const vectors = [
  ['Schlüssel', 'schlussel'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['ẞ', 'ss'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['Αθήνας', 'αθηνασ'],
  ['Κασπαρόφ', 'κασπαροφ'],
  ['Ёлка, йод, Йод', 'елка, йод, йод'],
  ['и\u0306од', 'йод'],
  ['й\u0301', 'й'],
  ['Łódź', 'lodz'],
  ['Đorđe, Ærø, Œuvre, ıİI', 'dorde, aero, oeuvre, iii'],
  ['Café nai\u0308ve', 'cafe naive'],
  ['tiếng Việt', 'tieng viet'],
  ['ﾃﾚﾋﾞ', 'テレビ'],
  ['か', 'か'],
  ['が', 'が'],
  ['ｔｅｓｔ ﬁne ½ x²', 'test fine 1⁄2 x2'],
  ['L’été, l‘ete, l´ete, l`ete', "l'ete, l'ete, l'ete, l'ete"],
  ['INV‐0042–7—8−9－1', 'inv-0042-7-8-9-1'],
  ['soft\u00adhyphen zero\u200bwidth \ufeffmark', 'softhyphen zerowidth mark'],
  ['שָׁלוֹם', 'שלום'],
  ['أَحْمَد إ آ', 'احمد ا ا'],
  ['नमस्ते', 'नमस्ते'],
  ['한국어', '한국어'],
  [' \t many \u00a0\u3000 spaces\r\n', 'many spaces'],
  ['', ''],
  ['C++ 100% x_y \\', 'c++ 100% x_y \\'],
  ['\u0001a\u0002\u001fb', 'ab'],
] as const;

const foldedIn = async (texts: readonly string[]): Promise<string[]> =>
  (
    await db.raw(
      'select search_fold(text) as folded from unnest(?::text[]) with ordinality as t (text, at) order by at',
      [[...texts]],
    )
  ).rows.map(({ folded }: { folded: string }) => folded);

test.each(vectors)('FD1: %j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('FD1: PostgreSQL folds texts like TypeScript, including folded ones and random texts of many scripts', async () => {
  const chance = randomFrom(7, 1);
  const ranges = [
    [0x20, 0x17f],
    [0x180, 0x24f],
    [0x300, 0x3ff],
    [0x400, 0x4ff],
    [0x590, 0x6ff],
    [0x900, 0x97f],
    [0x1e00, 0x1fff],
    [0x2000, 0x206f],
    [0x3040, 0x30ff],
    [0xff00, 0xffef],
  ] as const;
  const random = Array.from({ length: 2000 }, () =>
    String.fromCodePoint(
      ...Array.from({ length: 1 + chance.below(8) }, () => {
        const [from, to] = chance.pick(ranges);
        return from + chance.below(to - from);
      }),
    ),
  );
  const texts = [...vectors.flat(), ...random];
  const inDatabase = await foldedIn(texts);
  const different = texts.filter((text, at) => fold(text) !== inDatabase[at]);
  expect(
    different.map((text) => [escape(text), escape(fold(text)), escape(inDatabase[texts.indexOf(text)] ?? '')]),
  ).toEqual([]);
  expect(texts.filter((text) => fold(fold(text)) !== fold(text)).map(escape)).toEqual([]);
});

test('FD2: words of every script have trigrams, so that the index finds them', async () => {
  const { rows } = await db.raw(
    'select word, cardinality(show_trgm(word)) as trigrams from unnest(?::text[]) with ordinality as each (word, at) order by at',
    [['clock', 'часы', 'ρολόι', '古い時計', 'ساعة', 'घड़ी']],
  );
  expect(rows.filter(({ trigrams }: { trigrams: number }) => trigrams === 0)).toEqual([]);
});

test('search keys of identifiers are the same in SQL and TypeScript', async () => {
  const texts = ['04:A2-b1', '{B9407F30-F5F8}', 'É1 ', ''];
  const { rows } = await db.raw(
    'select array_agg(search_key(text) order by at) as keys from unnest(?::text[]) with ordinality as t (text, at)',
    [texts],
  );
  expect(rows[0].keys).toEqual(texts.map(searchKey));
});

test('FD1: a word with an umlaut is also indexed in its spelling without', async () => {
  const { rows } = await db.raw('select search_words(?) as words', ['Der Schlüssel und die Äpfel, Öl']);
  expect(rows[0].words).toBe(' der schlussel und die apfel, ol\n schluessel aepfel, oel');
});

test.each([
  ["L'ancre (am Markt) 4b", " l'ancre (am markt) 4b\n am an"],
  ['Schlüssel-Öl „Über“', ' schlussel-ol „uber“\n schluessel-oel „ueber“\n oe ol ub ue'],
  ['（東京）x-ray', ' (東京)x-ray\n ra x 東京'],
  ['ada@example.com', ' ada@example.com\n co ex'],
  ['plain words', ' plain words'],
])('FD2: a word that follows a punctuation mark is indexed again after a space: %j', async (text, words) => {
  const { rows } = await db.raw('select search_words(?) as words', [text]);
  expect(rows[0].words).toBe(words);
});

test('FD2: SQL and TypeScript agree on the punctuation marks that open a word', async () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => !/[\0\p{Cs}\p{Cn}]/u.test(letter) && letter.normalize('NFKD').length < 8,
  );
  const { rows } = await db.raw(
    'select letter, search_words(?::text || letter || ?::text) as words from unnest(?::text[]) as letter',
    ['x', 'qz y', letters],
  );
  const opens = (letter: string) => isOpening(fold(`x${letter}qz`).at(-3) as string);
  for (const { letter, words } of rows)
    expect([escape(letter), / qz/.test(words)]).toEqual([escape(letter), opens(letter)]);
  expect(rows.length).toBeGreaterThan(1000);
});
