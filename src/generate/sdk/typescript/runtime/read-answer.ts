/** Makes an answer of what came over the line. */
import type { Answer, ErrorDetails, LineStream, Unexpected } from './answers.ts';
import type { Operation } from './operation.ts';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of a stream, which has no text then. */
  readonly pieces?: LineStream;
}

export function readAnswer(operation: Operation, received: Received): Answer {
  const { status, headers, text } = received;
  const { success, errors } = operation;
  if (status === success.status && success.isEmpty)
    return { ok: true, kind: 'answered', status, body: undefined, headers: headersOf(success.headers, headers) };

  if (status === success.status && success.isLines)
    return {
      ...{ ok: true, kind: 'answered', status, body: received.pieces ?? once(text) },
      headers: headersOf(success.headers, headers),
    };

  const body = parsed(text);
  if (status === success.status) {
    if (typeof body !== 'object' || body === null) return unexpected(received);
    return { ok: true, kind: 'answered', status, body, headers: headersOf(success.headers, headers) };
  }
  if (status === 304) return { ok: true, kind: 'unchanged', status };
  if (errors[status] === 'invalid' && isMessages(body))
    return { ok: false, kind: 'invalid', status: 422, errors: body, ...trace(headers) };

  const error = errorIn(body);
  if (errors[status] !== 'refused' || !error) return unexpected(received, error);
  const reason = headers.get('X-Error-Reason') ?? undefined;
  const retryAfter = integer(headers.get('Retry-After'));
  return {
    ok: false,
    kind: 'refused',
    status,
    error,
    ...(reason !== undefined && { reason }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...trace(headers),
  };
}

async function* once(text: string): LineStream & AsyncGenerator<string> {
  yield text;
}

function unexpected({ status, headers, text }: Received, error?: ErrorDetails): Unexpected {
  return { ok: false, kind: 'unexpected', status, text, ...(error && { error }), ...trace(headers) };
}

function trace(headers: Headers): { requestId?: string } {
  const requestId = headers.get('X-Request-Id');
  return requestId === null ? {} : { requestId };
}

function headersOf(wanted: Operation['success']['headers'], headers: Headers): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [key, [name, holds]] of Object.entries(wanted)) {
    const text = headers.get(name);
    const value = holds === 'integer' ? integer(text) : (text ?? undefined);
    if (value !== undefined) found[key] = value;
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

function errorIn(body: unknown): ErrorDetails | undefined {
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error) || typeof error.message !== 'string' || typeof error.code !== 'string') return undefined;
  const { message, code, values } = error;
  return { message, code, ...(isTexts(values) && { values }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isMessages = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isTexts);
