/** What readers want, out of the header that their browsers send. */
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../contracts/languages.ts';
import { languagesWanted } from '../../src/http/accept-language.ts';

const codes = (header: string | undefined) => languagesWanted(header).map(({ code }) => code);

describe('languagesWanted', () => {
  test.each<[string, string | undefined, string[]]>([
    ['by weight, not by place', 'en;q=0.5,de', ['de', 'en']],
    ['regions, and a space before each', 'fr-CH, fr;q=0.9, en;q=0.8', ['fr', 'en']],
    ['a space after the comma', 'es, en', ['es', 'en']],
    ['every weight counts', 'fr-FR;q=0.7,es;q=0.9,en;q=0.8', ['es', 'en', 'fr']],
    ['script and region', 'zh-Hans-CN', ['zh-CHS']],
    ['a region that means a script', 'zh-CN', ['zh-CHS']],
    ['another such region', 'zh-SG', ['zh-CHS']],
    ['never the other script', 'zh-TW', ['zh-CHT']],
    ['an alias with a region', 'nb-NO', ['no']],
    ['an alias', 'nn', ['no']],
    ['anything is nothing in particular', '*', []],
    ['empty', '', []],
    ['absent', undefined, []],
    ['a weight of 0 excludes', 'en;q=0, *', []],
    ['a weight of 0.000 too', 'en;q=0.000, fr;q=0.001', ['fr']],
    ['in any case', 'EN-us', ['en']],
    ['malformed weights are dropped', 'xx, en;q=2, fr;q=abc', []],
    ['more than three decimals are malformed', 'en;q=0.1234, fr;q=1.000', ['fr']],
    ['a weight below 0, without a number, or twice', 'en;q=-1, fr;q=, de;q=1;q=1, es;level=1', []],
    ['spaces around the weight', 'en ; q = 0.2 , fr\t;\tq=0.3', ['fr', 'en']],
    ['the same language twice counts at its best', 'pt;q=0.1, fr;q=0.5, pt-BR', ['pt', 'fr']],
    ['empty ranges', ',, ,fr,', ['fr']],
    ['what every object has', 'constructor, __proto__, fr', ['fr']],
  ])('%s', (_, header, expected) => {
    expect(codes(header)).toEqual(expected);
  });

  test('only the first 32 ranges are read', () => {
    const unknown = Array.from({ length: 31 }, (_, index) => `x${index}`).join(',');
    expect(codes(`${unknown},fr,de`)).toEqual(['fr']);
    expect(codes(languageCodes.join(','))).toEqual(languageCodes.slice(0, 32));
  });

  test('floods leave nothing, but for what they surround', () => {
    for (const flood of [',', ';', ' ', 'q=', 'a-', 'en;q=1;', '\t,']) expect(codes(flood.repeat(5000))).toEqual([]);
    expect(codes(`${' '.repeat(10_000)}fr${' '.repeat(10_000)}`)).toEqual(['fr']);
  });
});
