/** Answers that hold one long list, whose rows are written while they are sent: nobody else waits for all of them. */
import type { Response } from 'express';
import type { z } from 'zod';
import { streamed } from './streamed.ts';
import type { Turns } from './turns.ts';

/** Lists up to this length are written at once. */
const short = 100;

/**
 * The body of an answer of a contract: the report, whose list `name` is checked and written row by row. Long ones can't be taken back
 * once they have begun.
 */
export function longReport<Name extends string, Report extends Record<Name, readonly unknown[]>>(
  res: Response,
  turns: Turns,
  report: Report,
  { name, item }: { name: Name; item: z.ZodType },
): Report {
  if (report[name].length <= short) return report;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  // ts-rest sends a stream as it stands, where its types want the body.
  return streamed(res, written(turns, report, name, item)) as unknown as Report;
}

async function* written(turns: Turns, report: Record<string, unknown>, name: string, item: z.ZodType) {
  const { [name]: rows, ...others } = report;
  yield `${JSON.stringify(others).slice(0, -1)},${JSON.stringify(name)}:[`;
  let separator = '';
  yield* turns.write(rows as readonly unknown[], (row) => {
    const text = separator + JSON.stringify(item.parse(row));
    separator = ',';
    return text;
  });
  yield ']}';
}
