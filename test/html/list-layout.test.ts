/** Columns and rows of a list, which are part of its address. */
import { expect, test } from '@jest/globals';
import { layoutForm, parseLayout, rowsPerPage, shownColumns, withoutLayout } from '../../src/html/list-layout.ts';
import type { Column } from '../../src/html/table.ts';

const columns: Column<unknown>[] = [
  { heading: 'Name', cell: () => '' },
  { key: 'place', heading: 'Place', cell: () => '' },
  { key: 'changed', heading: 'Changed', cell: () => '' },
  { key: 'created', heading: 'Created', cell: () => '', isOff: true },
];
const headings = (said?: string) => shownColumns(columns, parseLayout({ columns: said })).map(({ heading }) => heading);

test('shows the default columns when none are chosen', () => {
  expect(headings()).toEqual(['Name', 'Place', 'Changed']);
});

test.each([
  ['created,place', ['Name', 'Place', 'Created']],
  ['-', ['Name']],
  ['-,changed', ['Name', 'Changed']],
  ['nonsense', ['Name', 'Place', 'Changed']],
])('%s: %p', (said, expected) => {
  expect(headings(said)).toEqual(expected);
});

test.each([
  [undefined, 50],
  ['50', 50],
  ['100', 100],
  ['200', 200],
  ['1000', 50],
  ['ten', 50],
])('rows=%p shows %d rows', (rows, expected) => {
  expect(rowsPerPage(parseLayout({ rows }))).toBe(expected);
});

test('accepts repeated parameters of a form, and ignores invalid ones', () => {
  expect(parseLayout({ columns: ['-', 'place', 'place', 'created'], rows: '100' })).toEqual({
    columns: 'place,created',
    rows: '100',
  });
  expect(parseLayout({ columns: '<b>', rows: ['100', '200'] })).toEqual({});
  expect(parseLayout({ columns: 'constructor,__proto__' })).toEqual({ columns: 'constructor,__proto__' });
});

test('filters exclude columns, rows and sort', () => {
  expect(withoutLayout({ q: 'anchor', place_id: '3', sort: 'name', columns: 'place', rows: '100' })).toEqual({
    q: 'anchor',
    place_id: '3',
  });
});

test('the form keeps the current query, and shows the chosen columns and rows', () => {
  const drawn = `${layoutForm({ path: '/Tags', parameters: { q: 'a "b"', sort: '-name' }, layout: { columns: 'created', rows: '200' }, columns })}`;
  expect(drawn).toContain('<input type="hidden" name="q" value="a &quot;b&quot;">');
  expect([...drawn.matchAll(/value="(\w+)" checked/g)].map(([, key]) => key)).toEqual(['created']);
  expect(drawn).toMatch(/<option value="200" selected/);
});
