import { describe, expect, test } from '@jest/globals';
import { ErrorBody, ErrorCode, failures, sharedStatuses } from '../../contracts/failures.ts';
import { v1 } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';

const table = Object.entries(failures);

describe('the table of failures', () => {
  test('D53: the codes are exactly the closed list, and each is used', () => {
    // OK stands in the interface's list too, but is no error.
    const closed = ['InvalidRequest', 'UserNotFound', 'LogoutError', 'TooManyRequests', 'ServerError'];
    expect(ErrorCode.options).toEqual(closed);
    expect([...new Set(table.map(([, { code }]) => code))].sort()).toEqual(closed.sort());
  });

  test.each(table)('D4, D53: %s has a code that fits its status', (_, { status, code }) => {
    const codes: Record<number, string[]> = {
      401: ['InvalidRequest', 'UserNotFound', 'LogoutError'],
      429: ['TooManyRequests'],
      500: ['ServerError'],
      503: ['ServerError'],
    };
    expect(codes[status] ?? ['InvalidRequest']).toContain(code);
  });

  test.each(table)('%s has a reason that fits in a header, and a readable message', (reason, { message }) => {
    expect(reason).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(message).toMatch(/^[A-Z].*[a-z.]$/);
  });

  test.each([
    ['A11', 'not_an_object', 400, 'InvalidRequest', 'Request body is not a JSON object'],
    ['A14', 'missing_values', 400, 'InvalidRequest', 'Request values are missing'],
    ['A20', 'invalid_values', 400, 'InvalidRequest', 'Request values are invalid'],
    ['L2', 'wrong_credentials', 401, 'InvalidRequest', 'User not found.'],
    ['L10', 'social_token_refused', 401, 'InvalidRequest', 'User not found.'],
    ['T14, M3', 'unknown_token', 401, 'UserNotFound', 'User not found.'],
    ['A22', 'tokens_differ', 401, 'UserNotFound', 'User not found.'],
    ['L13', 'sign_out_failed', 401, 'LogoutError', 'Logout went wrong.'],
    ['H8, H9', 'tag_owned', 403, 'InvalidRequest', 'Tag belongs to a customer'],
    ['V8', 'tag_not_found', 404, 'InvalidRequest', 'Tag not found'],
    ['D23', 'hardware_taken', 409, 'InvalidRequest', 'Hardware is already attached to another tag'],
  ] as const)('%s: %s has the status, code and message of the interface', (_, reason, status, code, message) => {
    expect(failures[reason]).toEqual({ status, code, message });
  });

  test('every error status declared by an operation belongs to a failure', () => {
    const statuses = new Set<number>(table.map(([, { status }]) => status));
    const declared = routesOf(v1).flatMap(({ responses }) => Object.keys(responses).map(Number));
    expect([...declared, ...sharedStatuses].filter((status) => status >= 400 && !statuses.has(status))).toEqual([]);
  });
});

describe('A8: the body of an error', () => {
  test.each(table)('is valid for %s', (_, { code, message }) => {
    expect(ErrorBody.parse({ error: { code, message } })).toEqual({ error: { code, message } });
  });

  test('lists the names of missing values, which must be strings', () => {
    const { code, message } = failures.missing_values;
    const body = { error: { message, code, values: ['lang', 'text'] } };
    expect(ErrorBody.parse(body)).toEqual(body);
    expect(ErrorBody.safeParse({ error: { message, code, values: [1] } }).success).toBe(false);
  });

  test.each([
    ['no error', {}],
    ['an unknown code', { error: { message: 'No', code: 'Nope' } }],
    ['no message', { error: { code: 'ServerError' } }],
  ])('is invalid with %s', (_, body) => {
    expect(ErrorBody.safeParse(body).success).toBe(false);
  });
});
