import { expect, test } from '@jest/globals';
import { pagesAsked, valuesOf } from './asked-pages.ts';

test('each parameter of each page and list has a value to be measured with', () => {
  const ids = new Proxy<Record<string, number>>({}, { get: () => 1 });
  const pages = pagesAsked({ ids, values: valuesOf(1, 'AB12'), deep: { id: 'MQ' } });

  expect(pages.length).toBeGreaterThan(800);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((page) => page.startsWith('/Tags.json?') && page.includes('hidden=1'))).not.toEqual([]);
});
