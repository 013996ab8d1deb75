import { expect, test } from '@jest/globals';
import { PlaceFilters } from '../../contracts/management/record-filters.ts';
import { TimestampParameter } from '../../contracts/times.ts';

test.each(['2026-11-25T10:00:00', '2026-11-25T10:00:00.123'])(
  'HU9: a space before the offset of %s is a plus',
  (time) => {
    expect(TimestampParameter.parse(`${time} 01:00`)).toBe(`${time}+01:00`);
    expect(PlaceFilters.parse({ updated_since: `${time} 01:00` })).toEqual({ updated_since: `${time}+01:00` });
  },
);

test.each(['2026-11-25 10:00:00', '2026-11-25T10:00:00  01:00', '2026-11-25T10:00:00 Z', '2026-11-25T10:00:00 16:00'])(
  'HU9: %s is no time all the same',
  (time) => {
    expect(TimestampParameter.safeParse(time).success).toBe(false);
    expect(PlaceFilters.safeParse({ updated_since: time }).success).toBe(false);
  },
);
