import { expect, test } from '@jest/globals';
import { Waiters, WakeUp } from '../../src/runner/queue/waiters.ts';

const minute = 60_000;

test('a waiter is woken for its own target only, and every waiter when the runner stops', async () => {
  const all = new Waiters();
  const [one, other] = [all.join('text:1:fr'), all.join('text:2:fr')];
  const woken: string[] = [];
  const first = one.wakeUp.wait(minute).then(() => woken.push('one'));
  const second = other.wakeUp.wait(minute).then(() => woken.push('other'));
  all.wake('text:1:fr');
  await first;
  expect(woken).toEqual(['one']);
  all.close();
  await second;
  expect(woken).toEqual(['one', 'other']);
});

test('a wake-up between two waits ends the next one, and no other', async () => {
  const wakeUp = new WakeUp();
  const { signal } = new AbortController();
  await wakeUp.wait(1, signal);
  wakeUp.send();
  await wakeUp.wait(minute, signal);
  const begun = performance.now();
  await wakeUp.wait(50, signal);
  expect(performance.now() - begun).toBeGreaterThan(40);
});

test('nothing is kept of waiters that have left', async () => {
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
