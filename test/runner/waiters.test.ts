import { expect, test } from '@jest/globals';
import { Waiters } from '../../src/runner/queue/waiting.ts';

const soon = () => performance.now() + 60_000;

test('who waits is woken for its own target only, and all of them when the runner stops', async () => {
  const all = new Waiters();
  const [one, other] = [all.join('text:1:fr'), all.join('text:2:fr')];
  const [first, second] = [one.next(soon()), other.next(performance.now())];
  all.wake('text:1:fr');
  expect([await first, await second]).toEqual([true, false]);
  const third = other.next(soon());
  all.close();
  expect(await third).toBe(false);
});

test('nothing is left of those who have gone, as long as the runner may live', async () => {
  const all = new Waiters();
  const [one, other, third] = [all.join('text:1:fr'), all.join('text:1:fr'), all.join('text:2:fr')];
  expect(all.size).toBe(2);
  one.leave();
  expect(all.size).toBe(2);
  other.leave();
  third.leave();
  expect(all.size).toBe(0);
  // Who leaves twice, after another has come, takes nothing away from that one.
  const late = all.join('text:1:fr');
  one.leave();
  expect(all.size).toBe(1);
  late.leave();
  expect(all.size).toBe(0);
});
