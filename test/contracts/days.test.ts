/** The days that a request for figures covers. */
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { dayParameters, daysOf, spanOrDefault, withOrderedDays } from '../../contracts/management/days.ts';

const today = () => new Date().toISOString().slice(0, 10);

test('S2: by default, the span ends today and begins 29 days before its last day', () => {
  expect(spanOrDefault({}).to).toBe(today());
  expect(spanOrDefault({ to: '2026-03-01' })).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(spanOrDefault({ from: '2026-01-01', to: '2026-03-01' })).toEqual({ from: '2026-01-01', to: '2026-03-01' });
  expect(spanOrDefault({ to: '0001-01-05' })).toEqual({ from: '0001-01-01', to: '0001-01-05' });
});

test('S2: reports a first day after the last one under `from`, and an invalid day under its own name', () => {
  const schema = withOrderedDays(z.object(dayParameters), spanOrDefault);
  const wrong = (query: object) => schema.safeParse(query).error?.issues.map(({ path }) => path[0]);
  expect(wrong({ from: '2026-03-02', to: '2026-03-01' })).toEqual(['from']);
  expect(wrong({ from: '9999-12-31' })).toEqual(['from']);
  expect(wrong({ from: '2026-02-30', to: '2026-03-01' })).toEqual(['from']);
  expect(wrong({ from: '2026-03-01', to: 'yesterday' })).toEqual(['to']);
  expect(wrong({ from: today(), to: today() })).toBeUndefined();
});

test('lists the days of a span; of a long span, the last ones', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysOf({ from: '0001-01-01', to: '2026-03-01' }, 2)).toEqual(['2026-02-28', '2026-03-01']);
});
