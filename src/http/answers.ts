/** Answers as values: handlers neither name statuses nor write responses. */
import type { Response } from 'express';
import type { Dependency } from './cached.ts';

export type AnswerHeaders = Readonly<Record<string, string>>;

export interface Answer<Status extends number, Body> {
  status: Status;
  headers?: AnswerHeaders;
  body: Body;
  /** For cacheable answers. */
  dependsOn?: Dependency | undefined;
  /** Set if the write changed nothing. */
  wroteNothing?: boolean;
  /** Counts the answer when it is sent to a reader. */
  reads?: Dependency['reads'];
}

export const ok = <B>(body: B, headers: AnswerHeaders = {}): Answer<200, B> => ({ status: 200, headers, body });

/** Success with a warning. */
export const warningHeader = (warnings: readonly string[]): AnswerHeaders =>
  warnings.length > 0 ? { 'X-Warning': warnings.join(', ') } : {};

/** Many records at once, without a common address. */
export const created = <B>(body: B): Answer<201, B> => ({ status: 201, body });

/** Success without a body. */
export const noContent = (): Answer<204, undefined> => ({ status: 204, body: undefined });

/**
 * Of a list: its total and the next page, if any. The token is left out of that URL, as URLs end up in logs; it is sent
 * as the Bearer token.
 */
export function listHeaders(
  total: number | undefined,
  next?: { address: string; query: Record<string, unknown> },
  most = Number.POSITIVE_INFINITY,
): AnswerHeaders {
  const headers: AnswerHeaders =
    total === undefined
      ? {}
      : { 'X-Total-Count': String(Math.min(total, most)), ...(total > most && { 'X-Total-Count-Relation': 'gte' }) };
  if (!next) return headers;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(next.query)) if (value !== undefined) query.set(name, String(value));
  return { ...headers, Link: `<${next.address}?${query}>; rel="next"` };
}

/** The one place where the headers of such an answer are written. */
export function writeHeaders(res: Response, { headers }: Pick<Answer<number, unknown>, 'headers'>): void {
  for (const name in headers) res.setHeader(name, headers[name] as string);
}
