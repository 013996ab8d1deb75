/** The choice of a language in the TypeScript SDK, against the published test vectors. */
import { expect, test } from '@jest/globals';
import { chooseLanguage } from '../../generated/typescript/dist/index.js';
import { languageVectors } from '../setup/language-vectors.ts';

test.each(languageVectors)('%j', ({ served, ...wish }) => {
  expect(chooseLanguage(wish)).toBe(served);
});

test.each([3, ['fr'], {}, true, null, Symbol('fr')])(
  'a language that is not a string is treated as unknown: %p',
  (wish) => {
    const known = { original: 'de', stored: ['fr'] };
    expect(chooseLanguage({ ...known, lang: wish as never })).toBe('de');
    expect(chooseLanguage({ ...known, lang: 'auto', accept_language: wish as never })).toBe('de');
  },
);

test('an absent language means no preference', () => {
  expect(chooseLanguage({ original: 'de', stored: ['fr'] })).toBe('de');
  expect(chooseLanguage({ original: 'de', stored: ['fr'], lang: 'fr' })).toBe('fr');
});
