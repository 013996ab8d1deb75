/** Days in UTC, and from which to which something is told. */
import { z } from 'zod';
import { isDay } from '../primitives.ts';

export const Day = z
  .string()
  .refine(isDay, { error: 'is not a day' })
  .meta({ pattern: String.raw`^\d{4}-\d\d-\d\d$`, maxLength: 10 });

/** As a query names them, both included. */
export const dayParameters = {
  from: Day.optional().meta({ description: 'The first day, in UTC', examples: ['2026-11-01'] }),
  to: Day.optional().meta({ description: 'The last day, in UTC', examples: ['2026-11-21'] }),
};

/** What can be read of them in whatever is given: of what is no day the parameter itself complains. */
const Days = z.object({ from: Day.optional().catch(undefined), to: Day.optional().catch(undefined) }).catch({});
type Days = z.output<typeof Days>;

/** The first and the last day of a span. */
export interface Span {
  from: string;
  to: string;
}

/** A query of which the days make sense together. `readAs`: what is meant where one of them is not said. */
export const inOrder = <S extends z.ZodObject>(schema: S, readAs: (days: Days) => Days = (days) => days): S =>
  schema.refine(
    (given) => {
      const { from, to } = readAs(Days.parse(given));
      return from === undefined || to === undefined || from <= to;
    },
    { path: ['from'], error: 'is after `to`', when: () => true },
  ) as S;

/** How many days figures are told of where nobody says it. */
const usualDays = 30;
const dayLength = 24 * 3600 * 1000;
/** PostgreSQL's calendar has no year 0. */
const firstDay = '0001-01-01';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Of which days figures are told: to today, from 29 days before the last one. */
export function spanOf({ from, to = dayOf(Date.now()) }: Days): Span {
  const usual = dayOf(Date.parse(to) - (usualDays - 1) * dayLength);
  return { from: from ?? (usual < firstDay ? firstDay : usual), to };
}

/** All days of a span; of a long one the last `most`. */
export function daysOf({ from, to }: Span, most = 400): string[] {
  const last = Date.parse(to);
  const count = Math.min(most, Math.round((last - Date.parse(from)) / dayLength) + 1);
  return Array.from({ length: count }, (_, index) => dayOf(last - (count - 1 - index) * dayLength));
}
