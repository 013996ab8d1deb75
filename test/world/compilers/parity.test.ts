import { beforeAll, expect, test } from '@jest/globals';
import { operations } from '../../parity/operations.ts';
import { documented, legacy } from '../../parity/raw.ts';
import { type Results, runAll } from '../../parity/run.ts';
import { vectors } from '../../parity/vectors.ts';

let results: Results;
beforeAll(async () => {
  results = await runAll(documented, { isSdk: false });
});

test('there are at least 150 vectors, with unique names', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
});

test('the vectors call every operation of /api/v1, and every management resource', () => {
  const called = new Set(vectors.map((vector) => vector.do));
  const missed = [...operations].filter(([id]) => !called.has(id)).map(([, { path }]) => path);
  expect(missed.filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
  const reached = new Set([...called].map((id) => operations.get(id)?.path.split(/[./]/)[1]));
  for (const { path } of operations.values()) expect(reached).toContain(path.split(/[./]/)[1]);
});

test('the legacy transport gives the same results', async () => {
  const of = await runAll(legacy, { isSdk: false });
  expect(Object.fromEntries(of)).toEqual(Object.fromEntries(results));
});
