/** Concurrent calls that share a run: the present one, or the next. */
import { expect, test } from '@jest/globals';
import { nextFlight, singleFlight } from '../src/single-flight.ts';

test('a call during a run gets its result, and a later call begins another', async () => {
  const share = singleFlight<number, number>();
  const first = Promise.withResolvers<number>();
  const shared = [share(() => first.promise, 1), share(async () => 2, 1)];
  expect(await share(async () => 3, 2)).toBe(3);
  first.resolve(1);
  expect(await Promise.all(shared)).toEqual([1, 1]);
  const failing = share(async () => {
    throw new Error('no');
  }, 1);
  await expect(failing).rejects.toThrow('no');
  expect(await share(async () => 4, 1)).toBe(4);
});

test('a call during a run gets the result of the next run, together with the others that came', async () => {
  const share = nextFlight<string, number>();
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = () => {
    begun += 1;
    const mine = begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(mine)));
  };
  const first = [share(work, 'a'), share(work, 'a')];
  await Promise.resolve();
  expect(begun).toBe(1);
  const second = [share(work, 'a'), share(work, 'a')];
  ends[0]?.();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await Promise.resolve();
  ends[1]?.();
  expect(await Promise.all(second)).toEqual([2, 2]);
  expect(begun).toBe(2);
});

test('different keys do not wait for each other, and a failure affects only its own callers', async () => {
  const share = nextFlight<string, string>();
  const never = share(() => new Promise(() => {}), 'slow');
  expect(await share(async () => 'done', 'quick')).toBe('done');
  const failing = share(async () => {
    throw new Error('no');
  }, 'broken');
  const after = failing.catch(() => share(async () => 'yes', 'broken'));
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
  expect(await Promise.race([never, Promise.resolve('still waiting')])).toBe('still waiting');
});
