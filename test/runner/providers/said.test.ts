/** WD6: what is kept of a provider's error message. */
import { expect, test } from '@jest/globals';
import { errorDetailsIn, withoutSecrets } from '../../../src/runner/providers/answers.ts';

test.each([
  [{ error: { code: 400050, message: 'Too long' } }, { code: '400050', words: 'Too long' }],
  [{ error: { code: 400, message: 'Bad', errors: [{ reason: 'invalid' }] } }, { code: 'invalid', words: 'Bad' }],
  [{ error: 'model for de not loaded' }, { code: undefined, words: 'model for de not loaded' }],
  [{ message: 'Bad\n request' }, { code: undefined, words: 'Bad request' }],
  ['<html>', { code: undefined, words: undefined }],
  [undefined, { code: undefined, words: undefined }],
  [{ error: { code: 'a key-of-ours', message: ' ' } }, { code: undefined, words: undefined }],
])('%j', (answer, said) => {
  expect(errorDetailsIn(400, answer, [])).toEqual(said);
});

test('keys and the text are removed, whole and in parts, and the rest is at most 300 characters', () => {
  const text = 'The museum of the sea. It was built in 1893.';
  const secrets = ['key-0123456789', text];
  expect(withoutSecrets(`No: ${text} (key-0123456789)`, secrets)).toBe('No: … (…)');
  expect(withoutSecrets('Near “museum of the s…” for …0123456789', secrets)).toBe('Near “……” for ……');
  expect(errorDetailsIn(400, { message: '😀'.repeat(400) }, secrets).words).toBe('😀'.repeat(300));
});
