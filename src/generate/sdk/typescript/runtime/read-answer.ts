/** Makes an answer of what came over the line. */
import type { Answer, LineStream } from './answers.ts';
import type { Operation } from './operation.ts';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of a stream, which has no text then. */
  readonly pieces?: LineStream;
}

/** `isConditional`: whether the call named a copy. */
export function readAnswer(operation: Operation, received: Received, isConditional: boolean): Answer {
  const { status, headers, text } = received;
  if (status === 304 && isConditional)
    return { ok: true, kind: 'unchanged', status, headers: headersIn(operation, headers) };
  const body = isSuccess(operation, status) ? bodyIn(operation, received) : undefined;
  if (body) return { ok: true, kind: 'answered', status, body: body.is, headers: headersIn(operation, headers) };
  const requestId = headers.get('X-Request-Id');
  const trace = requestId === null ? {} : { requestId };
  const said = status < 400 ? undefined : refusalIn(status, parsed(text));
  if (!said) return { ok: false, kind: 'unexpected', status, text, ...trace };
  const reason = headers.get('X-Error-Reason') ?? undefined;
  const invalid = headers.get('X-Invalid-Values')?.split(', ');
  const retryAfter = integer(headers.get('Retry-After'));
  return {
    ...{ ok: false, kind: 'refused', status, ...said },
    ...(reason !== undefined && { reason }),
    ...(invalid && { invalid }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...trace,
  };
}

const isSuccess = ({ status: one }: Operation, status: number): boolean =>
  one === undefined ? status >= 200 && status < 300 : status === one;

/** Whether a body may come line by line, and is no page of something that stands before the service. */
export const isLines = (headers: Headers): boolean => !/html|xml|\/json/i.test(headers.get('Content-Type') ?? '');

/** Undefined where it is none of this operation's: then something else has answered. */
function bodyIn(operation: Operation, { text, pieces, headers }: Received): { is: unknown } | undefined {
  const { status, isEmpty, lines, isList, keys = [] } = operation;
  if (isEmpty || (status === undefined && text === '')) return { is: undefined };
  if (lines) return isLines(headers) ? { is: pieces ?? once(text) } : undefined;
  const is = parsed(text);
  if (status === undefined) return is === undefined ? undefined : { is };
  const isMeant = isList ? Array.isArray(is) : isRecord(is) && keys.every((key) => key in is);
  return isMeant ? { is } : undefined;
}

async function* once(text: string): LineStream & AsyncGenerator<string> {
  yield text;
}

function headersIn({ answers }: Operation, headers: Headers): Record<string, string | number | boolean> {
  const found: Record<string, string | number | boolean> = {};
  if (!answers) {
    headers.forEach((value, name) => {
      found[name] = value;
    });
    return found;
  }
  for (const [key, holds] of Object.entries(answers)) {
    const [name, as] = typeof holds === 'string' ? [holds] : holds;
    const text = headers.get(name);
    const value = as === 'integer' ? integer(text) : as === 'boolean' ? text === 'true' || undefined : text;
    if (value !== null && value !== undefined) found[key] = value;
  }
  return found;
}

const integer = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the service says in either of its two ways to say no; undefined where it is neither. */
function refusalIn(status: number, body: unknown) {
  if (!isRecord(body)) return undefined;
  const { error } = body;
  if (isRecord(error) && typeof error.message === 'string' && typeof error.code === 'string') {
    const { message, code, values } = error;
    return { message, code, ...(isTexts(values) && { values }) };
  }
  return status === 422 && isMessages(body) ? { message: sentence(body), errors: body } : undefined;
}

const sentence = (errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(errors)
    .map(([field, messages]) => `${field === 'base' ? '' : `${field} `}${messages.join(', ')}`)
    .join('; ');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isMessages = (value: Record<string, unknown>): value is Record<string, string[]> =>
  Object.values(value).every(isTexts);
