/** The small faults of `npm run mutants`: none of them may lose its place without anybody noticing. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { root } from './copy.ts';
import { mutated, testsOf } from './mutant.ts';
import { rooms } from './rooms/index.ts';

describe.each(rooms)('the faults in $name', (room) => {
  test.each(room.mutants)('$file: $breaks', (mutant) => {
    mutated(root, mutant);
    expect(testsOf(room, mutant).filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('are at least 200, each of its own', () => {
  const all = rooms.flatMap(({ mutants }) => mutants);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ file, from, to }) => JSON.stringify([file, from, to]))).size).toBe(all.length);
});
