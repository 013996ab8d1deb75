/** Released documents, and the promises that the current one has to keep. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { breaches } from '../../src/generate/released/breaking-changes.ts';
import { corrections } from '../../src/generate/released/corrections.ts';
import { brokenPromises, release } from '../../src/generate/released.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'released-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A document with these operations. */
const document = (...operations: string[]) => ({
  info: { version: '0.1.0' },
  paths: Object.fromEntries(
    operations.map((operationId) => [`/${operationId}`, { get: { operationId, responses: { 200: {} } } }]),
  ),
});
const files = () => readdirSync(join(root, 'contracts/released')).sort();

test('each correction of the last released document is still a difference', () => {
  const [version = ''] = Object.keys(corrections).slice(-1);
  const released = JSON.parse(readFileSync(`contracts/released/openapi-${version}.json`, 'utf8'));
  const found = breaches(released, openApi()).map(({ operationId, where, what }) => `${operationId} ${where} ${what}`);
  const known = (corrections[version] ?? []).flatMap(({ places, what }) =>
    Object.entries(places).flatMap(([id, wheres]) =>
      wheres.flatMap((where) => what.map((each) => `${id} ${where} ${each}`)),
    ),
  );
  expect(known.filter((each) => !found.includes(each))).toEqual([]);
});

test('the current document keeps the promises of the last released one', () => {
  expect(brokenPromises('.', openApi())).toEqual([]);
});

test("a released document is stored under the SDKs' version, and the next document is compared with it", () => {
  const first = document('a', 'b');
  expect(release(root, '0.2.0', first)).toBe('contracts/released/openapi-0.2.0.json');
  expect(JSON.parse(readFileSync(join(root, 'contracts/released/openapi-0.2.0.json'), 'utf8'))).toEqual(first);
  expect(brokenPromises(root, first)).toEqual([]);
  expect(brokenPromises(root, document('a', 'b', 'c'))).toEqual([]);
  expect(brokenPromises(root, document('b'))).toEqual([
    { operationId: 'a', address: 'GET /a', where: '', what: 'is gone' },
  ]);
});

test('a release is never overwritten: additions need a new version, and are promised from then on', () => {
  release(root, '0.1.0', document('a'));
  expect(() => release(root, '0.1.0', document('a', 'b'))).toThrow('0.1.0 has been released already, with another');
  expect(brokenPromises(root, document('a'))).toEqual([]);
  release(root, '0.1.1', document('a', 'b'));
  expect(files()).toEqual(['openapi-0.1.0.json', 'openapi-0.1.1.json']);
  expect(brokenPromises(root, document('a'))).toHaveLength(1);
});

test('releasing the same document twice succeeds', () => {
  expect(release(root, '0.1.0', document('a'))).toBe(release(root, '0.1.0', document('a')));
  expect(files()).toHaveLength(1);
});

test.each([
  ['0.1.0', '0.1.1'],
  ['1.0.0', '1.1.0'],
])('from %s to %s nothing may break: release() rejects a breach and writes nothing', (earlier, version) => {
  release(root, earlier, document('a', 'b'));
  expect(() => release(root, version, document('b'))).toThrow(
    `${version} may not break what ${earlier} promised:\na (GET /a): is gone`,
  );
  expect(files()).toEqual([`openapi-${earlier}.json`]);
  expect(brokenPromises(root, document('b'))).toHaveLength(1);
});

test.each([
  ['0.1.0', '0.2.0'],
  ['0.9.0', '0.10.0'],
  ['0.1.0', '1.0.0'],
  ['1.9.3', '2.0.0'],
])('from %s to %s something may break: the new release replaces the promises', (earlier, version) => {
  release(root, earlier, document('a', 'b'));
  expect(brokenPromises(root, document('b'))).toHaveLength(1);
  release(root, version, document('b'));
  expect(brokenPromises(root, document('b'))).toEqual([]);
  expect(files()).toHaveLength(2);
});

test('an earlier version cannot be released after a later one', () => {
  release(root, '0.10.0', document('a'));
  expect(() => release(root, '0.9.0', document('a'))).toThrow('0.10.0 has been released already');
});

test('brokenPromises() fails without a released document', () => {
  mkdirSync(join(root, 'contracts/released'), { recursive: true });
  expect(() => brokenPromises(root, document())).toThrow('contracts/released holds no document');
});
