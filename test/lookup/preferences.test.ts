/** What readers wish for, out of `lang` and of the header that their browsers send. */
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../contracts/languages.ts';
import { firstLanguage, readPreferences } from '../../src/lookup/preferences.ts';

const ofHeader = (header: string | undefined) => readPreferences('auto', header);
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
    ['what is unknown is dropped', 'xx,fr,,klingon', ['fr']],
    ['the header has no say in a list', 'auto,fr,*', ['fr']],
    ['weights are of the header', 'fr;q=0.5,de', ['de']],
  ])('%s', (_, lang, codes) => {
    expect(readPreferences(lang, 'en')).toMatchObject({ ...nothing, codes, isByHeader: false });
  });

  test.each(['xx', 'xx,yy', ',', 'auto,auto', '*', 'fr;q=1', '\0', 'x'.repeat(5000)])(
    '%.20s is a wish for nothing that we have, and not for what the header says',
    (lang) => {
      expect(readPreferences(lang, 'en')).toMatchObject({ ...nothing, isUnknown: true, isByHeader: false });
    },
  );

  test.each([undefined, '', '  '])('%j is no wish', (lang) => {
    expect(readPreferences(lang, 'en')).toEqual({ ...nothing, isByHeader: false });
  });

  test('the first 32 entries count', () => {
    expect(readPreferences(languageCodes.join(','), undefined).codes).toEqual(languageCodes.slice(0, 32));
    expect(readPreferences(`${'xx,'.repeat(31)}fr,de`, undefined).codes).toEqual(['fr']);
  });
});

describe('Accept-Language', () => {
  test.each<[string, string | undefined, string[]]>([
    ['by weight, not by place', 'en;q=0.5,de', ['de', 'en']],
    ['regions, and a space before each', 'fr-CH, fr;q=0.9, en;q=0.8', ['fr', 'en']],
    ['a space after the comma', 'es, en', ['es', 'en']],
    ['every weight counts', 'fr-FR;q=0.7,es;q=0.9,en;q=0.8', ['es', 'en', 'fr']],
    ['equal weights in order', 'it;q=0.5,fr,es;q=0.5,de', ['fr', 'de', 'it', 'es']],
    ['script and region', 'zh-Hans-CN', ['zh-CHS']],
    ['a region that means a script', 'zh-CN', ['zh-CHS']],
    ['another such region', 'zh-SG', ['zh-CHS']],
    ['never the other script', 'zh-TW', ['zh-CHT']],
    ['a script that we have no language in', 'zh-Latn, fr', ['fr']],
    ['an alias with a region', 'nb-NO', ['no']],
    ['an alias', 'nn', ['no']],
    ['anything is the original', '*', ['*']],
    ['the original at its place', 'en;q=0.2, fr;q=0.9, *;q=0.5', ['fr', '*', 'en']],
    ['a weight of 0.001 is one', 'en, fr;q=0.001', ['en', 'fr']],
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
    ['the same language twice counts at its best', 'pt;q=0.1, fr;q=0.5, pt-BR', ['pt', 'fr']],
    ['empty ranges', ',, ,fr,', ['fr']],
    ['what every object has', 'constructor, __proto__, fr', ['fr']],
    ['auto is no language', 'auto, fr', ['fr']],
  ])('%s', (_, header, codes) => {
    expect(ofHeader(header)).toMatchObject({ ...nothing, codes, isByHeader: true });
  });

  test.each<[string, string, string[], string[]]>([
    ['a language is not wanted', 'en;q=0, *', ['*'], ['en']],
    ['by an alias', 'zh-Hans;q=0, nb;q=0.000', [], ['zh-CHS', 'no']],
    ['wherever else it is wished', 'en-US, en;q=0, en, fr', ['fr'], ['en']],
    ['a longer tag is not the language', 'en-US;q=0, en', ['en'], []],
    ['but an alias with a region is', 'zh-TW;q=0, zh-HK', [], ['zh-CHT']],
    ['anything is not a language', '*;q=0, fr', ['fr'], []],
    ['what is unknown', 'xx;q=0', [], []],
  ])('a weight of 0: %s', (_, header, codes, excluded) => {
    expect(ofHeader(header)).toMatchObject({ codes, excluded, isUnknown: false, isByHeader: true });
  });

  test('none of what is wished for is known', () => {
    expect(ofHeader('xx, yy;q=0.5')).toMatchObject({ codes: [], isUnknown: true });
    expect(ofHeader('xx, en;q=0')).toMatchObject({ codes: [], excluded: ['en'], isUnknown: true });
    for (const header of ['', undefined, ', ,', 'xx;q=7']) expect(ofHeader(header)).toMatchObject(nothing);
  });

  test('only the first 32 ranges are read', () => {
    const unknown = Array.from({ length: 31 }, (_, index) => `x${index}`).join(',');
    expect(ofHeader(`${unknown},fr,de`).codes).toEqual(['fr']);
    expect(ofHeader(languageCodes.join(',')).codes).toEqual(languageCodes.slice(0, 32));
  });

  test('floods leave nothing, but for what they surround', () => {
    for (const flood of [',', ';', ' ', 'q=', 'a-', 'en;q=1;', '\t,'])
      expect(ofHeader(flood.repeat(5000)).codes).toEqual([]);
    expect(ofHeader(`${' '.repeat(10_000)}fr${' '.repeat(10_000)}`).codes).toEqual(['fr']);
  });

  test('auto is understood in any case', () => {
    expect(readPreferences(' AUTO ', 'fr').codes).toEqual(['fr']);
  });
});

test('the first wish that is a language', () => {
  expect(firstLanguage(ofHeader('*, fr;q=0.5'))?.code).toBe('fr');
  expect(firstLanguage(ofHeader('*'))).toBeUndefined();
});
