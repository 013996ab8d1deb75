/** What is kept of answers, and until when. */
import { describe, expect, test } from '@jest/globals';
import { AnswerCache } from '../../src/lookup/kept/answer-cache.ts';

interface Answer {
  tag: number;
  upTo?: number | undefined;
  size: number;
  words: string;
}

function cacheOf(most = 1600) {
  const state = { isSure: true };
  const cache = new AnswerCache<Answer>({ most, isSure: () => state.isSure });
  const keep = (key: string, tag: number, since = cache.now, size = 50) =>
    cache.keep(key, { tag, size, words: key }, since);
  const keepSpan = (key: string, tag: number, upTo: number, since = cache.now) =>
    cache.keep(key, { tag, upTo, size: 50, words: key }, since);
  return { cache, keep, keepSpan, state };
}

describe('an answer', () => {
  test('is given again until its tag changes, by whatever key', () => {
    const { cache, keep } = cacheOf();
    for (const key of ['by identifier', 'by hardware']) keep(key, 1);
    keep('another', 2);
    expect(cache.get('by identifier')).toMatchObject({ words: 'by identifier' });
    cache.changed([1]);
    expect([cache.get('by identifier'), cache.get('by hardware')]).toEqual([undefined, undefined]);
    expect(cache.get('another')).toMatchObject({ tag: 2 });
    cache.changed('all');
    expect(cache.get('another')).toBeUndefined();
    expect(cache.held).toEqual({ answers: 0, bytes: 0 });
    expect(cache.counts).toEqual({ hits: 2, misses: 3 });
  });

  test('that takes the place of one of another tag ends with its own', () => {
    const { cache, keep } = cacheOf();
    keep('beacon', 1);
    keep('beacon', 2);
    cache.changed([1]);
    expect(cache.get('beacon')).toMatchObject({ tag: 2 });
    cache.changed([2]);
    expect(cache.get('beacon')).toBeUndefined();
  });

  test.each([
    [4, false],
    [5, true],
    [6, true],
    [8, true],
    [9, false],
  ])('that names the tag 8 after the tag 5 is ended by a change of the tag %i: %p', (changed, isEnded) => {
    const { cache, keepSpan } = cacheOf();
    keepSpan('before', 5, 8);
    const since = cache.now;
    cache.changed([1, changed]);
    expect(cache.get('before') === undefined).toBe(isEnded);
    keepSpan('meanwhile', 5, 8, since);
    expect(cache.get('meanwhile') === undefined).toBe(isEnded);
    keepSpan('afterwards', 5, 8);
    expect(cache.get('afterwards')).toBeDefined();
  });

  test('that names no tag after its own is ended by any that may come after it', () => {
    const { cache, keepSpan } = cacheOf();
    keepSpan('last', 5, Number.POSITIVE_INFINITY);
    cache.changed([4]);
    expect(cache.get('last')).toBeDefined();
    cache.changed([1_000_000]);
    expect(cache.get('last')).toBeUndefined();
  });

  test('that took the place of one that names the next tag stands on its own tag alone', () => {
    const { cache, keep, keepSpan } = cacheOf();
    keepSpan('key', 5, 8);
    keep('key', 5);
    cache.changed([6]);
    expect(cache.get('key')).toBeDefined();
  });

  test.each<[string, (cache: AnswerCache<Answer>) => void, boolean]>([
    ['its tag changed while it was made', (cache) => cache.changed([1]), false],
    ['anything may have changed while it was made', (cache) => cache.changed('all'), false],
    ['another tag changed while it was made', (cache) => cache.changed([2]), true],
    [
      'more tags changed than are remembered',
      (cache) => cache.changed(Array.from({ length: 20_001 }, (_, i) => i + 2)),
      false,
    ],
  ])('where %s', (_what, change, isKept) => {
    const { cache, keep } = cacheOf();
    const since = cache.now;
    change(cache);
    keep('key', 1, since);
    expect(cache.get('key') !== undefined).toBe(isKept);
  });

  test('that was read before a change is not kept, though another change came and went', () => {
    const { cache, keep } = cacheOf();
    const since = cache.now;
    cache.changed([1]);
    cache.changed([2]);
    keep('key', 1, since);
    expect(cache.get('key')).toBeUndefined();
  });

  test('that tells of several tags ends with any of thousands that change at once, in no order', () => {
    const { cache, keepSpan } = cacheOf();
    keepSpan('before all', 2, 9);
    keepSpan('around one', 40, 50);
    keepSpan('between two', 51, 59);
    keepSpan('up to one', 59, 60);
    keepSpan('behind all', 100_001, 100_009);
    cache.changed([60, 11, 50, ...Array.from({ length: 5000 }, (_, at) => 100_000 - at), 10]);
    const keys = ['before all', 'around one', 'between two', 'up to one', 'behind all'];
    expect(keys.filter((key) => cache.get(key))).toEqual(['before all', 'between two', 'behind all']);
  });

  test('is neither given nor kept while nobody is sure to hear of changes', () => {
    const { cache, keep, state } = cacheOf();
    keep('before', 1);
    state.isSure = false;
    keep('meanwhile', 1);
    expect(cache.get('before')).toBeUndefined();
    state.isSure = true;
    expect(cache.get('meanwhile')).toBeUndefined();
  });
});

describe('the bytes', () => {
  test('are bounded: what was asked for least lately goes', () => {
    const { cache, keep } = cacheOf(1600);
    for (let n = 0; n < 32; n += 1) keep(`key ${n}`, n);
    cache.get('key 0');
    keep('one more', 99);
    expect(cache.held).toEqual({ answers: 32, bytes: 1600 });
    expect(cache.get('key 0')).toBeDefined();
    expect(cache.get('key 1')).toBeUndefined();
  });

  test('of one answer that is larger than a sixteenth of all are not kept, nor those of its forerunner', () => {
    const { cache, keep } = cacheOf(1600);
    keep('key', 1);
    keep('key', 1, cache.now, 101);
    expect(cache.get('key')).toBeUndefined();
    expect(cache.held.answers).toBe(0);
  });
});
