import { describe, expect, test } from '@jest/globals';
import { valueAt } from '../../../src/runner/providers/answers.ts';
import { secondsUntilRetry } from '../../../src/runner/providers/http-call.ts';

describe('secondsUntilRetry', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  test.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['0', 0],
    [' 120 ', 120],
    ['99999999999999', 86_400],
    ['Sat, 21 Nov 2026 08:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['Sun, 21 Nov 2027 08:00:00 GMT', 86_400],
  ])('%j is %s', (header, seconds) => {
    expect(secondsUntilRetry(header, now)).toBe(seconds);
  });

  test('rounds up to whole seconds', () => {
    expect(secondsUntilRetry('Sat, 21 Nov 2026 08:00:01 GMT', now + 1)).toBe(1);
  });
});

test('dig finds own values, and none of the prototype', () => {
  expect(valueAt([{ a: { b: null } }], 0, 'a', 'b')).toBeNull();
  expect(valueAt({ a: 'text' }, 'a', 'length')).toBeUndefined();
  expect(valueAt({}, 'constructor')).toBeUndefined();
  expect(valueAt(null, 'a')).toBeUndefined();
});
