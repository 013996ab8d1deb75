/** Waiting for the hashing of passwords. */
import { expect, test } from '@jest/globals';
import { FairSemaphore } from '../../src/model/sign-in/fair-semaphore.ts';
import { permitsOf } from '../../src/model/sign-in/passwords.ts';

test.each([
  [1, 1, 1],
  [2, 1, 2],
  [4, 2, 2],
  [4, 8, 1],
  [16, 2, 3],
])('of %i cores, each of %i processes hashes on %i', (cores, processes, permits) => {
  expect(permitsOf(processes, cores)).toBe(permits);
});

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

test('does a few at once, and refuses what its queue has no room for', async () => {
  const semaphore = new FairSemaphore({ permits: 2, queue: 4 });
  const { begun, work, open } = held();
  const all = [1, 2, 3, 4, 5, 6].map((n) => semaphore.run(`network ${n}`, work(`${n}`)));
  expect(begun).toEqual(['1', '2']);
  const refusal = { reason: 'passwords_busy', retryAfter: expect.any(Number) };
  await expect(semaphore.run('network 7', work('7'))).rejects.toMatchObject(refusal);
  open();
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await semaphore.run('network 7', work('again'))).toBe('again');
});

test('a network holds at most a quarter of the queue, and the others have their turns between its', async () => {
  const semaphore = new FairSemaphore({ permits: 1, queue: 12 });
  const { begun, work, open } = held();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => semaphore.run(name[0] ?? '', work(name)));
  await expect(semaphore.run('a', work('a5'))).rejects.toMatchObject({ reason: 'passwords_busy' });
  open();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('work that fails hands the permit on', async () => {
  const semaphore = new FairSemaphore({ permits: 1, queue: 4 });
  const failing = semaphore.run('a', () => Promise.reject(new Error('no')));
  const next = semaphore.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
