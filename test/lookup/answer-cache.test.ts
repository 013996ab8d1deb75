/** Which answers the cache keeps, and until when. */
import { describe, expect, test } from '@jest/globals';
import { AnswerCache } from '../../src/lookup/cache/answer-cache.ts';

interface Answer {
  tag: number;
  size: number;
  words: string;
}

function cacheOf(most = 1600) {
  const state = { isCurrent: true };
  const cache = new AnswerCache<Answer>({ most, isCurrent: () => state.isCurrent });
  const keep = (key: string, tag: number, since = cache.now, size = 50) =>
    cache.set(key, { tag, size, words: key }, since);
  return { cache, keep, state };
}

describe('a cached answer', () => {
  test('is served until its tag changes, under every key', () => {
    const { cache, keep } = cacheOf();
    for (const key of ['by identifier', 'by hardware']) keep(key, 1);
    keep('another', 2);
    expect(cache.get('by identifier')).toMatchObject({ words: 'by identifier' });
    cache.invalidate([1]);
    expect([cache.get('by identifier'), cache.get('by hardware')]).toEqual([undefined, undefined]);
    expect(cache.get('another')).toMatchObject({ tag: 2 });
    cache.invalidate('all');
    expect(cache.get('another')).toBeUndefined();
    expect(cache.usage).toEqual({ answers: 0, bytes: 0 });
    expect(cache.counts).toEqual({ hits: 2, misses: 3 });
  });

  test('that replaces one of another tag is invalidated with its own tag only', () => {
    const { cache, keep } = cacheOf();
    keep('beacon', 1);
    keep('beacon', 2);
    cache.invalidate([1]);
    expect(cache.get('beacon')).toMatchObject({ tag: 2 });
    cache.invalidate([2]);
    expect(cache.get('beacon')).toBeUndefined();
  });

  test.each<[string, (cache: AnswerCache<Answer>) => void, boolean]>([
    ['its tag changed while it was made', (cache) => cache.invalidate([1]), false],
    ['anything may have changed while it was made', (cache) => cache.invalidate('all'), false],
    ['another tag changed while it was made', (cache) => cache.invalidate([2]), true],
    [
      'more tags changed than are remembered',
      (cache) => cache.invalidate(Array.from({ length: 20_001 }, (_, i) => i + 2)),
      false,
    ],
  ])('is stored unless its tag may have changed: %s', (_what, change, isKept) => {
    const { cache, keep } = cacheOf();
    const since = cache.now;
    change(cache);
    keep('key', 1, since);
    expect(cache.get('key') !== undefined).toBe(isKept);
  });

  test('is not stored if its tag changed after the read, even if another tag changed later', () => {
    const { cache, keep } = cacheOf();
    const since = cache.now;
    cache.invalidate([1]);
    cache.invalidate([2]);
    keep('key', 1, since);
    expect(cache.get('key')).toBeUndefined();
  });

  test('is neither served nor stored while the cache is not current', () => {
    const { cache, keep, state } = cacheOf();
    keep('before', 1);
    state.isCurrent = false;
    keep('meanwhile', 1);
    expect(cache.get('before')).toBeUndefined();
    state.isCurrent = true;
    expect(cache.get('meanwhile')).toBeUndefined();
  });
});

describe('the size of the cache', () => {
  test('is bounded: the least recently used answer is evicted', () => {
    const { cache, keep } = cacheOf(1600);
    for (let n = 0; n < 32; n += 1) keep(`key ${n}`, n);
    cache.get('key 0');
    keep('one more', 99);
    expect(cache.usage).toEqual({ answers: 32, bytes: 1600 });
    expect(cache.get('key 0')).toBeDefined();
    expect(cache.get('key 1')).toBeUndefined();
  });

  test('excludes an answer larger than a sixteenth of it, and the previous answer under that key is dropped', () => {
    const { cache, keep } = cacheOf(1600);
    keep('key', 1);
    keep('key', 1, cache.now, 101);
    expect(cache.get('key')).toBeUndefined();
    expect(cache.usage.answers).toBe(0);
  });
});
