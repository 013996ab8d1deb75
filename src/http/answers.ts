/** Answers as values: handlers name no numbers, and write nothing themselves. */
import type { Response } from 'express';
import type { Dependency } from './cached.ts';

export type AnswerHeaders = Readonly<Record<string, string>>;

export interface Answer<Status extends number, Body> {
  status: Status;
  headers?: AnswerHeaders;
  body: Body;
  /** Given for an answer that may be kept. */
  dependsOn?: Dependency | undefined;
  /** Set where everything was left as it was. */
  wroteNothing?: boolean;
  /** Counts the answer, where it is sent to a reader. */
  reads?: Dependency['reads'];
}

export const ok = <B>(body: B, headers: AnswerHeaders = {}): Answer<200, B> => ({ status: 200, headers, body });

/** Done, with something that should still be checked. */
export const warningHeader = (warnings: readonly string[]): AnswerHeaders =>
  warnings.length > 0 ? { 'X-Warning': warnings.join(', ') } : {};

/** Many at once, which have no address together. */
export const made = <B>(body: B): Answer<201, B> => ({ status: 201, body });

/** Done, and nothing to say. */
export const done = (): Answer<204, undefined> => ({ status: 204, body: undefined });

/**
 * Of a list: how many there are on all pages, and where it goes on, if it does. The token stays out of that address, which
 * ends up in logs; it is sent as the Bearer token.
 */
export function listHeaders(
  total: number | undefined,
  next?: { address: string; query: Record<string, unknown> },
): AnswerHeaders {
  const headers: AnswerHeaders = total === undefined ? {} : { 'X-Total-Count': String(total) };
  if (!next) return headers;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(next.query)) if (value !== undefined) query.set(name, String(value));
  return { ...headers, Link: `<${next.address}?${query}>; rel="next"` };
}

/** The one place where the headers of such an answer are written. */
export function writeHeaders(res: Response, { headers }: Pick<Answer<number, unknown>, 'headers'>): void {
  for (const name in headers) res.setHeader(name, headers[name] as string);
}
