/** What a list says of how much there is. */
import { expect, test } from '@jest/globals';
import { mostCounted } from '../../contracts/management/list-query.ts';
import { countInWords, listPager } from '../../src/html/list.ts';

const tag = { one: 'tag', many: 'tags' };
const page = {
  first: '7',
  last: '8',
  rows: [{ id: 7 }, { id: 8 }],
  words: '',
  total: 5,
  found: 5,
  countedTo: mostCounted,
  earlier: 2,
  hasLater: true,
};
const more = mostCounted + 1;

test('a list says which of its records are on the page', () => {
  expect(`${countInWords(page, tag)}`).toBe('5 tags: 3 to 4 here');
});

test('what was not counted to its end is more than what was', () => {
  expect(`${countInWords({ ...page, total: more, found: more }, tag)}`).toBe('More than 10000 tags: 3 to 4 here');
  expect(`${countInWords({ ...page, words: 'harp', total: 0, found: 0, rows: [] }, tag)}`).toBe(
    '0 tags with “<bdi>harp</bdi>”',
  );
  expect(`${countInWords({ ...page, total: more, found: more, earlier: more }, tag)}`).toBe('More than 10000 tags');
});

test('what words have found is told as far as it was counted', () => {
  const found = { ...page, words: 'oak' };
  const told = (list: Partial<typeof page>) => `${countInWords({ ...found, ...list }, tag)}`;
  expect(told({ found: 4 })).toContain('4 of 5 tags');
  expect(told({ found: more })).toMatch(/^More than 10000 of 5 tags .*: 3 to 4 here$/);
  expect(told({ found: more, earlier: more })).not.toContain('here');
});

test('the ways forward and back are there where something is, whatever was counted', () => {
  expect(`${listPager('/Tags', { ...page, found: more, earlier: more })}`).toContain('href="/Tags?after=8"');
  expect(`${listPager('/Tags', { ...page, earlier: 0 })}`).not.toContain('rel="prev"');
  expect(`${listPager('/Tags', { ...page, hasLater: false })}`).not.toContain('rel="next"');
});
