import { expect, test } from '@jest/globals';
import { isConflict, isUnavailable } from '../../src/database/failures.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '08006',
  '53300',
  '25006',
  '57P01',
  '57P03',
  '57014',
  '25P03',
  '40P01',
  'DATABASE_SILENT',
])('%s can be retried', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable({ nativeError: withCode(code) })).toBe(true);
});

test.each(['22021', '23505', '42P01', ''])('%s cannot be retried', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

test('errors of the pool, which have no code, are recognised by their message', () => {
  expect(isUnavailable(new Error('Knex: Timeout acquiring a connection. The pool is probably full.'))).toBe(true);
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('Connection terminated due to connection timeout'))).toBe(true);
  expect(isUnavailable(new Error('timeout expired'))).toBe(true);
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('request aborted'), { status: 400 }))).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});

test('only a conflict is retried within the request', () => {
  expect(['40001', '40P01', '23505'].map((code) => isConflict(withCode(code)))).toEqual([true, true, false]);
});
