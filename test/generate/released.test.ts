/** The documents that were released, and what the present one owes them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { brokenPromises, release } from '../../src/generate/released.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'released-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A document of a version with these operations. */
const document = (version: string, ...operations: string[]) => ({
  info: { version },
  paths: Object.fromEntries(
    operations.map((operationId) => [`/${operationId}`, { get: { operationId, responses: { 200: {} } } }]),
  ),
});
const files = () => readdirSync(join(root, 'contracts/released')).sort();

test('the present document keeps what the last released one has promised', () => {
  expect(brokenPromises('.', openApi())).toEqual([]);
});

test('a released document is kept under its version, and is what the next one is compared with', () => {
  const first = document('0.1.0', 'a', 'b');
  expect(release(root, first)).toBe('contracts/released/openapi-0.1.0.json');
  expect(JSON.parse(readFileSync(join(root, 'contracts/released/openapi-0.1.0.json'), 'utf8'))).toEqual(first);
  expect(brokenPromises(root, first)).toEqual([]);
  expect(brokenPromises(root, document('0.1.0', 'a', 'b', 'c'))).toEqual([]);
  expect(brokenPromises(root, document('0.1.0', 'b'))).toEqual([
    { operationId: 'a', address: 'GET /a', where: '', what: 'is gone' },
  ]);
});

test('additions can be released under the same version, and are promised from then on', () => {
  release(root, document('0.1.0', 'a'));
  release(root, document('0.1.0', 'a', 'b'));
  expect(files()).toEqual(['openapi-0.1.0.json']);
  expect(brokenPromises(root, document('0.1.0', 'a'))).toHaveLength(1);
});

test.each([
  ['0.1.0', '0.1.0'],
  ['0.1.0', '0.1.1'],
  ['1.0.0', '1.1.0'],
])('from %s to %s nothing may break, and nothing is written where it does', (earlier, version) => {
  release(root, document(earlier, 'a', 'b'));
  expect(() => release(root, document(version, 'b'))).toThrow(
    `${version} may not break what ${earlier} promised:\na (GET /a): is gone`,
  );
  expect(files()).toEqual([`openapi-${earlier}.json`]);
  expect(brokenPromises(root, document(version, 'b'))).toHaveLength(1);
});

test.each([
  ['0.1.0', '0.2.0'],
  ['0.9.0', '0.10.0'],
  ['0.1.0', '1.0.0'],
  ['1.9.3', '2.0.0'],
])('from %s to %s something may break: once it is released, that is what is promised', (earlier, version) => {
  release(root, document(earlier, 'a', 'b'));
  expect(brokenPromises(root, document(version, 'b'))).toHaveLength(1);
  release(root, document(version, 'b'));
  expect(brokenPromises(root, document(version, 'b'))).toEqual([]);
  expect(files()).toHaveLength(2);
});

test('an earlier version is not released after a later one', () => {
  release(root, document('0.10.0', 'a'));
  expect(() => release(root, document('0.9.0', 'a'))).toThrow('0.10.0 has been released already');
});

test('without a released document there is nothing to compare with, and that is said', () => {
  mkdirSync(join(root, 'contracts/released'), { recursive: true });
  expect(() => brokenPromises(root, document('0.1.0'))).toThrow('contracts/released holds no document');
});
