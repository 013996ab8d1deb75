/** Days and periods, in UTC. */
import { z } from 'zod';
import { isDay } from '../primitives.ts';

export const Day = z
  .string()
  .refine(isDay, { error: 'is not a day' })
  .meta({ pattern: String.raw`^\d{4}-\d\d-\d\d$`, maxLength: 10 });

/** Query parameters, both days included. */
export const dayParameters = {
  from: Day.optional().meta({ description: 'First day, in UTC', examples: ['2026-11-01'] }),
  to: Day.optional().meta({ description: 'Last day, in UTC', examples: ['2026-11-21'] }),
};

/** The readable ones of any input: the parameters themselves report invalid days. */
const Days = z.object({ from: Day.optional().catch(undefined), to: Day.optional().catch(undefined) }).catch({});
type Days = z.output<typeof Days>;

/** The first and the last day of a period. */
export interface Span {
  from: string;
  to: string;
}

/** A query whose days must be in order. `readAs`: fills in absent days. */
export const withOrderedDays = <S extends z.ZodObject>(schema: S, readAs: (days: Days) => Days = (days) => days): S =>
  schema.refine(
    (given) => {
      const { from, to } = readAs(Days.parse(given));
      return from === undefined || to === undefined || from <= to;
    },
    { path: ['from'], error: 'is after `to`', when: () => true },
  ) as S;

/** The default period in days. */
const defaultDays = 30;
const dayLength = 24 * 3600 * 1000;
/** PostgreSQL's calendar has no year 0. */
const firstDay = '0001-01-01';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The period of figures: by default to today, from 29 days before its last day. */
export function spanOrDefault({ from, to = dayOf(Date.now()) }: Days): Span {
  const usual = dayOf(Date.parse(to) - (defaultDays - 1) * dayLength);
  return { from: from ?? (usual < firstDay ? firstDay : usual), to };
}

/** All days of a period; of a long one the last `most`. */
export function daysOf({ from, to }: Span, most = 400): string[] {
  const last = Date.parse(to);
  const count = Math.min(most, Math.round((last - Date.parse(from)) / dayLength) + 1);
  return Array.from({ length: count }, (_, index) => dayOf(last - (count - 1 - index) * dayLength));
}
