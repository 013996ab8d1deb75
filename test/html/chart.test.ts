/** S5: charts that need no script, and the same figures in a table. */
import { describe, expect, test } from '@jest/globals';
import { axisFor, type ChartOptions, chart, chartAndTable, formatFigure } from '../../src/html/chart.ts';
import { html, nothing } from '../../src/html/html.ts';

const days: ChartOptions = {
  name: 'Reads from 2026-11-20 to 2026-11-21',
  of: 'Day',
  counted: 'Reads',
  as: 'columns',
  bars: [
    { label: '2026-11-20', values: [1500] },
    { label: '2026-11-21', values: [0] },
  ],
};
const languages: ChartOptions = {
  name: 'Texts by language',
  of: 'Language',
  counted: 'Texts',
  parts: ['Original', 'Missing'],
  as: 'rows',
  bars: [{ label: '<b>French</b>', values: [3, 1] }],
};

describe('S5: a chart', () => {
  test('is an image with an accessible name and labelled axes, without scripts or inline styles', () => {
    const drawn = `${chart(days)}`;
    expect(drawn).toContain('<svg role="img" aria-label="Reads from 2026-11-20 to 2026-11-21"');
    for (const word of ['>Reads by day</text>', '>2026-11-20</text>', '>2026-11-21</text>', '>2\u00a0000</text>'])
      expect(drawn).toContain(word);
    expect(drawn).not.toMatch(/script|style=|fill="#/);
  });

  test('draws each bar in proportion to its value, and none for zero', () => {
    const rects = [...`${chart(days)}`.matchAll(/<rect class="part-1"[^>]* height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    // Of an axis to 2000, 150 high.
    expect(rects).toEqual([112.5]);
  });

  test('stacks the parts of a bar, and has a key of their colours', () => {
    const drawn = `${chart(languages)}`;
    const rects = [...drawn.matchAll(/<rect class="(part-\d)" x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)];
    expect(rects.map(([, part, x, width]) => [part, Number(x), Number(width)])).toEqual([
      ['part-1', 0, 75],
      ['part-2', 75, 25],
    ]);
    expect(drawn).toMatch(/<ul class="key">.*Original.*Missing/s);
  });

  test('labels a day without counts on its axis, but leaves it out of the table', () => {
    const both = `${chartAndTable(days, nothing)}`;
    expect(both).toContain('>2026-11-21</text>');
    expect([...both.matchAll(/<th scope="row"[^>]*><bdi>([^<]*)/g)].map(([, day]) => day)).toEqual(['2026-11-20']);
  });

  test('escapes HTML in labels', () => {
    expect(`${chartAndTable(languages, nothing)}`).not.toContain('<b>');
  });

  test('stands above a table of the same figures, with headings', () => {
    const both = `${chartAndTable(languages, nothing)}`;
    expect([...both.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, heading]) => heading)).toEqual([
      'Language',
      'Original',
      'Missing',
      'Texts',
    ]);
    expect([...both.matchAll(/<td class="number">(\d+)<\/td>/g)].map(([, value]) => Number(value))).toEqual([3, 1, 4]);
  });

  test('fills the width of the page, abbreviates large figures, and labels only some of its days', () => {
    const bars = Array.from({ length: 31 }, (_, at) => ({
      label: `day ${at + 1}`,
      values: [at === 0 ? 1_500_000 : 0],
    }));
    const drawn = `${chart({ ...days, bars })}`;
    expect(drawn).not.toContain('viewBox');
    expect([...drawn.matchAll(/>(day \d+)<\/text>/g)].map(([, day]) => day)).toEqual([
      ...['day 1', 'day 31'],
      ...['day 9', 'day 16', 'day 24'],
    ]);
    for (const figures of ['>0</text>', '>1M</text>', '>2M</text>']) expect(drawn).toContain(figures);
    expect([...drawn.matchAll(/<rect class="part-1" x="([\d.]+)%"/g)].map(([, x]) => Number(x))).toEqual([0.32]);
  });

  test('is replaced by a message when it has no bars, and can show only zeros', () => {
    expect(`${chartAndTable({ ...days, bars: [] }, html`<p>None</p>`)}`).toBe('<p>None</p>');
    const zeros = { ...days, bars: [{ label: '2026-11-20', values: [0] }] };
    expect(`${chart(zeros)}`).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [11, 20],
  [5_000_001, 10_000_000],
])('the axis of %p ends at %p', (most, end) => {
  expect(axisFor(most)).toBe(end);
});

test('large figures are grouped by thousands', () => {
  expect([0, 999, 1000, 1234567].map(formatFigure)).toEqual(['0', '999', '1\u00a0000', '1\u00a0234\u00a0567']);
});
