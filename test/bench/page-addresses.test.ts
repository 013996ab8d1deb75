import { expect, test } from '@jest/globals';
import { pageAddresses, parameterValues } from './page-addresses.ts';

test('each parameter of each page and list has a value for the benchmark', () => {
  const ids = new Proxy<Record<string, number>>({}, { get: () => 1 });
  const pages = pageAddresses({ ids, values: parameterValues(1, 'AB12'), cursors: { id: 'MQ' } });

  expect(pages.length).toBeGreaterThan(800);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((page) => page.startsWith('/Tags.json?') && page.includes('hidden=1'))).not.toEqual([]);
});
