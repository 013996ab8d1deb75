/** The counts that a list shows. */
import { expect, test } from '@jest/globals';
import { maxCounted } from '../../contracts/management/list-query.ts';
import { countInWords, listPager } from '../../src/html/list.ts';

const tag = { one: 'tag', many: 'tags' };
const page = {
  first: '7',
  last: '8',
  rows: [{ id: 7 }, { id: 8 }],
  words: '',
  total: 5,
  found: 5,
  countedTo: maxCounted,
  earlier: 2,
  hasLater: true,
};
const more = maxCounted + 1;

test('a list says which of its records are on the page', () => {
  expect(`${countInWords(page, tag)}`).toBe('5 tags: 3 to 4 here');
});

test('a list says “More than” when its records exceed the limit of the count', () => {
  expect(`${countInWords({ ...page, total: more, found: more }, tag)}`).toBe('More than 10000 tags: 3 to 4 here');
  expect(`${countInWords({ ...page, words: 'harp', total: 0, found: 0, rows: [] }, tag)}`).toBe(
    '0 tags with “<bdi>harp</bdi>”',
  );
  expect(`${countInWords({ ...page, total: more, found: more, earlier: more }, tag)}`).toBe('More than 10000 tags');
});

test('a search says how many records it found, up to the limit of the count', () => {
  const found = { ...page, words: 'oak' };
  const told = (list: Partial<typeof page>) => `${countInWords({ ...found, ...list }, tag)}`;
  expect(told({ found: 4 })).toContain('4 of 5 tags');
  expect(told({ found: more })).toMatch(/^More than 10000 of 5 tags .*: 3 to 4 here$/);
  expect(told({ found: more, earlier: more })).not.toContain('here');
});

test('the pager links back and forward whenever there are records, whatever the counts', () => {
  expect(`${listPager('/Tags', { ...page, found: more, earlier: more })}`).toContain('href="/Tags?after=8"');
  expect(`${listPager('/Tags', { ...page, earlier: 0 })}`).not.toContain('rel="prev"');
  expect(`${listPager('/Tags', { ...page, hasLater: false })}`).not.toContain('rel="next"');
});
