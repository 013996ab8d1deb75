/** The changes of jobs that are buffered for a subscriber. */
import { expect, test } from '@jest/globals';
import type { Job } from '../../contracts/runner.ts';
import { Backlog } from '../../src/admin/backlog.ts';

const change = (id: number, version: number) => ({ job: { id, version } as Job, eventId: `${version}` });
const never = new AbortController().signal;

test('put() replaces an earlier change of the same job, and moves it to the end', () => {
  const backlog = new Backlog(10);
  for (const each of [change(1, 1), change(2, 2), change(1, 3)]) backlog.put(each);
  expect(backlog.take(10)).toEqual([change(2, 2), change(1, 3)]);
  expect(backlog.take(10)).toEqual([]);
});

test('changes that were not taken stay in order', () => {
  const backlog = new Backlog(10);
  for (const id of [1, 2, 3]) backlog.put(change(id, id));
  expect(backlog.take(2).map(({ job }) => job.id)).toEqual([1, 2]);
  backlog.put(change(4, 4));
  expect(backlog.take(2).map(({ job }) => job.id)).toEqual([3, 4]);
});

test('after an overflow, a backlog ignores all further changes, and is spent once it is empty', () => {
  const backlog = new Backlog(2);
  for (const each of [change(1, 1), change(2, 2), change(1, 3), change(3, 4), change(2, 5)]) backlog.put(each);
  expect(backlog.isSpent).toBe(false);
  expect(backlog.take(10)).toEqual([change(2, 2), change(1, 3)]);
  expect(backlog.isSpent).toBe(true);
});

test('filled() resolves on a change, on timeout, and on abort', async () => {
  const backlog = new Backlog(2);
  const woken = backlog.filled(600_000, never);
  backlog.put(change(1, 1));
  await woken;
  await backlog.filled(600_000, never);
  backlog.take(1);
  await backlog.filled(1, never);
  const ending = new AbortController();
  const ended = backlog.filled(600_000, ending.signal);
  ending.abort();
  await ended;
  await backlog.filled(600_000, ending.signal);
});
