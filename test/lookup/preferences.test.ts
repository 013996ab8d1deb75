/** Language preferences of readers, from `lang` and from the `Accept-Language` header of their browsers. */
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../contracts/languages.ts';
import { firstLanguage, parsePreferences } from '../../src/lookup/preferences.ts';

const ofHeader = (header: string | undefined) => parsePreferences('auto', header);
const nothing = { codes: [], excluded: [], isUnknown: false };

describe('a code or a list of them', () => {
  test.each<[string, string, string[]]>([
    ['one code', 'fr', ['fr']],
    ['in any case, with blanks around', ' ZH-chs\t', ['zh-CHS']],
    ['an alias', 'nb', ['no']],
    ['a region', 'pt-BR', ['pt']],
    ['in the order given', 'it,fr,de', ['it', 'fr', 'de']],
    ['with blanks around commas', 'it , fr', ['it', 'fr']],
    ['each once, where it comes first', 'fr,de,fr-CH,nn,no', ['fr', 'de', 'no']],
    ['unknown codes are dropped', 'xx,fr,,klingon', ['fr']],
    ['the header is ignored for a list', 'auto,fr,*', ['fr']],
    ['weights in lang are ignored', 'fr;q=0.5,de', ['de']],
  ])('%s', (_, lang, codes) => {
    expect(parsePreferences(lang, 'en')).toMatchObject({ ...nothing, codes, isByHeader: false });
  });

  test.each(['xx', 'xx,yy', ',', 'auto,auto', '*', 'fr;q=1', '\0', 'x'.repeat(5000)])(
    '%.20s is an unknown language, and does not fall back to the header',
    (lang) => {
      expect(parsePreferences(lang, 'en')).toMatchObject({ ...nothing, isUnknown: true, isByHeader: false });
    },
  );

  test.each([undefined, '', '  '])('%j is no preference', (lang) => {
    expect(parsePreferences(lang, 'en')).toEqual({ ...nothing, isByHeader: false });
  });

  test('only the first 32 entries are read', () => {
    expect(parsePreferences(languageCodes.join(','), undefined).codes).toEqual(languageCodes.slice(0, 32));
    expect(parsePreferences(`${'xx,'.repeat(31)}fr,de`, undefined).codes).toEqual(['fr']);
  });
});

describe('Accept-Language', () => {
  test.each<[string, string | undefined, string[]]>([
    ['by weight, not by position', 'en;q=0.5,de', ['de', 'en']],
    ['regions, and a space before each', 'fr-CH, fr;q=0.9, en;q=0.8', ['fr', 'en']],
    ['a space after the comma', 'es, en', ['es', 'en']],
    ['every weight counts', 'fr-FR;q=0.7,es;q=0.9,en;q=0.8', ['es', 'en', 'fr']],
    ['equal weights in order', 'it;q=0.5,fr,es;q=0.5,de', ['fr', 'de', 'it', 'es']],
    ['script and region', 'zh-Hans-CN', ['zh-CHS']],
    ['a region that means a script', 'zh-CN', ['zh-CHS']],
    ['another such region', 'zh-SG', ['zh-CHS']],
    ['never the other script', 'zh-TW', ['zh-CHT']],
    ['a script without a supported language', 'zh-Latn, fr', ['fr']],
    ['an alias with a region', 'nb-NO', ['no']],
    ['an alias', 'nn', ['no']],
    ['* means the original', '*', ['*']],
    ['the original takes its place by weight', 'en;q=0.2, fr;q=0.9, *;q=0.5', ['fr', '*', 'en']],
    ['a weight of 0.001 counts', 'en, fr;q=0.001', ['en', 'fr']],
    ['in any case', 'EN-us;Q=0.5', ['en']],
    ['malformed weights are dropped', 'fr, en;q=2, fr-CA;q=abc', ['fr']],
    ['more than three decimals are malformed', 'en;q=0.1234, fr;q=1.000', ['fr']],
    [
      'a weight below 0, without a number, twice, or with blanks in it',
      'en;q=-1, fr;q=, de;q=1;q=1, it;q = 1, es',
      ['es'],
    ],
    ['other parameters', 'es;level=1, fr', ['fr']],
    ['blanks around the weight', 'en ; q=0.2 , fr\t;\tq=0.3', ['fr', 'en']],
    ['a repeated language counts with its highest weight', 'pt;q=0.1, fr;q=0.5, pt-BR', ['pt', 'fr']],
    ['empty ranges', ',, ,fr,', ['fr']],
    ['names of object properties are unknown', 'constructor, __proto__, fr', ['fr']],
    ['auto is not a language', 'auto, fr', ['fr']],
  ])('%s', (_, header, codes) => {
    expect(ofHeader(header)).toMatchObject({ ...nothing, codes, isByHeader: true });
  });

  test.each<[string, string, string[], string[]]>([
    ['excludes a language', 'en;q=0, *', ['*'], ['en']],
    ['excludes a language by its alias', 'zh-Hans;q=0, nb;q=0.000', [], ['zh-CHS', 'no']],
    ['wins over a positive weight of the same language', 'en-US, en;q=0, en, fr', ['fr'], ['en']],
    ['with a region does not exclude the language', 'en-US;q=0, en', ['en'], []],
    ['on an alias with a region excludes the language', 'zh-TW;q=0, zh-HK', [], ['zh-CHT']],
    ['on * excludes nothing', '*;q=0, fr', ['fr'], []],
    ['on an unknown language is ignored', 'xx;q=0', [], []],
  ])('a weight of 0: %s', (_, header, codes, excluded) => {
    expect(ofHeader(header)).toMatchObject({ codes, excluded, isUnknown: false, isByHeader: true });
  });

  test('reports a header in which no language is known', () => {
    expect(ofHeader('xx, yy;q=0.5')).toMatchObject({ codes: [], isUnknown: true });
    expect(ofHeader('xx, en;q=0')).toMatchObject({ codes: [], excluded: ['en'], isUnknown: true });
    for (const header of ['', undefined, ', ,', 'xx;q=7']) expect(ofHeader(header)).toMatchObject(nothing);
  });

  test('only the first 32 ranges are read', () => {
    const unknown = Array.from({ length: 31 }, (_, index) => `x${index}`).join(',');
    expect(ofHeader(`${unknown},fr,de`).codes).toEqual(['fr']);
    expect(ofHeader(languageCodes.join(',')).codes).toEqual(languageCodes.slice(0, 32));
  });

  test('a flood of separators is ignored, and a language in blanks is still read', () => {
    for (const flood of [',', ';', ' ', 'q=', 'a-', 'en;q=1;', '\t,'])
      expect(ofHeader(flood.repeat(5000)).codes).toEqual([]);
    expect(ofHeader(`${' '.repeat(10_000)}fr${' '.repeat(10_000)}`).codes).toEqual(['fr']);
  });

  test('auto is accepted in any case', () => {
    expect(parsePreferences(' AUTO ', 'fr').codes).toEqual(['fr']);
  });
});

test('firstLanguage skips the mark of the original', () => {
  expect(firstLanguage(ofHeader('*, fr;q=0.5'))?.code).toBe('fr');
  expect(firstLanguage(ofHeader('*'))).toBeUndefined();
});
