/** The queue for tasks of which a process runs only a few at once, such as the hashing of passwords. */
import { expect, test } from '@jest/globals';
import { Failure } from '../../src/errors.ts';
import { FairSemaphore } from '../../src/model/fair-semaphore.ts';
import { hashPermits } from '../../src/model/sign-in/passwords.ts';

test.each([
  [1, 1, 1],
  [2, 1, 2],
  [4, 2, 2],
  [4, 8, 1],
  [16, 2, 3],
])('with %i cores, each of %i processes hashes on %i', (cores, processes, permits) => {
  expect(hashPermits(processes, cores)).toBe(permits);
});

const refusal = (waiting: number) => new Failure('passwords_busy', { retryAfter: waiting });

/** Work that ends when it is told to, and notes that it began. */
function held() {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await gate.promise;
    return name;
  };
  return { begun, work, open: gate.resolve };
}

test('runs a few tasks at once, and refuses what exceeds its queue', async () => {
  const semaphore = new FairSemaphore({ permits: 2, queue: { all: 4, ofOne: 1 }, refusal });
  const { begun, work, open } = held();
  const all = [1, 2, 3, 4, 5, 6].map((n) => semaphore.run(`network ${n}`, work(`${n}`)));
  expect(begun).toEqual(['1', '2']);
  await expect(semaphore.run('network 7', work('7'))).rejects.toMatchObject({
    reason: 'passwords_busy',
    retryAfter: 0,
  });
  open();
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await semaphore.run('network 7', work('again'))).toBe('again');
});

test('limits each client to its share of the queue, and serves clients in turn', async () => {
  const semaphore = new FairSemaphore({ permits: 1, queue: { all: 12, ofOne: 4 }, refusal });
  const { begun, work, open } = held();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => semaphore.run(name[0] ?? '', work(name)));
  await expect(semaphore.run('a', work('a5'))).rejects.toMatchObject({ reason: 'passwords_busy', retryAfter: 3 });
  open();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('limits the tasks of one client at a time, and serves others meanwhile', async () => {
  const semaphore = new FairSemaphore({ permits: 3, permitsOfOne: 1, queue: { all: 9, ofOne: 4 }, refusal });
  const { begun, work, open } = held();
  const all = ['a1', 'a2', 'b1', 'b2', 'c1', 'd1'].map((name) => semaphore.run(name[0] ?? '', work(name)));
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  open();
  await Promise.all(all);
  expect(begun.slice(3).sort()).toEqual(['a2', 'b2', 'd1']);
});

test('a failed task releases its permit', async () => {
  const semaphore = new FairSemaphore({ permits: 1, queue: { all: 4, ofOne: 4 }, refusal });
  const failing = semaphore.run('a', () => Promise.reject(new Error('no')));
  const next = semaphore.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('passes on the permit of a task that gives up, before or after its turn', async () => {
  const semaphore = new FairSemaphore({ permits: 1, queue: { all: 9, ofOne: 4 }, refusal });
  const { work, open } = held();
  const first = semaphore.run('a', work('first'));
  const failing = (wait: Promise<void>) => wait.then(() => Promise.reject(new Error('no connection')));
  const before = semaphore.run('b', work('never'), () => failing(Promise.resolve()));
  const after = semaphore.run('c', work('never'), (wait) => failing(wait()));
  await expect(before).rejects.toThrow('no connection');
  open();
  await expect(after).rejects.toThrow('no connection');
  expect(await first).toBe('first');
  expect(await semaphore.run('d', work('next'))).toBe('next');
});
