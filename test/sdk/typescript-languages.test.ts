/** The choice among languages in the TypeScript SDK, held against the published vectors. */
import { expect, test } from '@jest/globals';
import { chooseLanguage } from '../../generated/typescript/dist/index.js';
import { languageVectors } from '../setup/language-vectors.ts';

test.each(languageVectors)('%j', ({ served, ...wish }) => {
  expect(chooseLanguage(wish)).toBe(served);
});

test('what is left out is not wished for', () => {
  expect(chooseLanguage({ original: 'de', stored: ['fr'] })).toBe('de');
  expect(chooseLanguage({ original: 'de', stored: ['fr'], lang: 'fr' })).toBe('fr');
});
