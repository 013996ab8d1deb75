/** The places that responses hold, and how many of them one customer, network or link may have. */
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { ConcurrencyLimit } from '../../src/http/concurrency-limit.ts';

const answer = () => new EventEmitter() as unknown as Response;

test('HU14: no holder exceeds its share under any of its names, and a finished response frees its place', () => {
  const limit = new ConcurrencyLimit({ all: 4, ofOne: 2 });
  const first = answer();
  expect(limit.tryAcquire(first, 'link 1', 'network a')).toBe(true);
  expect(limit.tryAcquire(answer(), 'link 1', 'network b')).toBe(true);
  expect(limit.tryAcquire(answer(), 'link 1', 'network c')).toBe(false);
  expect(limit.tryAcquire(answer(), 'link 2', 'network a')).toBe(true);
  expect(limit.tryAcquire(answer(), 'link 3', 'network a')).toBe(false);
  expect(limit.tryAcquire(answer(), 'link 4', 'network d')).toBe(true);
  expect(limit.tryAcquire(answer(), 'link 5', 'network e')).toBe(false);
  first.emit('close');
  expect(limit.tryAcquire(answer(), 'link 5', 'network e')).toBe(true);
});
