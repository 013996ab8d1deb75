/** D73: the wishes that a web process keeps while no runner answers. */
import { expect, test } from '@jest/globals';
import type { LeftWish } from '../../contracts/runner.ts';
import { KeptWishes } from '../../src/channel/client-kept.ts';
import { eventually } from '../setup/eventually.ts';

const wish = (id: number, lang_code = 'fr'): LeftWish => ({ subject: { kind: 'text', id }, lang_code });
const idsOf = (batches: LeftWish[][]) => batches.map((batch) => batch.map(({ subject }) => subject.id));

/** A runner that takes what is sent, or does not. */
function runner() {
  const taken: LeftWish[][] = [];
  const it = {
    taken,
    tries: 0,
    isAway: true,
    send: async (wishes: LeftWish[]) => {
      it.tries += 1;
      if (it.isAway) throw new Error('away');
      taken.push(wishes);
    },
  };
  return it;
}

test('each subject and language is kept once, and sent in batches when a runner is there', async () => {
  const there = runner();
  const kept = new KeptWishes({ ...there, interval: 1, batch: 2 });
  for (const given of [wish(1), wish(2), wish(1), wish(1, 'de'), wish(2)]) kept.keep(given);
  expect(kept.held).toBe(3);
  await eventually('it has been tried', () => there.tries > 1);
  expect(kept.held).toBe(3);
  there.isAway = false;
  await eventually('nothing is left', () => kept.held === 0);
  expect(there.taken.flat()).toHaveLength(3);
  expect(there.taken.map((batch) => batch.length)).toEqual([2, 1]);
  // And again, after it had come to rest.
  kept.keep(wish(4));
  await eventually('nothing is left', () => there.taken.length === 3);
});

test('what is being sent is kept until a runner has it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let tries = 0;
  const send = () => {
    tries += 1;
    return promise;
  };
  const kept = new KeptWishes({ send, interval: 1, batch: 2 });
  for (const id of [1, 2, 3]) kept.keep(wish(id));
  await eventually('it is being sent', () => tries === 1);
  expect(kept.held).toBe(3);
  resolve();
  await eventually('a runner has it', () => tries === 2);
  await kept.close(1000);
  expect(kept.held).toBe(0);
});

test('of more than 10 000 the oldest go, and are counted', async () => {
  const kept = new KeptWishes({ send: () => new Promise(() => {}) });
  for (let id = 1; id <= 10_003; id += 1) kept.keep(wish(id));
  expect([kept.held, kept.dropped]).toEqual([10_000, 3]);
  const few = runner();
  few.isAway = false;
  const small = new KeptWishes({ ...few, most: 2, interval: 60_000 });
  for (const id of [1, 2, 3]) small.keep(wish(id));
  await small.close(1000);
  expect(idsOf(few.taken)).toEqual([[2, 3]]);
});

test('a batch that no runner takes does not keep the others from being sent', async () => {
  const taken: number[] = [];
  const send = async (wishes: LeftWish[]) => {
    if (wishes.some(({ subject }) => subject.id === 1)) throw new Error('this one never');
    taken.push(...wishes.map(({ subject }) => subject.id));
  };
  const kept = new KeptWishes({ send, interval: 1, batch: 1 });
  for (const id of [1, 2, 3]) kept.keep(wish(id));
  await eventually('the others are sent', () => taken.length === 2);
  expect([taken, kept.held]).toEqual([[2, 3], 1]);
  await kept.close(10);
});

test('at the end it is tried once more, and no longer than it may take', async () => {
  const there = runner();
  const kept = new KeptWishes({ ...there, interval: 60_000 });
  kept.keep(wish(1));
  there.isAway = false;
  await kept.close(30_000);
  expect(idsOf(there.taken)).toEqual([[1]]);
  const hanging = new KeptWishes({ send: () => new Promise(() => {}), interval: 60_000 });
  hanging.keep(wish(1));
  expect(await hanging.close(1)).toBeUndefined();
});
