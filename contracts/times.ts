/** Instants, as callers send them. */
import { z } from 'zod';
import { lenient } from './primitives.ts';

/** PostgreSQL has no year 0 and no offset of 16 hours or more (the farthest on earth is 14), and limits the digits. */
const isStorableInstant = (value: string) =>
  value.length <= 64 && !value.startsWith('0000') && !/[+-](1[6-9]|2\d):\d\d$/.test(value);

/** A `+` that a client has not encoded in a query arrives as a space; only a sign can be there. */
const withSign = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^([\d-]{10,15}T[\d:.]+) (\d\d:\d\d)$/, '$1+$2') : value;

export const TimestampParameter = lenient(
  withSign,
  z.iso.datetime({ offset: true }).refine(isStorableInstant, { error: 'is not an instant that can be stored' }),
);
