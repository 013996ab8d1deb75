/** D73: the requests that a web process buffers while no runner answers. */
import { expect, test } from '@jest/globals';
import type { BackgroundRequest } from '../../contracts/runner.ts';
import { RequestBuffer } from '../../src/channel/request-buffer.ts';
import { eventually } from '../setup/eventually.ts';

const request = (id: number, lang_code = 'fr'): BackgroundRequest => ({ subject: { kind: 'text', id }, lang_code });
const idsOf = (batches: BackgroundRequest[][]) => batches.map((batch) => batch.map(({ subject }) => subject.id));

/** A runner that takes what is sent, or does not. */
function runner() {
  const taken: BackgroundRequest[][] = [];
  const it = {
    taken,
    tries: 0,
    isAway: true,
    send: async (requests: BackgroundRequest[]) => {
      it.tries += 1;
      if (it.isAway) throw new Error('away');
      taken.push(requests);
    },
  };
  return it;
}

test('each subject and language is buffered once, and sent in batches when a runner is there', async () => {
  const there = runner();
  const buffer = new RequestBuffer({ ...there, interval: 1, batch: 2 });
  for (const given of [request(1), request(2), request(1), request(1, 'de'), request(2)]) buffer.add(given);
  expect(buffer.size).toBe(3);
  await eventually('it has been tried', () => there.tries > 1);
  expect(buffer.size).toBe(3);
  there.isAway = false;
  await eventually('nothing is left', () => buffer.size === 0);
  expect(there.taken.flat()).toHaveLength(3);
  expect(there.taken.map((batch) => batch.length)).toEqual([2, 1]);
  // And again, after it had come to rest.
  buffer.add(request(4));
  await eventually('nothing is left', () => there.taken.length === 3);
});

test('a request stays buffered until a runner has received it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let tries = 0;
  const send = () => {
    tries += 1;
    return promise;
  };
  const buffer = new RequestBuffer({ send, interval: 1, batch: 2 });
  for (const id of [1, 2, 3]) buffer.add(request(id));
  await eventually('it is being sent', () => tries === 1);
  expect(buffer.size).toBe(3);
  resolve();
  await eventually('a runner has it', () => tries === 2);
  await buffer.close(1000);
  expect(buffer.size).toBe(0);
});

test('a request that is added again while it is being sent is sent again', async () => {
  const first = Promise.withResolvers<void>();
  const sent: BackgroundRequest[][] = [];
  const send = (requests: BackgroundRequest[]) => {
    sent.push(requests);
    return sent.length === 1 ? first.promise : Promise.resolve();
  };
  const buffer = new RequestBuffer({ send, interval: 1 });
  for (const id of [1, 2]) buffer.add(request(id));
  await eventually('it is being sent', () => sent.length === 1);
  buffer.add(request(1));
  first.resolve();
  await eventually('nothing is left', () => buffer.size === 0);
  expect(idsOf(sent)).toEqual([[1, 2], [1]]);
});

test('beyond 10 000 requests the oldest are dropped and counted', async () => {
  const buffer = new RequestBuffer({ send: () => new Promise(() => {}) });
  for (let id = 1; id <= 10_003; id += 1) buffer.add(request(id));
  expect([buffer.size, buffer.dropped]).toEqual([10_000, 3]);
  const few = runner();
  few.isAway = false;
  const small = new RequestBuffer({ ...few, most: 2, interval: 60_000 });
  for (const id of [1, 2, 3]) small.add(request(id));
  await small.close(1000);
  expect(idsOf(few.taken)).toEqual([[2, 3]]);
});

test('a batch that no runner accepts does not keep the others from being sent', async () => {
  const taken: number[] = [];
  const send = async (requests: BackgroundRequest[]) => {
    if (requests.some(({ subject }) => subject.id === 1)) throw new Error('this one never');
    taken.push(...requests.map(({ subject }) => subject.id));
  };
  const buffer = new RequestBuffer({ send, interval: 1, batch: 1 });
  for (const id of [1, 2, 3]) buffer.add(request(id));
  await eventually('the others are sent', () => taken.length === 2);
  expect([taken, buffer.size]).toEqual([[2, 3], 1]);
  await buffer.close(10);
});

test('closing sends once more, within a time limit', async () => {
  const there = runner();
  const buffer = new RequestBuffer({ ...there, interval: 60_000 });
  buffer.add(request(1));
  there.isAway = false;
  await buffer.close(30_000);
  expect(idsOf(there.taken)).toEqual([[1]]);
  const hanging = new RequestBuffer({ send: () => new Promise(() => {}), interval: 60_000 });
  hanging.add(request(1));
  expect(await hanging.close(1)).toBeUndefined();
});
