import { expect, test } from '@jest/globals';
import { coalescing } from '../../src/runner/queue/waiting.ts';

test('who asks while the work is done gets the result of the next time, together with all others who came', async () => {
  const coalesce = coalescing<number>();
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = () => {
    begun += 1;
    const mine = begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(mine)));
  };
  const first = [coalesce('a', work), coalesce('a', work)];
  await Promise.resolve();
  expect(begun).toBe(1);
  const second = [coalesce('a', work), coalesce('a', work)];
  ends[0]?.();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await Promise.resolve();
  ends[1]?.();
  expect(await Promise.all(second)).toEqual([2, 2]);
  expect(begun).toBe(2);
});

test('different keys do not wait for each other, and a failure is nobody else’s', async () => {
  const coalesce = coalescing<string>();
  const never = coalesce('slow', () => new Promise(() => {}));
  expect(await coalesce('quick', async () => 'done')).toBe('done');
  const failing = coalesce('broken', async () => {
    throw new Error('no');
  });
  const after = failing.catch(() => coalesce('broken', async () => 'yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
  expect(await Promise.race([never, Promise.resolve('still waiting')])).toBe('still waiting');
});
