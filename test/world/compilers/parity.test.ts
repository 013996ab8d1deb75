import { beforeAll, expect, test } from '@jest/globals';
import { operations } from '../../parity/operations.ts';
import { documented, legacy } from '../../parity/raw.ts';
import { type Results, runAll } from '../../parity/run.ts';
import { vectors } from '../../parity/vectors.ts';

let results: Results;
beforeAll(async () => {
  results = await runAll(documented, { isSdk: false });
});

test('there are 150 vectors or more, each under a name of its own', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
});

test('the whole of /api/v1 is called, and every management resource', () => {
  const called = new Set(vectors.map((vector) => vector.do));
  const missed = [...operations].filter(([id]) => !called.has(id)).map(([, { path }]) => path);
  expect(missed.filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
  const reached = new Set([...called].map((id) => operations.get(id)?.path.split(/[./]/)[1]));
  for (const { path } of operations.values()) expect(reached).toContain(path.split(/[./]/)[1]);
});

test('the legacy transport gives the same outcomes', async () => {
  const of = await runAll(legacy, { isSdk: false });
  expect(Object.fromEntries(of)).toEqual(Object.fromEntries(results));
});
