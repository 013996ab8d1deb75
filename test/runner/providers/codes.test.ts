import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import { type ProviderName, providerNames } from '../../../contracts/providers.ts';
import { apertiumCodes } from '../../../src/runner/providers/apertium-routes.ts';
import { azure, azureCodes } from '../../../src/runner/providers/azure.ts';
import { deepl, deeplCodes } from '../../../src/runner/providers/deepl.ts';
import { google, googleCodes } from '../../../src/runner/providers/google.ts';
import type { Codes } from '../../../src/runner/providers/hosted.ts';
import { libretranslate, libretranslateCodes } from '../../../src/runner/providers/libretranslate.ts';
import type { Provider } from '../../../src/runner/providers/provider.ts';

const codesOf: Record<ProviderName, Codes> = {
  azure: azureCodes,
  deepl: deeplCodes,
  google: googleCodes,
  libretranslate: libretranslateCodes,
  apertium: apertiumCodes,
};

/** Every language that a provider does not know. The rest it must know. */
const unknown: Record<ProviderName, readonly string[]> = {
  azure: [],
  deepl: ['mww', 'tlh', 'tlh-Qaak'],
  google: ['tlh', 'tlh-Qaak'],
  libretranslate: ['ht', 'mww', 'tlh', 'tlh-Qaak', 'mt', 'cy'],
  apertium: languageCodes.filter((code) => !['ca', 'en', 'fr', 'it', 'pt', 'es'].includes(code)),
};

describe('the codes of the providers', () => {
  test.each(providerNames)('C5: %s has codes for the 45 languages only', (name) => {
    expect(languageCodes).toHaveLength(45);
    expect(languageCodes).toEqual(expect.arrayContaining([...codesOf[name].keys()]));
  });

  test.each(providerNames)('C5: %s has a distinct code for each language that it knows', (name) => {
    const known = languageCodes.filter((code) => !unknown[name].includes(code));
    for (const code of unknown[name]) expect([code, codesOf[name].has(code)]).toEqual([code, false]);
    const theirs = known.map((code) => codesOf[name].get(code));
    for (const code of theirs) expect(code).toMatch(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/);
    expect(new Set(theirs).size).toBe(known.length);
  });

  test('C5: every code of every provider matches an independent list', () => {
    const list = new URL('provider-language-codes.json', import.meta.url);
    const of = (code: string) => providerNames.map((name) => [name, codesOf[name].get(code) ?? null]);
    const codes = languageCodes.map((code) => [code, Object.fromEntries(of(code))]);
    expect(Object.fromEntries(codes)).toEqual(JSON.parse(readFileSync(list, 'utf8')));
  });

  test.each([
    ['azure', 'zh-CHS', 'zh-Hans'],
    ['azure', 'no', 'nb'],
    ['azure', 'tlh-Qaak', 'tlh-Piqd'],
    ['deepl', 'no', 'NB'],
    ['deepl', 'zh-CHT', 'ZH-HANT'],
    ['google', 'zh-CHT', 'zh-TW'],
    ['google', 'mww', 'hmn'],
    ['libretranslate', 'no', 'nb'],
    ['apertium', 'pt', 'por'],
  ] as const)('C5: %s calls %s %s', (name, code, theirs) => {
    expect(codesOf[name].get(code)).toBe(theirs);
  });

  test('a code that is none of the 45 is unknown', () => {
    for (const code of ['xx', 'EN', '', 'constructor', '__proto__']) expect(codesOf.azure.has(code)).toBe(false);
  });
});

describe('can', () => {
  const url = 'http://127.0.0.1:9';
  const hosted: Provider[] = [
    azure({ key: 'k', url }),
    deepl({ key: 'k', url }),
    google({ key: 'k', url }),
    libretranslate({ url }),
  ];

  test.each(hosted.map((provider) => [provider.name, provider] as const))(
    'X29: %s can translate every pair of the languages that it knows, and no other',
    (name, provider) => {
      for (const from of languageCodes) {
        for (const to of languageCodes) {
          const scripts = name === 'deepl' && from.startsWith('zh-') && to.startsWith('zh-');
          const expected = from !== to && !unknown[name].includes(from) && !unknown[name].includes(to) && !scripts;
          if (provider.can(from, to) !== expected) throw new Error(`${name} ${from} ${to}: expected ${expected}`);
        }
      }
      expect(provider.can('en', 'xx')).toBe(false);
      expect(provider.can('xx', 'en')).toBe(false);
    },
  );
});
