import { describe, expect, test } from '@jest/globals';
import { languageByCode, languageByTag, languageCodes, languages, lookUpLanguage } from '../../contracts/languages.ts';

/** As the interface lists them. */
const listed =
  'ar, bg, ca, zh-CHS, zh-CHT, cs, da, nl, en, et, fi, fr, de, el, ht, he, hi, mww, hu, id, it, ja, tlh, tlh-Qaak, ko, lv, lt, ms, mt, no, fa, pl, pt, ro, ru, sk, sl, es, sv, th, tr, uk, ur, vi, cy';

describe('the languages', () => {
  test('G1: are the 45 of the interface, in the same order', () => {
    expect(languageCodes.join(', ')).toBe(listed);
    expect(languageCodes).toHaveLength(45);
  });

  test('each has a unique name, own name, code and well-formed BCP 47 tag', () => {
    for (const { name, ownName, tag } of languages) {
      expect(name).toMatch(/^\S.*\S$/);
      expect(ownName).toMatch(/^\S.*\S$/u);
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    }
    for (const key of ['code', 'name', 'ownName', 'tag'] as const)
      expect(new Set(languages.map((language) => language[key])).size).toBe(45);
  });

  test('Arabic, Hebrew, Persian and Urdu are written from right to left, all others from left to right', () => {
    const written = (direction: string) =>
      languages.filter((language) => language.direction === direction).map(({ code }) => code);
    expect(written('rtl')).toEqual(['ar', 'he', 'fa', 'ur']);
    expect(written('ltr')).toHaveLength(41);
  });

  test('every alias and code is unique, and aliases are in lower case', () => {
    const tags = languages.flatMap(({ code, tag, aliases }) => [
      ...new Set([code.toLowerCase(), tag.toLowerCase(), ...aliases]),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { aliases } of languages) for (const alias of aliases) expect(alias).toBe(alias.toLowerCase());
  });
});

describe('D14, T5: the language codes that callers may send', () => {
  test.each(languageCodes)('%s is accepted in upper and lower case', (code) => {
    expect(lookUpLanguage(code)?.code).toBe(code);
    expect(lookUpLanguage(code.toUpperCase())?.code).toBe(code);
    expect(lookUpLanguage(code.toLowerCase())?.code).toBe(code);
  });

  test.each(languages.map(({ tag, code }) => [tag, code]))('the BCP 47 tag %s selects %s', (tag, code) => {
    expect(lookUpLanguage(tag)?.code).toBe(code);
  });

  test.each([
    ['zh-Hans', 'zh-CHS'],
    ['zh-CN', 'zh-CHS'],
    ['zh-SG', 'zh-CHS'],
    ['zh-Hans-CN', 'zh-CHS'],
    ['zh', 'zh-CHS'],
    ['zh-Hant', 'zh-CHT'],
    ['zh-TW', 'zh-CHT'],
    ['zh-HK', 'zh-CHT'],
    ['zh-Hant-HK', 'zh-CHT'],
    ['zh-cmn', 'zh-CHS'],
    ['zh-yue-HK', 'zh-CHT'],
    ['zh-cmn-Hant-TW', 'zh-CHT'],
    ['zh-AU', 'zh-CHT'],
    ['zh-MY', 'zh-CHS'],
    ['zh-min', 'zh-CHS'],
    ['zh-min-nan', 'zh-CHS'],
    ['yue', 'zh-CHT'],
    ['yue-CN', 'zh-CHS'],
    ['nan-TW', 'zh-CHT'],
    ['hak-HK', 'zh-CHT'],
    ['lzh', 'zh-CHT'],
    ['zho', 'zh-CHS'],
    ['fra', 'fr'],
    ['fre', 'fr'],
    ['ger', 'de'],
    ['ell', 'el'],
    ['gre', 'el'],
    ['zsm', 'ms'],
    ['pes', 'fa'],
    ['ekk', 'et'],
    ['eng-GB', 'en'],
    ['nb', 'no'],
    ['nn', 'no'],
    ['nb-NO', 'no'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['in', 'id'],
    ['tlh-Piqd', 'tlh-Qaak'],
    ['tlh-Latn', 'tlh'],
    ['pt-BR', 'pt'],
    ['en-us', 'en'],
    ['de-Latn-CH-1996', 'de'],
    ['en_GB', 'en'],
    [' fr ', 'fr'],
  ])('%s selects %s', (tag, code) => {
    expect(lookUpLanguage(tag)?.code).toBe(code);
  });

  test.each([
    'yue-Latn',
    'nan-Latn-TW',
    'zh-min-nan-Latn',
    '',
    ' ',
    '-',
    'xx',
    'x',
    'english',
    'e',
    '*',
    'en;q=1',
    'zh-Latn',
    'zh-Latn-CN',
    'zh-Bopo-TW',
    'zh-cmn-Latn-pinyin',
    'en,fr',
    'constructor',
    '__proto__',
    'toString',
  ])('"%s" is rejected', (tag) => {
    expect(lookUpLanguage(tag)).toBeUndefined();
  });

  test('a tag that is too long is rejected', () => {
    expect(lookUpLanguage(`en-${'a'.repeat(97)}`)?.code).toBe('en');
    expect(lookUpLanguage(`en-${'a'.repeat(98)}`)).toBeUndefined();
  });

  test('languageNamed accepts codes, tags and aliases, but no further subtags', () => {
    for (const [name, code] of [
      ['EN', 'en'],
      ['zh_TW', 'zh-CHT'],
      ['nb', 'no'],
      ['zh-Hans', 'zh-CHS'],
    ] as const)
      expect(languageByTag(name)?.code).toBe(code);
    for (const longer of ['en-US', 'nb-NO', 'zh-Hans-CN', 'xx', '']) expect(languageByTag(longer)).toBeUndefined();
  });

  test('languageByCode accepts only codes exactly as listed', () => {
    expect(languageByCode('zh-CHS').tag).toBe('zh-Hans');
    expect(() => languageByCode('zh-chs')).toThrow('zh-chs is not one of the 45 language codes');
    expect(() => languageByCode('nb')).toThrow(RangeError);
  });
});

test('HU4: Chinese without a script gets the script that CLDR assumes', () => {
  const regions = 'TW HK MO CN MY AU US GB ID TH VN PH CA NZ JP FR DE BN PA MN KR'.split(' ');
  for (const language of ['zh', 'cmn', 'yue'])
    for (const tag of [language, ...regions.map((region) => `${language}-${region}`)]) {
      const likely = new Intl.Locale(tag).maximize().script;
      expect([tag, lookUpLanguage(tag)?.tag]).toEqual([tag, `zh-${likely}`]);
    }
});
