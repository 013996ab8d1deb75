/** Protected parts of texts: how they are found, marked, and checked in translations. */
import { describe, expect, jest, test } from '@jest/globals';
import { finderOf, type ProtectedWord, preservesParts } from '../../src/model/translations/protected-parts.ts';
import { foldLetter } from '../../src/model/translations/word-trie.ts';
import {
  movesParts,
  protect,
  sentencesOf,
  translateLines,
  withLineBreaksOf,
} from '../../src/runner/work/protected-text.ts';

const any = (...words: string[]): ProtectedWord[] => words.map((word) => ({ word, case_sensitive: false }));
const exact = (...words: string[]): ProtectedWord[] => words.map((word) => ({ word, case_sensitive: true }));
const keptIn = (text: string, words: ProtectedWord[] = []) =>
  finderOf(words)(text)
    .filter(({ protectedAs }) => protectedAs)
    .map((piece) => piece.text);

describe('finding protected parts', () => {
  test.each([
    ['See https://museum.example/a/b?x=1&y=2#z for more.', ['https://museum.example/a/b?x=1&y=2#z']],
    ['At www.museum.example, or (http://a.example/b_(c)).', ['www.museum.example', 'http://a.example/b_(c)']],
    ['Write to hall@museum.example!', ['hall@museum.example']],
    ['Mail mailto:a.b+c@museum.example', ['mailto:a.b+c@museum.example']],
    ['#museum @home awww.x 3:4', []],
    ['请看https://museum.example/x。了解', ['https://museum.example/x']],
    ['{name}, {0}, {{ first name }} and {', ['{name}', '{0}', '{{ first name }}']],
    ['https://museum.example/{id}', ['https://museum.example/', '{id}']],
  ])('addresses and placeholders: %s', (text, found) => {
    expect(keptIn(text)).toEqual(found);
  });

  test.each([
    ['The Cutty Sark and the cutty  sark', any('Cutty Sark'), ['Cutty Sark', 'cutty  sark']],
    ['The Cutty Sark and the cutty sark', exact('Cutty Sark'), ['Cutty Sark']],
    ['Art in the party, art.', any('art'), ['Art', 'art']],
    ['Tate Modern, Tate', any('Tate', 'Tate Modern'), ['Tate Modern', 'Tate']],
    ['C++ and C', any('C++'), ['C++']],
    ['In Saint-Malo', any('Saint-Malo'), ['Saint-Malo']],
    [
      `All of !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~ here`,
      any(`!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`),
      [`!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`],
    ],
    ['Cafe\u0301 Caf\u00e9', any('Café'), ['Cafe\u0301', 'Caf\u00e9']],
    ['紫禁城的故宫', any('故宫'), ['故宫']],
    ['www.tate.example and Tate', any('Tate'), ['www.tate.example', 'Tate']],
    ['TATE MODERN, Tate Modernism', any('tate', 'Tate Modern'), ['TATE MODERN', 'Tate']],
    ['Tate\nModern, Tate\u00a0\tModern', any('Tate Modern'), ['Tate\u00a0\tModern']],
    ['ΟΔΟΣ οδός οδος', any('οδοσ'), ['ΟΔΟΣ', 'οδος']],
    ['🙂🙂 xTate Tate🙂', any('Tate', '🙂'), ['🙂', '🙂', 'Tate', '🙂']],
  ])('words: %s', (text, words, found) => {
    expect(keptIn(text, words)).toEqual(found);
  });

  test('compares letters as regular expressions do', () => {
    const letters = Array.from({ length: 0x1_ffff }, (_, at) => String.fromCodePoint(at)).filter((letter) =>
      /[\p{Changes_When_Casemapped}\p{Changes_When_Casefolded}]/u.test(letter),
    );
    const all = letters.join('');
    const alike = Map.groupBy(letters, foldLetter);
    for (const [, [first = '', ...others]] of alike)
      expect(all.match(new RegExp(first, 'giu'))?.join('')).toBe([first, ...others].join(''));
  });

  test.each([
    ['names that begin alike', 'Museum of the Harbour ', 'The Museum of the Harbour has a room. '],
    ['one letter', 'b'.repeat(90), `${'b'.repeat(95)} `],
    ['one word', 'a '.repeat(90), 'a '],
  ])('a thousand words take as many steps as one: %s', (_, beginning, pattern) => {
    const text = pattern.repeat(30_000 / pattern.length);
    const stepsWith = (count: number) => {
      const find = finderOf(any(...Array.from({ length: count }, (_, at) => `${beginning}${at + 1000}`)));
      const steps = jest.spyOn(Map.prototype, 'get');
      try {
        find(text);
        return steps.mock.calls.length;
      } finally {
        steps.mockRestore();
      }
    };
    const one = stepsWith(1);
    expect(one).toBeGreaterThan(0);
    expect(stepsWith(1000)).toBe(one);
  });

  test('takes time that grows linearly with the text', () => {
    for (const text of [
      '{'.repeat(30_000),
      'a'.repeat(30_000),
      'a@'.repeat(15_000),
      'www.'.repeat(7500),
      'a.'.repeat(15_000),
    ]) {
      const begun = performance.now();
      finderOf(any('Sphinx', 'aaaa'))(text);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });
});

describe('checking an answer', () => {
  const find = finderOf(any('Tate'));
  test.each([
    ['In the Tate', 'Dans la Tate', true],
    ['In the Tate', 'Tatessa', true],
    ['In the Tate', 'Dans la galerie', false],
    ['In the Tate', 'Tate, Tate', false],
    ['At https://a.example/x', 'À https://a.example/x.', true],
    ['At https://a.example/x', 'À https://a.example/x/musee', false],
    ['At https://a.example/x', 'https://a.example/x https://a.example/x', false],
    ['{a} or {a}', '{a} ou {b}', false],
    ['{a}', '{a} {a}s', false],
    ['{a}', '{{a}}', false],
    ['{a}{b}', '{b}{a}', true],
  ])('%s → %s', (source, answer, isKept) => {
    expect(preservesParts(find, source, answer)).toBe(isKept);
  });
});

describe('marks', () => {
  const html = { open: '<span translate="no">', close: '</span>', lineBreak: '<br>' };
  const text = 'Q0Z & <b> "Tate"\nat {x}';
  const find = finderOf(any('Tate'));

  test('of markup are decoded into text', () => {
    const made = protect(find(text), html);
    expect(made?.text).toBe(
      'Q0Z &amp; &lt;b&gt; "<span translate="no">Tate</span>"<br>at <span translate="no">{x}</span>',
    );
    expect(made?.read('&quot;<SPAN translate="no" dir="ltr">Tate</span>&#39; &lt;<br/> <span>{x}</span>')).toBe(
      `"Tate' <\n {x}`,
    );
  });

  test('for a provider without markup are words of no language', () => {
    const made = protect(find(text), undefined);
    expect(made?.text).toBe('Q0Z & <b> "Z0Q"\nat Z1Q');
    expect(made?.read('z1q : « Z0Qha »')).toBe('{x} : « Tateha »');
  });

  test.each(['Z0Q', 'Z0Q Z0Q', 'Z0Q Z1Q Z1Q', 'Z0Q Z2Q', ''])(
    'an answer that lost or doubled a mark is refused: %s',
    (answer) => {
      expect(() => protect(find(text), undefined)?.read(answer)).toThrow('lost or doubled');
    },
  );

  test('are not added to a text without protected parts', () => {
    expect(protect(find('Exit'), html)).toBeUndefined();
  });
});

describe('lines', () => {
  test.each([
    ['One\r\n\r\n  Two ', 'Un\n\nDeux', 'Un\r\n\r\n  Deux '],
    ['One', 'Un\nDeux', 'Un Deux'],
    ['\n\nOne\n', ' Un', '\n\nUn\n'],
    ['One\nTwo', 'Un Deux', undefined],
    ['One\n\nTwo', 'Un\nDeux', undefined],
    ['One\nTwo', 'Un\n\nDeux', undefined],
  ])('%j with %j', (source, answer, result) => {
    expect(withLineBreaksOf(source, answer)).toBe(result);
  });

  test('are translated one by one', async () => {
    const calls: string[] = [];
    const made = await translateLines('One\r\n \n\tTwo\n', async (line) => `[${calls.push(line)}]`);
    expect([made, calls]).toEqual(['[1]\r\n \n\t[2]\n', ['One', 'Two']]);
  });
});

describe('sentences', () => {
  const find = finderOf(any('Tate', 'Dr. No', 'mars'));

  test('are not split within a protected part', () => {
    expect(sentencesOf(find, 'See Dr. No. {a. B} is www.a.example! Go.')).toEqual([
      'See Dr. No. ',
      '{a. B} is www.a.example! ',
      'Go.',
    ]);
  });

  test.each([
    ['See {a}. Go to {b}.', 'Voir {a}. Allez à {b}.', false],
    ['See {a} by {b}. Go.', 'Par {b} voir {a}. Allez.', false],
    ['See {a}. Go to {b}.', 'Voir {b}. Allez à {a}.', true],
    ['See {a}. Go.', 'Voir. Allez {a}.', true],
    ['See {a}. Go.', 'Voir. {a} Allez.', true],
    ['See {a}. Go.', 'Voir. Allez. {a}', true],
    // Sentences are joined and split.
    ['See {a}. Go to {b}.', 'Voir {a} et aller à {b}.', false],
    ['See {a}, and go to {b}.', 'Voir {a}. Allez à {b}.', false],
    ['See {a}. Go to {b}. Stay.', 'Voir {a} et {b}. Restez.', false],
    ['See {a}. Go to {b}. Stay.', 'Voir {b}. Allez à {a} et restez.', true],
    ['See {a}. Go. Stay.', 'Voir et aller. Rester {a}.', true],
    ['See {a}. ไป', 'ดู {a} แล้วไป', false],
    // Lines are the text's.
    ['See {a}\nGo {b}', 'Voir {b}\nAllez {a}', true],
    // A word that also stands in others.
    ['The Tate. Go.', 'La Tate. Tatessa.', false],
    ['The Tate. Go.', 'Tatessa. Tate.', true],
    ['The mars. Go in March.', 'Le mars. Allez en mars.', false],
    ['No part. None.', 'Rien. Non. Plus.', false],
  ])('%s → %s', (source, answer, isMoved) => {
    expect(movesParts(find, source, answer)).toBe(isMoved);
  });

  test('are compared even if they are many', () => {
    const many = '{a} is here. '.repeat(2000);
    expect(movesParts(find, many, '{a} est ici, et '.repeat(2000))).toBe(false);
    expect(movesParts(find, many, `${'{a} est ici. '.repeat(1500)}${'{a} '.repeat(500)}`)).toBe(false);
  });

  test('are compared even if very many without a part are joined in the answer', () => {
    const many = (count: number) =>
      `Go. ${'{a} is here. '.repeat(2)}${'Go. '.repeat(count)}See {b}. ${'Go. '.repeat(count)}`;
    expect(movesParts(find, many(30_000), many(15_000))).toBe(false);
    expect(movesParts(find, many(30_000), `{b} ${many(15_000).replace('{b}', 'it')}`)).toBe(true);
  });
});
