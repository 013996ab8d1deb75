import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { limits } from '../../../contracts/primitives.ts';
import { ProviderFailure, usableAnswer } from '../../../src/runner/providers/provider.ts';

const longestAnswer = limits.translation;

const failure = (answer: unknown, source = 'Hello'): ProviderFailure => {
  try {
    usableAnswer(answer, source);
  } catch (error) {
    if (error instanceof ProviderFailure) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(answer)} was taken for usable`);
};

describe('usableAnswer', () => {
  test.each([
    ['a text', 'Bonjour le monde'],
    ['white space around it', ' Bonjour\n'],
    ['tabs and line breaks', 'un\tdeux\r\ntrois\n'],
    ['emoji with joiners', '👨‍👩‍👧 😀 🏳️‍🌈'],
    ['right to left with its marks', '\u200fשלום\u200e مرحبا'],
    ['pIqaD, which is for private use', '\uf8e4\uf8d7\uf8dc\uf8d0\uf8db'],
    ['soft hyphens and spaces of all kinds', 'a\u00adb\u00a0c\u2028d\u200be'],
    ['the longest that is stored', 'é'.repeat(longestAnswer)],
    ['the longest of code points outside the first plane', '😀'.repeat(longestAnswer)],
  ])('lets %s through unchanged', (_name, answer) => {
    expect(usableAnswer(answer, 'Hello')).toBe(answer);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', ['Bonjour']],
    ['a number', 7],
    ['a String object', Object('Bonjour')],
    ['an empty text', ''],
    ['a blank text', ' \n\u00a0\u3000'],
    ['NUL', 'Bon\0jour'],
    ['a bell', 'Bon\u0007jour'],
    ['an escape sequence', '\u001b[31mBonjour'],
    ['DEL', 'Bonjour\u007f'],
    ['a C1 control', 'Bonjour\u0085'],
    ['a high surrogate alone', 'Bonjour \ud83d'],
    ['a low surrogate alone', '\ude00 Bonjour'],
    ['the replacement character', 'd\ufffdj\ufffd vu'],
    ['a code point too many', '😀'.repeat(longestAnswer + 1)],
  ])('X29: refuses %s', (_name, answer) => {
    expect(failure(answer).kind).toBe('unavailable');
    expect(failure(answer).message).toMatch(/^answered with/);
    expect(failure(answer).message).not.toContain('onjour');
  });

  test('a blank source may have a blank translation', () => {
    expect(usableAnswer('', ' ')).toBe('');
    expect(usableAnswer(' ', '')).toBe(' ');
  });

  test('a control character of the source may come back, NUL never', () => {
    expect(usableAnswer('un\vdeux', 'one\vtwo')).toBe('un\vdeux');
    expect(failure('un\u0007deux', 'one\vtwo').kind).toBe('unavailable');
    expect(failure('un\0deux', 'one\0two').kind).toBe('unavailable');
  });

  test('accepts only what can be stored, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (answer) => {
        try {
          expect(usableAnswer(answer, 'Hello')).toBe(answer);
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderFailure);
          return;
        }
        expect(answer.trim()).not.toBe('');
        expect(answer.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(answer).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/);
      }),
    );
  });
});
